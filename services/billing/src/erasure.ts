/**
 * What this service does to forget a person ($1: their id). Payments, purchases, the ledger and its audit stay for the seven
 * years that tax law asks: they name nobody, only an id that no account has any more.
 */
export const erasure = [
  'insert into billing.erased_person values ($1) on conflict do nothing',
  'delete from billing.referral_code where user_id = $1',
  'update billing.audit_entry set reason = null where user_id = $1',
] as const;
