import { form, webhook } from '../dsl/index.js';
import { appTrigger } from '../dsl/triggers.js';
import type { Source } from '../kit/ports.js';
import { app } from './app.js';
import { googleForms, jotform, n8nForm, typeform } from './lead-sources.js';
import { formstack, surveyMonkey } from './lead-sources-more.js';

export type AnswerSource = Source<'answer'>;

/** The questions that a survey must ask under these names. */
const questions = (label: string) => [
  {
    nl: `Stel in ${label} de vragen E-mailadres, Naam, Cijfer (0 tot 10) en Toelichting, precies zo genoemd.`,
    en: `In ${label}, ask the questions E-mailadres, Naam, Cijfer (0 to 10) and Toelichting, named exactly so.`,
  },
];
const ANSWER = {
  email: "$json['E-mailadres'] ?? ''",
  name: "$json.Naam ?? ''",
  score: 'Number($json.Cijfer ?? 0)',
  text: "$json.Toelichting ?? ''",
};

export const n8nSurvey: AnswerSource = {
  app: n8nForm.app,
  event: { nl: 'een klant de korte vragenlijst invult', en: 'a customer fills in the short survey' },
  nodes: (name) => [
    form(name, 'Hoe tevreden ben je?', 'Twee vragen, een halve minuut.', [
      ['naam', 'Naam'],
      ['email', 'E-mailadres', 'email'],
      ['cijfer', 'Welk cijfer geef je ons (0 tot 10)?', 'number'],
      ['toelichting?', 'Waarom dit cijfer?', 'textarea'],
    ]),
  ],
  fields: {
    email: '$json.email',
    name: '$json.naam',
    score: 'Number($json.cijfer)',
    text: "$json.toelichting ?? ''",
  },
};
export const typeformSurvey: AnswerSource = {
  app: typeform.app,
  setup: questions('Typeform'),
  event: { nl: 'iemand je enquête in Typeform afrondt', en: 'someone completes your Typeform survey' },
  nodes: (name) => [
    appTrigger(name, 'typeformTrigger', 1.1, {
      authentication: 'accessToken',
      formId: 'KIES_JE_ENQUETE',
      simplifyAnswers: true,
      onlyAnswers: true,
    }),
  ],
  fields: ANSWER,
};
export const jotformSurvey: AnswerSource = {
  app: jotform.app,
  setup: questions('Jotform'),
  event: { nl: 'er een antwoord in Jotform binnenkomt', en: 'a response arrives in Jotform' },
  nodes: (name) => [
    appTrigger(name, 'jotFormTrigger', 1, { form: 'KIES_JE_ENQUETE', resolveData: true, onlyAnswers: true }),
  ],
  fields: ANSWER,
};
export const surveyMonkeySurvey: AnswerSource = {
  app: surveyMonkey.app,
  setup: questions('SurveyMonkey'),
  event: {
    nl: 'iemand een SurveyMonkey-enquête voltooit',
    en: 'someone finishes a SurveyMonkey survey',
  },
  nodes: (name) => [
    appTrigger(name, 'surveyMonkeyTrigger', 1, {
      authentication: 'accessToken',
      objectType: 'survey',
      event: 'response_completed',
      surveyIds: ['KIES_JE_ENQUETE'],
      resolveData: true,
      onlyAnswers: true,
    }),
  ],
  fields: ANSWER,
};
export const googleFormsSurvey: AnswerSource = {
  app: googleForms.app,
  setup: questions('Google Formulieren'),
  event: {
    nl: 'er een antwoord op je Google-formulier bijkomt',
    en: 'your Google form gets a new response',
  },
  nodes: (name) => [
    appTrigger(
      name,
      'googleSheetsTrigger',
      1,
      {
        documentId: { __rl: true, mode: 'id', value: 'KIES_JE_ANTWOORDENBLAD' },
        sheetName: { __rl: true, mode: 'id', value: 'gid=0' },
        event: 'rowAdded',
        options: {},
      },
      'everyMinute',
    ),
  ],
  fields: ANSWER,
};
export const formstackSurvey: AnswerSource = {
  app: formstack.app,
  setup: questions('Formstack'),
  event: { nl: 'een Formstack-enquête wordt verstuurd', en: 'a Formstack survey is submitted' },
  nodes: (name) => [
    appTrigger(name, 'formstackTrigger', 1, {
      authentication: 'accessToken',
      formId: 'KIES_JE_ENQUETE',
      simple: true,
    }),
  ],
  fields: ANSWER,
};
export const koBo = app(
  'koBoToolbox',
  'KoBoToolbox',
  'koBoToolboxApi',
  [
    'Open in KoBoToolbox je accountinstellingen en kopieer onder Beveiliging de API-sleutel.',
    'Vul in n8n het adres van de server en de sleutel in.',
  ],
  [
    'In KoBoToolbox, open your account settings and copy the API key under Security.',
    'Enter the address of the server and the key in n8n.',
  ],
);
export const koBoSurvey: AnswerSource = {
  app: koBo,
  setup: [
    {
      nl: 'Noem de velden in KoBoToolbox email, naam, n_cijfer en toelichting.',
      en: 'Name the fields in KoBoToolbox email, naam, n_cijfer and toelichting.',
    },
  ],
  event: { nl: 'een inzending in KoBoToolbox binnenkomt', en: 'a submission arrives in KoBoToolbox' },
  nodes: (name) => [
    appTrigger(name, 'koBoToolboxTrigger', 1, {
      formId: 'KIES_JE_FORMULIER',
      triggerOn: 'formSubmission',
      formatOptions: { reformat: true },
    }),
  ],
  fields: {
    email: "$json.email ?? ''",
    name: "$json.naam ?? ''",
    score: 'Number($json.n_cijfer ?? 0)',
    text: "$json.toelichting ?? ''",
  },
};
export const tally = app(
  'tally',
  'Tally',
  'httpHeaderAuth',
  [
    'Zet in Tally bij het formulier onder Integrations een webhook aan met een eigen kop.',
    'Maak in n8n een Header Auth met dezelfde naam en waarde.',
  ],
  [
    'In Tally, under Integrations of the form, switch on a webhook with a custom header.',
    'Create a Header Auth in n8n with the same name and value.',
  ],
);
export const tallySurvey: AnswerSource = {
  app: tally,
  setup: questions('Tally'),
  event: { nl: 'iemand je Tally-enquête invult', en: 'someone fills in your Tally survey' },
  nodes: (name) => [webhook(name, 'tally-antwoord')],
  fields: {
    email: "$json.body.data.fields.find((f) => f.label === 'E-mailadres')?.value ?? ''",
    name: "$json.body.data.fields.find((f) => f.label === 'Naam')?.value ?? ''",
    score: "Number($json.body.data.fields.find((f) => f.label === 'Cijfer')?.value ?? 0)",
    text: "$json.body.data.fields.find((f) => f.label === 'Toelichting')?.value ?? ''",
  },
};
export const answers: readonly AnswerSource[] = [
  typeformSurvey,
  n8nSurvey,
  googleFormsSurvey,
  surveyMonkeySurvey,
  jotformSurvey,
  tallySurvey,
  koBoSurvey,
  formstackSurvey,
];
