// Fake: the database, which writes down what it is asked.
import type { EntityManager } from 'typeorm';
import type { ServiceDefinition } from '../boot/definition.js';
import { AccountErasedConsumer } from './account-erased.consumer.js';

const [person, account] = ['c0ffee00-0000-4000-8000-000000000001', 'c0ffee00-0000-4000-8000-000000000002'];
const told = { user_id: person, version: 1, erased_at: '2026-11-21T10:00:00.000Z' };

async function forgotten(payload: object): Promise<unknown[]> {
  const asked: unknown[] = [];
  const query = async (statement: string, [value]: unknown[]) => {
    if (!statement.includes('lock')) asked.push([statement, value]);
  };
  const definition = { erasure: ['person'], accountErasure: ['account'], erasureByAddress: ['address'] };
  const consumer = new AccountErasedConsumer(definition as unknown as ServiceDefinition);
  await consumer.handle({ ...told, ...payload }, { query } as unknown as EntityManager);
  return asked;
}

it('forgets the person, and the account that went with them', async () => {
  expect(await forgotten({ account_id: account, address_hash: 'hash' })).toEqual([
    ['person', person],
    ['account', account],
    ['address', 'hash'],
  ]);
});

it('leaves an account in which others stay', async () => {
  expect(await forgotten({ account_id: null })).toEqual([['person', person]]);
});

it('takes the person’s id for their account’s in an event from before there were accounts', async () => {
  expect(await forgotten({})).toEqual([
    ['person', person],
    ['account', person],
  ]);
});
