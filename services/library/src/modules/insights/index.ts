/** The door of the module: what the other modules of services/library use of it. */
export { DaysUpkeep } from './application/days-upkeep.js';
export { type AutomationSaved, type Saved, SavedBetween } from './application/saved-between.js';
export { addDays, type Day, dayOf, daysBetween } from './domain/days.js';
export { centsOf, hoursOf } from './domain/saved.js';
