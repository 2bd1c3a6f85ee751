import { code, node, pause } from '../dsl/core.js';
import type { NodeSpec } from '../dsl/types.js';
import type { Listing, Port } from '../kit/ports.js';
import { app } from './app.js';
import { inApp } from './values.js';

const CORTEX_ANALYZER = inApp(
  'Cortex',
  ['analyzer', 'analyzer'],
  [
    'Het id van de analyzer en zijn naam, met :: ertussen.',
    'The id of the analyzer and its name, with :: between.',
  ],
  'a1b2c3d4::VirusTotal_GetReport',
  '::',
);
const CLOUDFLARE_ZONE = inApp(
  'Cloudflare',
  ['zone', 'zone'],
  ['Het Zone ID, op het overzicht van je domein.', 'The Zone ID, on the overview of your domain.'],
  '023e105f4ecef8ad9ca31a8372d0c353',
);

/** Tells what is known of an address on the web: a chain of steps; `malicious` is a yes or no inside the braces. */
export interface LinkChecker extends Port {
  check(name: string, url: string): NodeSpec[];
  readonly malicious: string;
  readonly report: string;
}

export const urlscan = app(
  'urlscan',
  'urlscan.io',
  'urlScanIoApi',
  ['Maak op urlscan.io bij Settings & API een sleutel.', 'Plak hem in n8n.'],
  ['Create a key under Settings & API on urlscan.io.', 'Paste it into n8n.'],
  3,
);
export const cortex = app(
  'cortex',
  'Cortex',
  'cortexApi',
  [
    'Maak in Cortex een gebruiker met de rol analyze en kopieer de API-sleutel.',
    'Vul het adres en de sleutel in n8n in.',
  ],
  [
    'Create a user with the analyze role in Cortex and copy the API key.',
    'Enter the address and the key in n8n.',
  ],
  1,
);
export const misp = app(
  'misp',
  'MISP',
  'mispApi',
  ['Maak in MISP bij je profiel een authenticatiesleutel.', 'Vul het adres en de sleutel in n8n in.'],
  ['Create an authentication key in your MISP profile.', 'Enter the address and the key in n8n.'],
  1,
);
export const linkCheckers: readonly LinkChecker[] = [
  {
    app: urlscan,
    check: (name, url) => [
      node(name, 'urlScanIo', 1, {
        resource: 'scan',
        operation: 'perform',
        url,
        additionalFields: { visibility: 'private' },
      }),
      pause(`${name}: wacht op de scan`, 45, 'seconds'),
      {
        ...node(`${name}: uitslag`, 'urlScanIo', 1, {
          resource: 'scan',
          operation: 'get',
          scanId: '={{ $json.scanId ?? $json.uuid }}',
        }),
        retryOnFail: true,
        maxTries: 5,
        waitBetweenTries: 5000,
      },
    ],
    malicious: '$json.verdicts?.overall?.malicious === true',
    report: '$json.task?.reportURL',
  },
  {
    app: cortex,
    check: (name, url) => [
      node(name, 'cortex', 1, {
        resource: 'analyzer',
        operation: 'execute',
        analyzer: CORTEX_ANALYZER,
        observableType: 'url',
        observableValue: url,
        additionalFields: { timeout: 60 },
      }),
    ],
    malicious: "($json.report?.summary?.taxonomies ?? []).some((regel) => regel.level === 'malicious')",
    report: '$json.id',
  },
  {
    app: misp,
    check: (name, url) =>
      [
        node(name, 'misp', 1, {
          resource: 'attribute',
          operation: 'search',
          useJson: false,
          value: url,
          additionalFields: { type: 'url' },
        }),
        code(
          `${name}: uitslag`,
          "const treffers = $input.all().filter((item) => item.json.id);\nreturn [{ json: { aantal: treffers.length, gebeurtenis: treffers[0]?.json.event_id ?? '' }, pairedItem: 0 }];",
        ),
      ].map((spec, i) => (i === 0 ? { ...spec, alwaysOutputData: true } : spec)),
    malicious: '$json.aantal > 0',
    report: '$json.gebeurtenis',
  },
];

