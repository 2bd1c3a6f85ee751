import type Stripe from 'stripe';
import { missingParam } from '../core/errors.js';
import { find } from '../core/find.js';
import { newId } from '../core/ids.js';
import { apiVersion } from '../core/wire.js';
import { page } from './answers.js';
import { del, get, post, type Route } from './route.js';

const shown = ({ secret: _secret, ...endpoint }: Stripe.WebhookEndpoint): Stripe.WebhookEndpoint => endpoint;

export const eventRoutes: Route[] = [
  get('/events', ({ account, params }) => {
    const types = [...params.strings('types'), ...params.strings('type')];
    const rows = Object.values(account.state.events).filter(
      (event) => types.length === 0 || types.includes(event.type),
    );
    return page('/v1/events', rows, params);
  }),
  get('/events/:id', ({ account, id }) => find(account, 'events', id)),
  post('/webhook_endpoints', ({ account, params }) => {
    const wanted = params.strings('enabled_events');
    if (wanted.length === 0) throw missingParam('enabled_events');
    const endpoint = {
      id: newId('we'),
      object: 'webhook_endpoint',
      api_version: params.string('api_version') ?? apiVersion,
      application: null,
      created: account.now(),
      description: params.string('description'),
      enabled_events: wanted,
      livemode: false,
      metadata: params.metadata(),
      secret: `whsec_${newId('x', 32).slice(2)}`,
      status: 'enabled',
      url: params.required('url'),
    } satisfies Stripe.WebhookEndpoint;
    account.state.endpoints[endpoint.id] = endpoint;
    account.changed();
    return endpoint;
  }),
  get('/webhook_endpoints', ({ account, params }) =>
    page('/v1/webhook_endpoints', Object.values(account.state.endpoints).map(shown), params),
  ),
  get('/webhook_endpoints/:id', ({ account, id }) => shown(find(account, 'endpoints', id))),
  del('/webhook_endpoints/:id', ({ account, id }) => {
    find(account, 'endpoints', id);
    delete account.state.endpoints[id];
    account.changed();
    return { id, object: 'webhook_endpoint', deleted: true } satisfies Stripe.DeletedWebhookEndpoint;
  }),
];
