import { maskedLine } from './masked-line.js';

it.each([
  ['The resource you are requesting could not be found', 'The resource you are … could not be found'],
  ['Request failed with status code 404', 'Request failed with status code …'],
  [
    'duplicate key value violates unique constraint "klant_pkey"',
    'duplicate key value violates unique constraint …',
  ],
  ['Klant Jan de Vries (jan@klant.example) is not found', '… is not found'],
  ['connect ECONNREFUSED 10.0.0.5:5432', 'connect ECONNREFUSED …'],
  ['GET https://api.klant.example/facturen/2026?token=geheim failed', 'get … failed'.replace('get', 'GET')],
  ['invalid_grant: Token has been expired or revoked.', 'invalid_grant: Token has been expired or revoked.'],
  ['Factuur F2026-0012 van Bakkerij Smit', null],
  ['', null],
  [null, null],
])('%s is kept as %s', (message, line) => {
  expect(maskedLine(message)).toBe(line);
});

it('keeps nothing of values in any of the forms that messages give them', () => {
  const canary = 'kanarie';
  const forms = [
    `"${canary}" is invalid`,
    `value ${canary} is invalid`,
    `value=${canary}`,
    `{"email":"${canary}@klant.example"}`,
    `the field ${canary}.${canary} of ${canary}_${canary}`,
    `${canary}: not found`,
    `https://x.example/${canary}?q=${canary}#${canary}`,
    `“${canary} and ${canary}”`,
    `not\u00a0${canary}`,
    `invalid_${canary}`,
    `${canary}’s request failed`,
  ];
  for (const form of forms) expect(maskedLine(form) ?? '').not.toContain(canary);
});

it('is one line of at most two hundred characters', () => {
  const line = maskedLine('the value is not valid\n'.repeat(200));
  expect(line?.length).toBeLessThanOrEqual(200);
  expect(line).not.toContain('\n');
});
