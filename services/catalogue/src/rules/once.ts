import { mayRepeat } from '../dsl/http.js';
import type { Rule } from './rule.js';

const namesOf = (parameters: unknown): string[] =>
  ((parameters as { parameters?: { name?: unknown }[] } | undefined)?.parameters ?? []).map(({ name }) =>
    String(name),
  );

/** A payment, a booking or an answer to a customer that is tried again after a timeout may be there twice. */
export const once: Rule = {
  id: 'once',
  *find({ steps }) {
    for (const { name, type, parameters, retryOnFail } of steps) {
      if (type !== 'n8n-nodes-base.httpRequest' || retryOnFail !== true) continue;
      const { method = 'GET', url, headerParameters } = parameters;
      if (!mayRepeat(String(method), String(url), namesOf(headerParameters)))
        yield {
          step: name,
          says: 'it is done twice where only the answer got lost: send a key of idempotency, or do not try it again',
        };
    }
  },
};
