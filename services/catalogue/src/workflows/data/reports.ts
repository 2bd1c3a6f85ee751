import { inApp } from '../../apps/values.js';
import {
  agent,
  chat,
  code,
  codeEach,
  evenWhenEmpty,
  everyDay,
  everyWeek,
  goOnAfterError,
  http,
  joinOn,
  memory,
  needs,
  node,
  nothing,
  openAi,
  pick,
  say,
  set,
  slack,
  sql,
  tool,
  webhook,
  when,
  workflow,
} from '../../dsl/index.js';

const PROPERTY = inApp(
  'Google Analytics',
  ['property', 'property'],
  [
    'Het nummer van je property, onder Beheer, Property-instellingen.',
    'The number of your property, under Admin, Property settings.',
  ],
  '312345678',
  '^\\d+$',
);
const GOOGLE_ADS_MANAGER = inApp(
  'Google Ads',
  ['manageraccount', 'manager account'],
  [
    'Het klantnummer van je manageraccount, zonder streepjes.',
    'The customer id of your manager account, without hyphens.',
  ],
  '1234567890',
  '^\\d{10}$',
);
const GOOGLE_ADS_TOKEN = inApp(
  'Google Ads',
  ['developer token', 'developer token'],
  [
    'Het token uit het API-centrum van je manageraccount; wie de workflow kan openen, ziet het.',
    'The token from the API centre of your manager account; whoever can open the workflow sees it.',
  ],
  ['jouw-developer-token', 'your-developer-token'],
);
const GOOGLE_ADS_CLIENT = inApp(
  'Google Ads',
  ['klantaccount', 'client account'],
  [
    'Het klantnummer van het account dat je wilt lezen, zonder streepjes.',
    'The customer id of the account that you want to read, without hyphens.',
  ],
  '2345678901',
  '^\\d{10}$',
);
const BIGQUERY_PROJECT = inApp(
  'BigQuery',
  ['project', 'project'],
  ['Het id van je Google Cloud-project.', 'The id of your Google Cloud project.'],
  ['jouw-project', 'your-project'],
);

