import { ClientLimits } from './client-limits.js';

const limits = { requests: 2, uploads: 1, allUploads: 2 };

it('lets a network have so many requests at once, others their own, and more when some are done', () => {
  const clients = new ClientLimits(limits);
  const first = clients.request('2001:db8::1');
  expect(clients.request('2001:db8::2')).not.toBeNull();
  expect(clients.request('2001:db8::3')).toBeNull();
  expect(clients.request('2001:db8:1::3')).not.toBeNull();
  first?.();
  first?.();
  expect(clients.request('2001:db8::3')).not.toBeNull();
  expect(clients.request('2001:db8::3')).toBeNull();
  expect(clients.state).toEqual({ requests: 3, uploads: 0, refused: 2 });
});

it('counts large bodies for each network and for all', () => {
  const clients = new ClientLimits(limits);
  const first = clients.upload('10.0.0.1');
  expect(clients.upload('10.0.0.1')).toBeNull();
  expect(clients.upload('10.0.0.2')).not.toBeNull();
  expect(clients.upload('10.0.0.3')).toBeNull();
  expect(clients.state.uploads).toBe(2);
  first?.();
  expect(clients.upload('10.0.0.3')).not.toBeNull();
});

it('tells of refusals for a minute', () => {
  let now = 0;
  const clients = new ClientLimits(limits, () => now);
  clients.refuse();
  now = 59_999;
  clients.refuse();
  expect(clients.state.refused).toBe(2);
  now = 60_000;
  expect(clients.state.refused).toBe(1);
});
