import { bonus, sendBonus } from '@stroomwerk/contracts/library';
import { type ApiMutationOptions, useApiMutation, useApiQuery } from '@stroomwerk/mfe-runtime';

/** The bonus workflows, and when they were sent. */
export const useBonus = () => useApiQuery(bonus);

/** Mails them. */
export const useSendBonus = (options: ApiMutationOptions<typeof sendBonus>) =>
  useApiMutation(sendBonus, options);
