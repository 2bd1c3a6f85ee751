import { inApp } from '../../apps/values.js';
import {
  code,
  codeEach,
  evenWhenEmpty,
  everyDay,
  goOnAfterError,
  joinOn,
  needs,
  node,
  nothing,
  onlyOnce,
  say,
  slack,
  sql,
  when,
  withErrorBranch,
  workflow,
  writeFile,
} from '../../dsl/index.js';

const BUCKET = inApp(
  'AWS S3',
  ['bucket', 'bucket'],
  ['De naam van je bucket.', 'The name of your bucket.'],
  ['jouw-bucket', 'your-bucket'],
);

export const klantdata = workflow(() => ({
  slug: 'klantdata-samen-in-postgresql',
  name: 'Klantdata samen in PostgreSQL',
  description:
    'Haalt elke nacht contacten uit HubSpot en klanten uit Stripe, brengt ze op mailadres samen zonder dubbelen en werkt één klanttabel in PostgreSQL bij. Wie in één van beide ontbreekt, komt op een lijst.',
  category: 'data',
  tags: ['etl', 'sql'],
  difficulty: 'advanced',
  tier_required: 'enterprise',
  time_to_deploy: '25 min',
  short_benefit: 'Brengt elke nacht klanten uit HubSpot en Stripe samen zonder dubbelen.',
  top: { rank: 11 },
  accounts: [
    needs('hubspot', 'geeft de contacten'),
    needs('stripe', 'geeft de betalende klanten'),
    needs('postgres', 'bewaart de klanttabel'),
    needs('slack', 'meldt het resultaat'),
  ],
  setup_steps: [
    'Maak de tabel: create table klant (email text primary key, naam text, hubspot_id text, stripe_id text, land text, bijgewerkt timestamptz).',
    "Maak de lijst: create view klant_ontbreekt as select email, naam, case when hubspot_id is null then 'HubSpot' else 'Stripe' end as ontbreekt_in from klant where hubspot_id is null or stripe_id is null.",
    'Geef de HubSpot-app crm.objects.contacts.read en de Stripe-sleutel leesrecht op klanten.',
    'Draai de workflow eenmaal met de hand en kijk naar de aantallen.',
  ],
  en: {
    name: 'Customer data together in PostgreSQL',
    description:
      'Fetches HubSpot contacts and Stripe customers every night, joins them by mail address without duplicates and updates one customer table in PostgreSQL. Whoever is missing from either goes on a list.',
    short_benefit: 'Joins customers from HubSpot and Stripe every night, without duplicates.',
    accounts: [
      needs('hubspot', 'gives the contacts'),
      needs('stripe', 'gives the paying customers'),
      needs('postgres', 'keeps the customer table'),
      needs('slack', 'reports the result'),
    ],
    setup_steps: [
      'Create the table: create table customer (email text primary key, name text, hubspot_id text, stripe_id text, country text, updated timestamptz).',
      "Create the list: create view customer_missing as select email, name, case when hubspot_id is null then 'HubSpot' else 'Stripe' end as missing_in from customer where hubspot_id is null or stripe_id is null.",
      'Give the HubSpot app crm.objects.contacts.read and the Stripe key read access to customers.',
      'Run the workflow once by hand and check the numbers.',
    ],
  },
  names: {
    'Elke nacht om 2': 'Every night at 2',
    Contacten: 'Contacts',
    'Contact per adres': 'Contact by address',
    'Geen dubbele contacten': 'No double contacts',
    'Betalende klanten': 'Paying customers',
    'Klant per adres': 'Customer by address',
    'Zelfde mailadres': 'Same e-mail address',
    'Kies de beste waarde': 'Choose the best value',
    'Werk klanttabel bij': 'Update the customer table',
    'Wie ontbreekt waar?': 'Who is missing where?',
    'Iets scheef?': 'Anything askew?',
    'Meld ontbrekende': 'Report the missing',
    'Meld klaar': 'Report as done',
    'Meld databasefout': 'Report a database error',
  },
  nodes: [
    everyDay('Elke nacht om 2', 2),
    node('Contacten', 'hubspot', 2.2, {
      authentication: 'appToken',
      resource: 'contact',
      operation: 'getAll',
      returnAll: true,
      additionalFields: {
        propertiesCollection: {
          propertiesValues: {
            properties: ['email', 'firstname', 'lastname', 'country'],
            propertyMode: 'valueOnly',
          },
        },
      },
    }),
    code(
      'Contact per adres',
      `
return $input.all().flatMap(({ json }, i) => {
  const p = json.properties ?? {};
  const email = String(p.email?.value ?? '').trim().toLowerCase();
  if (!email) return [];
  return [{ json: { email, naam: [p.firstname?.value, p.lastname?.value].filter(Boolean).join(' '), hubspot_id: String(json.vid), land: p.country?.value ?? '' }, pairedItem: { item: i } }];
});`,
    ),
    node('Geen dubbele contacten', 'removeDuplicates', 2, {
      operation: 'removeDuplicateInputItems',
      compare: 'selectedFields',
      fieldsToCompare: 'email',
      options: {},
    }),
    node('Betalende klanten', 'stripe', 1, {
      resource: 'customer',
      operation: 'getAll',
      returnAll: true,
      filters: {},
    }),
    code(
      'Klant per adres',
      `
const nieuwste = new Map();
for (const { json } of $input.all()) {
  const email = String(json.email ?? '').trim().toLowerCase();
  // ${say('Stripe maakt soms twee klanten van één persoon: de nieuwste telt.', 'Stripe sometimes makes two customers of one person: the newest counts.')}
  if (email && json.created > (nieuwste.get(email)?.created ?? 0)) nieuwste.set(email, json);
}
return [...nieuwste].map(([email, klant]) => ({ json: { email, stripe_id: klant.id, stripe_naam: klant.name ?? '', stripe_land: klant.address?.country ?? '' } }));`,
    ),
    joinOn('Zelfde mailadres', 'email', 'keepEverything'),
    codeEach(
      'Kies de beste waarde',
      `
return { json: {
  email: $json.email,
  naam: $json.naam || $json.stripe_naam || '',
  land: $json.stripe_land || $json.land || '',
  hubspot_id: $json.hubspot_id ?? null,
  stripe_id: $json.stripe_id ?? null,
} };`,
    ),
    withErrorBranch(
      sql(
        'Werk klanttabel bij',
        say(
          `
insert into klant (email, naam, land, hubspot_id, stripe_id, bijgewerkt)
values ($1, $2, $3, $4, $5, now())
on conflict (email) do update set naam = excluded.naam, land = excluded.land,
  hubspot_id = coalesce(excluded.hubspot_id, klant.hubspot_id),
  stripe_id = coalesce(excluded.stripe_id, klant.stripe_id), bijgewerkt = now()`,
          `
insert into customer (email, name, country, hubspot_id, stripe_id, updated)
values ($1, $2, $3, $4, $5, now())
on conflict (email) do update set name = excluded.name, country = excluded.country,
  hubspot_id = coalesce(excluded.hubspot_id, customer.hubspot_id),
  stripe_id = coalesce(excluded.stripe_id, customer.stripe_id), updated = now()`,
        ),
        '={{ [$json.email, $json.naam, $json.land, $json.hubspot_id, $json.stripe_id] }}',
      ),
    ),
    onlyOnce(
      sql(
        'Wie ontbreekt waar?',
        `
select count(*) filter (where hubspot_id is null)::int as niet_in_hubspot,
  count(*) filter (where stripe_id is null)::int as niet_in_stripe, count(*)::int as totaal
${say('from klant where bijgewerkt >', 'from customer where updated >')} now() - interval '1 hour'`,
      ),
    ),
    when('Iets scheef?', [
      ['={{ (Number($json.niet_in_hubspot) || 0) + (Number($json.niet_in_stripe) || 0) }}', '>', 0],
    ]),
    slack(
      'Meld ontbrekende',
      '#data',
      say(
        '={{ $json.totaal }} klanten bijgewerkt. {{ $json.niet_in_hubspot }} staan niet in HubSpot, {{ $json.niet_in_stripe }} niet in Stripe; wie dat zijn, staat in klant_ontbreekt.',
        '={{ $json.totaal }} customers updated. {{ $json.niet_in_hubspot }} are not in HubSpot, {{ $json.niet_in_stripe }} not in Stripe; who they are is in customer_missing.',
      ),
    ),
    slack(
      'Meld klaar',
      '#data',
      say(
        '={{ $json.totaal }} klanten bijgewerkt, allemaal bekend in HubSpot en Stripe.',
        '={{ $json.totaal }} customers updated, all known in HubSpot and Stripe.',
      ),
    ),
    onlyOnce(
      slack(
        'Meld databasefout',
        '#data',
        say(
          '=De klanttabel kon niet worden bijgewerkt: {{ $json.error }}',
          '=The customer table could not be updated: {{ $json.error }}',
        ),
      ),
    ),
  ],
  flow: [
    'Elke nacht om 2 > Contacten > Contact per adres > Geen dubbele contacten > Zelfde mailadres > Kies de beste waarde > Werk klanttabel bij > Wie ontbreekt waar? > Iets scheef? > Meld ontbrekende',
    'Elke nacht om 2 > Betalende klanten > Klant per adres > Zelfde mailadres @1',
    'Iets scheef? #1 > Meld klaar',
    'Werk klanttabel bij #1 > Meld databasefout',
  ],
}));