export const weekrapport = workflow(() => ({
  slug: 'weekrapport-voor-het-team',
  name: 'Weekrapport voor het team',
  description:
    'Telt elke maandag om acht uur bestellingen, omzet en nieuwe klanten van vorige week uit PostgreSQL, zet ze naast de week ervoor en plaatst de vergelijking als één bericht in Slack.',
  category: 'data',
  tags: ['rapport', 'slack'],
  difficulty: 'beginner',
  tier_required: 'starter',
  time_to_deploy: '5 min',
  short_benefit: 'Zet elke maandag om 08:00 de cijfers van vorige week in één bericht in Slack.',
  top: { rank: 5 },
  accounts: [needs('postgres', 'bevat de bestellingen'), needs('slack', 'krijgt het bericht')],
  setup_steps: [
    'Pas de tabelnamen in "Cijfers van twee weken" aan; verwacht worden bestelling (geplaatst, bedrag) en klant (aangemaakt).',
    'Geef de databasegebruiker alleen leesrechten.',
  ],
  en: {
    name: 'Weekly report for the team',
    description:
      'Every Monday at eight it counts last week’s orders, revenue and new customers from PostgreSQL, sets them beside the week before and posts the comparison as one message in Slack.',
    short_benefit: 'Puts last week’s figures in one Slack message every Monday at 08:00.',
    accounts: [needs('postgres', 'holds the orders'), needs('slack', 'gets the message')],
    setup_steps: [
      'Change the table names in "Cijfers van twee weken"; expected are orders (placed, amount) and customer (created).',
      'Give the database user read access only.',
    ],
  },
  names: {
    'Maandag om 8 uur': "Monday at 8 o'clock",
    'Cijfers van twee weken': 'Figures of two weeks',
    'Vergelijk weken': 'Compare weeks',
    'Plaats rapport': 'Post report',
  },
  nodes: [
    everyWeek('Maandag om 8 uur', [1], 8),
    sql(
      'Cijfers van twee weken',
      `
with weken as (
  select 'vorige' as week, date_trunc('week', now()) - interval '1 week' as van
  union all select 'daarvoor', date_trunc('week', now()) - interval '2 weeks'
)
select week,
  (select count(*) ${say('from bestelling where geplaatst >= van and geplaatst <', 'from orders where placed >= van and placed <')} van + interval '1 week')::int as bestellingen,
  (select coalesce(${say('sum(bedrag)', 'sum(amount)')}, 0) ${say('from bestelling where geplaatst >= van and geplaatst <', 'from orders where placed >= van and placed <')} van + interval '1 week')::float as omzet,
  (select count(*) ${say('from klant where aangemaakt >= van and aangemaakt <', 'from customer where created >= van and created <')} van + interval '1 week')::int as klanten
from weken`,
    ),
    code(
      'Vergelijk weken',
      `
const rij = (week) => $input.all().find(({ json }) => json.week === week)?.json ?? { bestellingen: 0, omzet: 0, klanten: 0 };
const nu = rij('vorige'), toen = rij('daarvoor');
const verschil = (veld) => {
  if (!toen[veld]) return '${say('geen vergelijking', 'no comparison')}';
  const procent = Math.round((nu[veld] / toen[veld] - 1) * 100);
  return (procent >= 0 ? '+' : '') + procent + '${say(" procent'", " per cent'")};
};
const euro = new Intl.NumberFormat(${say("'nl-NL'", "'en-GB'")}, { style: 'currency', currency: 'EUR' });
return [{ json: { tekst: [
  \`*Week \${$now.minus({ weeks: 1 }).weekNumber}*\`,
  \`${say('Bestellingen: ', 'Orders: ')}\${nu.bestellingen} (\${verschil('bestellingen')})\`,
  \`${say('Omzet: ', 'Revenue: ')}\${euro.format(nu.omzet)} (\${verschil('omzet')})\`,
  \`${say('Nieuwe klanten: ', 'New customers: ')}\${nu.klanten} (\${verschil('klanten')})\`,
].join('\\n') } }];`,
    ),
    slack('Plaats rapport', say('#cijfers', '#figures'), '={{ $json.tekst }}'),
  ],
  flow: ['Maandag om 8 uur > Cijfers van twee weken > Vergelijk weken > Plaats rapport'],
}));

