import { AppError } from '@stroomwerk/kernel';
import Stripe from 'stripe';

const { errors } = Stripe;

/** Not reached, overloaded, broken on its side, or not letting us in: nothing the caller could put right. */
const isUnavailable = (error: unknown): boolean =>
  error instanceof errors.StripeConnectionError ||
  error instanceof errors.StripeAPIError ||
  error instanceof errors.StripeRateLimitError ||
  error instanceof errors.StripeAuthenticationError ||
  error instanceof errors.StripePermissionError;

/** Whether the provider says that something does not exist. */
export const isMissing = (error: unknown): boolean =>
  error instanceof errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** Whether the provider refuses an act, as with what is done or gone already. */
export const isRefused = (error: unknown): boolean => error instanceof errors.StripeInvalidRequestError;

/** Takes it that the provider refuses an act; throws anything else. */
export function unlessRefused(error: unknown): void {
  if (!isRefused(error)) throw error;
}

/** Whether nobody answered, so that what was asked for may have been done; of an error that `asked` threw. */
export const isUnheard = (error: unknown): boolean =>
  error instanceof AppError && error.cause instanceof errors.StripeConnectionError;

/**
 * Awaits an answer of the payment provider.
 * @throws AppError billing.payment_provider_unavailable when it does not answer; its other errors as they are
 */
export async function asked<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (isUnavailable(error)) throw new AppError('billing.payment_provider_unavailable', { cause: error });
    throw error;
  }
}

/** As `asked`; null for what the provider does not know. */
export async function askedOrNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await asked(call);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
