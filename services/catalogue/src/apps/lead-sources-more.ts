import { appTrigger, say } from '../dsl/index.js';
import { app } from './app.js';
import { type LeadSource, named, nameOfParts, questions } from './lead-questions.js';
import { inApp } from './values.js';

const WUFOO_FORM = inApp(
  'Wufoo',
  ['formulier', 'form'],
  ['De code van het formulier: in het adres ervan.', 'The code of the form: in its address.'],
  'z1a2b3c4d5',
);
const SURVEY = inApp(
  'SurveyMonkey',
  ['vragenlijst', 'questionnaire'],
  [
    'Het id van de vragenlijst; kies haar in de trigger uit de lijst.',
    'The id of the questionnaire; choose it from the list in the trigger.',
  ],
  '312345678',
);
const FORMSTACK_FORM = inApp(
  'Formstack',
  ['formulier', 'form'],
  [
    'Het id van het formulier; kies het in de trigger uit de lijst.',
    'The id of the form; choose it from the list in the trigger.',
  ],
  '4123456',
);
const FORMIO_PROJECT = inApp(
  'Form.io',
  ['project', 'project'],
  [
    'Het id van het project; kies het in de trigger uit de lijst.',
    'The id of the project; choose it from the list in the trigger.',
  ],
  '5f0c1d2e3f4a5b6c7d8e9f00',
);
const FORMIO_FORM = inApp(
  'Form.io',
  ['formulier', 'form'],
  [
    'Het id van het formulier; kies het in de trigger uit de lijst.',
    'The id of the form; choose it from the list in the trigger.',
  ],
  '5f0c1d2e3f4a5b6c7d8e9f01',
);

export const wufoo: LeadSource = {
  app: app(
    'wufoo',
    'Wufoo',
    'wufooApi',
    [
      'Kopieer in Wufoo bij API Information de sleutel van je formulier.',
      'Vul in n8n de sleutel en je subdomein in.',
    ],
    [
      'In Wufoo, under API Information, copy the key of your form.',
      'In n8n enter the key and your subdomain.',
    ],
    3,
  ),
  setup: [named],
  event: { nl: 'een Wufoo-formulier binnenkomt', en: 'a Wufoo form comes in' },
  nodes: (name) => [appTrigger(name, 'wufooTrigger', 1, { form: WUFOO_FORM, onlyAnswers: true })],
  get fields() {
    return { ...questions(), name: nameOfParts(questions().name) };
  },
};

export const surveyMonkey: LeadSource = {
  app: app(
    'surveymonkey',
    'SurveyMonkey',
    'surveyMonkeyApi',
    [
      'Maak op developer.surveymonkey.com een privé-app met leesrechten op antwoorden.',
      'Zet token en geheim in n8n.',
    ],
    [
      'On developer.surveymonkey.com create a private app with read access to responses.',
      'Put the token and secret in n8n.',
    ],
    3,
  ),
  setup: [named],
  event: {
    nl: 'iemand je SurveyMonkey-vragenlijst afrondt',
    en: 'someone completes your SurveyMonkey questionnaire',
  },
  nodes: (name) => [
    appTrigger(name, 'surveyMonkeyTrigger', 1, {
      authentication: 'accessToken',
      objectType: 'survey',
      event: 'response_completed',
      surveyIds: [SURVEY],
      resolveData: true,
      onlyAnswers: true,
    }),
  ],
  get fields() {
    return questions();
  },
};

export const formstack: LeadSource = {
  app: app(
    'formstack',
    'Formstack',
    'formstackApi',
    ['Maak in Formstack bij API een app en kopieer het token.', 'Plak het token in n8n.'],
    ['In Formstack, under API, create an app and copy the token.', 'Paste the token in n8n.'],
    3,
  ),
  setup: [named],
  event: { nl: 'een Formstack-formulier binnenkomt', en: 'a Formstack form comes in' },
  nodes: (name) => [
    appTrigger(name, 'formstackTrigger', 1, {
      authentication: 'accessToken',
      formId: FORMSTACK_FORM,
      simple: true,
    }),
  ],
  get fields() {
    return { ...questions(), name: nameOfParts(questions().name) };
  },
};

export const formIo: LeadSource = {
  app: app(
    'formio',
    'Form.io',
    'formIoApi',
    [
      'Gebruik in n8n het e-mailadres en wachtwoord van je Form.io-omgeving.',
      'Vul bij een eigen server ook het adres in.',
    ],
    [
      'In n8n use the e-mail address and password of your Form.io environment.',
      'For a server of your own, enter its address too.',
    ],
    3,
  ),
  setup: [
    {
      nl: 'Geef de velden in Form.io de sleutels naam, email, bedrijf, telefoon en bericht.',
      en: 'Give the fields in Form.io the keys name, email, company, phone and message.',
    },
  ],
  event: { nl: 'een Form.io-formulier is ingevuld', en: 'a Form.io form is filled in' },
  nodes: (name) => [
    appTrigger(name, 'formIoTrigger', 1, {
      projectId: FORMIO_PROJECT,
      formId: FORMIO_FORM,
      events: ['create'],
      simple: true,
    }),
  ],
  get fields() {
    return {
      email: '$json.email',
      name: `$json.${say('naam', 'name')}`,
      company: `$json.${say('bedrijf', 'company')}`,
      phone: `$json.${say('telefoon', 'phone')}`,
      message: `$json.${say('bericht', 'message')}`,
    };
  },
};
