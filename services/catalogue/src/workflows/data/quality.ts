import {
  code,
  everyDay,
  formEnd,
  formWithEnding,
  goOnAfterError,
  jiraIssue,
  loop,
  needs,
  onlyNew,
  readFile,
  sql,
  when,
  workflow,
} from '../../dsl/index.js';

export const datakwaliteit = workflow({
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
    'Zet in "Controles" je eigen vragen; elke vraag telt foute rijen.',
    'Kies project en soort in "Maak issue".',
  ],
  en: {
    name: 'Watch data quality every morning',
    description:
      'Puts a list of checks to PostgreSQL every morning, such as orders without a customer or duplicate addresses. Each violation becomes a Jira issue, yet never twice on one day.',
    short_benefit: 'Errors in your data show before a report copies them.',
  },
  nodes: [
    everyDay('Elke ochtend om 6', 6),
    code(
      'Controles',
      `
return [
  { naam: 'Bestelling zonder klant', vraag: 'select count(*)::int as fout from bestelling b left join klant k on k.id = b.klant_id where k.id is null' },
  { naam: 'Dubbel mailadres', vraag: 'select count(*)::int as fout from (select lower(email) from klant group by 1 having count(*) > 1) d' },
  { naam: 'Negatief bedrag', vraag: 'select count(*)::int as fout from bestelling where bedrag < 0' },
  { naam: 'Bestelling in de toekomst', vraag: "select count(*)::int as fout from bestelling where geplaatst > now() + interval '1 day'" },
].map((json) => ({ json }));`,
    ),
    loop('Controle voor controle', 1),
    goOnAfterError(sql('Tel foute rijen', '={{ $json.vraag }}')),
    when('Fouten gevonden?', [['={{ $json.fout ?? -1 }}', '>', 0]]),
    onlyNew(
      'Vandaag nog niet gemeld',
      "={{ $('Controle voor controle').item.json.naam }} {{ $now.toISODate() }}",
    ),
    jiraIssue(
      'Maak issue',
      "=Data: {{ $('Controle voor controle').item.json.naam }} ({{ $('Tel foute rijen').item.json.fout }})",
      "=Controle van {{ $now.toFormat('dd-MM-yyyy') }}:\n{{ $('Controle voor controle').item.json.vraag }}",
    ),
  ],
  flow: [
    'Elke ochtend om 6 > Controles > Controle voor controle',
    'Controle voor controle #1 > Tel foute rijen > Controle voor controle',
    'Tel foute rijen > Fouten gevonden? > Vandaag nog niet gemeld > Maak issue',
  ],
});

export const csvInladen = workflow({
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
    'Deel het adres van het formulier met collega’s en zet er wachtwoordbeveiliging op.',
  ],
  en: {
    name: 'Check and load a CSV',
    description:
      'A colleague uploads a CSV of addresses. Each row is checked for postcode, e-mail and duplicates; only a faultless file enters PostgreSQL, otherwise the screen shows exactly which lines are wrong.',
    short_benefit: 'No more half imports: all of it is right, or none of it goes in.',
  },
  nodes: [
    formWithEnding(
      'Bestand kiezen',
      'Adressen inladen',
      'Kolommen: email, naam, postcode, plaats. Gescheiden door puntkomma.',
      [['bestand', 'Csv-bestand', 'file']],
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
  if (!/^[^@\\s]+@[^@\\s]+\\.[a-z]{2,}$/.test(email)) fouten.push(\`Regel \${regel}: e-mail klopt niet\`);
  else if (gezien.has(email)) fouten.push(\`Regel \${regel}: \${email} staat er al\`);
  if (!/^[1-9]\\d{3}[A-Z]{2}$/.test(postcode)) fouten.push(\`Regel \${regel}: postcode klopt niet\`);
  gezien.add(email);
  rijen.push({ email, naam: String(json.naam ?? '').trim(), postcode, plaats: String(json.plaats ?? '').trim() });
});
return [{ json: { fouten, rijen } }];`,
    ),
    when('Foutloos?', [['={{ $json.fouten.length }}', '=', 0]]),
    sql(
      'Laad alles',
      `
insert into adres (email, naam, postcode, plaats)
select email, naam, postcode, plaats from json_to_recordset($1::json) as r(email text, naam text, postcode text, plaats text)
on conflict (email) do update set naam = excluded.naam, postcode = excluded.postcode, plaats = excluded.plaats`,
      '={{ [JSON.stringify($json.rijen)] }}',
    ),
    formEnd(
      'Toon resultaat',
      'Alles is ingeladen',
      "={{ $('Kijk elke rij na').first().json.rijen.length }} adressen staan in de database.",
    ),
    formEnd('Toon fouten', 'Er is niets ingeladen', "={{ $json.fouten.slice(0, 25).join('\\n') }}"),
  ],
  flow: [
    'Bestand kiezen > Lees csv > Kijk elke rij na > Foutloos? > Laad alles > Toon resultaat',
    'Foutloos? #1 > Toon fouten',
  ],
});
