// Real: the booted service and PostgreSQL. Compares what it serves at /api/docs/auth.json with what is committed.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { foreignCallsTaken, howToRegenerate, openApiText, openRoutes } from '@stroomwerk/kernel/testing';
import { testDatabase } from '@stroomwerk/test-kit';
import { auth } from '../src/definition.js';

const committed = resolve(__dirname, '../../contracts/openapi/auth.json');

it('is described by the committed OpenAPI document, and takes no call of another site', async () => {
  const database = await testDatabase();
  try {
    let taken: string[] = [];
    const served = await openApiText(auth, database.url, async (app) => {
      taken = await foreignCallsTaken(app);
      // A mail program's button (RFC 8058): the token in its address is all that counts.
      expect(openRoutes(app)).toEqual(['POST /api/auth/mails/unsubscribe']);
    });
    expect(taken).toEqual([]);
    if (served !== readFileSync(committed, 'utf8')) throw new Error(howToRegenerate);
  } finally {
    await database.drop();
  }
});
