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
    'Ops grants a plan to someone who pays for one, or has just this grant.',
    'Look at the person’s plan at `/ops/users`; a paid plan runs on, and a grant is taken back before another is given.',
  ),
  'billing.payment_provider_unavailable': page(
    'The payment provider does not answer, or answers without a payment page.',
    'Try again later; nothing was charged. See the status page of Stripe, or with the stand-ins the log `standins`.',
  ),
  'billing.webhook_signature_invalid': page(
    'A webhook came without a signature, or with one that does not match the bytes of its body.',
    'Compare `STRIPE_WEBHOOK_SECRET` with the endpoint at Stripe. A proxy must not alter the body. Stripe repeats what was refused.',
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
