/** What this service does to forget a person ($1: their id). */
export const erasure = [
  'insert into ai_ops.erased_person values ($1) on conflict do nothing',
  'delete from ai_ops.customer where user_id = $1',
] as const;

/**
 * What goes with an account ($1: its id) when its last member does: nothing. Movements of revenue stay, by an id that no
 * account has any more; no event brings it back.
 */
export const accountErasure = [
  'insert into ai_ops.erased_account values ($1) on conflict do nothing',
] as const;
