import { node, say } from '../dsl/index.js';
import type { Enrichment, Port } from '../kit/ports.js';
import { app } from './app.js';

export const clearbit: Enrichment = {
  app: app(
    'clearbit',
    'Clearbit',
    'clearbitApi',
    ['Kopieer in Clearbit bij API de geheime sleutel.', 'Plak de sleutel in n8n.'],
    ['In Clearbit, under API, copy the secret key.', 'Paste the key in n8n.'],
    3,
  ),
  person: (name, email) =>
    node(name, 'clearbit', 1, { resource: 'person', operation: 'enrich', email, additionalFields: {} }),
  get found() {
    return {
      company: '$json.employment?.name',
      role: '$json.employment?.title',
      size: `$json.employment?.seniority ?? '${say('onbekend', 'unknown')}'`,
    };
  },
};
export const dropcontact: Enrichment = {
  app: app(
    'dropcontact',
    'Dropcontact',
    'dropcontactApi',
    ['Kopieer in Dropcontact bij API je sleutel.', 'Plak de sleutel in n8n.'],
    ['In Dropcontact, under API, copy your key.', 'Paste the key in n8n.'],
    4,
  ),
  setup: [
    {
      nl: 'Noem Dropcontact als verwerker in je privacyverklaring.',
      en: 'Name Dropcontact as a processor in your privacy statement.',
    },
  ],
  person: (name, email) =>
    node(name, 'dropcontact', 1, {
      resource: 'contact',
      operation: 'enrich',
      email,
      simplify: true,
      additionalFields: {},
      options: { waitTime: 60, language: 'en' },
    }),
  get found() {
    return {
      company: '$json.company',
      role: '$json.job',
      size: `$json.nb_employees ?? '${say('onbekend', 'unknown')}'`,
    };
  },
};
export const upLead: Enrichment = {
  app: app(
    'uplead',
    'UpLead',
    'upleadApi',
    ['Kopieer in UpLead bij Account, API je sleutel.', 'Plak de sleutel in n8n.'],
    ['In UpLead, under Account, API, copy your key.', 'Paste the key in n8n.'],
    2,
  ),
  person: (name, email) => node(name, 'uplead', 1, { resource: 'person', operation: 'enrich', email }),
  get found() {
    return {
      company: '$json.company_name ?? $json.domain',
      role: '$json.title',
      size: `$json.employees ?? '${say('onbekend', 'unknown')}'`,
    };
  },
};
export const uProcPerson: Enrichment = {
  app: app(
    'uproc',
    'uProc',
    'uprocApi',
    ['Kopieer in uProc bij Settings, Integration je e-mail en sleutel.', 'Zet beide in n8n.'],
    ['In uProc, under Settings, Integration, copy your e-mail and key.', 'Put both in n8n.'],
    2,
  ),
  person: (name, email) =>
    node(name, 'uproc', 1, { group: 'company', tool: 'getCompanyByEmail', email, additionalOptions: {} }),
  get found() {
    return {
      company: '$json.message?.name',
      role: `$json.message?.activity ?? '${say('onbekend', 'unknown')}'`,
      size: `$json.message?.employees ?? '${say('onbekend', 'unknown')}'`,
    };
  },
};

/** Look up who is behind an e-mail address. */
export const enrichers: Enrichment[] = [clearbit, dropcontact, upLead, uProcPerson];

