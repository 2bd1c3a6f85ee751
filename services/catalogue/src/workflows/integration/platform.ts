import { wholeLimit } from '../../apps/limits.js';
import {
  called,
  codeEach,
  goOnAfterError,
  http,
  jiraIssue,
  needs,
  node,
  onError,
  readFile,
  respond,
  say,
  slack,
  sql,
  webhook,
  when,
  withErrorBranch,
  workflow,
} from '../../dsl/index.js';

const SAME_ERRORS = wholeLimit(
  ['Keer in een uur', 'Times in an hour'],
  [
    'Bij de hoeveelste fout van dezelfde stap er een issue komt.',
    'At which error of the same step there is an issue.',
  ],
  5,
);

export const foutmelder = workflow(() => ({
  slug: 'foutmelder-voor-al-je-workflows',
  name: 'Foutmelder voor al je workflows',
  description:
    'Kies hem als error workflow en elke mislukte run komt met naam, stap, fout en link in Slack en in een PostgreSQL-logboek. Faalt dezelfde stap vijf keer (of jouw grens) in een uur, dan komt er één Jira-issue.',
  category: 'integration',
  tags: ['beheer', 'fouten', 'n8n'],
  difficulty: 'intermediate',
  tier_required: 'starter',
  time_to_deploy: '7 min',
  short_benefit: 'Je weet dat iets stuk is voor je klant het merkt.',
  accounts: [
    needs('slack', 'krijgt de melding'),
    needs('postgres', 'bewaart het logboek'),
    needs('jira', 'krijgt herhaalde fouten'),
  ],
  setup_steps: [
    'Maak de tabel: create table n8n_fout (moment timestamptz default now(), workflow text, stap text, fout text, link text).',
    'Kies deze workflow in elke andere workflow bij Settings, Error workflow.',
  ],
  en: {
    name: 'Error reporter for all your workflows',
    description:
      'Choose it as the error workflow and each failed run lands with name, step, error and link in Slack and in a PostgreSQL log. If one step fails five times (or your limit) in an hour there is one Jira issue.',
    short_benefit: 'You know that something broke before your customer notices.',
    accounts: [
      needs('slack', 'gets the message'),
      needs('postgres', 'keeps the log'),
      needs('jira', 'gets repeated errors'),
    ],
    setup_steps: [
      'Create the table: create table n8n_error (occurred timestamptz default now(), workflow text, step text, error text, link text).',
      'Choose this workflow in every other workflow at Settings, Error workflow.',
    ],
  },
  names: {
    'Een run mislukt': 'A run failed',
    'Vat samen': 'Sum up',
    'Meld fout': 'Report the error',
    'Schrijf in logboek': 'Write in the log',
    'Te vaak dit uur?': 'Too often this hour?',
    'Maak issue': 'Create an issue',
  },
  nodes: [
    onError('Een run mislukt'),
    codeEach(
      'Vat samen',
      `
const run = $json.execution ?? {}, start = $json.trigger ?? {};
const fout = run.error ?? start.error ?? {};
// ${say('Sleutels en adressen horen niet in een chatkanaal.', 'Keys and addresses do not belong in a chat channel.')}
const veilig = String(fout.message ?? '${say('onbekend', 'unknown')}').replace(/(Bearer|key|token|sleutel)[=:\\s]+\\S+/gi, '$1 ***').replace(/[^\\s<>"']+@[^\\s<>"']+/g, '***').slice(0, 400);
return { json: { workflow: $json.workflow?.name ?? '${say('onbekend', 'unknown')}', stap: run.lastNodeExecuted ?? fout.node?.name ?? 'start', fout: veilig, link: run.url ?? '' } };`,
    ),
    goOnAfterError(
      slack(
        'Meld fout',
        '#n8n',
        `=*{{ $json.workflow }}* ${say('liep vast bij', 'got stuck at')} *{{ $json.stap }}*: {{ $json.fout }}\n{{ $json.link }}`,
      ),
    ),
    sql(
      'Schrijf in logboek',
      `
with ${say('nieuw', 'added')} as (insert into ${say('n8n_fout (workflow, stap, fout, link)', 'n8n_error (workflow, step, error, link)')} values ($1, $2, $3, $4))
select count(*)::int + 1 as aantal from ${say('n8n_fout where workflow = $1 and stap = $2 and moment >', 'n8n_error where workflow = $1 and step = $2 and occurred >')} now() - interval '1 hour'`,
      "={{ [$('Vat samen').item.json.workflow, $('Vat samen').item.json.stap, $('Vat samen').item.json.fout, $('Vat samen').item.json.link] }}",
    ),
    when('Te vaak dit uur?', [['={{ $json.aantal }}', '=', `={{ ${SAME_ERRORS} }}`]]),
    jiraIssue(
      'Maak issue',
      `=n8n: {{ $('Vat samen').item.json.workflow }} ${say('faalt bij', 'fails at')} {{ $('Vat samen').item.json.stap }}`,
      "={{ $('Vat samen').item.json.fout }}\n{{ $('Vat samen').item.json.link }}",
    ),
  ],
  flow: ['Een run mislukt > Vat samen > Meld fout > Schrijf in logboek > Te vaak dit uur? > Maak issue'],
}));

