/** What this service does to forget a person ($1: their id): everything that they took, kept, built or wrote. */
export const erasure = [
  'insert into library.erased_person values ($1) on conflict do nothing',
  ...[
    'favourite',
    'collection',
    'my_apps',
    'gallery_key',
    'download',
    'free_choice',
    'automation',
    'bonus_grant',
    'problem_report',
    'entitlement',
  ].map((table) => `delete from library.${table} where user_id = $1`),
];
