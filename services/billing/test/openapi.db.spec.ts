// Real: the booted service and PostgreSQL. Compares what it serves at /api/docs/billing.json with what is committed.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { howToRegenerate, openApiText } from '@stroomwerk/kernel/testing';
import { testDatabase } from '@stroomwerk/test-kit';
import { billing } from '../src/definition.js';

const committed = resolve(__dirname, '../../contracts/openapi/billing.json');

it('is described by the committed OpenAPI document', async () => {
  const database = await testDatabase();
  try {
    const served = await openApiText(billing, database.url);
    if (served !== readFileSync(committed, 'utf8')) throw new Error(howToRegenerate);
  } finally {
    await database.drop();
  }
});
