export {
  configureAuth,
  followOtherTabs,
  getAccessToken,
  loadSession,
  login,
  logout,
  refreshUser,
  renewAccessToken,
} from './session.js';
export { type Auth, currentAccountId, currentUserId, knownAuth, useAuth } from './use-auth.js';
export { ApiError, type Language, send, sendRaw, unreachable, type Wire } from './wire.js';
