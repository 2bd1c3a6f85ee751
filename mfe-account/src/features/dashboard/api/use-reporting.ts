import { createReporting } from '@stroomwerk/contracts/library';
import { useApiMutation } from '@stroomwerk/mfe-runtime';

/** Makes the address with which an automation reports its runs; nothing of it is kept once it is off the screen. */
export const useReporting = () => useApiMutation(createReporting, { gcTime: 0 });
