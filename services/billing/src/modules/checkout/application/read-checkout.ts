import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { CheckoutSession } from '@stroomwerk/contracts/billing';
import { AppError } from '@stroomwerk/kernel';
import Stripe from 'stripe';
import { DataSource } from 'typeorm';
import { planName } from '../../catalogue/domain/catalogue.js';
import { ProviderWork } from '../../work/application/provider-work.js';
import { CheckoutSessionEntity } from '../persistence/checkout-session.entity.js';
import { readSession } from './read-session.js';

type Amounts = Pick<
  CheckoutSession,
  'amount_subtotal_cents' | 'amount_tax_cents' | 'amount_total_cents' | 'currency'
>;

/** What the success page shows: the plan and the amount that were really paid. */
@Injectable()
export class ReadCheckout {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly stripe: Stripe,
    private readonly work: ProviderWork,
  ) {}

  /**
   * @throws AppError billing.checkout_session_not_found for anybody but the buyer's account,
   * billing.payment_provider_unavailable while it is not paid and the provider does not answer
   */
  async execute(accountId: string, id: string): Promise<CheckoutSession> {
    const row = await this.database.manager.findOneBy(CheckoutSessionEntity, { id, account_id: accountId });
    if (row === null) throw new AppError('billing.checkout_session_not_found');
    if (row.payment_status === 'paid') return view(row, row.payment_status, row);
    const found = await readSession(this.stripe, id);
    if (found === null) throw new AppError('billing.checkout_session_not_found');
    const { session } = found;
    // The buyer is back before the webhook: do not let them wait for it.
    if (session.state !== row.payment_status) await this.work.session(id);
    return view(row, session.state, session.amounts);
  }
}

const view = (
  row: CheckoutSessionEntity,
  payment_status: CheckoutSession['payment_status'],
  amounts: Amounts,
): CheckoutSession => ({
  session_id: row.id,
  payment_status,
  price_tier: row.price_tier,
  plan_name: planName(row.price_tier),
  interval: row.interval,
  amount_subtotal_cents: amounts.amount_subtotal_cents,
  amount_tax_cents: amounts.amount_tax_cents,
  amount_total_cents: amounts.amount_total_cents,
  currency: amounts.currency,
});
