import { orderShown } from './order-number.js';

it.each([
  'Launch Special',
  'launch  special',
  'Lifetime Pro',
  'lifetime',
  'cs_test_a1B2c3D4e5F6',
  'in_1QabcDEF2345',
  '9F3A2B1C-0001',
  'HER-7K2M-Q9XD',
])('repeats %s', (order) => {
  expect(orderShown(order)).toBe(order.replace(/\s+/g, ' '));
});

it.each([
  'https://evil.example',
  'Bel 0900-1234',
  'in_evil.example/x',
  'Launch Special https://evil.example',
  'cs_',
  'in_Bel_0900_1234_nu',
  'cs_test_bel_ons_op_evil_example',
  'in_BelNu09001234x',
  'in_GaNaarEvilPunt1',
  'in_BeL1OnSoPdEzElIjNnU',
  'cs_test_1abc',
  'koop starter',
  'starter nu',
  'kijk cs_test_a1B2c3D4e5F6',
  'x9F3A2B1C-0001',
  'HER-7K2M-Q9XD!',
  'BEL0900-1234',
  'EVILSITE-0001',
])('does not repeat %s', (order) => {
  expect(orderShown(order)).toBeNull();
});

it('repeats an order without what stands around it', () => {
  expect(orderShown('  Starter\n')).toBe('Starter');
});
