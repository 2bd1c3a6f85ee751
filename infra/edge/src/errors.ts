import { type ErrorBody, type ErrorCode, errorCatalogue, type Language } from '@stroomwerk/contracts/common';

/** Language of an answer to a program: Accept-Language, Dutch first (decisions.md). */
export function acceptedLanguage(header: string | undefined): Language {
  for (const part of (header ?? '').split(',')) {
    const tag = part.trim().slice(0, 2).toLowerCase();
    if (tag === 'nl' || tag === 'en') return tag;
  }
  return 'nl';
}

/** @param about put behind the developers' message: which part, which address. */
export function errorBody(code: ErrorCode, acceptLanguage: string | undefined, about = ''): ErrorBody {
  const entry = errorCatalogue[code];
  return {
    code,
    message: about === '' ? entry.message : `${entry.message} (${about})`,
    detail: entry.detail[acceptedLanguage(acceptLanguage)],
  };
}

export const statusOf = (code: ErrorCode): number => errorCatalogue[code].status;
