import { openForm, say, webhook } from '../dsl/index.js';
import { appTrigger } from '../dsl/triggers.js';
import type { Source } from '../kit/ports.js';
import { app } from './app.js';
import { googleForms, jotform, n8nForm, typeform } from './lead-sources.js';
import { formstack, surveyMonkey } from './lead-sources-more.js';
import { inApp } from './values.js';

const TYPEFORM_SURVEY = inApp(
  'Typeform',
  ['enquête', 'survey'],
  [
    'Het id van de enquête: in het adres ervan achter /to/.',
    'The id of the survey: behind /to/ in its address.',
  ],
  'u6nXL7pQ',
);
const JOTFORM_SURVEY = inApp(
  'Jotform',
  ['enquête', 'survey'],
  [
    'Het nummer van het formulier: in het adres achter jotform.com/.',
    'The number of the form: behind jotform.com/ in its address.',
  ],
  '230123456789012',
);
const SURVEYMONKEY_SURVEY = inApp(
  'SurveyMonkey',
  ['enquête', 'survey'],
  [
    'Het id van de enquête; kies haar in de trigger uit de lijst.',
    'The id of the survey; choose it from the list in the trigger.',
  ],
  '312345678',
);
const RESPONSES_SHEET = inApp(
  'Google Formulieren',
  ['antwoordenblad', 'response sheet'],
  [
    'Het id van de spreadsheet met de antwoorden: in het adres tussen /d/ en /edit.',
    'The id of the spreadsheet with the responses: between /d/ and /edit in its address.',
  ],
  '1AbCdEfGhIjKlMnOpQrStUvWxYz0123456789',
);
const FORMSTACK_SURVEY = inApp(
  'Formstack',
  ['enquête', 'survey'],
  [
    'Het id van het formulier; kies het in de trigger uit de lijst.',
    'The id of the form; choose it from the list in the trigger.',
  ],
  '4123456',
);
const KOBO_FORM = inApp(
  'KoBoToolbox',
  ['formulier', 'form'],
  [
    'Het id van het formulier: in het adres achter /forms/.',
    'The id of the form: behind /forms/ in its address.',
  ],
  'aBcDeFgHiJkLmNoPqRsTuV',
);

export type AnswerSource = Source<'answer'>;

/** The questions that a survey must ask under these names. */
const questions = (label: string) => [
  {
    nl: `Stel in ${label} de vragen E-mailadres, Naam, Cijfer (0 tot 10) en Toelichting, precies zo genoemd.`,
    en: `In ${label}, ask the questions Email, Name, Score (0 to 10) and Explanation, named exactly so.`,
  },
];
const answer = (): AnswerSource['fields'] => ({
  email: `$json${say("['E-mailadres']", '.Email')} ?? ''`,
  name: `$json.${say('Naam', 'Name')} ?? ''`,
  score: `Number($json.${say('Cijfer', 'Score')} ?? 0)`,
  text: `$json.${say('Toelichting', 'Explanation')} ?? ''`,
});

export const n8nSurvey: AnswerSource = {
  app: n8nForm.app,
  event: { nl: 'een klant de korte vragenlijst invult', en: 'a customer fills in the short survey' },
  nodes: (name) => [
    openForm(
      name,
      say('Hoe tevreden ben je?', 'How satisfied are you?'),
      say('Twee vragen, een halve minuut.', 'Two questions, half a minute.'),
      [
        ['naam', say('Naam', 'Name')],
        ['email', say('E-mailadres', 'Email address'), 'email'],
        [
          'cijfer',
          say('Welk cijfer geef je ons (0 tot 10)?', 'Which score do you give us (0 to 10)?'),
          'number',
        ],
        ['toelichting?', say('Waarom dit cijfer?', 'Why this score?'), 'textarea'],
      ],
    ),
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
      formId: TYPEFORM_SURVEY,
      simplifyAnswers: true,
      onlyAnswers: true,
    }),
  ],
  get fields() {
    return answer();
  },
};
export const jotformSurvey: AnswerSource = {
  app: jotform.app,
  setup: questions('Jotform'),
  event: { nl: 'er een antwoord in Jotform binnenkomt', en: 'a response arrives in Jotform' },
  nodes: (name) => [
    appTrigger(name, 'jotFormTrigger', 1, { form: JOTFORM_SURVEY, resolveData: true, onlyAnswers: true }),
  ],
  get fields() {
    return answer();
  },
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
      surveyIds: [SURVEYMONKEY_SURVEY],
      resolveData: true,
      onlyAnswers: true,
    }),
  ],
  get fields() {
    return answer();
  },
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
        documentId: { __rl: true, mode: 'id', value: RESPONSES_SHEET },
        sheetName: { __rl: true, mode: 'id', value: 'gid=0' },
        event: 'rowAdded',
        options: {},
      },
      'everyMinute',
    ),
  ],
  get fields() {
    return answer();
  },
};
export const formstackSurvey: AnswerSource = {
  app: formstack.app,
  setup: questions('Formstack'),
  event: { nl: 'een Formstack-enquête wordt verstuurd', en: 'a Formstack survey is submitted' },
  nodes: (name) => [
    appTrigger(name, 'formstackTrigger', 1, {
      authentication: 'accessToken',
      formId: FORMSTACK_SURVEY,
      simple: true,
    }),
  ],
  get fields() {
    return answer();
  },
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
      en: 'Name the fields in KoBoToolbox email, name, n_score and explanation.',
    },
  ],
  event: { nl: 'een inzending in KoBoToolbox binnenkomt', en: 'a submission arrives in KoBoToolbox' },
  nodes: (name) => [
    appTrigger(name, 'koBoToolboxTrigger', 1, {
      formId: KOBO_FORM,
      triggerOn: 'formSubmission',
      formatOptions: { reformat: true },
    }),
  ],
  get fields() {
    return {
      email: "$json.email ?? ''",
      name: `$json.${say('naam', 'name')} ?? ''`,
      score: `Number($json.${say('n_cijfer', 'n_score')} ?? 0)`,
      text: `$json.${say('toelichting', 'explanation')} ?? ''`,
    };
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
  nodes: (name) => [webhook(name, say('tally-antwoord', 'tally-response'))],
  get fields() {
    const asked = (label: string) => `$json.body.data.fields.find((f) => f.label === '${label}')?.value`;
    return {
      email: `${asked(say('E-mailadres', 'Email'))} ?? ''`,
      name: `${asked(say('Naam', 'Name'))} ?? ''`,
      score: `Number(${asked(say('Cijfer', 'Score'))} ?? 0)`,
      text: `${asked(say('Toelichting', 'Explanation'))} ?? ''`,
    };
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
