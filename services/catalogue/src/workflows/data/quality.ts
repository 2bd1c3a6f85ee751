import {
  code,
  evenWhenEmpty,
  everyDay,
  formEnd,
  formWithEnding,
  goOnAfterError,
  jiraIssue,
  loop,
  needs,
  onlyNew,
  readFile,
  say,
  sql,
  when,
  workflow,
} from '../../dsl/index.js';

export const datakwaliteit = workflow(() => ({
  slug: 'datakwaliteit-elke-ochtend-bewaken',
  name: 'Datakwaliteit elke ochtend bewaken',
  description:
    'Stelt elke ochtend een lijst controlevragen aan PostgreSQL, zoals bestellingen zonder klant of dubbele mailadressen. Elke overtreding wordt een Jira-issue, maar nooit twee keer op dezelfde dag.',
  category: 'data',
  tags: ['kwaliteit', 'sql', 'jira'],
  difficulty: 'intermediate',
  tier_required: 'professional',
  time_to_deploy: '10 min',
  short_benefit: 'Fouten in je gegevens vallen op voor een rapport ze overneemt.',
  accounts: [needs('postgres', 'wordt gecontroleerd'), needs('jira', 'krijgt de overtredingen')],
  setup_steps: [
    'Zet in "Controles" je eigen vragen; elke vraag telt foute rijen. Een vraag die mislukt, wordt ook een issue.',
  ],
  en: {
    name: 'Watch data quality every morning',
    description:
      'Puts a list of checks to PostgreSQL every morning, such as orders without a customer or duplicate addresses. Each violation becomes a Jira issue, yet never twice on one day.',
    short_benefit: 'Errors in your data show before a report copies them.',
    accounts: [needs('postgres', 'is checked'), needs('jira', 'gets the violations')],
    setup_steps: [
      'Put your own queries in "Controles"; each query counts wrong rows. A query that fails becomes an issue too.',
    ],
  },
  names: {
    'Elke ochtend om 6': 'Every morning at 6',
    Controles: 'Checks',
    'Controle voor controle': 'Check by check',
    'Tel foute rijen': 'Count wrong rows',
    'Fouten gevonden?': 'Errors found?',
    'Vandaag nog niet gemeld': 'Not reported today',
    'Maak issue': 'Make issue',
  },
  nodes: [
    everyDay('Elke ochtend om 6', 6),
    code(
      'Controles',
      `
return [
  { naam: '${say('Bestelling zonder klant', 'Order without a customer')}', vraag: '${say('select count(*)::int as fout from bestelling b left join klant k on k.id = b.klant_id where k.id is null', 'select count(*)::int as fout from orders o left join customer c on c.id = o.customer_id where c.id is null')}' },
  { naam: '${say('Dubbel mailadres', 'Double e-mail address')}', vraag: '${say('select count(*)::int as fout from (select lower(email) from klant group by', 'select count(*)::int as fout from (select lower(email) from customer group by')} 1 having count(*) > 1) d' },
  { naam: '${say('Negatief bedrag', 'Negative amount')}', vraag: '${say('select count(*)::int as fout from bestelling where bedrag < 0', 'select count(*)::int as fout from orders where amount < 0')}' },
  { naam: '${say('Bestelling in de toekomst', 'Order in the future')}', vraag: "${say('select count(*)::int as fout from bestelling where geplaatst >', 'select count(*)::int as fout from orders where placed >')} now() + interval '1 day'" },
].map((json) => ({ json }));`,
    ),
    loop('Controle voor controle', 1),
    evenWhenEmpty(goOnAfterError(sql('Tel foute rijen', '={{ $json.vraag }}'))),
    when('Fouten gevonden?', [['={{ $json.fout === undefined || $json.fout > 0 }}', 'yes']]),
    onlyNew(
      'Vandaag nog niet gemeld',
      "={{ $('Controle voor controle').item.json.naam }} {{ $now.toISODate() }}",
    ),
    jiraIssue(
      'Maak issue',
      say(
        "=Data: {{ $('Controle voor controle').item.json.naam }} ({{ $('Tel foute rijen').item.json.fout ?? 'controle mislukt' }})",
        "=Data: {{ $('Controle voor controle').item.json.naam }} ({{ $('Tel foute rijen').item.json.fout ?? 'check failed' }})",
      ),
      say(
        "=Controle van {{ $now.toFormat('dd-MM-yyyy') }}:\n{{ $('Controle voor controle').item.json.vraag }}",
        "=Check of {{ $now.toFormat('dd-MM-yyyy') }}:\n{{ $('Controle voor controle').item.json.vraag }}",
      ),
    ),
  ],
  flow: [
    'Elke ochtend om 6 > Controles > Controle voor controle',
    'Controle voor controle #1 > Tel foute rijen > Controle voor controle',
    'Tel foute rijen > Fouten gevonden? > Vandaag nog niet gemeld > Maak issue',
  ],
}));

