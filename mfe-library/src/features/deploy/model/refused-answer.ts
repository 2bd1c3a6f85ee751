import { ApiError } from '@stroomwerk/mfe-runtime';

/**
 * Lets a refused answer stand at the field of its value: the platform names it within the request, the form by its key.
 * @throws ApiError with the fields of the form; anything else as it is
 */
export function atItsValue(error: unknown): never {
  if (!(error instanceof ApiError)) throw error;
  const { status, code, detail, reference } = error;
  const fields = Object.entries(error.fields).map(([name, text]) => [name.replace(/^values\./, ''), text]);
  throw new ApiError(status, code, detail, Object.fromEntries(fields), reference);
}
