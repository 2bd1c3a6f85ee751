import { ApiError } from '@stroomwerk/auth-store';
import { checkoutBody, checkoutErrorText, isOwnPlan } from './checkout.js';
import { loginPath, places, wantedPath } from './places.js';

test.each([
  ['?next=%2Faffiliate', '/affiliate'],
  ['?next=%2Fworkflow-library%3Fpage%3D2%23x', '/workflow-library?page=2#x'],
  ['', null],
  ['?next=https%3A%2F%2Fevil.example', null],
  ['?next=%2F%2Fevil.example', null],
  ['?next=%2F%5Cevil.example', null],
  ['?next=javascript%3Aalert(1)', null],
  ['?next=%2F%09%2Fevil.example', null],
  ['?next=%2F..%2F%2Fx', null],
  ['?next=%2Flogin', null],
  ['?next=%2Fregister%3Fplan%3Dx', null],
  ['?next=%2Flogin%23x', null],
  ['?next=%2Flogins', '/logins'],
  ['?next=%2Fa%2F..%2Flogin%3Fnext%3D%252Fx', null],
])('the page wanted by %s is %s', (search, path) => expect(wantedPath(search)).toBe(path));

test('the login address leads back', () => {
  expect(loginPath('/affiliate')).toBe('/login?next=%2Faffiliate');
  expect(loginPath('/')).toBe('/login');
});

test('the payment page returns to the addresses of the specification', () => {
  expect(checkoutBody({ price_tier: 'launch_special', interval: 'year' }, 'https://x.nl')).toEqual({
    price_tier: 'launch_special',
    interval: 'year',
    success_url: 'https://x.nl/success?tier=launch_special',
    cancel_url: 'https://x.nl/#pricing',
  });
});

test('a failed checkout says why, or the specified text', () => {
  const tail = 'Probeer het opnieuw of neem contact met ons op.';
  expect(checkoutErrorText(new ApiError(400, 'x.y', 'Dit plan bestaat niet.'))).toBe(
    `Oops! Dit plan bestaat niet. ${tail}`,
  );
  expect(checkoutErrorText(new Error('x'))).toBe(
    `Oops! Er is een fout opgetreden bij het starten van de betaling. ${tail}`,
  );
});

test('a tier without an interval is asked for without one', () => {
  expect(checkoutBody({ price_tier: 'starter_annual' }, 'https://x.nl')).not.toHaveProperty('interval');
});

test('of the plan that somebody has it only says that it is theirs', () => {
  const owned = new ApiError(409, 'billing.already_subscribed', 'Dit is je plan.');
  expect([isOwnPlan(owned), checkoutErrorText(owned)]).toEqual([true, 'Dit is je plan.']);
  expect(isOwnPlan(new ApiError(409, 'billing.other', 'x'))).toBe(false);
  expect(isOwnPlan({ code: 'billing.already_subscribed' })).toBe(false);
});

test('a checkout that failed without a word of why gives the specified text', () => {
  expect(checkoutErrorText(new ApiError(400, 'x.y', ''))).toContain('Er is een fout opgetreden');
});

test('workflows have addresses whatever their files are called', () => {
  expect([places.workflow('a b.json'), places.deploy('a b.json'), places.publicWorkflow('a/b')]).toEqual([
    ...['/workflow-library/a%20b.json', '/workflow-library/a%20b.json/deploy', '/workflows/a%2Fb'],
  ]);
});
