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
    'request_vote',
    'entitlement',
  ].map((table) => `delete from library.${table} where user_id = $1`),
  // What nobody else asked for was written by this person.
  `delete from library.workflow_request r where $1::uuid is not null
     and not exists (select 1 from library.request_vote v where v.request_id = r.id)`,
];