export const adrescontrole = workflow(() => ({
  slug: 'adrescontrole-voor-andere-workflows',
  name: 'Adrescontrole voor andere workflows',
  description:
    'Een bouwsteen voor je eigen workflows: geef postcode en huisnummer en krijg straat, plaats, gemeente en coördinaten terug uit de open adressenregistratie van PDOK, of een duidelijke reden waarom niet.',
  category: 'integration',
  tags: ['adres', 'bouwsteen', 'nederland'],
  difficulty: 'beginner',
  tier_required: 'starter',
  time_to_deploy: '3 min',
  short_benefit: 'Eén keer bouwen, overal dezelfde adrescontrole.',
  accounts: [],
  setup_steps: [
    'Roep hem aan met de stap Execute Workflow en geef postcode, huisnummer en toevoeging mee.',
    'Er is geen account nodig: PDOK is openbaar.',
  ],
  en: {
    name: 'Address check for other workflows',
    description:
      'A building block for your own workflows: give postcode and house number and get street, town, municipality and coordinates from the open Dutch address registry, or a clear reason why not.',
    short_benefit: 'Build it once, have the same address check everywhere.',
    setup_steps: [
      'Call it with the step Execute Workflow and pass postcode, house_number and addition.',
      'No account is needed: PDOK is public.',
    ],
  },
  names: {
    Aangeroepen: 'Called',
    'Maak zoekvraag': 'Make the query',
    'Vraag PDOK': 'Ask PDOK',
    'Geef antwoord': 'Give the answer',
  },
  nodes: [
    called('Aangeroepen', {
      postcode: 'string',
      [say('huisnummer', 'house_number')]: 'string',
      [say('toevoeging', 'addition')]: 'string',
    }),
    codeEach(
      'Maak zoekvraag',
      `
const postcode = String($json.postcode ?? '').toUpperCase().replace(/\\s/g, '');
const huisnummer = parseInt($json.${say('huisnummer', 'house_number')}, 10);
const toevoeging = String($json.${say('toevoeging', 'addition')} ?? '').trim();
const goed = /^[1-9]\\d{3}[A-Z]{2}$/.test(postcode) && huisnummer > 0;
return { json: { postcode, huisnummer, toevoeging, goed, zoek: [postcode, huisnummer, toevoeging].filter(Boolean).join(' ') } };`,
    ),
    goOnAfterError(
      http('Vraag PDOK', 'https://api.pdok.nl/bzk/locatieserver/search/v3_1/free', {
        query: { q: '={{ $json.zoek }}', fq: 'type:adres', rows: '50' },
      }),
    ),
    codeEach(
      'Geef antwoord',
      `
const vraag = $('Maak zoekvraag').item.json;
// ${say('12-B, 12 B en 12b zijn hetzelfde huis; 12 en 12B niet.', '12-B, 12 B and 12b are the same house; 12 and 12B are not.')}
const kaal = (nummer) => String(nummer ?? '').toUpperCase().replace(/[^0-9A-Z]/g, '');
const adres = ($json.response?.docs ?? []).find((een) => een.postcode === vraag.postcode && kaal(een.huis_nlt) === kaal(vraag.huisnummer + vraag.toevoeging));
const nee = (reden) => ({ json: { ${say('gevonden', 'found')}: false, ${say('reden', 'reason')}: reden } });
if (!vraag.goed) return nee('${say('Postcode of huisnummer heeft de verkeerde vorm', 'The postcode or house number has the wrong form')}');
if ($json.error || !$json.response) return nee('${say('Het adressenregister gaf geen antwoord; probeer het later opnieuw', 'The address registry gave no answer; try again later')}');
if (!adres) return nee('${say('Dit adres bestaat niet', 'This address does not exist')}');
const [lengte, breedte] = (String(adres.centroide_ll ?? '').match(/[\\d.]+/g) ?? []).map(Number);
return { json: { ${say('gevonden', 'found')}: true, ${say('straat', 'street')}: adres.straatnaam, ${say('huisnummer', 'house_number')}: adres.huis_nlt, postcode: adres.postcode, ${say('plaats', 'town')}: adres.woonplaatsnaam, ${say('gemeente', 'municipality')}: adres.gemeentenaam, ${say('breedte', 'latitude')}: breedte, ${say('lengte', 'longitude')}: lengte } };`,
    ),
  ],
  flow: ['Aangeroepen > Maak zoekvraag > Vraag PDOK > Geef antwoord'],
}));

