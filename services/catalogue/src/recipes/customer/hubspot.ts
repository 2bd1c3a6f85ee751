import { approvalChats, chats } from '../../apps/chats.js';
import { hubSpotCrm } from '../../apps/crms.js';
import { ownLimit } from '../../apps/limits.js';
import { mainModels } from '../../apps/models.js';
import { readableTables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import type { Parameters } from '../../dsl/types.js';
import {
  among,
  answeredWithin,
  both,
  code,
  combine,
  evenWhenEmpty,
  everyMinutes,
  extract,
  form,
  loop,
  node,
  onlyNew,
  recipe,
  say,
  set,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const pairs = among(chats, 'slack', 'microsoftTeams');
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

const NEW_DAYS = ownLimit(
  ['Dagen nieuw', 'Days new'],
  [
    'Alleen contacten die in zoveel dagen zijn aangemaakt worden verdeeld; oudere zonder eigenaar blijven liggen.',
    'Only contacts created within so many days are shared; older ones without an owner are left alone.',
  ],
  3,
);

export const leadRota = recipe({
  id: 'hubspot-owner-round-robin',
  category: 'customer',
  tags: ['hubspot', 'leads verdelen', 'round robin', 'verkoop', 'eigenaar'],
  saves: spares(
    4,
    'De verkoopleider wijst elk nieuw contact met de hand aan iemand toe.',
    'The sales lead assigns each new contact to somebody by hand.',
  ),
  variants: combine(
    { table: among(readableTables, 'googleSheets', 'airtable'), chat: pairs },
    { take: 2, apart: ['table', 'chat'] },
  ),
  build: ({ table, chat }) => ({
    name: both(
      `HubSpot-contacten eerlijk verdelen over verkopers die er zijn volgens ${table.app.label}, gemeld in ${chat.app.label}`,
      `Share HubSpot contacts fairly among salespeople present by ${table.app.label}, told in ${chat.app.label}`,
    ),
    description: both(
      `Zoekt elk kwartier nieuwe contacten zonder eigenaar in HubSpot en geeft ze om de beurt aan verkopers die volgens ${table.app.label} aanwezig zijn en onder hun maximum van vandaag zitten. ${chat.app.label} meldt wie wat kreeg.`,
      `Every quarter of an hour it finds new contacts without an owner in HubSpot and gives them in turn to salespeople who are present by ${table.app.label} and below their limit of today. ${chat.app.label} tells each, and also when nobody is free.`,
    ),
    benefit: both(
      'Elke lead heeft binnen een kwartier iemand die belt.',
      'Each lead has somebody who calls within a quarter of an hour.',
    ),
    uses: [
      [hubSpotCrm, both('geeft contacten en krijgt de eigenaar', 'gives contacts and gets the owner')],
      [table, both('zegt wie er is', 'tells who is present')],
      [chat, both('meldt wie wat kreeg', 'tells who got what')],
    ],
    setup: [
      HUBSPOT_RIGHTS,
      both(
        'Maak een tabel Verkopers met Naam, HubSpot-id (van de eigenaar), Aanwezig (ja) en Maximum per dag.',
        'Make a table Salespeople with Name, HubSpot id (of the owner), Present (yes) and Maximum a day.',
      ),
    ],
    notes: [
      {
        over: ['Verdeel om de beurt', 'Een voor een'],
        text: say(
          '## Wie is er aan de beurt?\nDe flow onthoudt zelf hoeveel iemand vandaag kreeg. Wie het minst kreeg is aan de beurt; bij gelijk spel de volgorde van de tabel.',
          '## Whose turn is it?\nThe flow remembers by itself how many each got today. Who got least goes next; at a tie the order of the table counts.',
        ),
      },
    ],
    names: {
      'Elk kwartier': 'Every quarter of an hour',
      'Zoek contacten zonder eigenaar': 'Find contacts without an owner',
      'Nieuwste vijftig': 'Newest fifty',
      'Wie is er vandaag?': 'Who is here today?',
      'Verdeel om de beurt': 'Share in turn',
      'Iemand vrij?': 'Somebody free?',
      'Een voor een': 'One by one',
      'Zet de eigenaar': 'Set the owner',
      'Meld wie hem kreeg': 'Tell who got it',
      'Meld mislukte toewijzing': 'Report a failed assignment',
      'Eén keer per uur': 'Once an hour',
      'Meld dat niemand vrij is': 'Report that nobody is free',
    },
    nodes: [
      everyMinutes('Elk kwartier', 15),
      search(
        'Zoek contacten zonder eigenaar',
        'contact',
        [{ propertyName: 'hubspot_owner_id|enumeration', operator: 'NOT_HAS_PROPERTY' }],
        ['firstname', 'lastname', 'email', 'company'],
      ),
      code(
        'Nieuwste vijftig',
        `const lijst = $input.all().map(({ json }) => json).filter((een) => een.properties?.email && DateTime.fromISO(String(een.createdAt)) > $now.minus({ days: ${NEW_DAYS} })).sort((a, b) => String(b.createdAt).localeCompare(String(a.createdAt))).slice(0, 50).map((een) => ({ id: een.id, mail: een.properties.email, naam: [een.properties.firstname, een.properties.lastname].filter(Boolean).join(' ') || een.properties.email, bedrijf: een.properties.company ?? '' }));\nreturn lijst.length === 0 ? [] : [{ json: { lijst } }];`,
      ),
      evenWhenEmpty(table.rows('Wie is er vandaag?', say('Verkopers', 'Salespeople'))),
      code(
        'Verdeel om de beurt',
        `
const geheugen = $getWorkflowStaticData('global');
const vandaag = $now.toISODate();
if (geheugen.dag !== vandaag) { geheugen.dag = vandaag; geheugen.kreeg = {}; }
const verkopers = $input.all().map(({ json: $json }) => ({ naam: String(${table.cell(say('Naam', 'Name'))} ?? ''), id: String(${table.cell(say('HubSpot-id', 'HubSpot id'))} ?? '').trim(), er: /^(ja|yes|true|x|1)$/i.test(String(${table.cell(say('Aanwezig', 'Present'))} ?? '').trim()), hooguit: String(${table.cell(say('Maximum per dag', 'Maximum a day'))} ?? '').trim() === '' ? 20 : Number(${table.cell(say('Maximum per dag', 'Maximum a day'))}) || 0 })).filter((een) => een.id && een.er);
const kreeg = geheugen.kreeg;
const uit = [];
for (const contact of $('Nieuwste vijftig').first().json.lijst) {
  const vrij = verkopers.filter((een) => (kreeg[een.id] ?? 0) < een.hooguit).sort((a, b) => (kreeg[a.id] ?? 0) - (kreeg[b.id] ?? 0));
  if (vrij.length === 0) break;
  kreeg[vrij[0].id] = (kreeg[vrij[0].id] ?? 0) + 1;
  uit.push({ json: { ...contact, verkoper: vrij[0].naam, eigenaar: vrij[0].id } });
}
return uit.length > 0 ? uit : [{ json: { eigenaar: '', over: $('Nieuwste vijftig').first().json.lijst.length } }];`,
      ),
      when('Iemand vrij?', [['={{ $json.eigenaar }}', 'filled']]),
      loop('Een voor een', 1),
      withErrorBranch(
        hub('Zet de eigenaar', 'contact', 'upsert', {
          email: '={{ $json.mail }}',
          additionalFields: { contactOwner: '={{ $json.eigenaar }}' },
          options: {},
        }),
      ),
      chat.post(
        'Meld wie hem kreeg',
        say(
          "={{ $('Een voor een').item.json.verkoper }}: nieuw contact {{ $('Een voor een').item.json.naam }} {{ $('Een voor een').item.json.bedrijf }} ({{ $('Een voor een').item.json.mail }})",
          "={{ $('Een voor een').item.json.verkoper }}: new contact {{ $('Een voor een').item.json.naam }} {{ $('Een voor een').item.json.bedrijf }} ({{ $('Een voor een').item.json.mail }})",
        ),
      ),
      chat.post(
        'Meld mislukte toewijzing',
        say(
          "={{ $('Een voor een').item.json.mail }} kreeg geen eigenaar in HubSpot: klopt het id van {{ $('Een voor een').item.json.verkoper }}?",
          "={{ $('Een voor een').item.json.mail }} got no owner in HubSpot: is the id of {{ $('Een voor een').item.json.verkoper }} right?",
        ),
      ),
      onlyNew('Eén keer per uur', "={{ $now.toFormat('yyyy-MM-dd HH') }}"),
      chat.post(
        'Meld dat niemand vrij is',
        say(
          '={{ $json.over }} contacten in HubSpot wachten op een eigenaar en niemand is aanwezig of onder zijn maximum.',
          '={{ $json.over }} contacts in HubSpot wait for an owner and nobody is present or below their limit.',
        ),
      ),
    ],
    flow: [
      'Elk kwartier > Zoek contacten zonder eigenaar > Nieuwste vijftig > Wie is er vandaag? > Verdeel om de beurt > Iemand vrij? > Een voor een #1 > Zet de eigenaar > Meld wie hem kreeg > Een voor een',
      'Zet de eigenaar #1 > Meld mislukte toewijzing > Een voor een',
      'Iemand vrij? #1 > Eén keer per uur > Meld dat niemand vrij is',
    ],
  }),
});

export const visitReport = recipe({
  id: 'hubspot-visit-report',
  category: 'customer',
  tags: ['hubspot', 'bezoekverslag', 'buitendienst', 'vertegenwoordiger', 'ai'],
  saves: spares(
    15,
    'Een vertegenwoordiger typt ’s avonds zijn bezoekverslagen over in het CRM.',
    'In the evening a representative types the visit reports into the CRM.',
  ),
  variants: combine(
    {
      model: among(mainModels, 'openAi', 'anthropic'),
      tasks: among(taskApps, 'trello', 'microsoftToDo'),
      chat: among(approvalChats, 'slack', 'microsoftTeams'),
    },
    { take: 2, apart: ['model', 'tasks'] },
  ),
  build: ({ model, tasks, chat }) => {
    const f = (field: string) => `{{ $('Bezoekverslag').item.json.${field} }}`;
    return {
      name: both(
        `Bezoekverslag als notitie in HubSpot en afspraken in ${tasks.app.label}, gelezen door ${model.app.label}`,
        `Visit report as a note in HubSpot and agreements in ${tasks.app.label}, read by ${model.app.label}`,
      ),
      description: both(
        `Na een bezoek tikt of dicteert de vertegenwoordiger het verslag in een formulier. ${model.app.label} haalt de afspraken eruit, ${chat.app.label} laat ze goedkeuren, daarna staat de notitie in HubSpot en elke afspraak in ${tasks.app.label}.`,
        `After a visit the representative types or dictates the report into a form. ${model.app.label} takes out the agreements, ${chat.app.label} has them approved, then the note is in HubSpot and each agreement in ${tasks.app.label}.`,
      ),
      benefit: both(
        'Het verslag is af voor je de parkeerplaats verlaat.',
        'The report is done before you leave the car park.',
      ),
      uses: [
        [hubSpotCrm, both('kent de klant en krijgt de notitie', 'knows the customer and gets the note')],
        [model, both('haalt de afspraken uit de tekst', 'takes the agreements out of the text')],
        [chat, both('laat de afspraken goedkeuren', 'has the agreements approved')],
        [tasks, both('krijgt de afspraken', 'gets the agreements')],
      ],
      setup: [
        HUBSPOT_RIGHTS,
        both(
          'Zet het adres van het formulier op de telefoon van je buitendienst.',
          'Put the address of the form on the telephones of your field staff.',
        ),
      ],
      notes: [
        {
          over: ['Lees de afspraken', 'Controleer de afspraken', 'Klopt dit?'],
          text: say(
            '## De notitie komt er altijd\nHet hele verslag staat letterlijk in HubSpot, ook als het model niets begrijpt; weigert HubSpot, dan staat het in de chat. Alleen goedgekeurde afspraken worden taken.',
            '## The note always arrives\nThe whole report is in HubSpot to the letter, also where the model understands nothing; where HubSpot refuses it, it is in the chat. Only approved agreements become tasks.',
          ),
        },
      ],
      names: {
        Bezoekverslag: 'Visit report',
        'Zoek de klant': 'Find the customer',
        'Bekend in HubSpot?': 'Known in HubSpot?',
        'Zet de klant in HubSpot': 'Put the customer in HubSpot',
        'Klant in HubSpot': 'Customer in HubSpot',
        'Zet het verslag erbij': 'Add the report',
        'Meld verslag zonder plek': 'Report a report without a place',
        'Lees de afspraken': 'Read the agreements',
        Taalmodel: 'Language model',
        'Controleer de afspraken': 'Check the agreements',
        'Klopt dit?': 'Is this right?',
        'Goedgekeurd?': 'Approved?',
        'Neem de afspraken': 'Take the agreements',
        'Zet de afspraak klaar': 'Set up the agreement',
        'Meld zonder taken': 'Report without tasks',
      },
      nodes: [
        form(
          'Bezoekverslag',
          say('Bezoekverslag', 'Visit report'),
          say('Wie sprak je, en wat is er afgesproken?', 'Whom did you speak, and what was agreed?'),
          [
            ['klant', say('Naam van de klant', 'Name of the customer')],
            ['mail', say('Mailadres van de klant', 'Mail address of the customer'), 'email'],
            ['verslag', say('Verslag (dicteren mag)', 'Report (you may dictate)'), 'textarea'],
          ],
        ),
        evenWhenEmpty(hubSpotCrm.findContact('Zoek de klant', '={{ $json.mail }}')),
        when('Bekend in HubSpot?', [['={{ $json.id }}', 'filled']]),
        withErrorBranch(
          hubSpotCrm.upsertContact('Zet de klant in HubSpot', {
            email: `=${f('mail')}`,
            name: `=${f('klant')}`,
          }),
        ),
        set('Klant in HubSpot', { id: '={{ $json.id ?? $json.vid }}' }),
        withErrorBranch(
          hubSpotCrm.note(
            'Zet het verslag erbij',
            '={{ $json.id }}',
            "={{ $('Bezoekverslag').item.json.verslag }}",
          ),
        ),
        chat.post(
          'Meld verslag zonder plek',
          say(
            `=Dit verslag over ${f('klant')} (${f('mail')}) kwam niet in HubSpot; zet het er zelf bij:\n${f('verslag')}`,
            `=This report about ${f('klant')} (${f('mail')}) did not get into HubSpot; add it yourself:\n${f('verslag')}`,
          ),
        ),
        withErrorBranch(
          extract('Lees de afspraken', "={{ $('Bezoekverslag').item.json.verslag.slice(0, 6000) }}", [
            [
              'afspraken?',
              'string',
              say(
                'Elke afspraak op een eigen regel als "JJJJ-MM-DD | wat er gebeurt"; zonder datum laat je het deel voor de streep leeg. Leeg als er niets is afgesproken.',
                'Each agreement on a line of its own as "YYYY-MM-DD | what happens"; without a date leave the part before the bar empty. Empty where nothing was agreed.',
              ),
            ],
          ]),
        ),
        model.attach('Taalmodel', 'Lees de afspraken'),
        code(
          'Controleer de afspraken',
          `
const regels = String($input.first().json.output?.afspraken ?? '').split('\\n').map((regel) => regel.split('|')).filter((delen) => (delen[1] ?? '').trim() !== '').slice(0, 10);
return [{ json: { lijst: regels.map(([dag, wat]) => { const op = DateTime.fromISO(String(dag).trim()); return { wat: wat.trim().slice(0, 200), dag: op.isValid && op >= $now.startOf('day') ? op.toISODate() : $now.plus({ weeks: 1 }).toISODate() }; }) } }];`,
        ),
        answeredWithin(
          chat.approve(
            'Klopt dit?',
            say(
              `=Afspraken met ${f('klant')}:\n{{ $json.lijst.map((een) => '- ' + een.dag + ': ' + een.wat).join('\\n') || 'geen' }}\nAls taken klaarzetten?`,
              `=Agreements with ${f('klant')}:\n{{ $json.lijst.map((een) => '- ' + een.dag + ': ' + een.wat).join('\\n') || 'none' }}\nSet up as tasks?`,
            ),
          ),
          1,
          'days',
        ),
        when('Goedgekeurd?', [
          ['={{ $json.data?.approved }}', 'yes'],
          ["={{ $('Controleer de afspraken').item.json.lijst.length }}", '>', 0],
        ]),
        code(
          'Neem de afspraken',
          "return $('Controleer de afspraken').first().json.lijst.map((json) => ({ json }));",
        ),
        tasks.create('Zet de afspraak klaar', {
          title: `={{ $json.wat }}: {{ $('Bezoekverslag').first().json.klant }}`,
          description: "={{ $('Bezoekverslag').first().json.verslag.slice(0, 1000) }}",
          due: '={{ $json.dag }}',
        }),
        chat.post(
          'Meld zonder taken',
          say(
            `=Het verslag over ${f('klant')} staat in HubSpot, er zijn geen taken gemaakt (geen afspraken, geen akkoord, of het model gaf geen antwoord).`,
            `=The report about ${f('klant')} is in HubSpot, no tasks were made (no agreements, no approval, or the model gave no answer).`,
          ),
        ),
      ],
      flow: [
        'Bezoekverslag > Zoek de klant > Bekend in HubSpot? > Klant in HubSpot > Zet het verslag erbij > Lees de afspraken > Controleer de afspraken > Klopt dit? > Goedgekeurd? > Neem de afspraken > Zet de afspraak klaar',
        'Bekend in HubSpot? #1 > Zet de klant in HubSpot > Klant in HubSpot',
        'Zet de klant in HubSpot #1 > Meld verslag zonder plek',
        'Zet het verslag erbij #1 > Meld verslag zonder plek',
        'Lees de afspraken #1 > Meld zonder taken',
        'Goedgekeurd? #1 > Meld zonder taken',
      ],
    };
  },
});
