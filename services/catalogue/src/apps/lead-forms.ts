import { form } from '../dsl/index.js';
import type { LeadSource } from './lead-questions.js';
import { elementor, googleForms, jotform, leadForms, n8nForm, typeform, webflow } from './lead-sources.js';

const NOTHING_ELSE = { company: "''", phone: "''", message: "''" };

/** A form of n8n's own for a newsletter: nobody gets through without the tick. */
const n8nNewsletterForm: LeadSource = {
  ...n8nForm,
  event: {
    nl: 'iemand zich met het n8n-formulier voor je nieuwsbrief inschrijft',
    en: 'someone signs up for your newsletter with the n8n form',
  },
  nodes: (name) => [
    form(name, 'Schrijf je in voor de nieuwsbrief', 'Je kunt je op elk moment weer uitschrijven.', [
      ['name', 'Naam'],
      ['email', 'E-mailadres', 'email'],
      ['consent', 'Toestemming', 'checkbox', ['Ja, stuur mij de nieuwsbrief']],
    ]),
  ],
  fields: { email: '$json.email', name: '$json.name', ...NOTHING_ELSE },
};
const n8nWebinarForm: LeadSource = {
  ...n8nForm,
  event: {
    nl: 'iemand zich met het n8n-formulier voor je webinar aanmeldt',
    en: 'someone signs up for your webinar with the n8n form',
  },
  nodes: (name) => [
    form(name, 'Meld je aan voor het webinar', 'Je krijgt een bevestiging en twee herinneringen.', [
      ['name', 'Naam'],
      ['email', 'E-mailadres', 'email'],
      ['phone?', 'Mobiel nummer'],
    ]),
  ],
  fields: { email: '$json.email', name: '$json.name', ...NOTHING_ELSE, phone: '$json.phone' },
};
const n8nQuestionForm: LeadSource = {
  ...n8nForm,
  nodes: (name) => [
    form(name, 'Stel je vraag', 'Je krijgt binnen een werkdag antwoord.', [
      ['name', 'Naam'],
      ['email', 'E-mailadres', 'email'],
      ['company?', 'Bedrijf'],
      ['phone?', 'Telefoon'],
      ['message', 'Waarmee kunnen we helpen?', 'textarea'],
      ['nieuwsbrief?', 'Nieuwsbrief', 'checkbox', ['Ja, stuur mij de nieuwsbrief']],
    ]),
  ],
};

/** Forms to sign up for a newsletter. */
export const newsletterForms: LeadSource[] = [
  elementor,
  webflow,
  typeform,
  jotform,
  n8nNewsletterForm,
  googleForms,
];
/** Forms to sign up for a webinar. */
export const webinarForms: LeadSource[] = [
  elementor,
  webflow,
  typeform,
  jotform,
  n8nWebinarForm,
  googleForms,
];
/** Forms that hand over one question at a time and may ask about the newsletter in a field of that name. */
export const questionForms: LeadSource[] = leadForms
  .filter((one) => one !== googleForms)
  .map((one) => (one === n8nForm ? n8nQuestionForm : one));
/** True where the person ticked the newsletter in such a form; `record` is the step that holds the answers. */
export const wantsNewsletter = (record: string): string =>
  `={{ [$('${record}').item.json, $('${record}').item.json.body, $('${record}').item.json.data, $('${record}').item.json.payload?.data].some((antwoorden) => /^(ja|yes|true|on|1)/i.test(String(antwoorden?.Nieuwsbrief ?? antwoorden?.nieuwsbrief ?? ''))) }}`;
