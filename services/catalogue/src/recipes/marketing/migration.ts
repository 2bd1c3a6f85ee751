import { chats } from '../../apps/chats.js';
import { verifiers } from '../../apps/enrichment.js';
import { readableLists } from '../../apps/mailing-lists.js';
import {
  actionNetwork,
  autopilot,
  customerIo,
  egoi,
  iterable,
  mautic,
  sendy,
  vero,
} from '../../apps/mailing-lists-more.js';
import { phantombuster } from '../../apps/research.js';
import { tables, upsertTables } from '../../apps/tables.js';
import {
  append,
  both,
  byHand,
  code,
  combine,
  evenWhenEmpty,
  everyWeek,
  gather,
  keep,
  loop,
  node,
  onlyNew,
  onlyOnce,
  pause,
  reads,
  recipe,
  say,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const RARE = [egoi, sendy, vero, iterable, autopilot, actionNetwork, customerIo, mautic];

export const moveSubscribers = recipe({
  id: 'move-subscribers-between-tools',
  category: 'marketing',
  tags: ['overstappen', 'nieuwsbrief', 'migratie'],
  saves: {
    minutes: 180,
    nl: 'Iemand exporteert, schoont op en importeert het hele bestand met de hand.',
    en: 'Someone exports, cleans and imports the whole list by hand.',
  },
  variants: combine(
    { from: readableLists, to: [...new Set([...RARE, ...readableLists])], table: tables },
    { take: 12, unless: ({ from, to }) => from.app.key === to.app.key, apart: ['from', 'to'] },
  ),
  build: ({ from, to, table }) => {
    const { nodes, path } = reads(from.subscribers, 'Haal alle abonnees op', 'Abonnee');
    return {
      name: both(
        `Abonnees verhuizen van ${from.app.label} naar ${to.app.label}`,
        `Move subscribers from ${from.app.label} to ${to.app.label}`,
      ),
      description: both(
        `Start hem één keer: leest ${from.subscribers.what.nl}, laat dubbele en onmogelijke adressen weg, zet de rest rustig over naar ${to.app.label} en bewaart wat mislukte in ${table.app.label}.`,
        `Start it once: it reads ${from.subscribers.what.en}, leaves out double and impossible addresses, moves the rest gently to ${to.app.label} and keeps what failed in ${table.app.label}.`,
      ),
      benefit: both(
        'Overstappen zonder gedoe met csv-bestanden.',
        'Switch without wrestling with CSV files.',
      ),
      uses: [
        [from, both('is je huidige lijst', 'is your current list')],
        [to, both('wordt je nieuwe lijst', 'becomes your new list')],
        [table, both('bewaart wat niet lukte', 'keeps what failed')],
      ],
      setup: [
        both(
          'Zet in de nieuwe lijst welkomstmails uit voordat je begint.',
          'Switch off welcome e-mails in the new list before you start.',
        ),
        both(
          'Zet wie zich in de oude lijst heeft afgemeld eerst op de uitsluitlijst van de nieuwe, zodat niemand opnieuw mail krijgt.',
          'First put whoever opted out of the old list on the suppression list of the new one, so that nobody gets mail again.',
        ),
      ],
      notes: [
        {
          over: ['Per honderd', 'Zet over', 'Rust'],
          text: say(
            '## Rustig aan\nHonderd per keer met een pauze van een minuut: zo blijf je onder de limieten. Tienduizend adressen duren ruim anderhalf uur.',
            '## Take it easy\nA hundred at a time with a pause of a minute: that keeps you below the limits. Ten thousand addresses take over an hour and a half.',
          ),
        },
      ],
      names: {
        'Begin met verhuizen': 'Start moving',
        'Haal alle abonnees op': 'Fetch all subscribers',
        Abonnee: 'Subscriber',
        'Mogelijk adres': 'Possible address',
        'Dubbele eruit': 'Remove doubles',
        'Per honderd': 'Per hundred',
        'Zet over': 'Move over',
        'Bewaar mislukte': 'Keep failed',
        'Groep klaar': 'Group done',
        Rust: 'Rest',
        'Maak eindstand': 'Make final count',
      },
      nodes: [
        byHand('Begin met verhuizen'),
        ...nodes,
        keep('Mogelijk adres', [['={{ $json.email }}', 'matches', '^[^@ ]+@[^@ ]+\\.[a-zA-Z]{2,}$']]),
        node('Dubbele eruit', 'removeDuplicates', 2, {
          operation: 'removeDuplicateInputItems',
          compare: 'selectedFields',
          fieldsToCompare: 'email',
          options: {},
        }),
        loop('Per honderd', 100),
        withErrorBranch(to.subscribe('Zet over', { email: '={{ $json.email }}', name: '={{ $json.name }}' })),
        table.append('Bewaar mislukte', say('Mislukt', 'Failed'), {
          [say('E-mail', 'Email')]: "={{ $('Per honderd').item.json.email }}",
          [say('Naam', 'Name')]: "={{ $('Per honderd').item.json.name }}",
          [say('Reden', 'Reason')]: say(
            "={{ $json.error?.message ?? $json.error ?? 'geen antwoord' }}",
            "={{ $json.error?.message ?? $json.error ?? 'no answer' }}",
          ),
        }),
        append('Groep klaar'),
        pause('Rust', 1, 'minutes'),
        code(
          'Maak eindstand',
          `
return [{ json: { gelezen: $('Abonnee').all().length, aangeboden: $('Dubbele eruit').all().length, bericht: ${say("'Verhuizing klaar. Wat niet lukte staat in het tabblad Mislukt.'", "'The move is done. What failed is in the tab Failed.'")} } }];`,
        ),
      ],
      flow: [
        `Begin met verhuizen > ${path} > Mogelijk adres > Dubbele eruit > Per honderd #1 > Zet over > Groep klaar > Rust > Per honderd`,
        'Zet over #1 > Bewaar mislukte > Groep klaar @1',
        'Per honderd > Maak eindstand',
      ],
    };
  },
});

export const prospectList = recipe({
  id: 'prospects-from-phantombuster',
  category: 'marketing',
  tags: ['prospects', 'acquisitie', 'b2b'],
  saves: {
    minutes: 60,
    nl: 'Iemand exporteert elke week een lijst en controleert de adressen.',
    en: 'Someone exports a list weekly and checks the addresses.',
  },
  variants: combine(
    { verifier: verifiers, table: upsertTables, chat: chats },
    { take: 9, apart: ['verifier', 'table'] },
  ),
  build: ({ verifier, table, chat }) => ({
    name: both(
      `Prospects van PhantomBuster controleren met ${verifier.app.label} en bewaren in ${table.app.label}`,
      `Check PhantomBuster prospects with ${verifier.app.label} and keep them in ${table.app.label}`,
    ),
    description: both(
      `Start elke maandag je Phantom, wacht op de uitkomst, test nieuwe adressen met ${verifier.app.label} en zet bruikbare prospects in ${table.app.label}. ${chat.app.label} meldt hoeveel erbij kwamen, of dat de Phantom leeg terugkwam.`,
      `Starts your Phantom every Monday, waits for the outcome, tests new addresses with ${verifier.app.label} and puts usable prospects in ${table.app.label}. ${chat.app.label} tells how many were added, or that the Phantom came back empty.`,
    ),
    benefit: both('Elke maandag een schone lijst om te bellen.', 'A clean list to call every Monday.'),
    uses: [
      [phantombuster, both('verzamelt prospects', 'collects prospects')],
      [verifier, both('test de adressen', 'tests the addresses')],
      [table, both('bewaart de prospects', 'keeps the prospects')],
      [chat, both('meldt de oogst', 'reports the yield')],
    ],
    setup: [
      both(
        'Gebruik alleen bronnen waarvan de voorwaarden dit toestaan en leg je gerechtvaardigd belang vast.',
        'Use sources whose terms allow this and record your legitimate interest.',
      ),
    ],
    names: {
      'Maandag om zes': 'Monday at six',
      'Start Phantom': 'Start Phantom',
      'Wacht op uitkomst': 'Wait for the outcome',
      'Haal uitkomst op': 'Fetch outcome',
      'Iets gevonden?': 'Anything found?',
      'Met adres': 'With address',
      'Nieuwe adressen': 'New addresses',
      'Test adres': 'Test address',
      Bruikbaar: 'Usable',
      'Bewaar prospect': 'Keep prospect',
      'Bundel niet getest': 'Bundle untested',
      'Meld niet getest': 'Report untested',
      'Meld oogst': 'Report the yield',
      'Meld lege uitkomst': 'Report empty outcome',
    },
    nodes: [
      everyWeek('Maandag om zes', [1], 6),
      phantombuster.launch('Start Phantom'),
      pause('Wacht op uitkomst', 20, 'minutes'),
      evenWhenEmpty(phantombuster.output('Haal uitkomst op')),
      when('Iets gevonden?', [['={{ $input.all().some((item) => item.json.email) }}', 'yes']]),
      keep('Met adres', [['={{ $json.email }}', 'filled']]),
      onlyNew('Nieuwe adressen', '={{ $json.email }}'),
      withErrorBranch(verifier.verify('Test adres', '={{ $json.email }}')),
      keep('Bruikbaar', [[`={{ ${verifier.good} }}`, 'yes']]),
      table.upsert('Bewaar prospect', 'Prospects', say('E-mail', 'Email'), {
        [say('E-mail', 'Email')]: "={{ $('Nieuwe adressen').item.json.email }}",
        [say('Naam', 'Name')]:
          "={{ $('Nieuwe adressen').item.json.fullName ?? $('Nieuwe adressen').item.json.name }}",
        [say('Bedrijf', 'Company')]: "={{ $('Nieuwe adressen').item.json.company }}",
        [say('Gevonden', 'Found')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
      }),
      onlyOnce(
        chat.post(
          'Meld oogst',
          say(
            "={{ $('Bruikbaar').all().length }} nieuwe prospects klaar om te bellen.",
            "={{ $('Bruikbaar').all().length }} new prospects ready to call.",
          ),
        ),
      ),
      gather('Bundel niet getest', 'adressen'),
      chat.post(
        'Meld niet getest',
        say(
          "={{ $json.adressen.length }} adressen konden niet worden getest, kijk zelf: {{ $json.adressen.map((een) => een.email).filter(Boolean).slice(0, 25).join(', ') }}",
          "={{ $json.adressen.length }} addresses could not be tested, please look yourself: {{ $json.adressen.map((one) => one.email).filter(Boolean).slice(0, 25).join(', ') }}",
        ),
      ),
      onlyOnce(
        chat.post(
          'Meld lege uitkomst',
          say(
            'De Phantom kwam leeg terug. Is de sessie verlopen?',
            'The Phantom came back empty. Has its session expired?',
          ),
        ),
      ),
    ],
    flow: [
      'Maandag om zes > Start Phantom > Wacht op uitkomst > Haal uitkomst op > Iets gevonden? > Met adres > Nieuwe adressen > Test adres > Bruikbaar > Bewaar prospect > Meld oogst',
      'Test adres #1 > Bundel niet getest > Meld niet getest',
      'Iets gevonden? #1 > Meld lege uitkomst',
    ],
  }),
});
