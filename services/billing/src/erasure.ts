/**
 * What this service does to forget a person ($1: their id). Payments, purchases, the ledger and its audit stay for the seven
 * years that tax law asks: they name nobody, only ids that no person and no account has any more. Our invoices do name whom they
 * are for, since the law wants that on them and wants them kept (art. 52 AWR, seven years; ten for sales under the one-stop shop;
 * GDPR, art. 17(3)(b)): they stay as they were issued until `billing.remove_expired_invoices` removes them. Of a payout the
 * bank account that it went to stays too, sealed: it is the proof of whom was paid.
 */
export const erasure = [
  'insert into billing.erased_person values ($1) on conflict do nothing',
  'delete from billing.referral_code where user_id = $1',
  'delete from billing.mailbox_reader where user_id = $1',
  'delete from billing.payout_account where user_id = $1',
  'update billing.audit_entry set reason = null where user_id = $1',
] as const;

/** What goes with an account ($1: its id) when its last member does: what it was paid with; no event brings it back. */
export const accountErasure = [
  'insert into billing.erased_account values ($1) on conflict do nothing',
  "update billing.money_back set fingerprints = '{}' where account_id = $1",
  "update billing.referral set fingerprints = '{}' where account_id = $1",
] as const;
