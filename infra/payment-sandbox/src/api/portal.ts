import type Stripe from 'stripe';
import { find } from '../core/find.js';
import { newId } from '../core/ids.js';
import { post, type Route } from './route.js';

export const portalRoutes: Route[] = [
  post('/billing_portal/sessions', ({ account, params }) => {
    const customer = find(account, 'customers', params.required('customer'), 'customer');
    const id = newId('bps');
    const portal = {
      id,
      object: 'billing_portal.session',
      configuration: 'bpc_sandbox',
      created: account.now(),
      customer: customer.id,
      customer_account: null,
      flow: null,
      livemode: false,
      locale: params.string('locale'),
      on_behalf_of: null,
      return_url: params.string('return_url'),
      url: `${account.settings.publicUrl}/p/session/${id}`,
    } satisfies Stripe.BillingPortal.Session;
    account.state.portals[id] = portal;
    account.changed();
    return portal;
  }),
];
