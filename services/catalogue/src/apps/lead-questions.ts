import { say } from '../dsl/language.js';
import type { Fields } from '../kit/entities.js';
import type { Source } from '../kit/ports.js';

export type LeadSource = Source<'lead'>;

/** Questions of a form that is made for n8n: the names as the workflow reads them. */
export const questions = (at = '$json'): Fields<'lead'> => ({
  email: `${at}${say("['E-mailadres']", '.Email')}`,
  name: `${at}.${say('Naam', 'Name')}`,
  company: `${at}.${say('Bedrijf', 'Company')}`,
  phone: `${at}.${say('Telefoon', 'Phone')}`,
  message: `${at}.${say('Bericht', 'Message')}`,
});
/** A name field of two boxes comes as an object with a part each. */
export const nameOfParts = (name: string): string =>
  `[${name}].map((naam) => (naam !== null && typeof naam === 'object' ? Object.values(naam).filter(Boolean).join(' ') : naam))[0]`;
export const named = {
  nl: 'Noem de vragen van je formulier Naam, E-mailadres, Bedrijf, Telefoon en Bericht.',
  en: 'Call the questions of your form Name, Email, Company, Phone and Message.',
};
