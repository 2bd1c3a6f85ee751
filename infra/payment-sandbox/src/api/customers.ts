import type Stripe from 'stripe';
import type { Account } from '../core/account.js';
import { invalid, missingParam } from '../core/errors.js';
import { find } from '../core/find.js';
import { newId } from '../core/ids.js';
import { addTaxId, taxIdsOf, validVatId } from '../engine/billed.js';
import { createCustomer } from '../engine/customers.js';
import { page } from './answers.js';
import type { Params } from './params.js';
import { del, get, post, type Route } from './route.js';

const addressOf = (params: Params): Stripe.Address => ({
  city: params.string('city'),
  country: params.string('country'),
  line1: params.string('line1'),
  line2: params.string('line2'),
  postal_code: params.string('postal_code'),
  state: params.string('state'),
});

/** Whose tax ids are asked for: the sandbox plays those of customers. */
function ownerOf(account: Account, params: Params): string {
  const id = params.object('owner')?.string('customer') ?? null;
  if (id === null) throw missingParam('owner[customer]');
  return find(account, 'customers', id, 'owner[customer]').id;
}

export const customerRoutes: Route[] = [
  post('/customers', ({ account, params }) => {
    const testClock = params.string('test_clock');
    if (testClock !== null) find(account, 'testClocks', testClock, 'test_clock');
    return createCustomer(account, {
      email: params.string('email'),
      name: params.string('name'),
      individualName: params.string('individual_name'),
      description: params.string('description'),
      phone: params.string('phone'),
      metadata: params.metadata(),
      locales: params.strings('preferred_locales'),
      testClock,
    });
  }),
  get('/customers', ({ account, params }) => {
    const email = params.string('email');
    const rows = Object.values(account.state.customers).filter(
      (customer) => email === null || customer.email === email,
    );
    return page('/v1/customers', rows, params);
  }),
  get('/customers/:id', ({ account, id }) => find(account, 'customers', id)),
  post('/customers/:id', ({ account, params, id }) => {
    const customer = find(account, 'customers', id);
    customer.email = params.has('email') ? params.string('email') : customer.email;
    customer.name = params.has('name') ? params.string('name') : customer.name;
    customer.phone = params.has('phone') ? params.string('phone') : customer.phone;
    customer.description = params.has('description') ? params.string('description') : customer.description;
    for (const key of ['business_name', 'individual_name'] as const)
      if (params.has(key)) {
        const value = params.string(key);
        if (value === null) Reflect.deleteProperty(customer, key);
        else customer[key] = value;
      }
    const address = params.object('address');
    if (address !== null) customer.address = addressOf(address);
    customer.metadata = params.metadata(customer.metadata);
    const method = params.object('invoice_settings')?.string('default_payment_method') ?? null;
    if (method !== null) {
      find(account, 'paymentMethods', method, 'invoice_settings[default_payment_method]');
      customer.invoice_settings.default_payment_method = method;
    }
    account.emit('customer.updated', customer);
    return customer;
  }),
  post('/tax_ids', ({ account, params }) => {
    const owner = ownerOf(account, params);
    if (params.oneOf('type', ['eu_vat']) === null) throw missingParam('type');
    const value = params.required('value').toUpperCase();
    if (!validVatId(value)) throw invalid('Invalid value for eu_vat.', 'value', 'tax_id_invalid');
    return addTaxId(account, owner, value);
  }),
  get('/tax_ids', ({ account, params }) =>
    page('/v1/tax_ids', taxIdsOf(account, ownerOf(account, params)), params),
  ),
  del('/tax_ids/:id', ({ account, id }) => {
    const found = find(account, 'taxIds', id);
    Reflect.deleteProperty(account.state.taxIds, id);
    account.emit('customer.tax_id.deleted', found);
    return { id, object: 'tax_id', deleted: true };
  }),
  post('/customers/:id/balance_transactions', ({ account, params, id }) => {
    const customer = find(account, 'customers', id);
    const amount = params.integer('amount');
    if (amount === null) throw missingParam('amount');
    const { balance } = customer;
    customer.balance += amount;
    const made = {
      id: newId('cbtxn'),
      object: 'customer_balance_transaction',
      amount,
      checkout_session: null,
      created: account.now(),
      credit_note: null,
      currency: params.required('currency'),
      customer: customer.id,
      customer_account: null,
      description: params.string('description'),
      ending_balance: customer.balance,
      invoice: null,
      livemode: false,
      metadata: params.metadata(),
      type: 'adjustment',
    } satisfies Stripe.CustomerBalanceTransaction;
    account.state.balanceTransactions[made.id] = made;
    account.emit('customer.updated', customer, { balance });
    return made;
  }),
  get('/customers/:id/balance_transactions', ({ account, params, id }) => {
    find(account, 'customers', id);
    const rows = Object.values(account.state.balanceTransactions).filter((one) => one.customer === id);
    return page<Stripe.CustomerBalanceTransaction>(`/v1/customers/${id}/balance_transactions`, rows, params);
  }),
  get('/customers/:id/payment_methods', ({ account, params, id }) => {
    find(account, 'customers', id);
    const rows = Object.values(account.state.paymentMethods).filter((method) => method.customer === id);
    return page<Stripe.PaymentMethod>(`/v1/customers/${id}/payment_methods`, rows, params);
  }),
];
