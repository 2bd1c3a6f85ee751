import { chats } from '../../apps/chats.js';
import { verifiers } from '../../apps/enrichment.js';
import { fileStores } from '../../apps/file-stores.js';
import { leadForms } from '../../apps/lead-sources.js';
import { mailers } from '../../apps/mailers.js';
import { metabaseApp, metabaseFile, metabaseRows } from '../../apps/repositories.js';
import { builderStores, replacingStores } from '../../apps/sinks.js';
import { readableTables } from '../../apps/tables.js';
import { mailOf } from '../../apps/values.js';
import {
  both,
  code,
  combine,
  evenWhenEmpty,
  everyDay,
  everyWeek,
  gather,
  loop,
  only,
  pause,
  recipe,
  say,
  set,
  spares,
  starts,
  t,
  webhook,
  when,
  withErrorBranch,
} from '../../kit/index.js';
import { asNumber } from './parts.js';

export const metabaseReport = recipe({
  id: 'metabase-report',
  category: 'data',
  tags: ['metabase', 'rapport', 'mail'],
  saves: spares(
    12,
    'Iemand downloadt de vraag uit Metabase en mailt het bestand.',
    'Someone downloads the question from Metabase and mails the file.',
  ),
  variants: combine(
    { store: fileStores, mailer: mailers, chat: chats },
    { take: 8, apart: ['store', 'mailer'] },
  ),
  build: ({ store, mailer, chat }) => ({
    name: both(
      `Metabase-vraag elke week als Excel in ${store.app.label} met kerncijfers via ${mailer.app.label}`,
      `Metabase question as weekly Excel in ${store.app.label}, key figures by ${mailer.app.label}`,
    ),
    description: both(
      `Haalt elke vrijdag een opgeslagen vraag uit Metabase, bewaart het antwoord als Excel in ${store.app.label} en mailt de bovenste regels via ${mailer.app.label}. Is de vraag leeg, dan staat dat in ${chat.app.label}.`,
      `Takes a saved question from Metabase every Friday, keeps it as Excel in ${store.app.label} and mails the top rows through ${mailer.app.label}. If it is empty, ${chat.app.label} says so.`,
    ),
    benefit: both(
      'Wie geen Metabase-account heeft, krijgt de cijfers toch.',
      'Whoever has no Metabase account still gets the figures.',
    ),
    uses: [
      [{ app: metabaseApp }, both('beantwoordt de opgeslagen vraag', 'answers the saved question')],
      [store, both('bewaart het bestand', 'keeps the file')],
      [mailer, both('mailt de kerncijfers', 'mails the key figures')],
      [chat, both('meldt een lege vraag', 'reports an empty question')],
    ],
    setup: [],
    names: {
      'Vrijdag om 3 uur': "Friday at 3 o'clock",
      'Vraag de regels': 'Ask for the rows',
      'Bovenste regels': 'Top rows',
      'Iets gevonden?': 'Anything found?',
      'Haal het bestand op': 'Fetch the file',
      'Bewaar het bestand': 'Save the file',
      'Mail de kerncijfers': 'Mail the key figures',
      'Meld dat het leeg is': 'Report that it is empty',
    },
    nodes: [
      everyWeek('Vrijdag om 3 uur', [5], 15),
      evenWhenEmpty(metabaseRows('Vraag de regels')),
      code(
        'Bovenste regels',
        "const regels = $input.all().map((item) => item.json).filter((regel) => Object.keys(regel).length > 0);\nreturn [{ json: { aantal: regels.length, tekst: regels.slice(0, 10).map((regel) => Object.values(regel).join(' | ')).join('<br>') } }];",
      ),
      when('Iets gevonden?', [['={{ $json.aantal }}', '>', 0]]),
      metabaseFile('Haal het bestand op', 'xlsx'),
      store.upload('Bewaar het bestand', '=metabase-week-{{ $now.weekNumber }}.xlsx'),
      mailer.send(
        'Mail de kerncijfers',
        mailOf.team,
        say('=Cijfers van week {{ $now.weekNumber }}', '=Figures of week {{ $now.weekNumber }}'),
        '={{ $json.tekst }}',
      ),
      chat.post(
        'Meld dat het leeg is',
        say(
          '=De vraag in Metabase gaf deze week geen regels. Klopt de bron nog?',
          '=The question in Metabase gave no rows this week. Is the source still right?',
        ),
      ),
    ],
    flow: [
      'Vrijdag om 3 uur > Vraag de regels > Bovenste regels > Iets gevonden? > Haal het bestand op > Bewaar het bestand',
      'Iets gevonden? > Mail de kerncijfers',
      'Iets gevonden? #1 > Meld dat het leeg is',
    ],
  }),
});

