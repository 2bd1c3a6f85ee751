import { complaint, deliveryReport } from '../../../../test/mail-reports.js';
import { readReport } from './mail-report.js';

it('reads what a far mail server reports of a delivery', async () => {
  expect(await readReport(deliveryReport('1@stroomwerk.example', { envelopeId: 'abc' }))).toEqual({
    ...{ is: 'failed', status: '5.1.1', said: '550 5.1.1 no such user here' },
    ...{ messageId: '1@stroomwerk.example', envelopeId: 'abc' },
  });
});

it.each([
  ['delayed', '4.4.1'],
  ['delivered', '2.0.0'],
  ['relayed', '2.1.5'],
])('takes %s for no failure', async (action, status) => {
  expect(await readReport(deliveryReport('1@x', { action, status }))).toMatchObject({ is: 'other', status });
});

it('reads a report without the headers of the mail', async () => {
  const read = await readReport(deliveryReport(null, { envelopeId: 'abc' }));
  expect(read).toMatchObject({ messageId: null, envelopeId: 'abc' });
});

it('reads a complaint, and one that was taken back', async () => {
  expect(await readReport(complaint('1@stroomwerk.example'))).toMatchObject({
    ...{ is: 'complaint', messageId: '1@stroomwerk.example' },
  });
  expect((await readReport(complaint('1@x', 'not-spam')))?.is).toBe('other');
});

it.each(['', 'no mail at all', 'Subject: Out of office\r\n\r\nBack on Monday.', '\u0000\u0001\u0002'])(
  'is no report: %j',
  async (raw) => {
    expect(await readReport(Buffer.from(raw))).toBeNull();
  },
);
