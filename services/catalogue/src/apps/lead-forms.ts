import { keep, openForm, say } from '../dsl/index.js';
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
    openForm(
      name,
      say('Schrijf je in voor de nieuwsbrief', 'Sign up for the newsletter'),
      say('Je kunt je op elk moment weer uitschrijven.', 'You can unsubscribe at any moment.'),
      [
        ['name', say('Naam', 'Name')],
        ['email', say('E-mailadres', 'Email address'), 'email'],
        [
          'consent',
          say('Toestemming', 'Consent'),
          'checkbox',
          [say('Ja, stuur mij de nieuwsbrief', 'Yes, send me the newsletter')],
        ],
      ],
    ),
    keep(`${name}: met toestemming`, [['={{ ($json.consent ?? []).length }}', '>', 0]]),
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
    openForm(
      name,
      say('Meld je aan voor het webinar', 'Sign up for the webinar'),
      say('Je krijgt een bevestiging en twee herinneringen.', 'You get a confirmation and two reminders.'),
      [
        ['name', say('Naam', 'Name')],
        ['email', say('E-mailadres', 'Email address'), 'email'],
        ['phone?', say('Mobiel nummer', 'Mobile number')],
      ],
    ),
  ],
  fields: { email: '$json.email', name: '$json.name', ...NOTHING_ELSE, phone: '$json.phone' },
};
const n8nQuestionForm: LeadSource = {
  ...n8nForm,
  nodes: (name) => [
    openForm(
      name,
      say('Stel je vraag', 'Ask your question'),
      say('Je krijgt binnen een werkdag antwoord.', 'You get an answer within a working day.'),
      [
        ['name', say('Naam', 'Name')],
        ['email', say('E-mailadres', 'Email address'), 'email'],
        ['company?', say('Bedrijf', 'Company')],
        ['phone?', say('Telefoon', 'Phone')],
        ['message', say('Waarmee kunnen we helpen?', 'How can we help?'), 'textarea'],
        [
          say('nieuwsbrief?', 'newsletter?'),
          say('Nieuwsbrief', 'Newsletter'),
          'checkbox',
          [say('Ja, stuur mij de nieuwsbrief', 'Yes, send me the newsletter')],
        ],
      ],
    ),
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
  `={{ [$('${record}').item.json, $('${record}').item.json.body, $('${record}').item.json.data, $('${record}').item.json.payload?.data].some(${say("(antwoorden) => /^(ja|yes|true|on|1)/i.test(String(antwoorden?.Nieuwsbrief ?? antwoorden?.nieuwsbrief ?? ''))", "(answers) => /^(yes|true|on|1)/i.test(String(answers?.Newsletter ?? answers?.newsletter ?? ''))")}) }}`;
