import type { Language } from './language.js';
import type { NodeSpec } from './types.js';

const PASSWORD = {
  nl: (steps: string, each: string) =>
    `Maak in n8n een Basic Auth met een gebruikersnaam en een lang wachtwoord die je zelf bedenkt, kies hem bij ${steps}${each} en geef ze alleen aan wie dit mag gebruiken.`,
  en: (steps: string, each: string) =>
    `In n8n create a Basic Auth with a user name and a long password that you make up, choose it at ${steps}${each} and give them only to those who may use this.`,
};
const EACH = {
  nl: ' (een eigen voor elk, als anderen het invullen)',
  en: ' (one of its own for each, where others fill it in)',
};

/**
 * How to make the password that a form or a chat asks for: one sentence, and none where nothing asks.
 * @param nodes by their Dutch names
 */
export function passwordsFor(nodes: readonly NodeSpec[], language: Language): string[] {
  const closed = nodes
    .filter(({ type }) => /\.(formTrigger|chatTrigger)$/.test(type))
    .filter(({ parameters }) => parameters.authentication === 'basicAuth')
    .map(({ name }) => `"${name}"`);
  if (closed.length === 0) return [];
  const steps = new Intl.ListFormat(language, { type: 'conjunction' }).format(closed);
  return [PASSWORD[language](steps, closed.length > 1 ? EACH[language] : '')];
}