export const securityScorecard = app(
  'securityScorecard',
  'SecurityScorecard',
  'securityScorecardApi',
  ['Maak in SecurityScorecard bij je profiel een API-token.', 'Plak het token in n8n.'],
  ['Create an API token in your SecurityScorecard profile.', 'Paste the token into n8n.'],
  1,
);
/** The score from 0 to 100 of a company by its domain, in `$json.score`. */
export const scorecard = (name: string, scorecardIdentifier: string): NodeSpec =>
  node(name, 'securityScorecard', 1, { resource: 'company', operation: 'getScorecard', scorecardIdentifier });

export const venafi = app(
  'venafi',
  'Venafi TLS Protect Cloud',
  'venafiTlsProtectCloudApi',
  ['Maak in Venafi bij je voorkeuren een API-sleutel.', 'Plak hem in n8n.'],
  ['Create an API key in your Venafi preferences.', 'Paste it into n8n.'],
  2,
);
export const awsCertificates = app(
  'awsCertificates',
  'AWS Certificate Manager',
  'aws',
  [
    'Maak in AWS IAM een gebruiker die alleen certificaten mag lezen.',
    'Vul regio, Access Key ID en Secret Access Key in n8n in.',
  ],
  [
    'Create a user in AWS IAM that may read certificates and nothing else.',
    'Enter the region, access key ID and secret access key in n8n.',
  ],
  2,
);
export const cloudflare = app(
  'cloudflare',
  'Cloudflare',
  'cloudflareApi',
  [
    'Maak in Cloudflare een API-token met leesrechten op SSL-certificaten.',
    'Plak het token in n8n en kies je zone.',
  ],
  [
    'Create an API token with read access to SSL certificates in Cloudflare.',
    'Paste the token into n8n and choose your zone.',
  ],
  3,
);
/** Whole days until a date; a certificate without one is far off, so that it holds up no other. */
const daysTo = (date: string): string =>
  `([Math.floor(${date}.diffNow('days').days)].find((days) => Number.isFinite(days) && days > -10000) ?? 999)`;

/** Certificates with the day that they expire, in `at`. */
export const certificates: readonly Listing<'reading'>[] = [
  {
    app: cloudflare,
    what: { nl: 'de certificaten van je zone in Cloudflare', en: 'the certificates of your Cloudflare zone' },
    nodes: (name) => [
      node(name, 'cloudflare', 1, {
        resource: 'zoneCertificate',
        operation: 'getMany',
        zoneId: CLOUDFLARE_ZONE,
        returnAll: true,
        filters: {},
      }),
    ],
    fields: {
      id: '$json.id',
      name: "($json.hosts ?? []).join(', ') || $json.id",
      value: daysTo('DateTime.fromISO(String($json.expires_on))'),
      at: '$json.expires_on',
    },
  },
  {
    app: awsCertificates,
    what: {
      nl: 'de certificaten in AWS Certificate Manager',
      en: 'the certificates in AWS Certificate Manager',
    },
    nodes: (name) => [
      node(name, 'awsCertificateManager', 1, {
        resource: 'certificate',
        operation: 'getMany',
        returnAll: true,
        options: { certificateStatuses: ['ISSUED'] },
      }),
    ],
    fields: {
      id: '$json.CertificateArn',
      name: '$json.DomainName',
      value: daysTo('DateTime.fromSeconds(Number($json.NotAfter) || 0)'),
      at: "DateTime.fromSeconds(Number($json.NotAfter)).toISO() ?? ''",
    },
  },
  {
    app: venafi,
    what: { nl: 'de certificaten in Venafi', en: 'the certificates in Venafi' },
    nodes: (name) => [
      node(name, 'venafiTlsProtectCloud', 1, {
        resource: 'certificate',
        operation: 'getMany',
        returnAll: true,
        filters: {},
      }),
    ],
    fields: {
      id: '$json.id',
      name: '($json.subjectCN ?? [])[0] ?? $json.certificateName',
      value: daysTo('DateTime.fromISO(String($json.validityEnd))'),
      at: '$json.validityEnd',
    },
  },
];
