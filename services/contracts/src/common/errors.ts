import { z } from 'zod';

/** The body of every refusal (issue "A fresh clone runs the whole journey", bad input). */
export const ErrorBody = z
  .object({
    code: z
      .string()
      .meta({ description: 'Namespaced code from the catalogue, e.g. auth.invalid_credentials' }),
    message: z.string().meta({ description: 'For developers, in English' }),
    detail: z.string().meta({ description: 'What a screen shows, in the language asked for' }),
    fields: z.record(z.string(), z.string()).optional().meta({ description: 'Text for each refused field' }),
    trace_id: z.string().optional().meta({
      description: 'Which request it was: the same in every line of the logs and in the header x-request-id',
    }),
  })
  .meta({ id: 'ErrorBody' });
export type ErrorBody = z.infer<typeof ErrorBody>;

/** A code's answer: HTTP status, a message for developers, and the text on the screen in both languages. */
export interface ErrorEntry {
  readonly status: number;
  readonly message: string;
  readonly detail: { readonly nl: string; readonly en: string };
}

const entry = (status: number, message: string, nl: string, en: string): ErrorEntry => ({
  status,
  message,
  detail: { nl, en },
});

/**
 * The one catalogue of refusals. `{name}` in a text is filled from the error's params. Texts that the specification
 * quotes stand in the language in which it quotes them (decisions.md, "Language of detail").
 */
