import { type ErrorBody, type ErrorCode, errorCatalogue, type Language } from '@stroomwerk/contracts/common';
import { currentTrace } from '@stroomwerk/kernel/tracing';

/** What Accept-Language asks for most of the two languages; Dutch where it asks for neither (decisions.md). */
export function acceptedLanguage(header: string | undefined): Language {
  let found: { readonly language: Language; readonly weight: number } = { language: 'nl', weight: 0 };
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [language] = part.trim().split(/[-;]/);
    const weight = Number(/;\s*q=([\d.]+)/.exec(part)?.[1] ?? 1);
    if ((language === 'nl' || language === 'en') && weight > found.weight) found = { language, weight };
  }
  return found.language;
}

/** @param about put behind the developers' message: which part, which address. */
export function errorBody(code: ErrorCode, acceptLanguage: string | undefined, about = ''): ErrorBody {
  const entry = errorCatalogue[code];
  return {
    code,
    message: about === '' ? entry.message : `${entry.message} (${about})`,
    detail: entry.detail[acceptedLanguage(acceptLanguage)],
    trace_id: currentTrace()?.id,
  };
}

export const statusOf = (code: ErrorCode): number => errorCatalogue[code].status;
