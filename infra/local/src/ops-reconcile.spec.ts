import type { ReconcileReport } from '@stroomwerk/contracts/billing';
import type { OpsCall } from './ops-payouts.js';
import { opsReconcile } from './ops-reconcile.js';

const nothing: ReconcileReport = {
  ...{ events: 0, events_left: 0, accounts: 0, mended: [], failed: [], next: null },
};
/** Answers one after the other. @returns what was asked for, what was said, and how it ended */
async function run(...pages: Partial<ReconcileReport>[]) {
  const asked: unknown[] = [];
  const said: string[] = [];
  const log = jest.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  const left = [...pages];
  const call = (async (_target: unknown, { body }: { body: { after: string | null } }) => {
    asked.push(body.after);
    return { ...nothing, ...left.shift() };
  }) as unknown as OpsCall;
  const code = await opsReconcile(call);
  log.mockRestore();
  return { asked, said, code };
}

it('works off events as long as that helps, then goes through the accounts', async () => {
  const { asked, said, code } = await run(
    { events: 10, events_left: 4, next: '0' },
    { events: 4, events_left: 0, next: '0' },
    { accounts: 3, mended: [{ account_id: 'a', what: ['plan', 'invoices'] }], next: '3' },
    { accounts: 1 },
  );
  expect(asked).toEqual([null, null, '0', '3']);
  expect(said).toEqual([
    'account a: plan, invoices mended',
    '14 events worked off, 0 wait still; 4 accounts compared, 1 mended; 0 failures.',
  ]);
  expect(code).toBe(0);
});

it('goes on where events fail, and ends as failed', async () => {
  const failed = [{ what: 'event evt_1', why: 'no answer' }];
  const { asked, said, code } = await run({ events: 0, events_left: 1, failed, next: '0' }, { accounts: 1 });
  expect(asked).toEqual([null, '0']);
  expect(said[0]).toBe('event evt_1: no answer');
  expect(code).toBe(1);
});

it('ends as failed where one account could not be compared', async () => {
  const failed = [{ what: 'sub_1', why: 'no answer' }];
  expect((await run({ next: '0' }, { accounts: 1, failed })).code).toBe(1);
});
