import { ApiError } from '@stroomwerk/auth-store';
import { checkoutBody, checkoutErrorText } from './checkout.js';
import { loginPath, wantedPath } from './places.js';

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
