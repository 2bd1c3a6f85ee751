import { securityEvents } from '@stroomwerk/contracts/auth';
import { useApiQuery } from '@stroomwerk/mfe-runtime';

/** What happened to the account. */
export const useSecurityEvents = () => useApiQuery(securityEvents);
