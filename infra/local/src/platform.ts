import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { objectStorageEnv } from '@stroomwerk/kernel/object-storage';
import { keep, randomSecret, signingKey } from './secrets.js';
import type { Settings } from './settings.js';
import type { ProcessSpec } from './supervisor.js';

export const serviceNames = ['auth', 'library', 'billing', 'ai-ops', 'releases'] as const;
export type ServiceName = (typeof serviceNames)[number];
export const portNames = [
  'auth',
  'library',
  'billing',
  'releases',
  'sandbox',
  'mail-http',
  'mail-smtp',
  'postgres',
] as const;
export type Ports = Record<(typeof portNames)[number], number>;

const variable = (service: ServiceName) => service.replace('-', '_').toUpperCase();

export interface Platform {
  readonly specs: readonly ProcessSpec[];
  readonly services: Readonly<Record<ServiceName, string>>;
  readonly standins: { readonly payments: string; readonly mail: string } | null;
}

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
 * end of the wire for whichever of payments and mail is not configured.
 */
export function platform(
  root: string,
  settings: Settings,
  ports: Ports,
  databaseUrl: string,
  aiOps: { port: number; url: string },
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

  const common: Record<string, string> = {
    NODE_ENV: settings.NODE_ENV,
    HOST,
    PORT: String(settings.PORT),
    PUBLIC_URL: settings.publicUrl,
    AI_OPS_URL: aiOps.url,
    AI_OPS_PORT: String(aiOps.port),
    DATA_DIR: dataDir,
    APP_SECRET: settings.APP_SECRET ?? keep(dataDir, 'app-secret', randomSecret),
    SERVICE_HOST: '127.0.0.1',
    RELEASES_DIR: join(dataDir, 'releases'),
    BRAND_NAME: settings.BRAND_NAME,
    SUPPORT_EMAIL: settings.SUPPORT_EMAIL,
    KVK_NUMBER: settings.KVK_NUMBER,
    VAT_ID: settings.VAT_ID,
    BRAND_ADDRESS: settings.BRAND_ADDRESS,
    ...Object.fromEntries(serviceNames.map((name) => [`${variable(name)}_SERVICE_URL`, services[name]])),
  };
  const withDatabase = {
    ...common,
    DATABASE_URL: databaseUrl,
    ...(settings.REDIS_URL ? { REDIS_URL: settings.REDIS_URL } : {}),
  };
  const storage = objectStorage(settings);
  const extra: Partial<Record<ServiceName, Record<string, string>>> = {
    auth: {
      AUTH_SIGNING_KEY: settings.AUTH_SIGNING_KEY ?? keep(dataDir, 'auth-signing.pem', signingKey),
      SMTP_URL: settings.SMTP_URL ?? `smtp://127.0.0.1:${ports['mail-smtp']}`,
      ...(settings.OPS_EMAIL ? { OPS_EMAIL: settings.OPS_EMAIL } : {}),
      ...(settings.OPS_PASSWORD ? { OPS_PASSWORD: settings.OPS_PASSWORD } : {}),
    },
    billing: {
      STRIPE_SECRET_KEY: stripeKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      ...(ownSandbox ? { STRIPE_API_BASE: `http://127.0.0.1:${ports.sandbox}` } : {}),
    },
    'ai-ops': { SERVICE_HOST: HOST },
    releases: storage,
  };

  const specs: ProcessSpec[] = serviceNames.map((name) => ({
    name,
    entry: join(root, 'services', name, 'dist/src/main.js'),
    env: { ...withDatabase, SERVICE_PORT: new URL(services[name]).port, ...extra[name] },
  }));
  if (ownSandbox || ownMail)
    specs.unshift({
      name: 'standins',
      entry: join(root, 'infra/payment-sandbox/dist/src/standins.js'),
      env: {
        ...common,
        STANDINS_HOST: HOST,
        SANDBOX_PORT: String(ports.sandbox),
        MAIL_HTTP_PORT: String(ports['mail-http']),
        MAIL_SMTP_PORT: String(ports['mail-smtp']),
        SANDBOX_PUBLIC_URL: sandboxUrl,
        // With a real key only the mail catcher is of use; the sandbox refuses to know a live key.
        STRIPE_SECRET_KEY: ownSandbox ? stripeKey : 'sk_test_unused',
        STRIPE_WEBHOOK_SECRET: webhookSecret,
        WEBHOOK_URL: `${services.billing}/api/stripe/webhook`,
      },
    });
  specs.push({
    name: 'edge',
    entry: join(root, 'infra/edge/dist/src/main.js'),
    env: {
      ...common,
      ...storage,
      SHELL_DIR: join(root, 'shell/dist'),
      ...(settings.ANALYTICS_TAG_URL ? { ANALYTICS_TAG_URL: settings.ANALYTICS_TAG_URL } : {}),
      ...(settings.ANALYTICS_TAG_ID ? { ANALYTICS_TAG_ID: settings.ANALYTICS_TAG_ID } : {}),
      ...(ownSandbox ? { PAYMENT_ORIGIN: sandboxUrl } : {}),
    },
  });
  for (const { entry, name } of specs)
    if (!existsSync(entry)) throw new Error(`${name} is not built: ${entry} is missing`);
  return {
    specs,
    services,
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
