import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';

/** The language of an Accept-Language header: the first of nl and en by weight; nl when neither is asked for. */
export function languageOf(header: string | undefined): Language {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ language, weight }) => (language === 'nl' || language === 'en') && weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return wanted[0]?.language === 'en' ? 'en' : 'nl';
}

/** The language the caller reads: `@Lang() lang: Language`. */
export const Lang = createParamDecorator(
  (_: unknown, context: ExecutionContext): Language =>
    languageOf(
      context.switchToHttp().getRequest<{ headers: Record<string, string> }>().headers['accept-language'],
    ),
);
