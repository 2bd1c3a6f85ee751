import type { ErrorCode } from '@stroomwerk/contracts';

export interface Guidance {
  /** Under which circumstances a service answers with this code. */
  readonly when: string;
  /** For whoever calls, and for whoever runs the platform. */
  readonly act: string;
}

const page = (when: string, act: string): Guidance => ({ when, act });

/** What the catalogue cannot tell: when a refusal comes and what helps. A code without an entry does not compile. */
export const guidance: Record<ErrorCode, Guidance> = {
  'common.invalid_request': page(
    'Parameters, query or body break the schema of the call, or a rule that the schema cannot hold. `fields` names each of them. Registration answers with it too.',
    'Show the texts of `fields` beside their fields. The schema is in `services/contracts` and at `/api/docs/<service>`.',
  ),
  'common.malformed_body': page(
    'The body says it is JSON and cannot be parsed, is empty, or its length differs from `content-length`.',
    'Send valid JSON, or leave the `content-type` out of a call without a body.',
  ),
  'common.body_too_large': page(
    'The body is larger than the service takes: 1 MiB unless its definition says otherwise. The edge knows the same limits and refuses before it is sent.',
    'Send less. A larger limit is `bodyLimit` in the definition of the service.',
  ),
  'common.request_timeout': page(
    'The body came too slowly: up to 64 KB have ten seconds, a larger one 32 KB a second on the average.',
    'Send it again over a better line. Whoever sends files in parallel sends fewer at once.',
  ),
  'common.unsupported_media_type': page(
    'The `content-type` is none that the call takes. Forms are refused, since other sites can send them: only the contact and withdrawal forms of our own pages are taken, with their `Origin`.',
    'Send `application/json`.',
  ),
  'common.not_found': page(
    'The method and address belong to no call, or the item of a call without a code of its own is not there.',
    'Compare with `/api/docs/<service>`. From a screen of ours it means that client and service differ in version.',
  ),
  'common.conflict': page(
    'Somebody else changed the item in the meantime.',
    'Load it again and repeat the change.',
  ),
  'common.too_many_requests': page(
    'More attempts to sign in, to register or to have a mail sent than the limit allows, per network; or one account looked into more workflows of the library than a person does (twice as many as it may take).',
    'Wait the seconds that `retry-after` names. The limit is `AUTH_RATE_LIMIT`; many people behind one address may need a higher one.',
  ),
  'common.unavailable': page(
    'The service itself, its database, or another service that the call needs does not answer.',
    'Try again after a moment. `GET /api/health` and `npm run status` name the part; its log tells why.',
  ),
  'common.no_room': page(
    'A disk of the machine that the platform writes to has less than `MIN_FREE_MB` (256) left, or a write found it full. Reading goes on; with a quarter of that left, signing in and moving a release do too.',
    'Make room; nothing has to be started again. `releases` and `logs` of the data folder and PostgreSQL are what grows. The log of each service says how much was left.',
  ),
  'common.internal': page(
    'Something that nobody foresaw. The cause is in the log of the service and not in the answer.',
    'Look for `failed: common.internal` with the route in the log. It is a defect: whatever is expected has a code of its own.',
  ),

  'auth.token_missing': page(
    'The call needs a signed-in person and came without `authorization: Bearer …`.',
    'Sign in. Access tokens are kept in memory only, so a fresh page asks `/api/auth/refresh` first.',
  ),
  'auth.token_invalid': page(
    'The bearer token is no access token of this platform: altered, signed by an unknown key, or made for another `PUBLIC_URL`.',
    'Sign in again. If it hits everybody, compare `PUBLIC_URL` between the services, and `AUTH_SIGNING_KEY` with the key set at `/api/auth/.well-known/jwks.json`.',
  ),
  'auth.token_expired': page(
    'The access token is older than five minutes.',
    'Ask `/api/auth/refresh` and repeat the call; the API client does so by itself. If new tokens are refused, compare the clocks of the machines.',
  ),
  'auth.wait': page(
    'Wrong passwords for this account came from the same network, or from the same browser, shortly before. Whether there is such an account makes no difference.',
    'Wait the seconds that `retry-after` names; nobody is locked out for good. Signing in from a browser that did so before is not held up by what strangers try, and a link to choose a new password can be asked for meanwhile. The rule is in `adr/0017`.',
  ),
  'auth.session_not_found': page(
    'A person ends one of their sessions, and it is over already or belongs to somebody else.',
    'Load the list of sessions again.',
  ),
  'auth.session_revoked': page(
    'The token is sound but its session was ended: signed out, password reset, role changed, or its refresh token used twice.',
    'Sign in again.',
  ),
  'auth.refresh_invalid': page(
    'The refresh cookie is missing, unknown, expired, or was used before. A second use ends the session everywhere, because it may be a thief’s.',
    'Sign in again. For a visitor who never signed in it is the ordinary answer.',
  ),
  'auth.forbidden': page(
    'The person is known and the role does not allow the call.',
    'Ask an administrator for the role ops. The first ops account comes from `OPS_EMAIL` or is printed at the first start.',
  ),
  'auth.origin_refused': page(
    'A call that changes something came from a page of another site, or a page load that sets a cookie did.',
    'Call from the origin of `PUBLIC_URL`. Behind a proxy of your own, see that `PUBLIC_URL` is the address in the browser.',
  ),
  'auth.invalid_credentials': page(
    'No account has this address and password. Which of the two is wrong is not told, and both take the same time.',
    'Try again or reset the password.',
  ),
  'auth.registration_invalid': page(
    'Reserved for a registration that is refused as a whole. Today a broken rule is answered with `common.invalid_request` and its field.',
    'Show the text, as for every refusal.',
  ),
  'auth.link_invalid': page(
    'A mailed link is unknown, expired (a week to confirm an address, an hour to reset a password) or was used.',
    'Ask for a new mail.',
  ),
  'auth.google_unavailable': page(
    'Google sign-in is not configured, or its discovery document cannot be read.',
    'Set `GOOGLE_CLIENT_ID` and `GOOGLE_CLIENT_SECRET`; with them set, see whether the machine reaches accounts.google.com.',
  ),
  'auth.google_failed': page(
    'The answer from Google does not belong to an attempt of this browser, has no code, or its identity token does not hold.',
    'Start again from the sign-in page. If it persists, compare the redirect address at Google with `PUBLIC_URL`.',
  ),
  'auth.user_not_found': page(
    'Ops named a user whom billing does not know.',
    'Look the person up again at `/ops/users`. Directly after a registration, wait until its event has arrived.',
  ),
  'auth.last_ops_account': page(
    'Ops asked to erase the only account with the role ops.',
    'Start once with another `OPS_EMAIL` and `OPS_PASSWORD`, which makes a second one; then erase the first. It may be the one that the start made.',
  ),
  'auth.plan_runs': page(
    'Ops asked to erase somebody whose plan still runs, also one that ends with its period.',
    '`npm run ops -- revoke <email>` ends a plan that was given. A paid one is ended at the payment provider; its event reaches the account within seconds.',
  ),
  'auth.report_secret_invalid': page(
    'Something was posted to `/api/auth/mails/reports` without `authorization: Bearer` and the value of `MAIL_REPORT_SECRET`, or auth has no such value.',
    'Set `MAIL_REPORT_SECRET` (16 characters or more) for auth, and give it to whatever posts the reports: the mail server or the provider.',
  ),
  'auth.report_unreadable': page(
    'The body at `/api/auth/mails/reports` is not a raw mail with a delivery report (RFC 3464) or a complaint (RFC 5965) in it, or it came under another type than `application/octet-stream`.',
    'Post the mail as it came, headers and all. A mail that only looks like a bounce (an answer of a person, an absence) is none.',
  ),
  'auth.mail_trouble_not_found': page(
    'Ops took an address from the list of addresses without mail, and it is not on it with that reason: its owner mended it, or somebody else did this.',
    'Load the list again.',
  ),

  'library.subscription_required': page(
    'Search or download without an entitlement. Without a plan one workflow of the Top 12 is free: the one taken first.',
    'Show the offer. Directly after a payment the entitlement follows the event `subscription.changed`; the success page waits for it.',
  ),
  'library.workflow_not_found': page(
    'No published workflow has this filename or address.',
    'Go back to the library; it may have been taken out.',
  ),
  'library.bonus_link_invalid': page(
    'A link of the bonus mail was altered or cut off, is older than 30 days, or its workflow was taken out.',
    'Open the workflow in the library; the success page names the five.',
  ),
  'library.collection_not_found': page(
    'The collection does not exist, was deleted, or belongs to somebody else.',
    'Load the list again.',
  ),
  'library.collection_exists': page(
    'The account has a collection with this name already; upper and lower case count as the same.',
    'Choose another name, or add to the collection that is there.',
  ),
  'library.shelf_full': page(
    'The account keeps as many favourites, collections, or workflows in one collection as there is room for.',
    'Remove one first.',
  ),
  'library.too_many_searches': page(
    'One account searched more than 600 times in five minutes (`LIBRARY_SEARCH_LIMIT`), or one network address read the public catalogue more than 3,000 times (`LIBRARY_PUBLIC_LIMIT`). The platform’s own network is not counted.',
    'Wait as long as `Retry-After` says.',
  ),
  'library.too_many_downloads': page(
    'One account would go beyond 150 files in five minutes (`LIBRARY_DOWNLOAD_LIMIT`) or 500 in a day (`LIBRARY_DAY_DOWNLOAD_LIMIT`). Each file of a zip counts, and each workflow that its n8n inserts from the gallery; nothing of the refused call is recorded.',
    'Wait as long as `Retry-After` says, or choose fewer workflows.',
  ),
  'library.zip_link_invalid': page(
    'The link of a zip was altered or cut off, is older than 15 minutes, or none of its workflows is in the library any more.',
    'Ask for a new link with `POST /api/workflows-library/zip`.',
  ),
  'library.version_not_found': page(
    'The workflow exists and has no version with this number.',
    'Choose from `GET /api/workflows-library/{filename}/versions`.',
  ),
  'library.gallery_unknown': page(
    'The address that an n8n reads as its gallery was never given out, was replaced by a newer one, or was revoked.',
    'Make a new address in the library and put it in `N8N_TEMPLATES_HOST` of that n8n.',
  ),
  'library.report_not_found': page('No report has this id.', 'Load the list again.'),
  'library.too_many_reports': page(
    'The account has as many open reports as one account may have.',
    'Wait until ops has looked at them.',
  ),
  'library.request_says_nothing': page(
    'Only signs were sent, no word.',
    'Send what the workflow should do, in words.',
  ),
  'library.request_not_found': page(
    'No request has this id, or the account did not ask for it.',
    'Load the list again.',
  ),
  'library.too_many_requests': page(
    'The account asked for as many workflows as one account may that ops has not answered.',
    'Wait until ops has looked at them.',
  ),
  'library.automation_not_found': page(
    'The automation does not exist, was deleted, or belongs to somebody else.',
    'Load the list again.',
  ),
  'library.connection_not_found': page(
    'The connection does not exist, was ended, or belongs to another account.',
    'Load the list again.',
  ),
  'library.connection_exists': page(
    'The account has a connection to this address, or one of this name; upper and lower case count as the same.',
    'Use the one that is there; its key can be replaced.',
  ),
  'library.connection_limit': page(
    'The account has as many connected n8n instances as its plan allows (`planGives` in services/contracts). Nothing that is connected stops.',
    'Show the plan that allows more, or end a connection.',
  ),
  'library.automation_limit': page(
    'The account has as many watched automations as its plan allows (`planGives` in services/contracts), those being deployed among them. Nothing that runs stops.',
    'Show the plan that allows more, or stop watching an automation.',
  ),
  'library.adoption_not_found': page(
    'No workflow with this id is in the n8n, it is archived there, or it was not made from a template of the library (`meta.templateId`, and half of its steps).',
    'Read the list again (`GET /api/automations/adoptable`).',
  ),
  'library.deployed_already': page(
    'The account has an automation of this workflow in this n8n, or is deploying it there just now, and `again` was not sent.',
    'Show the one that is there (`existing` of the form), and offer to deploy it a second time with `again`.',
  ),
  'library.deployment_not_found': page(
    'The deployment does not exist, or it is another account’s.',
    'Begin again at the page of the workflow.',
  ),
  'library.deployed_and_changed': page(
    'Undoing would delete a workflow in which the customer changed steps or connections after it was deployed.',
    'Say so, and open it in n8n: whoever wants it gone deletes it there.',
  ),
  'library.agreement_required': page(
    'The account has not accepted the processing agreement in the version in force; the first connection needs it.',
    'Show `GET /api/automations/connections/agreement` and send its version back.',
  ),
  'library.agreement_changed': page(
    'A version was accepted that is no longer the one in force.',
    'Show the present one.',
  ),
  'library.update_none': page(
    'The automation has the newest version, or a newer one came after the look.',
    'Read `GET /api/automations/{id}/update` again.',
  ),
  'library.update_changed': page(
    'What stands in the customer’s n8n is not what `looked` says: somebody changed it after the look. Nothing was written.',
    'Read `GET /api/automations/{id}/update` again and show the new difference.',
  ),
  'library.update_apart': page(
    'The customer changed more than half of the steps, or merging would leave steps that nothing leads to. It is left alone.',
    'Offer the newer version beside it, or skip it.',
  ),
  'library.update_hindered': page(
    'The workflow is archived or gone in n8n, n8n holds changes that do not run yet, or the account does not keep it up to date.',
    'Read `GET /api/automations/{id}/update`: `hindrance` says which.',
  ),
  'library.update_running': page(
    'Another tab, or a process that died and is followed up, is writing this workflow.',
    'Wait until `done.state` is not `working`.',
  ),
  'library.update_no_way_back': page(
    'No update was made, it was undone, or thirty days went by and what stood before is erased.',
    'n8n keeps earlier versions in the history of the workflow.',
  ),
  'library.update_changed_since': page(
    'The workflow differs from what the update wrote, so going back would lose what the customer did since.',
    'Ask the customer, then send `confirmed: true`.',
  ),
  'library.test_instance_plan': page(
    'The plan of the account has no test instances (`planGives` in services/contracts): none is marked as one, and nothing is promoted. What runs goes on.',
    'Show the plan that has them; `test_instance` of `GET /api/automations/connections` names it. An instance can always be made one for production.',
  ),
  'library.promotion_not_found': page(
    'The id is unknown, of another trial or of another account.',
    'Read `GET /api/automations/{id}/promotion`: `last` is the newest.',
  ),
  'library.promotion_changed': page(
    'What stands on the test instance or in production is not what `looked` says, or the workflow in production came or went. Nothing was written.',
    'Read `GET /api/automations/{id}/promotion` again and show what would go to production now.',
  ),
  'library.promotion_conflict': page(
    'Trial and production both changed the same place since the last promotion, or production was rebuilt. Nothing was written.',
    'Show `conflicts` of `GET /api/automations/{id}/promotion`: whoever makes those places the same in n8n, on either side, can promote.',
  ),
  'library.promotion_hindered': page(
    'The automation is not on a test instance, or its workflow is gone or archived there; or the one in production is archived or holds changes that do not run yet; or no production instance was chosen.',
    'Read `GET /api/automations/{id}/promotion`: `refusal` says which.',
  ),
  'library.promotion_running': page(
    'Another tab, or a process that died and is followed up, promotes this trial or writes the workflow in production.',
    'Wait until `last.state` is neither `working` nor `undoing`.',
  ),
  'library.email_unconfirmed': page(
    'An n8n key was offered by somebody who has not shown that the address of the account is theirs (decisions.md).',
    'Open the link in the mail that came with registering; the profile sends another. Then sign in again.',
  ),
  'library.alert_channel_not_found': page(
    'The channel does not exist, was removed, or belongs to another account.',
    'Load the settings of alerts again.',
  ),
  'library.alert_page_not_found': page(
    'Nothing of the on-call order has this id, or it belongs to another account.',
    'Load the settings of alerts again: `pages` holds what nobody has yet.',
  ),
  'library.alert_channel_exists': page(
    'The account has a channel of this name already; upper and lower case count as the same.',
    'Give it another name.',
  ),
  'library.alert_channel_plan': page(
    'The plan of the account has no channel of this sort (`planGives` in services/contracts).',
    'Show the plan that has it; `offers` of `GET /api/automations/alerts` names it.',
  ),
  'library.alert_address_refused': page(
    'The address cannot be read, is not https, or leads to a private, link-local or metadata address or to this platform itself. Nothing was sent.',
    'Enter the public https address. An operator who runs the other end beside the platform names it in `N8N_ALLOW_PRIVATE`.',
  ),
  'library.alert_address_other_chat': page(
    'The address is not on the host where Slack, Teams or Discord have their incoming webhooks, or not of such a webhook.',
    'Copy the address of the webhook from the chat itself, or choose the chat that it belongs to.',
  ),
  'library.n8n_refused_start': page(
    'The n8n does not publish the workflow: it has no trigger, a step that this n8n does not have, or a webhook that another workflow has. Nothing was changed.',
    'Show the sentence of n8n that `detail` quotes; the workflow is mended in n8n.',
  ),
  'library.n8n_refused_change': page(
    'The n8n does not take what was sent of the workflow. Nothing was changed here.',
    'Show the sentence of n8n that `detail` quotes; change it in n8n.',
  ),
  'library.n8n_unpublished_changes': page(
    'The workflow runs and has newer changes that were not published. n8n publishes what is saved of a workflow that runs, so renaming it from here would let them run.',
    'Publish or discard them in n8n, or rename it there.',
  ),
  'library.n8n_missing_scope': page(
    'The key of the connection lacks the scope that the call needs; the connection names those that are missing.',
    'Give the key the scope in n8n, or enter another key at the connection.',
  ),
  'library.n8n_workflow_gone': page(
    'The n8n answers that the workflow is not there, or the key may not see it.',
    'Put it back from a backup, deploy it again, or take the automation off the list.',
  ),
  'library.automation_unlinked': page(
    'The connection of the automation was ended. What runs in n8n goes on running.',
    'Connect that n8n again and deploy, or take the automation off the list.',
  ),
  'library.automation_exists': page(
    'An automation that was taken off the list is put back, and its workflow is on the list again as another one.',
    'Use the one that is there.',
  ),
  'library.automation_is_read': page(
    'An address for reports was asked for an automation whose runs are read from its n8n.',
    'Nothing; its runs appear by themselves.',
  ),
  'library.run_not_found': page(
    'The run does not exist, is older than the plan keeps runs, or belongs to another automation.',
    'Load the list again.',
  ),
  'library.retry_impossible': page(
    'The run succeeded, still goes on, is not in the n8n any more, is being retried already, or n8n does not want to do it again; `detail` says which.',
    'Show `detail`. A run that was retried before answers with that retry.',
  ),
  'library.monthly_report_not_found': page(
    'The account has no report of this month: it is in the future, not over and the plan gives none, or not made yet (it is made on the 1st at 8:00 in Amsterdam); or nothing in it ran in this n8n.',
    'Take a month from `GET /api/dashboard/reports`.',
  ),
  'library.monthly_report_plan': page(
    'The plan of the account gives no report under an agency’s name (`planGives` in services/contracts).',
    'Show the plan that has it; `offers` of `GET /api/dashboard/reports` names it.',
  ),
  'library.report_unknown': page(
    'A report came with a secret that never was, or that a newer one has replaced.',
    'Make a new address at the automation and paste its steps into n8n.',
  ),
  'library.n8n_address_refused': page(
    'The address cannot be read, has a name in it, a port of mail or shells, or leads to a private, link-local or metadata address or to this platform itself. Nothing was sent.',
    'Enter the public https address. An operator who runs it beside their own n8n names it in `N8N_ALLOW_PRIVATE`.',
  ),
  'library.n8n_https_only': page(
    'The address begins with http and is not a private one that the operator allows.',
    'Give the n8n a certificate and enter its https address.',
  ),
  'library.n8n_unreachable': page(
    'The name has no address, nobody listens there, the connection broke off, or the answer was nothing that can be read.',
    'See whether the address opens in a browser from another network; open the firewall for https.',
  ),
  'library.n8n_too_slow': page(
    'No connection in 5 s, no answer in 15 s, or not all of it in 25 s.',
    'Look at the load of that n8n; try again.',
  ),
  'library.n8n_too_large': page(
    'The answer, packed or unpacked, is larger than 8 MB.',
    'Check that the address is that of an n8n.',
  ),
  'library.n8n_redirect': page(
    'The address answers with a redirect, e.g. from http to https, to `www.` or to a page for signing in. Redirects are not followed, since they may lead anywhere.',
    'Enter the address where the browser ends up, without what follows the host.',
  ),
  'library.n8n_login_page': page(
    'HTML came where JSON belongs: Authelia, Cloudflare Access, basic authentication or the like stands before the n8n.',
    'Let the proxy pass `/api/v1/*`; the API key is the lock of that path.',
  ),
  'library.n8n_certificate_expired': page(
    'The certificate has ended or has not begun.',
    'Renew it; look at the clock of that machine.',
  ),
  'library.n8n_certificate_self_signed': page(
    'The certificate, or one it stands on, is signed by itself.',
    'Take one of a public authority, or trust a private one with `NODE_EXTRA_CA_CERTS` of the library.',
  ),
  'library.n8n_certificate_wrong_name': page(
    'The certificate does not name the host of the address.',
    'Enter the name that it is for, or get one for this name.',
  ),
  'library.n8n_certificate_untrusted': page(
    'No chain leads from the certificate to an authority that this machine trusts; mostly the server does not send the one in between.',
    'Let the server send the whole chain (`fullchain.pem`).',
  ),
  'library.n8n_wrong_key': page(
    'The n8n answers 401: the key was mistyped, has expired or was deleted there.',
    'Make a key in n8n (Settings, n8n API) and replace it here.',
  ),
  'library.n8n_key_unreadable': page(
    'The key was sealed with a value of `CONNECTION_SECRET` that this process no longer has, e.g. after a backup was put back without its keys.',
    'Put the value back after a comma, or ask the customer for the key again.',
  ),
  'library.n8n_no_api': page(
    '404 with a page: no n8n, an n8n below another path, or one with `N8N_PUBLIC_API_DISABLED=true`.',
    'Enter the address of the editor, with the path below which it runs; switch the API on.',
  ),
  'library.n8n_too_old': page(
    'The editor’s page names a version from before the public API as it is used here.',
    'Update that n8n.',
  ),
  'library.n8n_busy': page(
    'The n8n, or what stands before it, answers 429. `Retry-After` is kept to.',
    'Nothing; the next look comes by itself.',
  ),
  'library.n8n_broken': page(
    'The n8n answers with 500 or above.',
    'Look at the log of that n8n; the next look comes by itself.',
  ),
  'library.n8n_unexpected': page(
    'JSON came that is not what an n8n answers.',
    'Check the address. If it is an n8n, report its version to us.',
  ),
  'library.advice_not_found': page(
    'The key names no automation of the account and no workflow of the library.',
    'Load the advice again: `items` holds what there is now.',
  ),

  'billing.unknown_price_tier': page(
    'The price tier is none of the catalogue’s, or ops tried to grant one that opens no library.',
    'Choose from `GET /api/billing/prices`.',
  ),
  'billing.interval_unavailable': page(
    'The plan exists but is not sold by this period.',
    'Choose from `GET /api/billing/prices`.',
  ),
  'billing.url_not_allowed': page(
    '`success_url` or `cancel_url` has another origin than `PUBLIC_URL`: paying must not end on somebody else’s page.',
    'Send addresses of this site. In development localhost and 127.0.0.1 count as the same.',
  ),
  'billing.checkout_session_not_found': page(
    'The checkout session is unknown or somebody else started it.',
    'Open `/success` in the account that paid.',
  ),
  'billing.already_subscribed': page(
    'The same plan is paid for already.',
    'Nothing is charged. Show the current plan.',
  ),
  'billing.has_plan_for_life': page(
    'Somebody with a plan for life orders a plan that opens the same library; they would pay for nothing.',
    'Nothing is charged. Show the current plan.',
  ),
  'billing.has_plan': page(
    'Ops grants a plan to someone who has just this grant, until the same day.',
    'Look at the person’s plan at `/ops/users`. A paid plan runs on, and the granted one is there when it ends.',
  ),
  'billing.grant_over': page(
    'Ops grants a plan until a day that is over in the Netherlands.',
    'Choose today or a later day, or none: then it holds until it is taken back.',
  ),
  'billing.payment_provider_unavailable': page(
    'The payment provider does not answer, or answers without a payment page.',
    'Try again later; nothing was charged. See the status page of Stripe, or with the stand-ins the log `standins`.',
  ),
  'billing.webhook_signature_invalid': page(
    'A webhook came without a signature, or with one that does not match the bytes of its body.',
    'Compare `STRIPE_WEBHOOK_SECRET` with the endpoint at Stripe. A proxy must not alter the body. Stripe repeats what was refused.',
  ),
  'billing.nothing_to_cancel': page(
    'Somebody cancels or resumes, and no plan of theirs renews: it was given, bought for life, or has ended since.',
    'Read `GET /api/billing/subscription` again and show what is.',
  ),
  'billing.change_plan_instead': page(
    'Somebody whose renewing plan runs orders another renewing plan: they would pay for two.',
    'Nothing is charged. Lead to the account page, where `POST /api/billing/plan-change/preview` shows what the other plan costs.',
  ),
  'billing.no_plan_to_change': page(
    'Somebody changes their plan, and none of theirs renews: it was given, bought for life, is being paid back, or has ended.',
    'A first plan, and one for life, are ordered with `POST /api/stripe/create-checkout-session`.',
  ),
  'billing.plan_ending': page(
    'The plan was cancelled and runs until the end of its period.',
    'Resume it with `POST /api/billing/subscription/resume`, then change it.',
  ),
  'billing.plan_unpaid': page(
    'A renewal failed: the plan is in its days of grace or closed, and the provider goes on collecting it.',
    'Wait until the payment succeeds. A plan that is closed may be replaced by a new order.',
  ),
  'billing.plan_disputed': page(
    'A bank has taken the money of the running period back and nobody has decided yet.',
    'Wait for the decision; ops sees the dispute at the provider.',
  ),
  'billing.plan_change_planned': page(
    'A change to a smaller plan waits for the end of the period, and another change is asked for.',
    'Take it back with `POST /api/billing/plan-change/withdraw` first.',
  ),
  'billing.plan_change_outdated': page(
    'The preview is older than ten minutes, belongs to another plan, or the provider would charge another amount by now.',
    'Nothing was charged. Ask for a preview again, and show it before confirming.',
  ),
  'billing.plan_change_declined': page(
    'The bank refused the payment of a change, or wants its owner to confirm it, or the debit takes days: the provider changes nothing then.',
    'Try again, or put the change off to the end of the period with `effect: "at_period_end"`.',
  ),
  'billing.plan_change_unsure': page(
    'The connection to the payment provider broke while a change was carried out.',
    'Read `GET /api/billing/subscription` again, or confirm the same token again: it is carried out once.',
  ),
  'billing.no_money_back': page(
    'There is no paid plan, thirty days have passed since the order, or the guarantee was used before by this account or with this card or bank account.',
    '`GET /api/billing/money-back` says beforehand whether there is an offer. Ops refunds at the provider what is still owed.',
  ),
  'billing.invoice_not_found': page(
    'The number does not exist, or is another account’s. Ops reads every invoice.',
    'Take numbers from `GET /api/billing/invoices`. Invoices are removed after the years for which the law wants them kept.',
  ),
  'billing.no_customer': page(
    'Somebody says whom the invoice is for, and has never begun to order.',
    'The order page asks for it. `GET /api/billing/invoice-details` answers null before.',
  ),
  'billing.vat_id_invalid': page(
    'The VAT id has the form of none in the European Union, by the word of the payment provider.',
    'Compare it with the customer’s registration; the company and the address were kept as they were.',
  ),
  'billing.iban_invalid': page(
    'An affiliate enters a bank account whose check digits, length or country are not those of a SEPA account.',
    'Show the text beside the field.',
  ),
  'billing.email_unconfirmed': page(
    'An affiliate enters a bank account before the e-mail address was confirmed (decisions.md).',
    'Confirm the address, then sign in again: the token says whether it is.',
  ),
  'billing.payout_link_invalid': page(
    'The link in the mail is older than three days, was replaced by a later one, or somebody else is signed in.',
    'Sign in as who asked for it, or enter the account again.',
  ),
  'billing.payout_account_unreadable': page(
    'PAYOUT_SECRET lost the value that sealed the account, or the row was altered.',
    'Bring the former value back (`PAYOUT_SECRET=<new>,<old>`), or ask the affiliate to enter the account again and return the payout.',
  ),
  'billing.nothing_to_pay_out': page(
    'Ops makes a batch, and nobody is due: below the minimum, within five business days of release, or without a confirmed account.',
    '`GET /api/billing/ops/payouts` shows who is due, and when.',
  ),
  'billing.payout_not_found': page(
    'Ops names a payout or a batch that does not exist.',
    'Take the id from `GET /api/billing/ops/payouts`.',
  ),
  'billing.payout_at_bank': page(
    'Ops puts a payout back after the file of its batch was fetched and before the batch was noted as paid.',
    'Note the batch as paid once the bank has carried it out, then put back what the bank returned. A file that was not handed in can be fetched again.',
  ),
  'billing.payouts_not_set_up': page(
    'Ops asks for the file of a batch, and the account that pays is not configured.',
    'Set `PAYOUT_IBAN`, and `PAYOUT_HOLDER` where the account is not in the name of the brand, and restart billing.',
  ),
  'billing.referral_not_found': page(
    'Ops decides about a referral, and nobody with this id registered by a link.',
    'Take `referee_id` from `GET /api/billing/ops/referrals`.',
  ),
  'billing.no_grant': page(
    'Ops takes back a plan, and the person has no granted one. What was paid for is not touched by this.',
    'Look at the person’s plan at `/ops/users`.',
  ),

  'releases.remote_not_found': page(
    'No release of this remote was published.',
    'Check the name against its `remote.json`; publish one with `npm run release -- <remote>`.',
  ),
  'releases.release_not_found': page(
    'The remote has no release of this version.',
    'See `npm run release -- <remote> list`.',
  ),
  'releases.version_exists': page(
    'The version was published before. Its files may be in pages that are open now, so they never change.',
    'Release again; each release gets a version of its own.',
  ),
  'releases.pointer_moved': page(
    'Somebody moved the pointer of the channel between your look and your order.',
    'Look at the history, decide again, repeat with the version that is active now.',
  ),
  'releases.route_collision': page(
    'A route of the release is owned by another remote that is active.',
    'Agree who owns the address, change `remote.json`, release again.',
  ),
  'releases.files_missing': page(
    'Files that the manifest names were not sent, or what is stored has another size or hash.',
    'Ask `POST /api/releases/{remote}/blobs` which files are missing, send those, and publish again; `npm run release` does all of it. If it persists, something alters files on their way.',
  ),
  'releases.not_gated': page(
    "Only a release that the operator's gate passed, that ops forced or that the operator built goes to visitors or into somebody's browser. This one waits, is being judged, or was refused.",
    'See why: `npm run release -- <remote> gate <version>`, which also has it judged again. Where it was refused, mend what the checks name and publish a new version. In an emergency ops lets it out: `--force "reason"`, which the history keeps.',
  ),
  'releases.gate_decided': page(
    'The release was passed, forced or built by the operator before, or the gate is judging it at this moment.',
    'Look at the release again. While it is being judged, wait for the verdict.',
  ),
  'releases.release_collected': page(
    'The release was old, no pointer and no recent page view named it, and its files were removed.',
    'Check out its commit (`npm run release -- <remote> list` shows it) and release it as a new version.',
  ),
  'releases.development_closed': page(
    'In production only releases that the gate passed run in a browser, one that somebody chose for themselves included.',
    'Look at the development server in the shell of a platform of your own (`npm start`), or publish a release and choose that.',
  ),
  'releases.canary_percent': page(
    'A canary was asked for without a percentage, or with one above 50: then there is nothing left to compare it with.',
    '`npm run release -- <remote> canary 10`, or `promote` for everybody.',
  ),
  'releases.canary_is_stable': page(
    'The release that was to be tried is the one that every visitor gets.',
    'Publish a new release, or name another version.',
  ),
  'releases.file_differs': page(
    'The bytes that arrived have another sha384 than the address says.',
    'Send the file again. If it persists, something alters it on its way.',
  ),
  'releases.upload_quota': page(
    'A remote may have 64 MB of files waiting for a release, ten times the largest one, and may send 256 MB in an hour: uploads would else fill the disk for everybody.',
    'Publish what was sent, or wait: an hour for the second limit; files that no release takes are removed after a day.',
  ),
  'releases.team_token_invalid': page(
    'The bearer begins with `swr_`, but no token of that text is in force: it is misspelt, has ended or was revoked.',
    'Ops makes a new one: `npm run release -- <remote> token create <name>`, or at `/ops/releases`.',
  ),
  'releases.other_remote': page(
    'A team token publishes and moves its own remote only.',
    'Use the token of that remote, or ask the team that owns it.',
  ),
  'releases.team_token_not_found': page(
    'There is no token of this id for the remote.',
    'See `npm run release -- <remote> token list`.',
  ),
  'releases.team_member_not_found': page(
    'The team member was removed before.',
    'Look at the list of members again.',
  ),
  'releases.address_unverified': page(
    'The address is on the list of team members, but anybody could have registered with it.',
    'Open the link in the mail that came with registering (or reset the password, or sign in with Google: they show it too), then sign in again.',
  ),
  'releases.page_view_unknown': page(
    'A report of a page view came without the token that the edge writes into each page, or with one that is forged or older than an hour.',
    'Nothing has to be done: such reports are not counted, so that nobody can roll a healthy release back from outside. Pages opened with an override carry no token.',
  ),
};
