/** What this service does to forget a person ($1: their id). Movements of revenue stay, by an id that no account has any more. */
export const erasure = [
  'insert into ai_ops.erased_person values ($1) on conflict do nothing',
  'delete from ai_ops.customer where user_id = $1',
] as const;