export const verifiedEntries = recipe({
  id: 'verified-entries',
  category: 'data',
  tags: ['formulier', 'datakwaliteit', 'e-mailcontrole'],
  saves: spares(
    3,
    'Iemand voert de aanmelding in en merkt pas later dat het adres niet klopt.',
    'Someone enters the sign-up and learns later that the address is wrong.',
  ),
  variants: combine(
    { source: leadForms, place: builderStores, check: verifiers, chat: chats },
    { take: 12, apart: ['source', 'place', 'check'] },
  ),
  build: ({ source, place, check, chat }) => {
    const { nodes, path, ref: l } = starts(source, 'Nieuwe aanmelding', 'Aanmelding');
    return {
      name: both(
        `Aanmeldingen uit ${source.app.label} via ${check.app.label} gecontroleerd in ${place.app.label}`,
        `Sign-ups from ${source.app.label}, checked by ${check.app.label}, into ${place.app.label}`,
      ),
      description: both(
        `Als ${source.event.nl}, controleert ${check.app.label} het e-mailadres; alleen echte aanmeldingen komen in ${place.app.label}, twijfelgevallen staan voor het team klaar in ${chat.app.label}.`,
        `When ${source.event.en}, ${check.app.label} verifies the e-mail address; only real sign-ups reach ${place.app.label}, doubtful ones are put to the team in ${chat.app.label}.`,
      ),
      benefit: both(
        'Je eigen app vult zich niet meer met verzonnen adressen.',
        'Your own app no longer fills up with made-up addresses.',
      ),
      uses: [
        [source, both('levert de aanmeldingen', 'supplies the sign-ups')],
        [check, both('controleert het adres', 'verifies the address')],
        [place, both('bewaart goede aanmeldingen', 'stores good sign-ups')],
        [chat, both('krijgt twijfelgevallen', 'gets doubtful cases')],
      ],
      setup: [
        both(
          'Pas in "Zet de velden klaar" de namen aan de velden van je app aan.',
          'Match the names in "Zet de velden klaar" to the fields of your app.',
        ),
      ],
      names: {
        'Nieuwe aanmelding': 'New sign-up',
        Aanmelding: 'Sign-up',
        'Controleer het adres': 'Verify the address',
        'Echt adres?': 'Real address?',
        'Zet de velden klaar': 'Prepare the fields',
        'Bewaar de aanmelding': 'Save the sign-up',
        'Leg voor aan het team': 'Put to the team',
        'Meld dat bewaren mislukte': 'Report that saving failed',
      },
      nodes: [
        ...nodes,
        withErrorBranch(check.verify('Controleer het adres', only(l.email))),
        when('Echt adres?', [[`={{ ${check.good} }}`, 'yes']]),
        set('Zet de velden klaar', {
          naam: only(l.name),
          email: t`${l.email}`,
          bedrijf: t`${l.company}`,
          bericht: t`${l.message}`,
          ontvangen: '={{ $now.toISODate() }}',
        }),
        withErrorBranch(
          place.write('Bewaar de aanmelding', say('aanmeldingen', 'signups'), [
            'naam',
            'email',
            'bedrijf',
            'bericht',
            'ontvangen',
          ]),
        ),
        chat.post(
          'Leg voor aan het team',
          say(
            t`Twijfel over ${l.name} (${l.email}). Klopt dit adres?`,
            t`Doubt about ${l.name} (${l.email}). Is this address right?`,
          ),
        ),
        chat.post(
          'Meld dat bewaren mislukte',
          say(
            t`De aanmelding van ${l.name} (${l.email}) is niet bewaard. Voer hem met de hand in.`,
            t`The sign-up of ${l.name} (${l.email}) was not saved. Enter it by hand.`,
          ),
        ),
      ],
      flow: [
        `${path} > Controleer het adres > Echt adres? > Zet de velden klaar > Bewaar de aanmelding`,
        'Echt adres? #1 > Leg voor aan het team',
        'Controleer het adres #1 > Leg voor aan het team',
        'Bewaar de aanmelding #1 > Meld dat bewaren mislukte',
      ],
    };
  },
});

