import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createService } from '../boot/create-service.js';
import type { ServiceDefinition } from '../boot/definition.js';
import { databaseVariable } from '../env/environment.js';
import { openApi } from '../http/docs.js';
import { migrateForTest, testPublicUrl, testRuntimeUrl, testSecrets } from './service.js';

/** Said by the test that finds the committed document behind. */
export const howToRegenerate =
  'The committed OpenAPI document differs from the service. Look whether the change is additive (architecture.md, rule 9), then run: npm run openapi';

/** The same value with the keys of every object in alphabetical order, so that two runs give the same bytes. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

/** What services ask for before they boot. Nobody answers at these addresses, and describing a service calls none. */
const environment = (
  def: ServiceDefinition,
  databaseUrl: string,
  folder: string,
): Record<string, string> => ({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  WORKERS: 'none',
  [databaseVariable(def.name)]: testRuntimeUrl(def.name, databaseUrl),
  DATA_DIR: folder,
  RELEASES_DIR: folder,
  ...testSecrets,
  PUBLIC_URL: testPublicUrl,
  AUTH_SIGNING_KEY: generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString(),
  LIBRARY_FILL: 'off',
  STRIPE_SECRET_KEY: 'sk_test_describes_only',
  STRIPE_WEBHOOK_SECRET: 'whsec_describes_only',
  STRIPE_API_BASE: 'http://127.0.0.1:9',
});

/**
 * The OpenAPI document of a service as it is committed in services/contracts/openapi, taken from the booted application.
 * @param databaseUrl owner's connection string of an empty database
 * @param look at the application before it is closed
 * @returns JSON with sorted keys, closed by a line end
 */
export async function openApiText(
  def: ServiceDefinition,
  databaseUrl: string,
  look?: (app: NestFastifyApplication) => Promise<void>,
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
  await migrateForTest(def, databaseUrl);
  const app = await createService(def, environment(def, databaseUrl, folder));
  try {
    await look?.(app);
    return `${JSON.stringify(sorted(openApi(app, def)), null, 2)}\n`;
  } finally {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