export const webhookpoort = workflow(() => ({
  slug: 'webhookpoort-met-handtekening-en-wachtrij',
  name: 'Webhookpoort met handtekening en wachtrij',
  description:
    'Neemt webhooks van een partner aan, controleert handtekening en tijdstip, weigert herhalingen via Redis en zet het bericht in RabbitMQ. De partner krijgt binnen een seconde antwoord, het werk volgt later.',
  category: 'integration',
  tags: ['webhook', 'beveiliging', 'wachtrij'],
  difficulty: 'advanced',
  tier_required: 'enterprise',
  time_to_deploy: '16 min',
  short_benefit: 'Geen vals bericht erin, en bij drukte valt er niets om.',
  accounts: [needs('redis', 'onthoudt wat al gezien is'), needs('rabbitmq', 'bewaart het bericht')],
  setup_steps: [
    'Zet het gedeelde geheim in de Crypto-credential van "Bereken handtekening".',
    'Spreek met de partner de headers x-timestamp, x-signature en x-message-id af.',
    'De handtekening is HMAC-SHA256 over tijdstip, punt en body.',
  ],
  en: {
    name: 'Webhook gate with signature and queue',
    description:
      'Takes a partner’s webhooks, checks signature and time, refuses repeats through Redis and puts the message in RabbitMQ. The partner has an answer within a second, the work follows later.',
    short_benefit: 'No forged message gets in, and nothing falls over when it is busy.',
    accounts: [needs('redis', 'remembers what was seen'), needs('rabbitmq', 'keeps the message')],
    setup_steps: [
      'Put the shared secret in the Crypto credential of "Bereken handtekening".',
      'Agree on the headers x-timestamp, x-signature and x-message-id with the partner.',
      'The signature is HMAC-SHA256 over the time, a full stop and the body.',
    ],
  },
  names: {
    'Bericht van partner': 'Message from partner',
    'Lees ruwe body': 'Read the raw body',
    'Bereken handtekening': 'Compute the signature',
    'Echt en vers?': 'Genuine and fresh?',
    'Tel dit bericht': 'Count this message',
    'Vergeet dit bericht': 'Forget this message',
    'Eerste keer?': 'First time?',
    'Zet in wachtrij': 'Put in the queue',
    Aangenomen: 'Accepted',
    'Al ontvangen': 'Already received',
    Geweigerd: 'Refused',
    'Probeer later': 'Try later',
  },
  nodes: [
    webhook('Bericht van partner', 'partner', { open: true, respond: 'responseNode', rawBody: true }),
    readFile('Lees ruwe body', 'text', 'data', { keepSource: 'json' }),
    node('Bereken handtekening', 'crypto', 2, {
      action: 'hmac',
      binaryData: false,
      type: 'SHA256',
      value: '={{ $json.headers["x-timestamp"] }}.{{ $json.data }}',
      dataPropertyName: 'handtekening',
      encoding: 'hex',
    }),
    when('Echt en vers?', [
      ['={{ $json.handtekening === $json.headers["x-signature"] }}', 'yes'],
      ['={{ Math.abs($now.toUnixInteger() - Number($json.headers["x-timestamp"])) < 300 }}', 'yes'],
      ['={{ $json.headers["x-message-id"] }}', 'filled'],
    ]),
    node('Tel dit bericht', 'redis', 1, {
      operation: 'incr',
      key: '=partner:{{ $json.headers["x-message-id"] }}',
      expire: true,
      ttl: 86400,
    }),
    when('Eerste keer?', [['={{ Object.values($json)[0] }}', '=', 1]]),
    withErrorBranch(
      node('Zet in wachtrij', 'rabbitmq', 1.2, {
        operation: 'sendMessage',
        mode: 'queue',
        queue: say('partner-berichten', 'partner-messages'),
        sendInputData: false,
        message: "={{ $('Lees ruwe body').item.json.data }}",
        options: { durable: true },
      }),
    ),
    // The partner sends it again: that must not be taken for a repeat.
    goOnAfterError(
      node('Vergeet dit bericht', 'redis', 1, {
        operation: 'delete',
        key: "=partner:{{ $('Lees ruwe body').item.json.headers['x-message-id'] }}",
      }),
    ),
    respond('Aangenomen', `={{ { ${say('ontvangen', 'received')}: true } }}`, 202),
    respond(
      'Al ontvangen',
      `={{ { ${say('ontvangen', 'received')}: true, ${say('herhaling', 'repeat')}: true } }}`,
      200,
    ),
    respond(
      'Geweigerd',
      `={{ { ${say('fout', 'error')}: '${say('handtekening of tijdstip klopt niet', 'signature or time is not right')}' } }}`,
      401,
    ),
    respond(
      'Probeer later',
      `={{ { ${say('fout', 'error')}: '${say('tijdelijk niet beschikbaar', 'temporarily not available')}' } }}`,
      503,
    ),
  ],
  flow: [
    'Bericht van partner > Lees ruwe body > Bereken handtekening > Echt en vers? > Tel dit bericht > Eerste keer? > Zet in wachtrij > Aangenomen',
    'Eerste keer? #1 > Al ontvangen',
    'Echt en vers? #1 > Geweigerd',
    'Zet in wachtrij #1 > Vergeet dit bericht > Probeer later',
  ],
}));