export const vraagJeDatabase = workflow(() => ({
  slug: 'vraag-je-database-in-gewone-taal',
  name: 'Vraag je database in gewone taal',
  description:
    'Collega’s stellen in een chatvenster een vraag over omzet of klanten. Een assistent bekijkt de tabellen, schrijft een leesvraag voor PostgreSQL en antwoordt met het cijfer en hoe het is berekend.',
  category: 'data',
  tags: ['ai', 'sql', 'chat'],
  difficulty: 'advanced',
  tier_required: 'professional',
  time_to_deploy: '12 min',
  short_benefit: 'Antwoord op een cijfervraag zonder op de data-analist te wachten.',
  accounts: [needs('openai', 'begrijpt de vraag'), needs('postgres', 'geeft het antwoord')],
  setup_steps: [
    'Maak een databasegebruiker met alleen select en een statement_timeout van tien seconden.',
    'Beschrijf in de assistent wat omzet en klant bij jullie betekenen.',
  ],
  en: {
    name: 'Ask your database in plain language',
    description:
      'Colleagues ask about revenue or customers in a chat window. An assistant inspects the tables, writes a read query for PostgreSQL and answers with the figure and how it was computed.',
    short_benefit: 'An answer to a figures question without waiting for the analyst.',
    accounts: [needs('openai', 'understands the question'), needs('postgres', 'gives the answer')],
    setup_steps: [
      'Make a database user with select only and a statement_timeout of ten seconds.',
      'Describe in the assistant what revenue and customer mean to you.',
    ],
  },
  names: {
    'Vraag van een collega': 'Question from a colleague',
    Cijferassistent: 'Figures assistant',
    Taalmodel: 'Language model',
    Geheugen: 'Memory',
    'Bekijk tabellen': 'Look at tables',
    'Stel leesvraag': 'Put read query',
  },
  nodes: [
    chat(
      'Vraag van een collega',
      say(
        'Stel je vraag over omzet, bestellingen of klanten.',
        'Put your question about revenue, orders or customers.',
      ),
      say('Vraag de cijfers', 'Ask the figures'),
    ),
    agent(
      'Cijferassistent',
      say(
        'Je beantwoordt vragen over de cijfers in het Nederlands. Bekijk eerst de tabellen. Schrijf alleen select-vragen en haal nooit meer dan honderd rijen op. Noem geen namen of mailadressen van personen. Zeg erbij hoe je rekende. Weet je het niet zeker, vraag dan door.',
        'You answer questions about the figures in English. Look at the tables first. Write select queries only and never fetch more than one hundred rows. Give no names or e-mail addresses of people. Say how you computed it. If you are not sure, ask on.',
      ),
    ),
    openAi('Taalmodel', 'Cijferassistent', 0),
    memory('Geheugen', 'Cijferassistent'),
    tool('Bekijk tabellen', 'Cijferassistent', 'postgresTool', 2.7, {
      descriptionType: 'manual',
      toolDescription: say(
        'Geeft alle tabellen met hun kolommen en typen.',
        'Gives all tables with their columns and types.',
      ),
      operation: 'executeQuery',
      query: say(
        "select table_name, string_agg(column_name || ' ' || data_type, ', ' order by ordinal_position) as kolommen from information_schema.columns where table_schema = 'public' group by table_name",
        "select table_name, string_agg(column_name || ' ' || data_type, ', ' order by ordinal_position) as columns from information_schema.columns where table_schema = 'public' group by table_name",
      ),
      options: {},
    }),
    tool('Stel leesvraag', 'Cijferassistent', 'postgresTool', 2.7, {
      descriptionType: 'manual',
      toolDescription: say(
        'Voert één select-vraag uit en geeft de rijen.',
        'Runs one select query and gives the rows.',
      ),
      operation: 'executeQuery',
      query: say(
        "={{ $fromAI('vraag', 'Een enkele select voor PostgreSQL, met limit', 'string') }}",
        "={{ $fromAI('vraag', 'A single select for PostgreSQL, with limit', 'string') }}",
      ),
      options: {},
    }),
  ],
  flow: ['Vraag van een collega > Cijferassistent'],
}));

