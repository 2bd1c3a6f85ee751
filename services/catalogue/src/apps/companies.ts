import { node } from '../dsl/core.js';
import type { NodeSpec } from '../dsl/types.js';
import type { Port } from '../kit/ports.js';
import { app, MICROSOFT_STEPS } from './app.js';
import { affinity, copper, freshworksCrm, hubSpot, pipedrive, salesforce, zohoCrm } from './crm-apps.js';

/** A CRM as a place for companies. */
export interface CompanyCrm extends Port {
  createCompany(
    name: string,
    company: { name: string; website: string; phone: string; description: string },
  ): NodeSpec;
  readonly companyId: string;
}

export const dynamics = app(
  'microsoftDynamics',
  'Microsoft Dynamics 365',
  'microsoftDynamicsOAuth2Api',
  ...MICROSOFT_STEPS,
  3,
);
export const salesmate = app(
  'salesmate',
  'Salesmate',
  'salesmateApi',
  [
    'Kopieer in Salesmate onder My Account de toegangssleutel.',
    'Vul in n8n de sleutel en je Salesmate-adres in.',
  ],
  ['In Salesmate, copy the access key under My Account.', 'Enter the key and your Salesmate address in n8n.'],
  2,
);

export const companyCrms: readonly CompanyCrm[] = [
  {
    app: hubSpot,
    createCompany: (name, company) =>
      node(name, 'hubspot', 2.2, {
        authentication: 'appToken',
        resource: 'company',
        operation: 'create',
        name: company.name,
        additionalFields: {
          companyDomainName: company.website,
          phoneNumber: company.phone,
          description: company.description,
        },
      }),
    companyId: '$json.companyId ?? $json.id',
  },
  {
    app: dynamics,
    createCompany: (name, company) =>
      node(name, 'microsoftDynamicsCrm', 1, {
        resource: 'account',
        operation: 'create',
        name: company.name,
        additionalFields: {
          description: company.description,
          telephone1: company.phone,
          websiteurl: company.website,
        },
        options: {},
      }),
    companyId: '$json.accountid',
  },
  {
    app: salesforce,
    createCompany: (name, company) =>
      node(name, 'salesforce', 1.1, {
        authentication: 'oAuth2',
        resource: 'account',
        operation: 'create',
        name: company.name,
        additionalFields: {
          website: company.website,
          phone: company.phone,
          description: company.description,
        },
      }),
    companyId: '$json.id',
  },
  {
    app: salesmate,
    setup: [
      {
        nl: 'Kies in de stap van Salesmate de eigenaar van nieuwe bedrijven.',
        en: 'Pick the owner of new companies in the Salesmate step.',
      },
    ],
    createCompany: (name, company) =>
      node(name, 'salesmate', 1, {
        resource: 'company',
        operation: 'create',
        name: company.name,
        owner: '1',
        rawData: false,
        additionalFields: {
          website: company.website,
          phone: company.phone,
          description: company.description,
        },
      }),
    companyId: '$json.id',
  },
  {
    app: pipedrive,
    createCompany: (name, company) =>
      node(name, 'pipedrive', 2, {
        authentication: 'apiToken',
        resource: 'organization',
        operation: 'create',
        name: company.name,
        additionalFields: {},
      }),
    companyId: '$json.id',
  },
  {
    app: zohoCrm,
    createCompany: (name, company) =>
      node(name, 'zohoCrm', 1, {
        resource: 'account',
        operation: 'create',
        accountName: company.name,
        additionalFields: {
          Website: company.website,
          Phone: company.phone,
          Description: company.description,
        },
      }),
    companyId: '$json.id',
  },
  {
    app: freshworksCrm,
    createCompany: (name, company) =>
      node(name, 'freshworksCrm', 1, {
        resource: 'account',
        operation: 'create',
        name: company.name,
        additionalFields: { website: company.website, phone: company.phone },
      }),
    companyId: '$json.id',
  },
  {
    app: copper,
    createCompany: (name, company) =>
      node(name, 'copper', 1, {
        resource: 'company',
        operation: 'create',
        name: company.name,
        additionalFields: { details: company.description, email_domain: company.website },
      }),
    companyId: '$json.id',
  },
  {
    app: affinity,
    createCompany: (name, company) =>
      node(name, 'affinity', 1, {
        resource: 'organization',
        operation: 'create',
        name: company.name,
        domain: company.website,
        additionalFields: {},
      }),
    companyId: '$json.id',
  },
];
