/**
 * What this service does to forget a person ($1: their id), in this order. Run when an account is erased, and again by a
 * restore of a backup that still knows them. Sessions, links and mails go with the account.
 */
export const erasure = [
  `delete from auth.customer_message where lower(email) in
     (select lower(email::text) from auth.user_account where id = $1)`,
  `delete from auth.account_request where lower(email::text) in
     (select lower(email::text) from auth.user_account where id = $1)`,
  'delete from auth.user_account where id = $1',
] as const;
