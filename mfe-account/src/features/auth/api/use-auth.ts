import {
  confirmEmail,
  forgotPassword,
  providers,
  register,
  resendConfirmation,
  resetPassword,
} from '@stroomwerk/contracts/auth';
import { prices } from '@stroomwerk/contracts/billing';
import { stats, top12 } from '@stroomwerk/contracts/library';
import { type ApiMutationOptions, useApiMutation, useOptionalQuery } from '@stroomwerk/mfe-runtime';

/** Makes an account. */
export const useRegister = () => useApiMutation(register);

/** Who else vouches for a person; the same as long as the page stays. */
export const useProviders = () => useOptionalQuery(providers, {}, { staleTime: Number.POSITIVE_INFINITY });

/** The price list. */
export const usePrices = () => useOptionalQuery(prices);

/** Whose flows hang on the wall. */
export const useTop = () => useOptionalQuery(top12);

/** How large the library is. */
export const useLibraryFigures = () => useOptionalQuery(stats);

/** Confirms the address that a mailed link names. */
export const useConfirmEmail = (options: ApiMutationOptions<typeof confirmEmail>) =>
  useApiMutation(confirmEmail, options);

/** Sets the password that a mailed link allows to set. */
export const useResetPassword = (options: ApiMutationOptions<typeof resetPassword>) =>
  useApiMutation(resetPassword, options);

/** Asks for a mail to set another password. */
export const useForgotPassword = (options?: ApiMutationOptions<typeof forgotPassword>) =>
  useApiMutation(forgotPassword, options);

/** Mails the link that confirms the address once more. */
export const useResendConfirmation = (options: ApiMutationOptions<typeof resendConfirmation>) =>
  useApiMutation(resendConfirmation, options);
