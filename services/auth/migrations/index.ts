export { AuthTables1763700000000 } from './1763700000000-auth-tables.js';
