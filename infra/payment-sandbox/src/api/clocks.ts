import type Stripe from 'stripe';
import { invalid, missingParam } from '../core/errors.js';
import { find } from '../core/find.js';
import { newId } from '../core/ids.js';
import { playUntil } from '../engine/due.js';
import { page } from './answers.js';
import { del, get, post, type Route } from './route.js';

const path = '/test_helpers/test_clocks';

export const clockRoutes: Route[] = [
  post(path, ({ account, params }) => {
    const frozen = params.integer('frozen_time');
    if (frozen === null) throw missingParam('frozen_time');
    const clock = {
      id: newId('clock'),
      object: 'test_helpers.test_clock',
      created: account.now(),
      deletes_after: account.now() + 30 * 86_400,
      frozen_time: frozen,
      livemode: false,
      name: params.string('name'),
      status: 'ready',
      status_details: {},
    } satisfies Stripe.TestHelpers.TestClock;
    account.state.testClocks[clock.id] = clock;
    account.changed();
    return clock;
  }),
  get(path, ({ account, params }) => page(`/v1${path}`, Object.values(account.state.testClocks), params)),
  get(`${path}/:id`, ({ account, id }) => find(account, 'testClocks', id)),
  post(`${path}/:id/advance`, ({ account, params, id }) => {
    const clock = find(account, 'testClocks', id);
    const to = params.integer('frozen_time');
    if (to === null) throw missingParam('frozen_time');
    if (to <= clock.frozen_time)
      throw invalid('Test clocks can only be advanced forward in time.', 'frozen_time');
    playUntil(account, id, to);
    clock.frozen_time = to;
    account.emit('test_helpers.test_clock.ready', clock);
    return clock;
  }),
  del(`${path}/:id`, ({ account, id }) => {
    find(account, 'testClocks', id);
    delete account.state.testClocks[id];
    account.changed();
    return {
      id,
      object: 'test_helpers.test_clock',
      deleted: true,
    } satisfies Stripe.TestHelpers.DeletedTestClock;
  }),
];
