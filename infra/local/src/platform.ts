import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { databaseVariable } from '@stroomwerk/kernel/database';
import { objectStorageEnv } from '@stroomwerk/kernel/object-storage';
import type { Databases } from './databases.js';
import { linkSecrets, ringVariable } from './link-secrets.js';
import { environmentOf, type ServiceName, serviceNames } from './processes.js';
import { keep, randomSecret } from './secrets.js';
import type { Settings } from './settings.js';
import type { ProcessSpec } from './supervisor.js';

export { serviceNames };
export const portNames = [
  'auth',
  'library',
  'billing',
  'releases',
  'sandbox',
  'mail-http',
  'mail-smtp',
  'n8n-standin',
  'postgres',
] as const;
export type Ports = Record<(typeof portNames)[number], number>;

const variable = (service: ServiceName) => service.replace('-', '_').toUpperCase();

export interface Platform {
  readonly specs: readonly ProcessSpec[];
  readonly services: Readonly<Record<ServiceName, string>>;
  readonly standins: { readonly payments: string; readonly mail: string } | null;
  /** A small n8n to connect, with a key that may do everything; in development only. */
  readonly n8n: { readonly url: string; readonly key: string } | null;
}

/** How this machine reaches what listens on HOST. */
const hereAt = (host: string): string =>
  `http://${['0.0.0.0', '::', 'localhost'].includes(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}`;

/** As the services see it: they believe nobody else about who asked. */
const theEdge = '127.0.0.1, ::1';

/** Where each service listens inside this machine. */
export const serviceUrls = (ports: Ports, aiOpsPort: number): Record<ServiceName, string> => ({
  auth: `http://127.0.0.1:${ports.auth}`,
  library: `http://127.0.0.1:${ports.library}`,
  billing: `http://127.0.0.1:${ports.billing}`,
  'ai-ops': `http://127.0.0.1:${aiOpsPort}`,
  releases: `http://127.0.0.1:${ports.releases}`,
});

/**
 * Turns the settings into processes with their environments: five services, the edge, and the stand-ins at the other
 * end of the wire for whichever of payments and mail is not configured; in development an n8n too.
 * @param database `folder`: where ours lies, when it is on this machine
 * @param ambient the start's own environment, of which processes get what processes.ts names
 */