export const tabelBackup = workflow(() => ({
  slug: 'tabel-elke-nacht-naar-s3',
  name: 'Tabel elke nacht naar S3',
  description:
    'Schrijft elke nacht een PostgreSQL-tabel weg als gecomprimeerd csv-bestand in S3, met de datum in de naam, en controleert daarna of het bestand er echt staat. Lukt dat niet, dan hoor je het in Slack.',
  category: 'data',
  tags: ['back-up', 's3'],
  difficulty: 'beginner',
  tier_required: 'starter',
  time_to_deploy: '7 min',
  short_benefit: 'Een leesbare kopie buiten je database, elke nacht gecontroleerd.',
  accounts: [
    needs('postgres', 'levert de rijen'),
    needs('s3', 'bewaart het bestand'),
    needs('slack', 'meldt een mislukte kopie'),
  ],
  setup_steps: ['Zet je tabel in "Lees tabel".', 'Zet in de bucket een bewaartermijn van dertig dagen.'],
  en: {
    name: 'Table to S3 every night',
    description:
      'Writes a PostgreSQL table to S3 every night as a compressed CSV file with the date in its name and then checks that the file is really there. If not, you hear it in Slack.',
    short_benefit: 'A readable copy outside your database, checked every night.',
    accounts: [
      needs('postgres', 'brings the rows'),
      needs('s3', 'keeps the file'),
      needs('slack', 'reports a failed copy'),
    ],
    setup_steps: ['Put your table in "Lees tabel".', 'Set a retention period of thirty days on the bucket.'],
  },
  names: {
    'Elke nacht om 1': 'Every night at 1',
    'Lees tabel': 'Read table',
    'Rijen gelezen?': 'Rows read?',
    'Maak csv': 'Make CSV',
    Comprimeer: 'Compress',
    'Zet in S3': 'Put in S3',
    'Staat het er?': 'Is it there?',
    'Groter dan niets?': 'Bigger than nothing?',
    Klaar: 'Done',
    'Meld mislukt': 'Report failure',
  },
  nodes: [
    everyDay('Elke nacht om 1', 1),
    evenWhenEmpty(goOnAfterError(sql('Lees tabel', say('select * from bestelling', 'select * from orders')))),
    when('Rijen gelezen?', [['={{ Object.keys($json).length > 0 && $json.error === undefined }}', 'yes']]),
    writeFile(
      'Maak csv',
      'csv',
      say(
        "=bestelling-{{ $now.toFormat('yyyy-MM-dd') }}.csv",
        "=orders-{{ $now.toFormat('yyyy-MM-dd') }}.csv",
      ),
    ),
    node('Comprimeer', 'compression', 1.1, {
      operation: 'compress',
      binaryPropertyName: 'data',
      outputFormat: 'zip',
      fileName: say(
        "=bestelling-{{ $now.toFormat('yyyy-MM-dd') }}.zip",
        "=orders-{{ $now.toFormat('yyyy-MM-dd') }}.zip",
      ),
      binaryPropertyOutput: 'data',
    }),
    withErrorBranch(
      node('Zet in S3', 's3', 1, {
        resource: 'file',
        operation: 'upload',
        bucketName: BUCKET,
        fileName: say(
          "=bestelling-{{ $now.toFormat('yyyy-MM-dd') }}.zip",
          "=orders-{{ $now.toFormat('yyyy-MM-dd') }}.zip",
        ),
        binaryData: true,
        binaryPropertyName: 'data',
        additionalFields: {},
      }),
    ),
    evenWhenEmpty(
      node('Staat het er?', 's3', 1, {
        resource: 'file',
        operation: 'getAll',
        bucketName: BUCKET,
        returnAll: false,
        limit: 1,
        options: {
          folderKey: say(
            "=bestelling-{{ $now.toFormat('yyyy-MM-dd') }}",
            "=orders-{{ $now.toFormat('yyyy-MM-dd') }}",
          ),
        },
      }),
    ),
    when('Groter dan niets?', [['={{ $json.Size }}', '>', 0]]),
    nothing('Klaar'),
    slack(
      'Meld mislukt',
      say('#beheer', '#admin'),
      say(
        '=De nachtelijke kopie van de tabel bestelling staat niet in S3. {{ $json.error?.message ?? $json.error ?? "De tabel is leeg of het bestand ontbreekt." }}',
        '=The nightly copy of the table orders is not in S3. {{ $json.error?.message ?? $json.error ?? "The table is empty or the file is missing." }}',
      ),
    ),
  ],
  flow: [
    'Elke nacht om 1 > Lees tabel > Rijen gelezen? > Maak csv > Comprimeer > Zet in S3 > Staat het er? > Groter dan niets? > Klaar',
    'Rijen gelezen? #1 > Meld mislukt',
    'Zet in S3 #1 > Meld mislukt',
    'Groter dan niets? #1 > Meld mislukt',
  ],
}));
