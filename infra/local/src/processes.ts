import { secretsOf } from '@stroomwerk/kernel/signing';

/** The services, as processes. */
export const serviceNames = ['auth', 'library', 'billing', 'ai-ops', 'releases'] as const;
export type ServiceName = (typeof serviceNames)[number];
export type ProcessName = ServiceName | 'edge' | 'standins' | 'n8n-standin';

/** Of the machine: where programs and temporary files are, language, time zone, trust in certificates, Node's own options. */
export const machine = [
  'PATH',
  'HOME',
  'TMPDIR',
  'LANG',
  'LC_ALL',
  'TZ',
  'NODE_OPTIONS',
  'NODE_EXTRA_CA_CERTS',
  'SystemRoot',
] as const;

/** What nobody has to hide and every process reads. */
const everybody = [
  ...machine,
  'NODE_ENV',
  'LOG_LEVEL',
  'HOST',
  'PORT',
  'PUBLIC_URL',
  'AI_OPS_URL',
  'AI_OPS_PORT',
  'AUTH_SERVICE_URL',
  'LIBRARY_SERVICE_URL',
  'BILLING_SERVICE_URL',
  'AI_OPS_SERVICE_URL',
  'RELEASES_SERVICE_URL',
  'BRAND_NAME',
  'SUPPORT_EMAIL',
  'KVK_NUMBER',
  'VAT_ID',
] as const;

const everyService = [
  ...everybody,
  'SERVICE_HOST',
  'SERVICE_PORT',
  'TRUSTED_PROXIES',
  'METRICS_TOKEN',
  'WORKERS',
  'DATA_DIR',
  'DISK_FOLDERS',
  'MIN_FREE_MB',
  'REDIS_URL',
] as const;

const objectStorage = [
  'RELEASES_DIR',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_ENDPOINT',
  'S3_FORCE_PATH_STYLE',
] as const;

/**
 * The variables that each process is given; nothing else of the environment reaches it (ADR 0013). Whoever adds a
 * variable to a process adds it here: platform.spec.ts compares this with what the processes read.
 */
export const variablesOf: Readonly<Record<ProcessName, readonly string[]>> = {
  auth: [
    ...everyService,
    'AUTH_DATABASE_URL',
    ...secretsOf('auth'),
    'AUTH_SIGNING_KEY',
    'GATE_KEY',
    'AUTH_RATE_LIMIT',
    'SMTP_URL',
    'MAIL_FROM',
    'MAIL_REPORT_SECRET',
    'OPS_EMAIL',
    'OPS_PASSWORD',
    'GOOGLE_CLIENT_ID',
    'GOOGLE_CLIENT_SECRET',
    'GOOGLE_ISSUER',
  ],
  library: [
    ...everyService,
    'LIBRARY_DATABASE_URL',
    ...secretsOf('library'),
    'LIBRARY_FILL',
    'LIBRARY_DOWNLOAD_LIMIT',
    'LIBRARY_DAY_DOWNLOAD_LIMIT',
    'LIBRARY_SEARCH_LIMIT',
    'LIBRARY_PUBLIC_LIMIT',
    'N8N_ALLOW_PRIVATE',
  ],
  billing: [
    ...everyService,
    'BILLING_DATABASE_URL',
    ...secretsOf('billing'),
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_API_BASE',
    'BRAND_ADDRESS',
    'PAYOUT_IBAN',
    'PAYOUT_HOLDER',
  ],
  'ai-ops': [
    ...everyService,
    'AI_OPS_DATABASE_URL',
    ...secretsOf('ai-ops'),
    'GUARDIAN_INTERVAL_MS',
    'AI_CEO_INTERVAL_MS',
    'AI_OPS_VIEW',
  ],
  // CHROMIUM_PATH goes on to the gate, which it begins.
  releases: [
    ...everyService,
    'RELEASES_DATABASE_URL',
    ...secretsOf('releases'),
    'GATE_KEY',
    'GATE_PROGRAM',
    'CHROMIUM_PATH',
    ...objectStorage,
  ],
  edge: [
    ...everybody,
    'DATA_DIR',
    'SHELL_DIR',
    ...secretsOf('edge'),
    'BRAND_ADDRESS',
    'ANALYTICS_TAG_URL',
    'ANALYTICS_TAG_ID',
    'PAYMENT_ORIGIN',
    'TRUSTED_PROXIES',
    // Gone; given, the edge says so.
    'TRUST_PROXY',
    'CLIENT_REQUESTS',
    'EDGE_POLL_MS',
    'EDGE_DATA_POLL_MS',
    'EDGE_PRERENDER',
    'EDGE_PATIENCE',
    'EDGE_PRELOAD',
    ...objectStorage,
  ],
  standins: [
    ...machine,
    'NODE_ENV',
    'DATA_DIR',
    'BRAND_NAME',
    'STANDINS_HOST',
    'SANDBOX_PORT',
    'MAIL_HTTP_PORT',
    'MAIL_SMTP_PORT',
    'SANDBOX_PUBLIC_URL',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'WEBHOOK_URL',
  ],
  'n8n-standin': [...machine, 'N8N_SANDBOX_PORT', 'N8N_SANDBOX_KEY'],
};

type Values = Readonly<Record<string, string | undefined>>;

/** @returns what of the values the process may have, without empty ones */
export const environmentOf = (name: ProcessName, values: Values): Record<string, string> =>
  Object.fromEntries(
    variablesOf[name].flatMap((variable) => {
      const value = values[variable];
      return value === undefined || value === '' ? [] : [[variable, value]];
    }),
  );