export function platform(
  root: string,
  settings: Settings,
  ports: Ports,
  database: Pick<Databases, 'roles'> & { readonly hasOpsAccount: boolean; readonly folder?: string },
  aiOps: { port: number; url: string },
  ambient: NodeJS.ProcessEnv = process.env,
): Platform {
  const { dataDir, HOST } = settings;
  const services = serviceUrls(ports, aiOps.port);
  const sandboxed = settings.STRIPE_SECRET_KEY === undefined || settings.STRIPE_API_BASE !== undefined;
  const stripeKey =
    settings.STRIPE_SECRET_KEY ?? `sk_test_${keep(dataDir, 'stripe-secret-key', randomSecret)}`;
  const webhookSecret =
    settings.STRIPE_WEBHOOK_SECRET ?? `whsec_${keep(dataDir, 'stripe-webhook-secret', randomSecret)}`;
  const ownSandbox = sandboxed && settings.STRIPE_API_BASE === undefined;
  const ownMail = settings.SMTP_URL === undefined;
  const sandboxUrl = `http://localhost:${ports.sandbox}`;

  // Everything there is; which of it a process gets is said in processes.ts.
  const values = {
    ...ambient,
    ...linkSecrets(settings),
    ...objectStorage(settings),
    NODE_ENV: settings.NODE_ENV,
    HOST,
    PORT: String(settings.PORT),
    PUBLIC_URL: settings.publicUrl,
    AI_OPS_URL: aiOps.url,
    AI_OPS_PORT: String(aiOps.port),
    DATA_DIR: dataDir,
    DISK_FOLDERS: [dataDir, ...(database.folder ? [database.folder] : [])].join(delimiter),
    REDIS_URL: settings.REDIS_URL,
    RELEASES_DIR: join(dataDir, 'releases'),
    SHELL_DIR: join(root, 'shell/dist'),
    BRAND_NAME: settings.BRAND_NAME,
    SUPPORT_EMAIL: settings.SUPPORT_EMAIL,
    KVK_NUMBER: settings.KVK_NUMBER,
    VAT_ID: settings.VAT_ID,
    BRAND_ADDRESS: settings.BRAND_ADDRESS,
    ANALYTICS_TAG_URL: settings.ANALYTICS_TAG_URL,
    ANALYTICS_TAG_ID: settings.ANALYTICS_TAG_ID,
    AUTH_SIGNING_KEY: ringVariable(settings, 'AUTH_SIGNING_KEY'),
    SMTP_URL: settings.SMTP_URL ?? `smtp://127.0.0.1:${ports['mail-smtp']}`,
    OPS_EMAIL: settings.OPS_EMAIL,
    // Only until the account is there: after that no process needs to know it.
    OPS_PASSWORD: database.hasOpsAccount ? undefined : settings.OPS_PASSWORD,
    GATE_KEY: ringVariable(settings, 'GATE_KEY'),
    GATE_PROGRAM: join(root, 'infra/release/dist/src/operator.js'),
    STRIPE_SECRET_KEY: stripeKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: ownSandbox ? `http://127.0.0.1:${ports.sandbox}` : undefined,
    PAYOUT_IBAN: settings.PAYOUT_IBAN,
    PAYOUT_HOLDER: settings.PAYOUT_HOLDER,
    PAYMENT_ORIGIN: ownSandbox ? sandboxUrl : undefined,
    ...Object.fromEntries(serviceNames.map((name) => [`${variable(name)}_SERVICE_URL`, services[name]])),
    ...Object.fromEntries(serviceNames.map((name) => [databaseVariable(name), database.roles[name]])),
  };

  const specs: ProcessSpec[] = serviceNames.map((name) => ({
    name,
    entry: join(root, 'services', name, 'dist/main.js'),
    stage: 1,
    health: `${services[name]}/health`,
    env: environmentOf(name, {
      ...values,
      SERVICE_PORT: new URL(services[name]).port,
      SERVICE_HOST: name === 'ai-ops' ? HOST : '127.0.0.1',
      // Browsers come to ai-ops directly too, or through the proxy that also stands before the edge; the edge it knows by
      // its seal.
      TRUSTED_PROXIES: name === 'ai-ops' ? (settings.TRUSTED_PROXIES ?? '') : theEdge,
    }),
  }));
  if (ownSandbox || ownMail)
    specs.unshift({
      name: 'standins',
      entry: join(root, 'infra/payment-sandbox/dist/src/standins.js'),
      env: environmentOf('standins', {
        ...values,
        STANDINS_HOST: HOST,
        SANDBOX_PORT: String(ports.sandbox),
        MAIL_HTTP_PORT: String(ports['mail-http']),
        MAIL_SMTP_PORT: String(ports['mail-smtp']),
        SANDBOX_PUBLIC_URL: sandboxUrl,
        // With a real key only the mail catcher is of use; the sandbox refuses to know a live key.
        STRIPE_SECRET_KEY: ownSandbox ? stripeKey : 'sk_test_unused',
        WEBHOOK_URL: `${services.billing}/api/stripe/webhook`,
      }),
    });
  const n8n =
    settings.NODE_ENV === 'development'
      ? {
          url: `http://127.0.0.1:${ports['n8n-standin']}`,
          key: `n8n_api_${keep(dataDir, 'n8n-standin-key', randomSecret)}`,
        }
      : null;
  if (n8n)
    specs.unshift({
      name: 'n8n-standin',
      entry: join(root, 'infra/n8n-sandbox/dist/src/main.js'),
      env: environmentOf('n8n-standin', {
        ...values,
        N8N_SANDBOX_PORT: String(ports['n8n-standin']),
        N8N_SANDBOX_KEY: n8n.key,
      }),
    });
  specs.push({
    name: 'edge',
    entry: join(root, 'services/edge/dist/src/main.js'),
    stage: 2,
    health: `${hereAt(HOST)}:${settings.PORT}/health`,
    env: environmentOf('edge', values),
  });
  for (const { entry, name } of specs)
    if (!existsSync(entry)) throw new Error(`${name} is not built: ${entry} is missing`);
  return {
    specs,
    services,
    n8n,
    standins:
      ownSandbox || ownMail ? { payments: sandboxUrl, mail: `http://localhost:${ports['mail-http']}` } : null,
  };
}

/** S3_* for those who keep the files of releases and those who show them; none where a folder is used. */
const objectStorage = (settings: Settings): Record<string, string> =>
  Object.fromEntries(
    Object.keys(objectStorageEnv).flatMap((name) => {
      const value: unknown = Reflect.get(settings, name);
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