export const csvInladen = workflow(() => ({
  slug: 'csv-controleren-en-inladen',
  name: 'Csv controleren en inladen',
  description:
    'Een collega uploadt een csv met adressen. Elke rij wordt nagekeken op postcode, e-mail en dubbelen; alleen een foutloos bestand gaat in PostgreSQL, anders toont het scherm precies welke regels fout zijn.',
  category: 'data',
  tags: ['csv', 'formulier', 'import'],
  difficulty: 'intermediate',
  tier_required: 'launch_special',
  time_to_deploy: '8 min',
  short_benefit: 'Geen halve imports meer: alles klopt, of niets gaat erin.',
  accounts: [needs('postgres', 'krijgt de rijen')],
  setup_steps: [
    'Maak de tabel: create table adres (email text primary key, naam text, postcode text, plaats text).',
  ],
  en: {
    name: 'Check and load a CSV',
    description:
      'A colleague uploads a CSV of addresses. Each row is checked for postcode, e-mail and duplicates; only a faultless file enters PostgreSQL, otherwise the screen shows exactly which lines are wrong.',
    short_benefit: 'No more half imports: all of it is right, or none of it goes in.',
    accounts: [needs('postgres', 'gets the rows')],
    setup_steps: [
      'Create the table: create table address (email text primary key, name text, postcode text, town text).',
    ],
  },
  names: {
    'Bestand kiezen': 'Choose a file',
    'Lees csv': 'Read CSV',
    'Kijk elke rij na': 'Check every row',
    'Foutloos?': 'Faultless?',
    'Laad alles': 'Load everything',
    'Toon resultaat': 'Show the result',
    'Toon fouten': 'Show the errors',
  },
  nodes: [
    formWithEnding(
      'Bestand kiezen',
      say('Adressen inladen', 'Load addresses'),
      say(
        'Kolommen: email, naam, postcode, plaats. Gescheiden door puntkomma.',
        'Columns: email, name, postcode, town. Separated by semicolons.',
      ),
      [['bestand', say('Csv-bestand', 'CSV file'), 'file']],
    ),
    readFile('Lees csv', 'csv', 'bestand', { delimiter: ';', headerRow: true }),
    code(
      'Kijk elke rij na',
      `
const gezien = new Set();
const fouten = [], rijen = [];
$input.all().forEach(({ json }, i) => {
  const regel = i + 2;
  const email = String(json.email ?? '').trim().toLowerCase();
  const postcode = String(json.postcode ?? '').toUpperCase().replace(/\\s/g, '');
  if (!/^[^@\\s]+@[^@\\s]+\\.[a-z]{2,}$/.test(email)) fouten.push(\`${say('Regel ', 'Line ')}\${regel}: ${say('e-mail klopt niet', 'e-mail is not right')}\`);
  else if (gezien.has(email)) fouten.push(\`${say('Regel ', 'Line ')}\${regel}: \${email} ${say('staat er al', 'is already there')}\`);
  if (!/^[1-9]\\d{3}[A-Z]{2}$/.test(postcode)) fouten.push(\`${say('Regel ', 'Line ')}\${regel}: ${say('postcode klopt niet', 'postcode is not right')}\`);
  gezien.add(email);
  rijen.push({ email, naam: String(${say('json.naam ', 'json.name ')}?? '').trim(), postcode, plaats: String(${say('json.plaats ', 'json.town ')}?? '').trim() });
});
return [{ json: { fouten, rijen } }];`,
    ),
    when('Foutloos?', [['={{ $json.fouten.length }}', '=', 0]]),
    sql(
      'Laad alles',
      say(
        `
insert into adres (email, naam, postcode, plaats)
select email, naam, postcode, plaats from json_to_recordset($1::json) as r(email text, naam text, postcode text, plaats text)
on conflict (email) do update set naam = excluded.naam, postcode = excluded.postcode, plaats = excluded.plaats`,
        `
insert into address (email, name, postcode, town)
select email, naam, postcode, plaats from json_to_recordset($1::json) as r(email text, naam text, postcode text, plaats text)
on conflict (email) do update set name = excluded.name, postcode = excluded.postcode, town = excluded.town`,
      ),
      '={{ [JSON.stringify($json.rijen)] }}',
    ),
    formEnd(
      'Toon resultaat',
      say('Alles is ingeladen', 'Everything has been loaded'),
      say(
        "={{ $('Kijk elke rij na').first().json.rijen.length }} adressen staan in de database.",
        "={{ $('Kijk elke rij na').first().json.rijen.length }} addresses are in the database.",
      ),
    ),
    formEnd(
      'Toon fouten',
      say('Er is niets ingeladen', 'Nothing has been loaded'),
      "={{ $json.fouten.slice(0, 25).join('\\n') }}",
    ),
  ],
  flow: [
    'Bestand kiezen > Lees csv > Kijk elke rij na > Foutloos? > Laad alles > Toon resultaat',
    'Foutloos? #1 > Toon fouten',
  ],
}));
