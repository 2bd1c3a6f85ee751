import { pick } from '../dsl/apps.js';
import { appTrigger, openForm, say } from '../dsl/index.js';
import { app, GOOGLE_STEPS } from './app.js';
import { keyedCall } from './keyed-calls.js';
import { type LeadSource, named, questions } from './lead-questions.js';
import { formIo, formstack, surveyMonkey, wufoo } from './lead-sources-more.js';
import { inApp } from './values.js';

const TYPEFORM_FORM = inApp(
  'Typeform',
  ['formulier', 'form'],
  [
    'Het id van het formulier: in het adres ervan achter /to/.',
    'The id of the form: behind /to/ in its address.',
  ],
  'u6nXL7pQ',
);
const JOTFORM_FORM = inApp(
  'Jotform',
  ['formulier', 'form'],
  [
    'Het nummer van het formulier: in het adres achter jotform.com/.',
    'The number of the form: behind jotform.com/ in its address.',
  ],
  '230123456789012',
);
const FACEBOOK_PAGE = inApp(
  'Facebook',
  ['pagina met formulier', 'page with a form'],
  [
    'Het nummer van je pagina; kies haar in de trigger uit de lijst.',
    'The number of your page; choose it from the list in the trigger.',
  ],
  '102938475610293',
);
const FACEBOOK_FORM = inApp(
  'Facebook',
  ['leadformulier', 'lead form'],
  [
    'Het nummer van het leadformulier; kies het in de trigger uit de lijst.',
    'The number of the lead form; choose it from the list in the trigger.',
  ],
  '564738291056473',
);
const WEBFLOW_FORM_SITE = inApp(
  'Webflow',
  ['site met formulier', 'site with a form'],
  ['Het id van je site, onder Site settings.', 'The id of your site, under Site settings.'],
  '580e63e98c9a982ac9b8b741',
);
const FORM_SHEET = inApp(
  'Google Formulieren',
  ['spreadsheet', 'spreadsheet'],
  [
    'Het id van de spreadsheet met de antwoorden: in het adres tussen /d/ en /edit.',
    'The id of the spreadsheet with the responses: between /d/ and /edit in its address.',
  ],
  '1AbCdEfGhIjKlMnOpQrStUvWxYz0123456789',
);

export type { LeadSource } from './lead-questions.js';

export const n8nForm: LeadSource = {
  app: app('n8nform', 'n8n Forms', '', [], [], 5),
  event: { nl: 'iemand het contactformulier van n8n invult', en: 'someone fills in the n8n contact form' },
  nodes: (name) => [
    openForm(
      name,
      say('Neem contact op', 'Contact us'),
      say(
        'Laat je gegevens achter en zeg waar het over gaat.',
        'Leave your details and say what it is about.',
      ),
      [
        ['name', say('Naam', 'Name')],
        ['email', say('E-mailadres', 'Email address'), 'email'],
        ['company?', say('Bedrijf', 'Company')],
        ['phone?', say('Telefoon', 'Phone')],
        ['message', say('Waarmee kunnen we helpen?', 'How can we help?'), 'textarea'],
      ],
    ),
  ],
  fields: {
    email: '$json.email',
    name: '$json.name',
    company: '$json.company',
    phone: '$json.phone',
    message: '$json.message',
  },
};

export const typeform: LeadSource = {
  app: app(
    'typeform',
    'Typeform',
    'typeformApi',
    ['Maak in Typeform bij je account een persoonlijk token.', 'Plak het token in n8n.'],
    ['In Typeform create a personal token in your account.', 'Paste the token in n8n.'],
    4,
  ),
  setup: [named],
  event: { nl: 'iemand je Typeform verstuurt', en: 'someone submits your Typeform' },
  nodes: (name) => [
    appTrigger(name, 'typeformTrigger', 1.1, {
      authentication: 'accessToken',
      formId: TYPEFORM_FORM,
      simplifyAnswers: true,
      onlyAnswers: true,
    }),
  ],
  get fields() {
    return questions();
  },
};

export const jotform: LeadSource = {
  app: app(
    'jotform',
    'Jotform',
    'jotFormApi',
    ['Maak in Jotform bij Settings, API een sleutel met volledige toegang.', 'Plak de sleutel in n8n.'],
    ['In Jotform, under Settings, API, create a key with full access.', 'Paste the key in n8n.'],
    3,
  ),
  setup: [named],
  event: { nl: 'een Jotform-formulier binnenkomt', en: 'a Jotform form comes in' },
  nodes: (name) => [
    appTrigger(name, 'jotFormTrigger', 1, {
      form: JOTFORM_FORM,
      resolveData: true,
      onlyAnswers: true,
    }),
  ],
  get fields() {
    const asked = questions();
    return {
      ...asked,
      name: `[${asked.name}?.first, ${asked.name}?.last].filter(Boolean).join(' ') || ${asked.name}`,
      phone: `${asked.phone}?.full ?? ${asked.phone}`,
    };
  },
};

