import type { Condition } from '../dsl/conditions.js';
import { appTrigger, http, node, openForm, say, splitOut } from '../kit/index.js';
import type { HrSystem, Source } from '../kit/ports.js';
import type { Both } from '../kit/text.js';
import { app } from './app.js';
import { keyedCall } from './keyed-calls.js';
import { n8nForm } from './lead-sources.js';
import { firstName, lastName } from './names.js';
import { inApp } from './values.js';

const AFAS_ENVIRONMENT = inApp(
  'AFAS',
  ['omgeving', 'environment'],
  ['Het nummer van je AFAS-omgeving.', 'The number of your AFAS environment.'],
  '12345',
);
const AFAS_CONNECTOR = inApp(
  'AFAS',
  ['GetConnector', 'GetConnector'],
  ['De naam van de GetConnector met je medewerkers.', 'The name of the GetConnector with your employees.'],
  ['Medewerkers', 'Employees'],
);

export const bambooHrApp = app(
  'bambooHr',
  'BambooHR',
  'bambooHrApi',
  ['Klik in BambooHR op je naam en kies API Keys.', 'Vul in n8n je subdomein en de sleutel in.'],
  ['Click your name in BambooHR and choose API Keys.', 'Fill in your subdomain and the key in n8n.'],
  4,
);
export const afasApp = app(
  'afas',
  'AFAS Profit',
  'httpHeaderAuth',
  [
    'Maak in AFAS een app-connector met een GetConnector voor medewerkers en vraag een token aan.',
    'Zet in n8n een Header Auth met naam Authorization en als waarde AfasToken gevolgd door het token in base64.',
  ],
  [
    'Create an app connector in AFAS with a GetConnector for employees and request a token.',
    'In n8n add a Header Auth named Authorization with AfasToken followed by the token in base64 as its value.',
  ],
  4,
);
export const workableApp = app(
  'workable',
  'Workable',
  'workableApi',
  ['Maak in Workable onder Integraties, Apps een API-token.', 'Vul in n8n je subdomein en het token in.'],
  [
    'Create an API token in Workable under Integrations, Apps.',
    'Fill in your subdomain and the token in n8n.',
  ],
  3,
);
const webhookApp = (key: string, label: string, nl: string, en: string, weight: number) =>
  app(
    key,
    label,
    '',
    [nl, 'Plak daar het productieadres van de trigger met ?sleutel= en een zelfgekozen sleutel erachter.'],
    [en, 'Paste the production address of the trigger there, followed by ?key= and a key of your own.'],
    weight,
  );
export const recruiteeApp = webhookApp(
  'recruitee',
  'Recruitee',
  'Maak in Recruitee onder Instellingen, Apps, Webhooks een webhook.',
  'Create a webhook in Recruitee under Settings, Apps, Webhooks.',
  4,
);
export const greenhouseApp = webhookApp(
  'greenhouse',
  'Greenhouse',
  'Maak in Greenhouse onder Configure, Dev Center een webhook.',
  'Create a webhook in Greenhouse under Configure, Dev Center.',
  2,
);
/** Both sign what they send but cannot add a header of your own: a key in the address keeps strangers out. */
const ringing = (label: string, path: Both, conditions: Condition[]) => ({
  setup: [
    {
      nl: `Maak in ${label} een webhook naar het productieadres van de trigger met ?sleutel= en een zelfgekozen sleutel erachter.`,
      en: `Create a webhook in ${label} to the production address of the trigger followed by ?key= and a key of your own.`,
    },
  ],
  nodes: (name: string) => keyedCall(name, path, conditions),
});

export const bambooHr: HrSystem = {
  app: bambooHrApp,
  createEmployee: (name, employee) =>
    node(name, 'bambooHr', 1, {
      resource: 'employee',
      operation: 'create',
      synced: false,
      firstName: firstName(employee.name),
      lastName: lastName(employee.name),
      additionalFields: { workEmail: employee.email, hireDate: employee.start },
    }),
  employees: {
    app: bambooHrApp,
    what: { nl: 'de medewerkers in BambooHR', en: 'the employees in BambooHR' },
    nodes: (name) => [
      node(name, 'bambooHr', 1, { resource: 'employee', operation: 'getAll', returnAll: true }),
      node('Lees elk dossier', 'bambooHr', 1, {
        resource: 'employee',
        operation: 'get',
        employeeId: '={{ $json.id }}',
        options: { fields: ['all'] },
      }),
    ],
    fields: {
      id: '$json.id',
      name: '$json.displayName',
      email: '$json.workEmail',
      role: "$json.jobTitle || ''",
      start: '$json.hireDate',
      manager: "$json.supervisorEmail || ''",
    },
  },
};
export const afas: HrSystem = {
  app: afasApp,
  employees: {
    app: afasApp,
    what: { nl: 'de medewerkers in AFAS Profit', en: 'the employees in AFAS Profit' },
    nodes: (name) => [
      http(
        name,
        `https://${AFAS_ENVIRONMENT}.rest.afas.online/ProfitRestServices/connectors/${AFAS_CONNECTOR}`,
        { auth: 'header', query: { skip: '0', take: '1000' } },
      ),
      splitOut('Losse medewerkers', 'rows'),
    ],
    fields: {
      id: '$json.Medewerker',
      name: '$json.Naam',
      email: '$json.Email_werk',
      role: "$json.Functie || ''",
      start: '$json.Datum_in_dienst',
      manager: "$json.Email_leidinggevende || ''",
    },
  },
};
type Employing = HrSystem & Required<Pick<HrSystem, 'employees'>>;
/** Where the company keeps who works there. */
export const hrSystems = [bambooHr, afas] as readonly Employing[];

