### Dates and steps of the campaign, as they may be set directly.

option-23-evening = 23 September, evening
option-24-morning = 24 September, morning
option-24-noon = 24 September, noon
option-24-evening = 24 September, evening
option-25-morning = 25 September, morning
option-25-noon = 25 September, noon

option-4-501 = 4.501 { refit-step-melee }
option-4-502 = 4.502 { refit-step-markers }
option-4-503 = 4.503 { refit-step-recovery }
option-4-504 = 4.504 { refit-step-shock-and-bog }
option-4-505 = 4.505 { refit-step-setup-areas }
option-4-506 = 4.506 { refit-step-escape }
option-4-507 = 4.507 { refit-step-possession }
option-4-508 = 4.508 { refit-step-wounded }
option-4-509 = 4.509 { refit-step-consolidation }
option-4-510 = 4.510 { refit-step-new-date }
option-4-511 = 4.511 { refit-step-shift }
option-4-512 = 4.512 { refit-step-repair }
option-4-513 = 4.513 { refit-step-replenishment }
option-4-514 = 4.514 { refit-step-cpp }
option-4-515 = 4.515 { refit-step-purchase }
option-4-516 = 4.516 { refit-step-strength }
option-4-517 = 4.517 { refit-step-initiative }
option-4-518 = 4.518 { refit-step-setup }
