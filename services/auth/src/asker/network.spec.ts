import { shownNetwork } from './network.js';

it('shows an owner the neighbourhood, not the house', () => {
  expect(shownNetwork('203.0.113.7')).toBe('203.0.113.x');
  expect(shownNetwork('2001:db8:1::/48')).toBe('2001:db8:1::/48');
});