const workable = (
  event: Both,
  triggerOn: string,
  filters: { [key: string]: string },
): Source<'candidate'> => ({
  app: workableApp,
  event,
  nodes: (name) => [appTrigger(name, 'workableTrigger', 1, { triggerOn, filters })],
  fields: {
    id: '$json.data.id',
    name: '$json.data.name',
    email: '$json.data.email',
    role: '$json.data.job.title',
    link: '$json.data.profile_url',
  },
});
const recruitee = (event: Both, path: Both, conditions: Condition[]): Source<'candidate'> => ({
  app: recruiteeApp,
  event,
  ...ringing('Recruitee', path, conditions),
  fields: {
    id: '$json.body.payload.candidate.id',
    name: '$json.body.payload.candidate.name',
    email: "$json.body.payload.candidate.emails?.[0] || ''",
    role: "$json.body.payload.offers?.[0]?.title || $json.body.payload.offer?.title || ''",
    link: "'https://app.recruitee.com/#/candidates/' + $json.body.payload.candidate.id",
  },
});
const greenhouse = (event: Both, path: Both, action: string): Source<'candidate'> => ({
  app: greenhouseApp,
  event,
  ...ringing('Greenhouse', path, [['={{ $json.body.action }}', 'is', action]]),
  fields: {
    id: '$json.body.payload.application.candidate.id',
    name: "[$json.body.payload.application.candidate.first_name, $json.body.payload.application.candidate.last_name].filter(Boolean).join(' ')",
    email: "$json.body.payload.application.candidate.email_addresses?.[0]?.value || ''",
    role: "$json.body.payload.application.jobs?.[0]?.name || ''",
    link: "'https://app.greenhouse.io/people/' + $json.body.payload.application.candidate.id",
  },
});
const careersForm: Source<'candidate'> = {
  app: n8nForm.app,
  event: { nl: 'iemand op je website solliciteert', en: 'someone applies on your website' },
  setup: [
    {
      nl: 'Zet de link van het sollicitatieformulier op je vacaturepagina en pas de lijst met vacatures aan.',
      en: 'Put the link of the application form on your vacancy page and adapt the list of vacancies.',
    },
  ],
  nodes: (name) => [
    openForm(
      name,
      say('Solliciteren', 'Apply'),
      say(
        'Leuk dat je bij ons wilt werken. Je hoort binnen een week van ons.',
        'Good to hear that you would like to work with us. You will hear from us within a week.',
      ),
      [
        ['naam', say('Naam', 'Name')],
        ['email', say('E-mailadres', 'Email address'), 'email'],
        [
          'vacature',
          say('Vacature', 'Vacancy'),
          'dropdown',
          [
            say('Open sollicitatie', 'Open application'),
            say('Verkoop', 'Sales'),
            say('Techniek', 'Engineering'),
            say('Kantoor', 'Office'),
          ],
        ],
        ['profiel?', say('Link naar je LinkedIn-profiel', 'Link to your LinkedIn profile')],
        ['motivatie', say('Waarom past dit bij je?', 'Why does this suit you?'), 'textarea'],
      ],
    ),
  ],
  fields: {
    id: '$json.submittedAt',
    name: '$json.naam',
    email: '$json.email',
    role: '$json.vacature',
    link: "$json.profiel || ''",
  },
};

/** Somebody applies for a job. */
export const applications: readonly Source<'candidate'>[] = [
  careersForm,
  recruitee(
    { nl: 'er een kandidaat in Recruitee bij komt', en: 'a candidate is added in Recruitee' },
    { nl: 'recruitee-kandidaat', en: 'recruitee-candidate' },
    [['={{ $json.body.event_type }}', 'is', 'candidate_created']],
  ),
  workable(
    { nl: 'er een sollicitatie in Workable binnenkomt', en: 'an application comes in at Workable' },
    'candidateCreated',
    {},
  ),
  greenhouse(
    { nl: 'Greenhouse een sollicitatie ontvangt', en: 'Greenhouse receives an application' },
    { nl: 'greenhouse-sollicitatie', en: 'greenhouse-application' },
    'new_candidate_application',
  ),
];
/** A candidate is hired. */
export const hires: readonly Source<'candidate'>[] = [
  workable(
    { nl: 'een kandidaat in Workable is aangenomen', en: 'a candidate is hired in Workable' },
    'candidateMoved',
    { stage: 'hired' },
  ),
  recruitee(
    { nl: 'een kandidaat in Recruitee naar Aangenomen gaat', en: 'a candidate moves to Hired in Recruitee' },
    { nl: 'recruitee-aangenomen', en: 'recruitee-hired' },
    [
      ['={{ $json.body.event_type }}', 'is', 'candidate_moved'],
      ['={{ $json.body.payload.details?.to_stage?.category }}', 'is', 'hire'],
    ],
  ),
  greenhouse(
    { nl: 'een kandidaat in Greenhouse wordt aangenomen', en: 'a candidate is hired in Greenhouse' },
    { nl: 'greenhouse-aangenomen', en: 'greenhouse-hired' },
    'hire_candidate',
  ),
];