export const marketingcijfers = workflow(() => ({
  slug: 'marketingcijfers-naar-bigquery',
  name: 'Marketingcijfers naar BigQuery',
  description:
    'Brengt elke nacht bezoek uit Google Analytics, kosten uit Google Ads en omzet uit Stripe per dag samen in BigQuery. Via een beveiligde webhook vul je een oude dag opnieuw; een gat in de cijfers komt in Slack.',
  category: 'data',
  tags: ['etl', 'bigquery', 'marketing'],
  difficulty: 'advanced',
  tier_required: 'enterprise',
  time_to_deploy: '28 min',
  short_benefit: 'Kosten, bezoek en omzet per dag in één tabel, klaar voor je dashboard.',
  accounts: [
    needs('analytics', 'geeft het bezoek'),
    needs('googleads', 'geeft de kosten'),
    needs('stripe', 'geeft de omzet'),
    needs('bigquery', 'bewaart de dagcijfers'),
    needs('slack', 'meldt gaten'),
  ],
  setup_steps: [
    'Maak in BigQuery de tabel dagcijfers (dag date, sessies int64, kosten float64, omzet float64, betalingen int64).',
    'Heet je dataset anders dan marketing, pas hem dan aan in de BigQuery-stap.',
    'Kies in de webhook een header-sleutel en roep hem aan met {"dag": "2026-11-01"} om een dag opnieuw te vullen.',
  ],
  en: {
    name: 'Marketing figures to BigQuery',
    description:
      'Combines visits from Google Analytics, costs from Google Ads and revenue from Stripe per day in BigQuery every night. A protected webhook refills an old day; a gap in the figures is reported in Slack.',
    short_benefit: 'Cost, visits and revenue per day in one table, ready for your dashboard.',
    accounts: [
      needs('analytics', 'gives the visits'),
      needs('googleads', 'gives the costs'),
      needs('stripe', 'gives the revenue'),
      needs('bigquery', 'keeps the daily figures'),
      needs('slack', 'reports gaps'),
    ],
    setup_steps: [
      'Create the table daily_figures in BigQuery (dag date, sessies int64, kosten float64, omzet float64, betalingen int64): day, sessions, costs, revenue and payments.',
      'If your dataset is called other than marketing, change it in the BigQuery step.',
      'Choose a header key in the webhook and call it with {"dag": "2026-11-01"} (dag is the day) to refill a day.',
    ],
  },
  names: {
    'Elke nacht om 4': 'Every night at 4',
    Gisteren: 'Yesterday',
    'Vul dag opnieuw': 'Refill a day',
    'Controleer dag': 'Check the day',
    Bezoek: 'Visits',
    'Bezoek per dag': 'Visits per day',
    Kosten: 'Costs',
    'Kosten per dag': 'Costs per day',
    Betalingen: 'Payments',
    'Omzet per dag': 'Revenue per day',
    'Dag klaar': 'Day ready',
    'Bezoek bij kosten': 'Visits with costs',
    'Zelfde dag': 'Same day',
    'Alles compleet?': 'All complete?',
    'Bewaar de dag': 'Save the day',
    'Meld gat': 'Report a gap',
  },
  accepts: [
    {
      rule: 'one-bad-row',
      step: 'Controleer dag',
      why: 'One day a run: whoever asks for a day that does not exist is told so.',
    },
  ],
  nodes: [
    everyDay('Elke nacht om 4', 4),
    set('Gisteren', { dag: "={{ $now.minus({ days: 1 }).toFormat('yyyy-MM-dd') }}" }),
    webhook('Vul dag opnieuw', say('dagcijfers-opnieuw', 'refill-daily-figures')),
    codeEach(
      'Controleer dag',
      `
const dag = String($json.body?.dag ?? '');
if (!/^\\d{4}-\\d{2}-\\d{2}$/.test(dag) || !DateTime.fromISO(dag).isValid) throw new Error('${say('Geef een dag als JJJJ-MM-DD', 'Give a day as YYYY-MM-DD')}');
return { json: { dag } };`,
    ),
    evenWhenEmpty(
      goOnAfterError(
        node('Bezoek', 'googleAnalytics', 2, {
          resource: 'report',
          operation: 'get',
          propertyType: 'ga4',
          propertyId: pick(PROPERTY),
          dateRange: 'custom',
          startDate: '={{ $json.dag }}',
          endDate: '={{ $json.dag }}',
          metricsGA4: { metricValues: [{ listName: 'sessions' }] },
          dimensionsGA4: { dimensionValues: [{ listName: 'date' }] },
          returnAll: true,
          simple: true,
          additionalFields: {},
        }),
      ),
    ),
    code(
      'Bezoek per dag',
      `
const dag = $('Dag klaar').first().json.dag;
if ($input.all().some(({ json }) => json.error)) return [{ json: { dag } }];
return [{ json: { dag, sessies: $input.all().reduce((som, { json }) => som + Number(json.sessions ?? 0), 0) } }];`,
    ),
    goOnAfterError(
      http(
        'Kosten',
        `https://googleads.googleapis.com/v25/customers/${GOOGLE_ADS_CLIENT}/googleAds:searchStream`,
        {
          method: 'POST',
          auth: 'googleAdsOAuth2Api',
          // The account holds the token, but only the step of Google Ads itself sends it.
          headers: { 'developer-token': GOOGLE_ADS_TOKEN, 'login-customer-id': GOOGLE_ADS_MANAGER },
          json: '={{ { query: "SELECT metrics.cost_micros FROM customer WHERE segments.date = \'" + $json.dag + "\'" } }}',
        },
      ),
    ),
    code(
      'Kosten per dag',
      `
const dag = $('Dag klaar').first().json.dag;
if ($input.all().some(({ json }) => json.error)) return [{ json: { dag } }];
const rijen = $input.all().flatMap(({ json }) => json.results ?? []);
return [{ json: { dag, kosten: rijen.reduce((som, r) => som + Number(r.metrics?.costMicros ?? 0) / 1e6, 0) } }];`,
    ),
    goOnAfterError(
      http('Betalingen', 'https://api.stripe.com/v1/charges', {
        auth: 'stripeApi',
        query: {
          'created[gte]': "={{ DateTime.fromISO($json.dag, { zone: 'Europe/Amsterdam' }).toUnixInteger() }}",
          'created[lt]':
            "={{ DateTime.fromISO($json.dag, { zone: 'Europe/Amsterdam' }).plus({ days: 1 }).toUnixInteger() }}",
          limit: '100',
        },
        pages: {
          next: "={{ 'https://api.stripe.com/v1/charges?starting_after=' + $response.body.data.at(-1)?.id }}",
          done: '={{ !$response.body.has_more }}',
        },
      }),
    ),
    code(
      'Omzet per dag',
      `
const dag = $('Dag klaar').first().json.dag;
if ($input.all().some(({ json }) => json.error)) return [{ json: { dag } }];
const geslaagd = $input.all().flatMap(({ json }) => json.data ?? []).filter((c) => c.status === 'succeeded');
const omzet = geslaagd.reduce((som, c) => som + c.amount - c.amount_refunded, 0) / 100;
return [{ json: { dag, omzet, betalingen: geslaagd.length } }];`,
    ),
    nothing('Dag klaar'),
    joinOn('Bezoek bij kosten', 'dag', 'keepEverything'),
    joinOn('Zelfde dag', 'dag', 'keepEverything'),
    when('Alles compleet?', [
      ['={{ [$json.sessies, $json.kosten, $json.omzet].every(Number.isFinite) }}', 'yes'],
    ]),
    node('Bewaar de dag', 'googleBigQuery', 2.1, {
      operation: 'executeQuery',
      projectId: pick(BIGQUERY_PROJECT),
      sqlQuery: say(
        "=MERGE marketing.dagcijfers t USING (SELECT DATE '{{ $json.dag }}' AS dag, {{ $json.sessies }} AS sessies, CAST({{ $json.kosten }} AS FLOAT64) AS kosten, CAST({{ $json.omzet }} AS FLOAT64) AS omzet, {{ $json.betalingen }} AS betalingen) n ON t.dag = n.dag WHEN MATCHED THEN UPDATE SET sessies = n.sessies, kosten = n.kosten, omzet = n.omzet, betalingen = n.betalingen WHEN NOT MATCHED THEN INSERT (dag, sessies, kosten, omzet, betalingen) VALUES (n.dag, n.sessies, n.kosten, n.omzet, n.betalingen)",
        "=MERGE marketing.daily_figures t USING (SELECT DATE '{{ $json.dag }}' AS dag, {{ $json.sessies }} AS sessies, CAST({{ $json.kosten }} AS FLOAT64) AS kosten, CAST({{ $json.omzet }} AS FLOAT64) AS omzet, {{ $json.betalingen }} AS betalingen) n ON t.dag = n.dag WHEN MATCHED THEN UPDATE SET sessies = n.sessies, kosten = n.kosten, omzet = n.omzet, betalingen = n.betalingen WHEN NOT MATCHED THEN INSERT (dag, sessies, kosten, omzet, betalingen) VALUES (n.dag, n.sessies, n.kosten, n.omzet, n.betalingen)",
      ),
      options: {},
    }),
    slack(
      'Meld gat',
      say('#cijfers', '#figures'),
      say(
        '=De cijfers van {{ $json.dag }} zijn niet compleet en daarom niet opgeslagen.',
        '=The figures of {{ $json.dag }} are not complete and were therefore not stored.',
      ),
    ),
  ],
  flow: [
    'Elke nacht om 4 > Gisteren > Dag klaar > Bezoek > Bezoek per dag > Bezoek bij kosten > Zelfde dag > Alles compleet? > Bewaar de dag',
    'Vul dag opnieuw > Controleer dag > Dag klaar',
    'Dag klaar > Kosten > Kosten per dag > Bezoek bij kosten @1',
    'Dag klaar > Betalingen > Omzet per dag > Zelfde dag @1',
    'Alles compleet? #1 > Meld gat',
  ],
}));