export const errorCatalogue = {
  'common.invalid_request': entry(
    400,
    'The request breaks its schema.',
    'Controleer de gemarkeerde velden.',
    'Check the marked fields.',
  ),
  'common.malformed_body': entry(
    400,
    'The body is not valid JSON.',
    'Het verzoek is geen geldige JSON.',
    'The request is not valid JSON.',
  ),
  'common.body_too_large': entry(
    413,
    'The body is too large.',
    'Het verzoek is te groot.',
    'The request is too large.',
  ),
  'common.request_timeout': entry(
    408,
    'The request took too long to arrive.',
    'Het versturen duurde te lang. Controleer je verbinding en probeer het opnieuw.',
    'Sending took too long. Check your connection and try again.',
  ),
  'common.unsupported_media_type': entry(
    415,
    'The content type is not supported.',
    'Dit soort inhoud wordt niet ondersteund.',
    'This content type is not supported.',
  ),
  'common.not_found': entry(
    404,
    'There is nothing at this address.',
    'Deze pagina of dit onderdeel bestaat niet.',
    'This page or item does not exist.',
  ),
  'common.conflict': entry(
    409,
    'The item was changed in the meantime.',
    'Dit is intussen gewijzigd. Laad opnieuw en probeer het nog eens.',
    'This was changed in the meantime. Reload and try again.',
  ),
  'common.too_many_requests': entry(
    429,
    'Too many requests.',
    'Te veel pogingen. Wacht even en probeer het opnieuw.',
    'Too many attempts. Wait a moment and try again.',
  ),
  'common.unavailable': entry(
    503,
    'A part this call needs does not answer.',
    'Dit onderdeel is even niet bereikbaar. Probeer het zo opnieuw.',
    'This part is not available right now. Try again shortly.',
  ),
  'common.no_room': entry(
    507,
    'The disk of the platform is full; nothing was written.',
    'Er is nu geen ruimte om iets op te slaan. Er is niets gewijzigd; probeer het over een paar minuten opnieuw.',
    'There is no room to store anything right now. Nothing was changed; try again in a few minutes.',
  ),
  'common.internal': entry(
    500,
    'An unexpected error.',
    'Er ging iets mis aan onze kant. Probeer het opnieuw; er is niets verloren.',
    'Something went wrong on our side. Try again; nothing is lost.',
  ),

  'auth.token_missing': entry(
    401,
    'No bearer token was sent.',
    'Log in om verder te gaan.',
    'Sign in to continue.',
  ),
  'auth.token_invalid': entry(
    401,
    'The bearer token is not valid.',
    'Je sessie is ongeldig. Log opnieuw in.',
    'Your session is not valid. Sign in again.',
  ),
  'auth.token_expired': entry(
    401,
    'The bearer token has expired.',
    'Je sessie is verlopen. Log opnieuw in.',
    'Your session has expired. Sign in again.',
  ),
  'auth.session_revoked': entry(
    401,
    'The session was ended.',
    'Je sessie is beëindigd. Log opnieuw in.',
    'Your session was ended. Sign in again.',
  ),
  'auth.refresh_invalid': entry(
    401,
    'The refresh token is missing, unknown or used.',
    'Je sessie is verlopen. Log opnieuw in.',
    'Your session has expired. Sign in again.',
  ),
  'auth.forbidden': entry(
    403,
    'The role does not allow this.',
    'Alleen voor rol ops. Vraag toegang aan een beheerder.',
    'Only for the role ops. Ask an administrator for access.',
  ),
  'auth.origin_refused': entry(
    403,
    'The call comes from another site.',
    'Dit verzoek komt van een andere site.',
    'This request comes from another site.',
  ),
  'auth.invalid_credentials': entry(
    401,
    'E-mail and password do not match.',
    'Login failed. Please check your credentials.',
    'Login failed. Please check your credentials.',
  ),
  'auth.wait': entry(
    429,
    'Wrong passwords before: the next try counts in {seconds} seconds.',
    'Te veel pogingen. Probeer het over {seconds} s opnieuw, of kies een nieuw wachtwoord.',
    'Too many attempts. Try again in {seconds} s, or choose a new password.',
  ),
  'auth.session_not_found': entry(
    404,
    'The account has no such session going on.',
    'Deze sessie is al beëindigd.',
    'This session has ended already.',
  ),
  'auth.registration_invalid': entry(
    400,
    'The registration breaks a rule.',
    'Registratie mislukt. Probeer het opnieuw.',
    'Registration failed. Please try again.',
  ),
  'auth.link_invalid': entry(
    400,
    'The link is unknown, used or expired.',
    'Deze link werkt niet meer. Vraag een nieuwe aan.',
    'This link no longer works. Ask for a new one.',
  ),
  'auth.google_unavailable': entry(
    503,
    'Google sign-in is not configured.',
    'Inloggen met Google is hier niet ingesteld.',
    'Signing in with Google is not set up here.',
  ),
  'auth.google_failed': entry(
    401,
    'Google did not confirm the sign-in.',
    'Google heeft het inloggen niet bevestigd. Probeer het opnieuw.',
    'Google did not confirm the sign-in. Try again.',
  ),
  'auth.user_not_found': entry(
    404,
    'There is no such user.',
    'Deze gebruiker bestaat niet.',
    'This user does not exist.',
  ),
  'auth.last_ops_account': entry(
    409,
    'The only ops account is not erased.',
    'Dit is het enige ops-account, en zonder kan niemand het platform beheren. Start het platform één keer met een ander OPS_EMAIL en OPS_PASSWORD; wis dit account daarna.',
    'This is the only ops account, and without one nobody can run the platform. Start the platform once with another OPS_EMAIL and OPS_PASSWORD; then erase this account.',
  ),
  'auth.plan_runs': entry(
    409,
    'The account has a plan that still runs.',
    'Dit account heeft een abonnement dat nog loopt. Beëindig dat eerst: een gegeven abonnement met npm run ops -- revoke, een betaald abonnement bij de betaalprovider. Wis het account daarna.',
    'This account has a plan that still runs. End that first: a given plan with npm run ops -- revoke, a paid plan at the payment provider. Then erase the account.',
  ),

  'library.subscription_required': entry(
    403,
    'The library needs an active subscription.',
    'De bibliotheek hoort bij een actief abonnement.',
    'The library comes with an active subscription.',
  ),
  'library.workflow_not_found': entry(
    404,
    'There is no such workflow.',
    'Deze workflow bestaat niet (meer).',
    'This workflow does not exist (any more).',
  ),
  'library.bonus_link_invalid': entry(
    404,
    'The bonus link was altered, has expired, or its workflow is gone.',
    'Deze link werkt niet meer. Je vindt de workflow in de bibliotheek.',
    'This link no longer works. You find the workflow in the library.',
  ),
  'library.collection_not_found': entry(
    404,
    'There is no such collection.',
    'Deze collectie bestaat niet (meer).',
    'This collection does not exist (any more).',
  ),
  'library.collection_exists': entry(
    409,
    'The account has a collection with this name.',
    'Je hebt al een collectie met deze naam.',
    'You already have a collection with this name.',
  ),
  'library.shelf_full': entry(
    409,
    'The account keeps {most} of these already.',
    'Je bewaart er al {most}. Haal er eerst een weg.',
    'You already keep {most}. Remove one first.',
  ),
  'library.too_many_searches': entry(
    429,
    'Too many searches in a short time.',
    'Je zoekt sneller dan we bijhouden. Wacht even en zoek verder.',
    'You are searching faster than we can follow. Wait a moment and go on.',
  ),
  'library.too_many_downloads': entry(
    429,
    'More files than a person takes in this time.',
    'Je hebt in korte tijd veel workflows gedownload. Wacht even; daarna kun je verder.',
    'You downloaded many workflows in a short time. Wait a moment; then you can go on.',
  ),
  'library.zip_link_invalid': entry(
    404,
    'The zip link was altered, has expired, or its workflows are gone.',
    'Deze link werkt niet meer. Maak je selectie opnieuw.',
    'This link no longer works. Make your selection again.',
  ),
  'library.version_not_found': entry(
    404,
    'The workflow has no such version.',
    'Deze versie bestaat niet.',
    'This version does not exist.',
  ),
  'library.gallery_unknown': entry(
    404,
    'The gallery address is unknown or was revoked.',
    'Dit galerij-adres bestaat niet (meer). Maak een nieuw adres in de bibliotheek.',
    'This gallery address does not exist (any more). Make a new one in the library.',
  ),
  'library.report_not_found': entry(
    404,
    'There is no such report.',
    'Deze melding bestaat niet.',
    'This report does not exist.',
  ),
  'library.too_many_reports': entry(
    429,
    'The account has {most} open reports.',
    'Je hebt {most} meldingen openstaan. We kijken daar eerst naar.',
    'You have {most} open reports. We look at those first.',
  ),
  'library.request_says_nothing': entry(
    400,
    'The request for a workflow has no word.',
    'Schrijf in woorden wat de workflow moet doen.',
    'Write in words what the workflow should do.',
  ),
  'library.request_not_found': entry(
    404,
    'There is no such request, or the account did not ask for it.',
    'Deze aanvraag bestaat niet.',
    'This request does not exist.',
  ),
  'library.too_many_requests': entry(
    429,
    'The account has {most} open requests.',
    'Je hebt {most} aanvragen openstaan. We kijken daar eerst naar.',
    'You have {most} open requests. We look at those first.',
  ),
  'library.automation_not_found': entry(
    404,
    'There is no such automation.',
    'Deze automatisering bestaat niet (meer).',
    'This automation does not exist (any more).',
  ),

  'billing.unknown_price_tier': entry(
    400,
    'The price tier does not exist.',
    'Dit plan bestaat niet.',
    'This plan does not exist.',
  ),
  'billing.interval_unavailable': entry(
    400,
    'The plan is not sold for this interval.',
    'Dit plan is niet per deze periode te koop.',
    'This plan is not sold for this period.',
  ),
  'billing.url_not_allowed': entry(
    400,
    'The return address has another origin.',
    'Het retouradres hoort niet bij deze site.',
    'The return address does not belong to this site.',
  ),
  'billing.checkout_session_not_found': entry(
    404,
    'There is no such checkout session.',
    'Deze betaling is niet gevonden.',
    'This payment was not found.',
  ),
  'billing.already_subscribed': entry(
    409,
    'There is an active subscription for this plan already.',
    'Dit is je plan.',
    'This is your plan.',
  ),
  'billing.has_plan_for_life': entry(
    409,
    'The user has a plan for life; another beside it adds nothing.',
    'Je plan is voor altijd en opent de hele bibliotheek. Een ander plan ernaast heb je niet nodig.',
    'Your plan is for life and opens the whole library. You need no other plan beside it.',
  ),
  'billing.has_plan': entry(
    409,
    'The user pays for a plan, or has this one.',
    'Deze klant betaalt al voor een plan, of heeft dit plan al.',
    'This customer pays for a plan already, or has this one.',
  ),
  'billing.payment_provider_unavailable': entry(
    503,
    'The payment provider does not answer.',
    'De betaaldienst antwoordt niet. Er is niets afgeschreven.',
    'The payment service does not answer. Nothing was charged.',
  ),
  'billing.webhook_signature_invalid': entry(
    400,
    'The webhook signature does not match.',
    'De handtekening klopt niet.',
    'The signature does not match.',
  ),
  'billing.no_grant': entry(
    404,
    'The user has no granted plan.',
    'Deze gebruiker heeft geen toegekend plan.',
    'This user has no granted plan.',
  ),

  'releases.remote_not_found': entry(
    404,
    'There is no such remote.',
    'Deze remote bestaat niet.',
    'This remote does not exist.',
  ),
  'releases.release_not_found': entry(
    404,
    'There is no such release.',
    'Deze release bestaat niet.',
    'This release does not exist.',
  ),
  'releases.version_exists': entry(
    409,
    'This version was published before; a release is immutable.',
    'Deze versie bestaat al. Kies een nieuwe versie.',
    'This version exists already. Choose a new one.',
  ),
  'releases.pointer_moved': entry(
    409,
    'The pointer is elsewhere than expected.',
    'De release is intussen verzet. Kijk opnieuw.',
    'The release pointer was moved in the meantime. Look again.',
  ),
  'releases.route_collision': entry(
    409,
    'Route {path} belongs to {owner}.',
    'Het adres {path} hoort bij {owner}.',
    'The address {path} belongs to {owner}.',
  ),
  'releases.files_missing': entry(
    400,
    'Files of the release are missing or differ from their hash: {files}.',
    'Bestanden ontbreken of wijken af: {files}.',
    'Files are missing or differ: {files}.',
  ),
  'releases.not_gated': entry(
    409,
    "The operator's gate has not passed this release (it is {status}); wait for its verdict, have it judged again, or ask ops to force it.",
    'De controle heeft deze release niet goedgekeurd ({status}).',
    'The gate has not passed this release ({status}).',
  ),
  'releases.gate_decided': entry(
    409,
    'The gate has nothing left to decide on this release (it is {status}).',
    'Over deze release is al beslist ({status}).',
    'This release is decided already ({status}).',
  ),
  'releases.release_collected': entry(
    409,
    'The files of this release were collected; publish it again as a new version.',
    'De bestanden van deze release zijn opgeruimd. Publiceer een nieuwe versie.',
    'The files of this release were collected. Publish a new version.',
  ),
  'releases.development_closed': entry(
    403,
    'A development server takes the place of a remote on a development platform only.',
    'Een ontwikkelserver kan alleen op een ontwikkelplatform gekozen worden.',
    'A development server can be chosen on a development platform only.',
  ),
  'releases.canary_percent': entry(
    400,
    'A canary needs a percentage from 1 to 50; more is a promotion.',
    'Kies een aandeel van 1 tot en met 50 procent.',
    'Choose a share from 1 to 50 percent.',
  ),
  'releases.canary_is_stable': entry(
    409,
    'This release is the stable one already.',
    'Deze release krijgt iedereen al.',
    'Everybody gets this release already.',
  ),
  'releases.file_differs': entry(
    400,
    'The file does not have the hash it was sent under.',
    'Het bestand is niet wat het zegt te zijn.',
    'The file is not what it says it is.',
  ),
  'releases.upload_quota': entry(
    429,
    'More than {waiting} MB wait for a release of this remote, or {hourly} MB came within an hour. Publish what was sent, or go on in an hour; what no release takes is removed after a day.',
    'Er staan te veel bestanden klaar. Publiceer eerst wat er is, of probeer het later opnieuw.',
    'Too many files are waiting. Publish what is there first, or try again later.',
  ),
  'releases.team_token_invalid': entry(
    401,
    'The team token is unknown, expired or revoked.',
    'Dit token is onbekend, verlopen of ingetrokken.',
    'This token is unknown, expired or revoked.',
  ),
  'releases.other_remote': entry(
    403,
    'The team token is for {owned}, not for this remote.',
    'Dit token geldt voor {owned}.',
    'This token is for {owned}.',
  ),
  'releases.team_token_not_found': entry(
    404,
    'There is no such team token.',
    'Dit token bestaat niet.',
    'This token does not exist.',
  ),
  'releases.team_member_not_found': entry(
    404,
    'There is no such team member.',
    'Dit teamlid bestaat niet.',
    'This team member does not exist.',
  ),
  'releases.address_unverified': entry(
    403,
    'The account of this team member has not shown that the address is its own.',
    'Bevestig eerst je e-mailadres met de link in onze mail, en log daarna opnieuw in.',
    'Confirm your address with the link in our mail first, then sign in again.',
  ),
  'releases.page_view_unknown': entry(
    403,
    'The report carries no page-view token of the edge, or an expired one.',
    'Deze melding hoort niet bij een paginabezoek.',
    'This report belongs to no page view.',
  ),
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errorCatalogue;
export type Language = 'nl' | 'en';
