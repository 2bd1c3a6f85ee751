import type Stripe from 'stripe';
import type { Account } from '../core/account.js';
import { invalid } from '../core/errors.js';
import { find } from '../core/find.js';
import { newId } from '../core/ids.js';
import { maybeId } from '../core/wire.js';

/** Nothing was handed in yet. */
const noEvidence: Stripe.Dispute.Evidence = {
  ...{ access_activity_log: null, billing_address: null, cancellation_policy: null },
  ...{ cancellation_policy_disclosure: null, cancellation_rebuttal: null, customer_communication: null },
  ...{ customer_email_address: null, customer_name: null, customer_purchase_ip: null },
  ...{ customer_signature: null, duplicate_charge_documentation: null, duplicate_charge_explanation: null },
  ...{ duplicate_charge_id: null, enhanced_evidence: {}, product_description: null, receipt: null },
  ...{ refund_policy: null, refund_policy_disclosure: null, refund_refusal_explanation: null },
  ...{ service_date: null, service_documentation: null, shipping_address: null, shipping_carrier: null },
  ...{ shipping_date: null, shipping_documentation: null, shipping_tracking_number: null },
  ...{ uncategorized_file: null, uncategorized_text: null },
};

const sevenDays = 7 * 86_400;

/** The payer's bank takes the money of a charge back, and asks for proof. */
export function openDispute(account: Account, chargeId: string): Stripe.Dispute {
  const charge = find(account, 'charges', chargeId, 'charge');
  if (!charge.paid) throw invalid(`Charge ${charge.id} has not been paid.`, 'charge');
  if (charge.disputed) throw invalid(`Charge ${charge.id} is disputed already.`, 'charge');
  const dispute = {
    id: newId('dp'),
    object: 'dispute',
    amount: charge.amount - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: account.now() + sevenDays,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: maybeId(charge.payment_intent),
    reason: 'fraudulent',
    status: 'needs_response',
  } satisfies Stripe.Dispute;
  account.state.disputes[dispute.id] = dispute;
  charge.disputed = true;
  account.emit('charge.dispute.created', dispute);
  return dispute;
}

/** The bank decides: the money comes back with `won`, and is gone with `lost`. */
export function closeDispute(account: Account, id: string, status: 'won' | 'lost'): Stripe.Dispute {
  const dispute = find(account, 'disputes', id);
  const before = { status: dispute.status };
  if (before.status === 'won' || before.status === 'lost')
    throw invalid(`Dispute ${id} is closed: ${before.status}.`, 'id');
  dispute.status = status;
  account.emit('charge.dispute.closed', dispute, before);
  return dispute;
}
