import { hubSpotCrm } from '../../apps/crms.js';
import { ownLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { mailOf } from '../../apps/values.js';
import type { Parameters } from '../../dsl/types.js';
import {
  among,
  both,
  code,
  combine,
  cron,
  evenWhenEmpty,
  everyMonths,
  node,
  onlyNew,
  recipe,
  say,
  spares,
  when,
} from '../../kit/index.js';

const hub = (name: string, resource: string, operation: string, parameters: Parameters) =>
  node(name, 'hubspot', 2.2, { authentication: 'appToken', resource, operation, ...parameters });
const search = (name: string, resource: string, filters: Parameters[], properties: string[]) =>
  hub(name, resource, 'search', {
    returnAll: true,
    filterGroupsUi: { filterGroupsValues: [{ filtersUi: { filterValues: filters } }] },
    additionalFields: { properties },
  });
const HUBSPOT_RIGHTS = both(
  'Geef de private app van HubSpot rechten om contacten en deals te lezen en te schrijven.',
  'Give the private app of HubSpot the rights to read and write contacts and deals.',
);

const UNTOUCHED = ownLimit(
  ['Dagen niet aangeraakt', 'Days untouched'],
  [
    'Na hoeveel dagen zonder wijziging een deal opvalt.',
    'After how many days without a change a deal stands out.',
  ],
  30,
);

export const dealHygiene = recipe({
  id: 'hubspot-deal-hygiene',
  category: 'customer',
  tags: ['hubspot', 'datakwaliteit', 'deals', 'crm opschonen', 'weekrapport'],
  saves: spares(
    40,
    'Iemand klikt elke week door de pijplijn om lege velden te vinden.',
    'Every week someone clicks through the pipeline to find empty fields.',
  ),
  variants: combine(
    { table: among(tables, 'googleSheets', 'airtable'), mailer: among(mailers, 'gmail', 'outlook') },
    { take: 2, apart: ['table', 'mailer'] },
  ),
  build: ({ table, mailer }) => ({
    name: both(
      `HubSpot-deals met gaten elke week op een rij in ${mailer.app.label}, score in ${table.app.label}`,
      `HubSpot deals with gaps listed every week in ${mailer.app.label}, score in ${table.app.label}`,
    ),
    description: both(
      `Kijkt elke maandag alle open deals in HubSpot na: geen bedrag, geen of verstreken sluitdatum, geen eigenaar, of te lang niet aangeraakt. De verkoopleider krijgt de lijst via ${mailer.app.label}; de weekscore staat in ${table.app.label}.`,
      `Every Monday it checks all open deals in HubSpot: no amount, no or a passed closing date, no owner, or untouched for too long. The sales lead gets the list through ${mailer.app.label}; the weekly score is in ${table.app.label}.`,
    ),
    benefit: both(
      'Een pijplijn waarop je een prognose durft te bouwen.',
      'A pipeline on which you dare to build a forecast.',
    ),
    uses: [
      [hubSpotCrm, both('geeft de open deals', 'gives the open deals')],
      [mailer, both('stuurt de lijst', 'sends the list')],
      [table, both('bewaart de score', 'keeps the score')],
    ],
    setup: [
      HUBSPOT_RIGHTS,
      both(
        'Maak een tabel CRM-score met Week, Deals, In orde en Percentage.',
        'Make a table CRM score with Week, Deals, In order and Percentage.',
      ),
    ],
    names: {
      'Maandag om 7 uur': 'Monday at 7',
      'Haal open deals op': 'Fetch open deals',
      'Zoek de gaten': 'Find the gaps',
      'Bewaar de score': 'Keep the score',
      'Zijn er gaten?': 'Are there gaps?',
      'Mail de lijst': 'Mail the list',
      'Mail dat alles klopt': 'Mail that all is right',
    },
    nodes: [
      cron('Maandag om 7 uur', '0 7 * * 1'),
      evenWhenEmpty(
        search(
          'Haal open deals op',
          'deal',
          [{ propertyName: 'hs_is_closed|bool', operator: 'EQ', value: 'false' }],
          ['dealname', 'amount', 'closedate', 'hubspot_owner_id', 'hs_lastmodifieddate'],
        ),
      ),
      code(
        'Zoek de gaten',
        `
const deals = $input.all().map(({ json }) => json).filter((een) => een.id);
const dag = (tekst) => DateTime.fromISO(String(tekst ?? ''));
const GATEN = [
  ['${say('Geen bedrag', 'No amount')}', (p) => !(Number(p.amount) > 0)],
  ['${say('Geen sluitdatum', 'No closing date')}', (p) => !dag(p.closedate).isValid],
  ['${say('Sluitdatum voorbij', 'Closing date passed')}', (p) => dag(p.closedate).isValid && dag(p.closedate) < $now.startOf('day')],
  ['${say('Geen eigenaar', 'No owner')}', (p) => !p.hubspot_owner_id],
  ['${say('Te lang niet aangeraakt', 'Untouched for too long')}', (p) => dag(p.hs_lastmodifieddate) < $now.minus({ days: ${UNTOUCHED} })],
];
const fout = new Set();
const delen = GATEN.map(([titel, is]) => {
  const lijst = deals.filter((een) => is(een.properties ?? {}));
  for (const een of lijst) fout.add(een.id);
  return lijst.length === 0 ? '' : '<h3>' + titel + ' (' + lijst.length + ')</h3><ul>' + lijst.slice(0, 40).map((een) => '<li><a href="https://app.hubspot.com/contacts/deal/' + een.id + '">' + String(een.properties?.dealname ?? een.id).replace(/[<&]/g, ' ') + '</a></li>').join('') + '</ul>';
});
const goed = deals.length - fout.size;
return [{ json: { week: $now.toFormat("kkkk-'W'WW"), deals: deals.length, goed, procent: deals.length ? Math.round((100 * goed) / deals.length) : 100, fouten: fout.size, html: delen.join('') } }];`,
      ),
      table.append('Bewaar de score', say('CRM-score', 'CRM score'), {
        Week: '={{ $json.week }}',
        Deals: '={{ $json.deals }}',
        [say('In orde', 'In order')]: '={{ $json.goed }}',
        [say('Percentage', 'Percentage')]: '={{ $json.procent }}',
      }),
      when('Zijn er gaten?', [["={{ $('Zoek de gaten').first().json.fouten }}", '>', 0]]),
      mailer.send(
        'Mail de lijst',
        mailOf.sales,
        say(
          "={{ $('Zoek de gaten').first().json.fouten }} deals met gaten, {{ $('Zoek de gaten').first().json.procent }}% in orde",
          "={{ $('Zoek de gaten').first().json.fouten }} deals with gaps, {{ $('Zoek de gaten').first().json.procent }}% in order",
        ),
        "={{ $('Zoek de gaten').first().json.html }}",
      ),
      mailer.send(
        'Mail dat alles klopt',
        mailOf.sales,
        say('Alle deals zijn in orde', 'All deals are in order'),
        say(
          "=<p>Alle {{ $('Zoek de gaten').first().json.deals }} open deals in HubSpot hebben een bedrag, een sluitdatum en een eigenaar en zijn onlangs aangeraakt.</p>",
          "=<p>All {{ $('Zoek de gaten').first().json.deals }} open deals in HubSpot have an amount, a closing date and an owner and were touched lately.</p>",
        ),
      ),
    ],
    flow: [
      'Maandag om 7 uur > Haal open deals op > Zoek de gaten > Bewaar de score > Zijn er gaten? > Mail de lijst',
      'Zijn er gaten? #1 > Mail dat alles klopt',
    ],
  }),
});

export const doubleContacts = recipe({
  id: 'hubspot-double-contacts',
  category: 'customer',
  tags: ['hubspot', 'dubbele contacten', 'ontdubbelen', 'crm opschonen'],
  saves: spares(
    50,
    'Iemand zoekt elke maand met de hand naar dubbele contacten.',
    'Every month someone looks for double contacts by hand.',
  ),
  variants: combine(
    { table: among(tables, 'googleSheets', 'notion'), tasks: among(taskApps, 'asana', 'trello') },
    { take: 2, apart: ['table', 'tasks'] },
  ),
  build: ({ table, tasks }) => ({
    name: both(
      `Dubbele contacten in HubSpot opsporen, lijst in ${table.app.label} en taak in ${tasks.app.label}`,
      `Find double contacts in HubSpot, list in ${table.app.label} and a task in ${tasks.app.label}`,
    ),
    description: both(
      `Vergelijkt elke maand alle contacten in HubSpot op telefoonnummer, op naam met bedrijf en op mailadres met plus of punt. Nieuwe paren staan met links in ${table.app.label}; ${tasks.app.label} krijgt de taak om ze samen te voegen.`,
      `Every month it compares all contacts in HubSpot by telephone number, by name with company and by mail address with a plus or dot. New pairs stand in ${table.app.label} with links; ${tasks.app.label} gets the task to merge them.`,
    ),
    benefit: both(
      'Klanten krijgen geen twee offertes van twee collega’s.',
      'Customers get no two offers of two colleagues.',
    ),
    uses: [
      [hubSpotCrm, both('geeft alle contacten', 'gives all contacts')],
      [table, both('bewaart de paren', 'keeps the pairs')],
      [tasks, both('krijgt de opdracht', 'gets the assignment')],
    ],
    setup: [
      HUBSPOT_RIGHTS,
      both(
        'Maak een tabel Dubbelen met Waarom, Eerste, Tweede en Gevonden op.',
        'Make a table Doubles with Why, First, Second and Found on.',
      ),
    ],
    names: {
      'Eerste van de maand': 'First of the month',
      'Haal alle contacten': 'Fetch all contacts',
      'Vergelijk ze': 'Compare them',
      'Nog niet gemeld': 'Not reported yet',
      'Zet het paar in de lijst': 'Put the pair in the list',
      'Tel de paren': 'Count the pairs',
      'Maak de taak': 'Make the task',
    },
    nodes: [
      everyMonths('Eerste van de maand', 1, 1, 6),
      search(
        'Haal alle contacten',
        'contact',
        [{ propertyName: 'email|string', operator: 'HAS_PROPERTY' }],
        ['firstname', 'lastname', 'email', 'phone', 'company'],
      ),
      code(
        'Vergelijk ze',
        `
const plat = (tekst) => String(tekst ?? '').normalize('NFKD').replace(/\\p{M}/gu, '').toLowerCase().trim();
const SLEUTELS = [
  ['${say('zelfde telefoon', 'same telephone')}', (p) => { const cijfers = String(p.phone ?? '').replace(/\\D/g, '').replace(/^(0031|31|0)/, ''); return cijfers.length >= 8 ? cijfers : ''; }],
  ['${say('zelfde naam en bedrijf', 'same name and company')}', (p) => (p.lastname && p.company ? plat(p.firstname) + '|' + plat(p.lastname) + '|' + plat(p.company) : '')],
  ['${say('zelfde mailadres, anders geschreven', 'same address, written otherwise')}', (p) => { const [voor = '', achter = ''] = plat(p.email).split('@'); return achter ? voor.replace(/\\+.*$/, '').replaceAll('.', '') + '@' + achter : ''; }],
];
const contacten = $input.all().map(({ json }) => json).filter((een) => een.id);
const paren = new Map();
for (const [waarom, sleutel] of SLEUTELS) {
  const eerder = new Map();
  for (const een of contacten) {
    const op = sleutel(een.properties ?? {});
    if (op === '') continue;
    const ander = eerder.get(op);
    if (ander) { const paar = [String(ander.id), String(een.id)].sort().join('-'); if (!paren.has(paar)) paren.set(paar, { paar, waarom, een: ander, ander: een }); }
    else eerder.set(op, een);
  }
}
const tekst = (een) => [een.properties?.firstname, een.properties?.lastname].filter(Boolean).join(' ') + ' ' + (een.properties?.email ?? '') + ' https://app.hubspot.com/contacts/contact/' + een.id;
return [...paren.values()].slice(0, 200).map(({ paar, waarom, een, ander }) => ({ json: { paar, waarom, eerste: tekst(een), tweede: tekst(ander) } }));`,
      ),
      onlyNew('Nog niet gemeld', '={{ $json.paar }}'),
      table.append('Zet het paar in de lijst', say('Dubbelen', 'Doubles'), {
        [say('Waarom', 'Why')]: '={{ $json.waarom }}',
        [say('Eerste', 'First')]: '={{ $json.eerste }}',
        [say('Tweede', 'Second')]: '={{ $json.tweede }}',
        [say('Gevonden op', 'Found on')]: '={{ $now.toISODate() }}',
      }),
      code('Tel de paren', "return [{ json: { aantal: $('Nog niet gemeld').all().length } }];"),
      tasks.create('Maak de taak', {
        title: say(
          '=Voeg {{ $json.aantal }} dubbele contacten samen in HubSpot',
          '=Merge {{ $json.aantal }} double contacts in HubSpot',
        ),
        description: say(
          'De paren staan met reden en link in de tabel Dubbelen. Kijk elk paar na: een gedeeld bedrijfsnummer is geen dubbel contact.',
          'The pairs stand in the table Doubles with reason and link. Check each pair: a shared company number is no double contact.',
        ),
        due: '={{ $now.plus({ weeks: 2 }).toISODate() }}',
      }),
    ],
    flow: [
      'Eerste van de maand > Haal alle contacten > Vergelijk ze > Nog niet gemeld > Zet het paar in de lijst > Tel de paren > Maak de taak',
    ],
  }),
});
