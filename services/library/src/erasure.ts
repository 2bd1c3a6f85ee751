/** What this service does to forget a person ($1: their id): everything that they took, kept or wrote for themselves. */
export const erasure = [
  'insert into library.erased_person values ($1) on conflict do nothing',
  ...['favourite', 'my_apps', 'download', 'free_choice', 'problem_report', 'request_vote'].map(
    (table) => `delete from library.${table} where user_id = $1`,
  ),
  'delete from library.gallery_key where made_by = $1',
  'update library.connection set made_by = null where made_by = $1',
  'delete from library.alert_setting where mails_to = $1',
  'update library.alert_page set acknowledged_by = null where acknowledged_by = $1',
  'update library.deployment set made_by = null where made_by = $1',
  'update library.deployment_batch set made_by = null where made_by = $1',
  'update library.promotion set made_by = null where made_by = $1',
  'update library.automation_update set made_by = null where made_by = $1',
  'update library.plan_change set made_by = null where made_by = $1',
  'update library.automation_adoption set made_by = null where made_by = $1',
  'update library.processing_agreement set accepted_by = null where accepted_by = $1',
  // What nobody else asked for was written by this person.
  `delete from library.workflow_request r where $1::uuid is not null
     and not exists (select 1 from library.request_vote v where v.request_id = r.id)`,
];

/** What goes with an account ($1: its id) when its last member does: all that a plan opened and that was built with it. */
export const accountErasure = [
  'insert into library.erased_account values ($1) on conflict do nothing',
  ...[
    'collection',
    'gallery_key',
    'alert_item',
    'alert_page',
    'alert_message',
    'alert',
    'alert_channel',
    'alert_setting',
    'promotion',
    'deployment',
    'deployment_batch',
    'automation_update',
    'automation_day',
    'account_rate',
    'automation_adoption',
    'automation',
    'connection',
    'processing_agreement',
    'bonus_grant',
    'entitlement',
    // After the entitlement, which whoever makes a report holds meanwhile.
    'plan_change',
    'monthly_report',
    'report_brand',
    'advice_dismissed',
    'first_success',
  ].map((table) => `delete from library.${table} where account_id = $1`),
];
