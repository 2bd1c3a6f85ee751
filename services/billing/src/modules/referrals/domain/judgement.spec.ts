import { type Party, type Sign, signsOf, verdictOf } from './judgement.js';

const referrer: Party = { accountId: 'a', mailboxId: 'm', fingerprints: ['card-1', 'bank-1'] };
const stranger: Party = { accountId: 'b', mailboxId: 'n', fingerprints: ['card-2'] };

it.each<[string, Partial<Party>, readonly string[], Sign[]]>([
  ['a stranger', {}, ['card-3'], []],
  ['a member of the referrer’s account', { accountId: 'a' }, [], ['same_account']],
  ['another spelling of the referrer’s address', { mailboxId: 'm' }, [], ['same_mailbox']],
  ['the referrer’s card', { fingerprints: ['card-2', 'card-1'] }, [], ['same_payment']],
  ['the referrer’s bank account', { fingerprints: ['bank-1'] }, [], ['same_payment']],
  ['the card of another referee', {}, ['card-2'], ['shared_payment']],
  [
    'all of it',
    { ...referrer },
    ['card-1'],
    ['same_account', 'same_mailbox', 'same_payment', 'shared_payment'],
  ],
])('of %s is seen', (_, party, others, signs) =>
  expect(signsOf(referrer, { ...stranger, ...party }, others)).toEqual(signs),
);

it('sees nothing in what nobody knows', () => {
  const unknown: Party = { accountId: null, mailboxId: null, fingerprints: [] };
  expect(signsOf(unknown, unknown, [])).toEqual([]);
});

it.each([
  [[], 'clear'],
  [['shared_payment'], 'held'],
  [['same_account'], 'refused'],
  [['same_mailbox'], 'refused'],
  [['same_payment'], 'refused'],
  [['shared_payment', 'same_payment'], 'refused'],
] as const)('%j is %s, until ops decides', (signs, verdict) => {
  expect(verdictOf(signs, null)).toBe(verdict);
  expect(verdictOf(signs, 'allowed')).toBe('clear');
  expect(verdictOf(signs, 'refused')).toBe('refused');
});