export const searchIndex = recipe({
  id: 'search-index',
  category: 'data',
  tags: ['zoeken', 'catalogus', 'app'],
  saves: spares(
    20,
    'Een ontwikkelaar zet elke week de catalogus over naar de app.',
    'A developer copies the catalogue into the app every week.',
  ),
  variants: combine(
    { table: readableTables, place: replacingStores, chat: chats },
    { take: 9, apart: ['table', 'place'] },
  ),
  build: ({ table, place, chat }) => ({
    name: both(
      `Catalogus uit ${table.app.label} doorzetten naar ${place.app.label} voor je app`,
      `Push the catalogue from ${table.app.label} to ${place.app.label} for your app`,
    ),
    description: both(
      `Leest elke avond, of bij een gemelde wijziging, de catalogus uit ${table.app.label}, laat onvolledige producten weg en schrijft de rest per vijftig naar ${place.app.label}. Wat mist, staat in ${chat.app.label}.`,
      `Reads the catalogue from ${table.app.label} every evening or on a reported change, leaves out incomplete products and writes the rest to ${place.app.label} in batches of fifty. Gaps are listed in ${chat.app.label}.`,
    ),
    benefit: both(
      'Je app en zoekmachine tonen elke ochtend het actuele assortiment.',
      'Your app and search show the current range every morning.',
    ),
    uses: [
      [table, both('bevat de catalogus', 'holds the catalogue')],
      [place, both('voedt je app', 'feeds your app')],
      [chat, both('noemt onvolledige producten', 'names incomplete products')],
    ],
    setup: [
      both(
        'Pas in "Maak er een document van" de kolomnamen aan.',
        'Change the column names in "Maak er een document van".',
      ),
    ],
    notes: [
      {
        over: ['Per vijftig', 'Even rust'],
        text: say(
          '## In porties\nZo blijf je onder de limieten van de opslag, ook met duizenden producten. Het artikelnummer is de sleutel: een product dat er al staat wordt vervangen, niet verdubbeld.',
          '## In batches\nThis keeps you under the limits of the store, even with thousands of products. The item number is the key: a product that is already there is replaced, not doubled.',
        ),
      },
    ],
    names: {
      'Elke avond om 11 uur': "Every evening at 11 o'clock",
      'Catalogus gewijzigd': 'Catalogue changed',
      'Lees de catalogus': 'Read the catalogue',
      'Maak er een document van': 'Make a document of it',
      'Volledig?': 'Complete?',
      'Per vijftig': 'Fifty at a time',
      'Schrijf weg': 'Write away',
      'Even rust': 'Short rest',
      'Tel de producten': 'Count the products',
      'Meld dat het klaar is': 'Report that it is done',
      'Verzamel onvolledige': 'Gather the incomplete',
      'Noem onvolledige': 'Name the incomplete',
    },
    nodes: [
      everyDay('Elke avond om 11 uur', 23),
      webhook('Catalogus gewijzigd', say('catalogus-gewijzigd', 'catalogue-changed')),
      table.rows('Lees de catalogus', say('Producten', 'Products')),
      set('Maak er een document van', {
        artikel: `={{ String(${table.cell(say('Artikel', 'Item'))} ?? '') }}`,
        naam: `={{ ${table.cell(say('Naam', 'Name'))} ?? '' }}`,
        prijs: ['number', `={{ ${asNumber(table.cell(say('Prijs', 'Price')))} || 0 }}`],
        zoektekst: `={{ [${table.cell(say('Naam', 'Name'))}, ${table.cell(say('Merk', 'Brand'))}, ${table.cell(say('Omschrijving', 'Description'))}].filter(Boolean).join(' ').toLowerCase() }}`,
      }),
      when('Volledig?', [
        ['={{ $json.artikel }}', 'filled'],
        ['={{ $json.prijs }}', '>', 0],
      ]),
      loop('Per vijftig', 50),
      evenWhenEmpty(
        place.replace('Schrijf weg', say('producten', 'products'), 'artikel', [
          'artikel',
          'naam',
          'prijs',
          'zoektekst',
        ]),
      ),
      pause('Even rust', 2, 'seconds'),
      code('Tel de producten', "return [{ json: { aantal: $('Volledig?').all().length } }];"),
      chat.post(
        'Meld dat het klaar is',
        say(
          '=Catalogus bijgewerkt: {{ $json.aantal }} producten.',
          '=Catalogue updated: {{ $json.aantal }} products.',
        ),
      ),
      gather('Verzamel onvolledige', 'producten'),
      chat.post(
        'Noem onvolledige',
        say(
          "={{ $json.producten.length }} producten missen een nummer of prijs: {{ $json.producten.slice(0, 20).map((product) => product.naam).join(', ') }}",
          "={{ $json.producten.length }} products lack a number or a price: {{ $json.producten.slice(0, 20).map((product) => product.naam).join(', ') }}",
        ),
      ),
    ],
    flow: [
      'Catalogus gewijzigd > Lees de catalogus',
      'Elke avond om 11 uur > Lees de catalogus > Maak er een document van > Volledig? > Per vijftig #1 > Schrijf weg > Even rust > Per vijftig',
      'Per vijftig > Tel de producten > Meld dat het klaar is',
      'Volledig? #1 > Verzamel onvolledige > Noem onvolledige',
    ],
  }),
});
