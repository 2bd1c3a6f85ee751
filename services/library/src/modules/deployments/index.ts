/** The door of the module: what the other modules of services/library use of it. */
export { refuseMore } from './application/admitting.js';
export { Asking, type Seen, shownConnection } from './application/asking.js';
export { DeployVault } from './application/deploy-vault.js';
export { DeployWork } from './application/deploy-work.js';
export { Deployments } from './application/deployments.service.js';
export { Sayings } from './application/sayings.js';
export { addDeployment, holdAccount, type NewDeployment } from './persistence/deployments.js';
export {
  countAutomations,
  credentialUse,
  type ExistingAutomation,
  existingAutomation,
  isOnItsWay,
} from './persistence/known.js';
