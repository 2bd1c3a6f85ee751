// Real: the sandbox, a receiver that verifies each signature with the SDK, the file the state is kept in.

import { admin, type Bench, startBench, subscriptionSession, until } from '../test/bench.js';
import { payHosted } from './pay-hosted.js';
import { createSandbox } from './sandbox.js';

let bench: Bench;
beforeEach(async () => {
  bench = await startBench();
});
afterEach(() => bench.close());

const pending = async () =>
  ((await admin(bench.sandbox, 'deliveries?status=pending')) as { pending: number }).pending;

describe('webhooks', () => {
  it('are retried until the receiver answers 2xx', async () => {
    bench.receiver.failNext = 3;
    const customer = await bench.stripe.customers.create({ email: 'klant@example.nl' });
    const [event] = await bench.receiver.arrived('customer.created');
    expect(event?.data.object).toMatchObject({ id: customer.id });
    expect(bench.receiver.refused).toBe(3);
    await until('nothing is pending', async () => (await pending()) === 0);
  });

  it('survive a restart while they wait', async () => {
    await admin(bench.sandbox, 'webhooks', { mode: 'pause' });
    const session = await subscriptionSession(bench.stripe);
    await payHosted(session.url);
    const waiting = await pending();
    expect(waiting).toBeGreaterThan(5);
    await bench.sandbox.close();
    expect(bench.receiver.events).toHaveLength(0);
    bench.sandbox = await createSandbox(bench.options);
    await bench.receiver.arrived('checkout.session.completed');
    await until('all have arrived', () => bench.receiver.events.length === waiting);
    expect((await bench.stripe.checkout.sessions.retrieve(session.id)).status).toBe('complete');
  });

  it('are sent again on request, the same event each time', async () => {
    await bench.stripe.customers.create({ email: 'klant@example.nl' });
    const [event] = await bench.receiver.arrived('customer.created');
    await admin(bench.sandbox, `events/${event?.id}/resend`, { times: 5 });
    const all = await bench.receiver.arrived('customer.created', 6);
    expect(new Set(all.map((each) => each.id)).size).toBe(1);
  });

  it('can be held and sent newest first', async () => {
    await admin(bench.sandbox, 'webhooks', { mode: 'pause' });
    for (const name of ['a', 'b', 'c']) await bench.stripe.customers.create({ name });
    await admin(bench.sandbox, 'webhooks', { mode: 'reorder', seconds: 0 });
    const names = (await bench.receiver.arrived('customer.created', 3)).map(
      (event) => 'name' in event.data.object && event.data.object.name,
    );
    expect(names).toEqual(['c', 'b', 'a']);
  });

  it('reach an endpoint made through the API, with only what it asked for', async () => {
    const endpoint = await bench.stripe.webhookEndpoints.create({
      url: `${bench.receiver.url}/two`,
      enabled_events: ['invoice.paid'],
    });
    expect(endpoint.secret).toMatch(/^whsec_/);
    expect((await bench.stripe.webhookEndpoints.list()).data[0]?.secret).toBeUndefined();
    await bench.stripe.customers.create({ name: 'a' });
    await bench.receiver.arrived('customer.created');
    const { deliveries } = (await admin(bench.sandbox, 'deliveries')) as {
      deliveries: { endpoint: string }[];
    };
    expect(deliveries.some((each) => each.endpoint === endpoint.id)).toBe(false);
  });
});
