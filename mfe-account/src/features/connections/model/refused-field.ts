import { ApiError } from '@stroomwerk/mfe-runtime';

/** Problems of the key; every other one of `library.n8n_*` is about what was reached at the address. */
const ofKey = ['library.n8n_wrong_key', 'library.n8n_key_unreadable'];
/** The n8n itself, not what was typed. */
const ofNobody = ['library.n8n_busy', 'library.n8n_broken', 'library.n8n_too_slow'];

/**
 * Lets a refusal stand at the field that it is about, with the words it came with.
 * @param error what a call threw
 * @throws ApiError with the field where there is one; anything else as it is
 */
export function atItsField(error: unknown): never {
  if (!(error instanceof ApiError)) throw error;
  const { status, code, detail, reference } = error;
  if (!code.startsWith('library.n8n_') || ofNobody.includes(code)) throw error;
  const field = ofKey.includes(code) ? 'key' : 'address';
  throw new ApiError(status, code, detail, { [field]: detail }, reference);
}
