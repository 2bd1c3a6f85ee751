import type Stripe from 'stripe';
import type { Account } from '../core/account.js';
import { invalid, missingParam } from '../core/errors.js';
import { find } from '../core/find.js';
import { idOf } from '../core/wire.js';
import { endOf, type PhaseInput, phase, release, scheduleOf } from '../engine/schedules.js';
import { page } from './answers.js';
import type { Params } from './params.js';
import { get, post, type Route } from './route.js';

const behaviours = ['always_invoice', 'create_prorations', 'none'] as const;

function create(account: Account, params: Params): Stripe.SubscriptionSchedule {
  const id = params.string('from_subscription');
  // The sandbox plays schedules of running subscriptions only.
  if (id === null) throw missingParam('from_subscription');
  if (params.has('phases')) throw invalid('You cannot set `phases` if `from_subscription` is set.', 'phases');
  const subscription = find(account, 'subscriptions', id, 'from_subscription');
  if (subscription.schedule !== null)
    throw invalid(
      'You cannot migrate a subscription that is already attached to a schedule.',
      'from_subscription',
    );
  if (subscription.status === 'canceled' || subscription.cancel_at_period_end)
    throw invalid('You cannot create a schedule for a subscription that ends.', 'from_subscription');
  return scheduleOf(account, subscription, params.metadata());
}

function phaseInput(account: Account, params: Params, before: number | undefined): PhaseInput {
  const start = params.integer('start_date') ?? before;
  if (start === undefined) throw missingParam(params.name('start_date'));
  const duration = params.object('duration');
  const end = params.integer('end_date');
  if ((duration === null) === (end === null))
    throw invalid('Exactly one of `end_date` and `duration` must be set.', params.name('end_date'));
  const items = params.list('items').map((item) => ({
    price: find(account, 'prices', item.required('price'), item.name('price')),
    quantity: item.integer('quantity') ?? 1,
    taxRates: item.strings('tax_rates').map((id) => find(account, 'taxRates', id, item.name('tax_rates'))),
  }));
  if (items.length === 0) throw missingParam(params.name('items'));
  return {
    items,
    start,
    end: end ?? {
      interval: duration?.oneOf('interval', ['day', 'week', 'month', 'year']) ?? 'month',
      count: duration?.integer('interval_count') ?? 1,
    },
    prorationBehavior: params.oneOf('proration_behavior', behaviours) ?? 'create_prorations',
    metadata: params.metadata(),
  };
}

function update(account: Account, schedule: Stripe.SubscriptionSchedule, params: Params) {
  if (schedule.status !== 'active')
    throw invalid(`You cannot update a schedule that is ${schedule.status}.`, 'id');
  const inputs: PhaseInput[] = [];
  for (const one of params.list('phases')) {
    const earlier = inputs.at(-1);
    inputs.push(phaseInput(account, one, earlier === undefined ? undefined : endOf(earlier)));
  }
  const [first] = inputs;
  if (first !== undefined) {
    // Past phases may be left out, the running one may not move.
    if (first.start !== schedule.current_phase?.start_date)
      throw invalid('You can not modify the start date of the current phase.', 'phases[0][start_date]');
    const { currency } = find(account, 'subscriptions', idOf(schedule.subscription ?? ''));
    schedule.phases = inputs.map((input) => phase(input, currency));
    schedule.current_phase = { start_date: first.start, end_date: endOf(first) };
  }
  schedule.metadata = params.metadata(schedule.metadata ?? {});
  const end = params.oneOf('end_behavior', ['release', 'cancel']);
  if (end === 'cancel') throw invalid('The sandbox plays end_behavior=release only.', 'end_behavior');
  account.emit('subscription_schedule.updated', schedule);
  return schedule;
}

export const scheduleRoutes: Route[] = [
  post('/subscription_schedules', ({ account, params }) => create(account, params)),
  get('/subscription_schedules', ({ account, params }) => {
    const customer = params.string('customer');
    const rows = Object.values(account.state.schedules).filter(
      (schedule) => customer === null || schedule.customer === customer,
    );
    return page('/v1/subscription_schedules', rows, params);
  }),
  get('/subscription_schedules/:id', ({ account, id }) => find(account, 'schedules', id)),
  post('/subscription_schedules/:id', ({ account, params, id }) =>
    update(account, find(account, 'schedules', id), params),
  ),
  post('/subscription_schedules/:id/release', ({ account, id }) => {
    const schedule = find(account, 'schedules', id);
    if (schedule.status !== 'active')
      throw invalid(`You cannot release a schedule that is ${schedule.status}.`, 'id');
    release(account, schedule);
    return schedule;
  }),
];
