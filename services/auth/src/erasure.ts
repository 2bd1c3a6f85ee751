/** Closes the account that nobody belongs to but a person ($1: their id). */
export const closeAccountOf = `delete from auth.account a using auth.account_member m
   where m.account_id = a.id and m.user_id = $1
     and not exists (select from auth.account_member o where o.account_id = a.id and o.user_id <> $1)`;

/** Removes a person ($1: their id), and their mailbox where nobody else registered it under another spelling. */
export const removePerson = (where: string) =>
  `with gone as (delete from auth.user_account where ${where} returning mailbox_id)
   delete from auth.mailbox m using gone where m.id = gone.mailbox_id
     and not exists (select from auth.user_account u where u.mailbox_id = m.id and u.id <> $1)`;

/**
 * What this service does to forget a person ($1: their id), in this order. Run when an account is erased, and again by a
 * restore of a backup that still knows them. Sessions, links and mails go with the person, the account with its last member.
 */
export const erasure = [
  `delete from auth.customer_message where lower(email) in
     (select lower(email::text) from auth.user_account where id = $1)`,
  `delete from auth.account_request where lower(email::text) in
     (select lower(email::text) from auth.user_account where id = $1)`,
  `delete from auth.mail_trouble where address in (select email from auth.user_account where id = $1)`,
  `delete from auth.mail_soft_failure where address in (select email from auth.user_account where id = $1)`,
  `update auth.mail_act set address = null where address in (select email from auth.user_account where id = $1)`,
  closeAccountOf,
  removePerson('id = $1'),
] as const;