export const facebookLeadAds: LeadSource = {
  app: app(
    'facebookleadads',
    'Facebook Lead Ads',
    'facebookLeadAdsOAuth2Api',
    [
      'Maak op developers.facebook.com een zakelijke app met Facebook Login en Webhooks.',
      'Zet App ID en geheim in n8n en log in met een beheerder van de pagina.',
    ],
    [
      'On developers.facebook.com create a business app with Facebook Login and Webhooks.',
      'Put the App ID and secret in n8n and sign in as an admin of the page.',
    ],
    4,
  ),
  event: { nl: 'een Facebook-advertentie een lead oplevert', en: 'a Facebook ad brings in a lead' },
  nodes: (name) => [
    appTrigger(name, 'facebookLeadAdsTrigger', 1, {
      event: 'newLead',
      page: pick(FACEBOOK_PAGE),
      form: pick(FACEBOOK_FORM),
      options: { simplifyOutput: true },
    }),
  ],
  get fields() {
    return {
      email: '$json.data.email',
      name: '$json.data.full_name',
      company: '$json.data.company_name',
      phone: '$json.data.phone_number',
      message: `'${say('Advertentie', 'Advertisement')} ' + ($json.ad?.name ?? '')`,
    };
  },
};

export const webflow: LeadSource = {
  app: app(
    'webflow',
    'Webflow',
    'webflowOAuth2Api',
    [
      'Maak in Webflow bij Apps & Integrations een app met forms:read en sites:read.',
      'Zet Client ID en geheim in n8n en log in.',
    ],
    [
      'In Webflow, under Apps & Integrations, create an app with forms:read and sites:read.',
      'Put the client ID and secret in n8n and sign in.',
    ],
    3,
  ),
  setup: [named],
  event: {
    nl: 'iemand het formulier op je Webflow-site verstuurt',
    en: 'someone submits the form on your Webflow site',
  },
  nodes: (name) => [
    appTrigger(name, 'webflowTrigger', 2, { site: WEBFLOW_FORM_SITE, event: 'form_submission' }),
  ],
  get fields() {
    return questions('$json.payload.data');
  },
};

export const googleForms: LeadSource = {
  app: app('googleforms', 'Google Forms', 'googleSheetsTriggerOAuth2Api', ...GOOGLE_STEPS, 4),
  setup: [
    named,
    {
      nl: 'Koppel je Google Formulier aan een spreadsheet.',
      en: 'Link your Google Form to a spreadsheet.',
    },
  ],
  event: { nl: 'er een antwoord in Google Formulieren bijkomt', en: 'a response is added in Google Forms' },
  nodes: (name) => [
    appTrigger(
      name,
      'googleSheetsTrigger',
      1,
      {
        authentication: 'triggerOAuth2',
        documentId: pick(FORM_SHEET),
        sheetName: pick('0'),
        event: 'rowAdded',
        options: {},
      },
      'everyMinute',
    ),
  ],
  get fields() {
    return questions();
  },
};

export const elementor: LeadSource = {
  app: app(
    'elementor',
    'Elementor (WordPress)',
    '',
    [
      'Kies in Elementor bij Actions After Submit voor Webhook.',
      'Plak daar het productieadres van de webhook.',
    ],
    [
      'In Elementor choose Webhook under Actions After Submit.',
      'Paste the production address of the webhook there.',
    ],
    4,
  ),
  setup: [
    {
      nl: 'Kies in Elementor bij Actions After Submit voor Webhook en plak het productieadres van de trigger met daarachter ?sleutel= en je eigen sleutel.',
      en: 'In Elementor choose Webhook under Actions After Submit and paste the production address of the trigger followed by ?key= and your own key.',
    },
    {
      nl: 'Geef de velden in Elementor als label Naam, E-mail, Bedrijf, Telefoon en Bericht, voor zover je ze vraagt: daaraan herkent de workflow ze.',
      en: 'Give the fields in Elementor the labels Name, Email, Company, Phone and Message, as far as you ask for them: by these the workflow knows them.',
    },
  ],
  event: {
    nl: 'een bezoeker het Elementor-formulier op je WordPress-site verstuurt',
    en: 'a visitor submits the Elementor form on your WordPress site',
  },
  nodes: (name) => keyedCall(name, { nl: 'elementor-formulier', en: 'elementor-form' }),
  get fields() {
    const either = (field: string, label: string) => `$json.body.${field} ?? $json.body.${label}`;
    return {
      email: `$json.body.email ?? $json.body${say('["E-mail"] ?? $json.body["E-mailadres"]', '.Email')}`,
      name: either(say('naam', 'name'), say('Naam', 'Name')),
      company: either(say('bedrijf', 'company'), say('Bedrijf', 'Company')),
      phone: either(say('telefoon', 'phone'), say('Telefoon', 'Phone')),
      message: either(say('bericht', 'message'), say('Bericht', 'Message')),
    };
  },
};

/** Forms that hand over someone who is interested. */
export const leadForms: LeadSource[] = [
  n8nForm,
  typeform,
  jotform,
  facebookLeadAds,
  wufoo,
  surveyMonkey,
  formstack,
  formIo,
  webflow,
  googleForms,
  elementor,
];
export const websiteForms: LeadSource[] = [elementor, webflow, typeform, jotform, n8nForm, googleForms];
