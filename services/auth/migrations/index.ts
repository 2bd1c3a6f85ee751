export { AuthTables1763700000000 } from './1763700000000-auth-tables.js';
export { Messages1764000000000 } from './1764000000000-messages.js';
