import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { formRulesText } from '@stroomwerk/contracts/form-rules';
import { openApiText } from '@stroomwerk/kernel/testing';
import { aiOps } from '@stroomwerk/service-ai-ops';
import { auth } from '@stroomwerk/service-auth';
import { billing } from '@stroomwerk/service-billing';
import { libraryService } from '@stroomwerk/service-library';
import { releasesService } from '@stroomwerk/service-releases';
import pg from 'pg';
import { startPostgres } from './postgres.js';

async function emptyDatabase(ownerUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  const url = new URL(ownerUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * `npm run openapi`: boots each service on a PostgreSQL of its own and writes what it serves as its API document to
 * services/contracts/openapi; beside it the rules of the forms. The platform of this checkout is not touched.
 */
export async function writeOpenApi(root: string): Promise<number> {
  const forms = 'services/contracts/src/forms/index.ts';
  writeFileSync(join(root, forms), formRulesText());
  console.log(forms);
  const dataDir = mkdtempSync(join(tmpdir(), 'stroomwerk-openapi-'));
  const postgres = await startPostgres({ dataDir, settings: { fsync: 'off' } });
  try {
    for (const service of [auth, libraryService, billing, aiOps, releasesService]) {
      const database = await emptyDatabase(postgres.url, `openapi_${service.name.replace('-', '_')}`);
      const file = `services/contracts/openapi/${service.name}.json`;
      writeFileSync(join(root, file), await openApiText(service, database));
      console.log(file);
    }
    return 0;
  } finally {
    await postgres.stop();
    if (postgres.moved) rmSync(dirname(postgres.data), { recursive: true, force: true });
    rmSync(dataDir, { recursive: true, force: true });
  }
}