/** Looks up a company by its domain; `firm` holds what it finds, inside the braces. */
export interface CompanyLookup extends Port {
  company(name: string, domain: string): ReturnType<Enrichment['person']>;
  readonly firm: { readonly name: string; readonly size: string; readonly industry: string };
}
export const clearbitCompany: CompanyLookup = {
  app: clearbit.app,
  company: (name, domain) =>
    node(name, 'clearbit', 1, { resource: 'company', operation: 'enrich', domain, additionalFields: {} }),
  firm: { name: '$json.name', size: '$json.metrics?.employees ?? 0', industry: '$json.category?.industry' },
};
export const upLeadCompany: CompanyLookup = {
  app: upLead.app,
  company: (name, domain) => node(name, 'uplead', 1, { resource: 'company', operation: 'enrich', domain }),
  firm: { name: '$json.company_name', size: '$json.employees ?? 0', industry: '$json.industry' },
};
export const brandfetch: CompanyLookup = {
  app: app(
    'brandfetch',
    'Brandfetch',
    'brandfetchApi',
    ['Maak op developers.brandfetch.com een sleutel.', 'Plak de sleutel in n8n.'],
    ['On developers.brandfetch.com create a key.', 'Paste the key in n8n.'],
    3,
  ),
  company: (name, domain) =>
    node(name, 'Brandfetch', 2, { operation: 'data', type: 'domain', identifier: domain }),
  firm: {
    name: '$json.name',
    size: '$json.company?.employees ?? 0',
    industry: '$json.company?.industries?.[0]?.name',
  },
};
export const uProcCompany: CompanyLookup = {
  app: uProcPerson.app,
  company: (name, domain) =>
    node(name, 'uproc', 1, { group: 'company', tool: 'getCompanyByDomain', domain, additionalOptions: {} }),
  firm: {
    name: '$json.message?.name',
    size: '$json.message?.employees ?? 0',
    industry: '$json.message?.activity',
  },
};
export const companyLookups: CompanyLookup[] = [clearbitCompany, upLeadCompany, brandfetch, uProcCompany];

/**
 * Tells whether mail to an address arrives; `good` is true or false, inside the braces. `dead`: it surely does not, which
 * who is unknown is not.
 */
export interface Verifier extends Port {
  verify(name: string, email: string): ReturnType<Enrichment['person']>;
  readonly good: string;
  readonly dead: string;
}
export const hunter: Verifier = {
  app: app(
    'hunter',
    'Hunter',
    'hunterApi',
    ['Kopieer in Hunter bij API je sleutel.', 'Plak de sleutel in n8n.'],
    ['In Hunter, under API, copy your key.', 'Paste the key in n8n.'],
    4,
  ),
  verify: (name, email) => node(name, 'hunter', 1, { operation: 'emailVerifier', email }),
  good: "!['invalid', 'disposable'].includes($json.status)",
  dead: "$json.status === 'invalid'",
};
export const mailcheck: Verifier = {
  app: app(
    'mailcheck',
    'Mailcheck',
    'mailcheckApi',
    ['Maak in Mailcheck bij API een sleutel.', 'Plak de sleutel in n8n.'],
    ['In Mailcheck, under API, create a key.', 'Paste the key in n8n.'],
    2,
  ),
  verify: (name, email) => node(name, 'mailcheck', 1, { resource: 'email', operation: 'check', email }),
  good: 'Number($json.trustRate) >= 50',
  dead: "Number($json.trustRate ?? 'NaN') < 10",
};
export const oneSimpleCheck: Verifier = {
  app: app(
    'onesimpleapi',
    'One Simple API',
    'oneSimpleApi',
    ['Kopieer bij One Simple API je token.', 'Plak het token in n8n.'],
    ['At One Simple API copy your token.', 'Paste the token in n8n.'],
    2,
  ),
  verify: (name, email) =>
    node(name, 'oneSimpleApi', 1, { resource: 'utility', operation: 'validateEmail', emailAddress: email }),
  good: "$json.deliverability === 'GOOD'",
  dead: "$json.deliverability === 'BAD'",
};
export const uProcCheck: Verifier = {
  app: uProcPerson.app,
  verify: (name, email) =>
    node(name, 'uproc', 1, {
      group: 'communication',
      tool: 'checkEmailExists',
      email,
      additionalOptions: {},
    }),
  good: "String($json.message?.response) === 'true'",
  dead: "String($json.message?.response) === 'false'",
};
export const verifiers: Verifier[] = [hunter, mailcheck, oneSimpleCheck, uProcCheck];
