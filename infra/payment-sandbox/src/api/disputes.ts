import { find } from '../core/find.js';
import { page } from './answers.js';
import { get, type Route } from './route.js';

export const disputeRoutes: Route[] = [
  get('/disputes', ({ account, params }) => {
    const charge = params.string('charge');
    const intent = params.string('payment_intent');
    const rows = Object.values(account.state.disputes).filter(
      (dispute) =>
        (charge === null || dispute.charge === charge) &&
        (intent === null || dispute.payment_intent === intent),
    );
    return page('/v1/disputes', rows, params);
  }),
  get('/disputes/:id', ({ account, id }) => find(account, 'disputes', id)),
];
