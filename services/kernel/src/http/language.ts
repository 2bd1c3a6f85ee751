import { AsyncLocalStorage } from 'node:async_hooks';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { type Language, readBy } from '@stroomwerk/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

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

const asked = new AsyncLocalStorage<Language>();
const reader = (): Language => asked.getStore() ?? 'nl';

/** What a schema refuses is said in the language of the request: in our words, or in zod's where a rule has none of ours. */
export function refuseInLanguage(adapter: FastifyAdapter): void {
  const words = { nl: z.locales.nl().localeError, en: z.locales.en().localeError };
  z.config({ localeError: (issue) => words[reader()](issue) });
  readBy(reader);
  // After the body was read, which happens in the context of its connection.
  adapter
    .getInstance()
    .addHook('preValidation', (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
      asked.run(languageOf(request.headers['accept-language']), done);
    });
}
