import type { Fields } from '../kit/entities.js';
import type { Source } from '../kit/ports.js';

export type LeadSource = Source<'lead'>;

/** Questions of a form that is made for n8n: the names as the workflow reads them. */
export const QUESTIONS: Fields<'lead'> = {
  email: "$json['E-mailadres']",
  name: '$json.Naam',
  company: '$json.Bedrijf',
  phone: '$json.Telefoon',
  message: '$json.Bericht',
};
export const named = {
  nl: 'Noem de vragen van je formulier Naam, E-mailadres, Bedrijf, Telefoon en Bericht.',
  en: 'Call the questions of your form Naam, E-mailadres, Bedrijf, Telefoon and Bericht.',
};
