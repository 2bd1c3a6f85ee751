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
  SAFE_TEXT,
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
        `
${SAFE_TEXT}
const regels = $input.all().map((item) => item.json).filter((regel) => Object.keys(regel).length > 0);
const tekst = (v) => cel(typeof v === 'number' ? v.toLocaleString('${say('nl-NL', 'en-GB')}') : v);
const rij = (cellen, soort) => '<tr>' + cellen.map((een) => '<' + soort + ' align="left">' + een + '</' + soort + '>').join('') + '</tr>';
const tabel = regels.length === 0 ? '' : '<table cellpadding="4">' + rij(Object.keys(regels[0]).map(cel), 'th') + regels.slice(0, 10).map((regel) => rij(Object.values(regel).map(tekst), 'td')).join('') + '</table>';
return [{ json: { aantal: regels.length, tabel } }];`,
      ),
      when('Iets gevonden?', [['={{ $json.aantal }}', '>', 0]]),
      metabaseFile('Haal het bestand op', 'xlsx'),
      store.upload(
        'Bewaar het bestand',
        "=metabase-{{ $now.toFormat('kkkk') }}-week-{{ $now.toFormat('WW') }}.xlsx",
      ),
      mailer.send(
        'Mail de kerncijfers',
        mailOf.team,
        say('=Cijfers van week {{ $now.weekNumber }}', '=Figures of week {{ $now.weekNumber }}'),
        say(
          `=Hallo,<br><br>De vraag in Metabase gaf deze week {{ $('Bovenste regels').first().json.aantal }} regels. De eerste tien:<br><br>{{ $('Bovenste regels').first().json.tabel }}<br>Alles staat in {{ ${store.link} || 'je opslag' }}.`,
          `=Hello,<br><br>The question in Metabase gave {{ $('Bovenste regels').first().json.aantal }} rows this week. The first ten:<br><br>{{ $('Bovenste regels').first().json.tabel }}<br>All of it is in {{ ${store.link} || 'your store' }}.`,
        ),
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
      'Vrijdag om 3 uur > Vraag de regels > Bovenste regels > Iets gevonden? > Haal het bestand op > Bewaar het bestand > Mail de kerncijfers',
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
          [say('naam', 'name')]: only(l.name),
          email: t`${l.email}`,
          [say('bedrijf', 'company')]: t`${l.company}`,
          [say('bericht', 'message')]: t`${l.message}`,
          [say('ontvangen', 'received')]: '={{ $now.toISODate() }}',
        }),
        withErrorBranch(
          place.write('Bewaar de aanmelding', say('aanmeldingen', 'signups'), [
            say('naam', 'name'),
            'email',
            say('bedrijf', 'company'),
            say('bericht', 'message'),
            say('ontvangen', 'received'),
          ]),
        ),
        chat.post(
          'Leg voor aan het team',
          say(
            t`Twijfel over de aanmelding van ${l.name} (${l.email}): het adres is niet goedgekeurd of kon niet worden nagekeken. Bedrijf: ${l.company}. Bericht: ${l.message}. De aanmelding is niet bewaard: voer haar zelf in als het adres klopt.`,
            t`Doubt about the sign-up of ${l.name} (${l.email}): the address was not approved or could not be checked. Company: ${l.company}. Message: ${l.message}. The sign-up was not saved: enter it yourself if the address is right.`,
          ),
        ),
        chat.post(
          'Meld dat bewaren mislukte',
          say(
            t`De aanmelding van ${l.name} (${l.email}) is niet bewaard, want ${place.app.label} weigerde haar. Bedrijf: ${l.company}. Bericht: ${l.message}. Voer haar met de hand in.`,
            t`The sign-up of ${l.name} (${l.email}) was not saved, as ${place.app.label} refused it. Company: ${l.company}. Message: ${l.message}. Enter it by hand.`,
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
          '## In porties\nZo blijf je onder de limieten van de opslag, ook met duizenden producten. Het artikelnummer is de sleutel: een product dat er al staat wordt vervangen, niet verdubbeld. Wat je uit de tabel haalt, blijft in de app staan tot je het daar verwijdert.',
          '## In batches\nThis keeps you under the limits of the store, even with thousands of products. The item number is the key: a product that is already there is replaced, not doubled. What you take out of the table stays in the app until you remove it there.',
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
        [say('artikel', 'item')]: `={{ String(${table.cell(say('Artikel', 'Item'))} ?? '').trim() }}`,
        [say('naam', 'name')]: `={{ ${table.cell(say('Naam', 'Name'))} ?? '' }}`,
        [say('prijs', 'price')]: ['number', `={{ ${asNumber(table.cell(say('Prijs', 'Price')))} || 0 }}`],
        [say('zoektekst', 'search_text')]:
          `={{ [${table.cell(say('Naam', 'Name'))}, ${table.cell(say('Merk', 'Brand'))}, ${table.cell(say('Omschrijving', 'Description'))}].filter(Boolean).join(' ').toLowerCase() }}`,
      }),
      when('Volledig?', [
        [`={{ $json.${say('artikel', 'item')} }}`, 'filled'],
        [`={{ $json.${say('prijs', 'price')} }}`, '>', 0],
      ]),
      loop('Per vijftig', 50),
      evenWhenEmpty(
        place.replace('Schrijf weg', say('producten', 'products'), say('artikel', 'item'), [
          say('artikel', 'item'),
          say('naam', 'name'),
          say('prijs', 'price'),
          say('zoektekst', 'search_text'),
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
          "={{ $json.producten.length === 1 ? 'Eén product mist' : $json.producten.length + ' producten missen' }} een nummer of prijs en {{ $json.producten.length === 1 ? 'staat' : 'staan' }} niet in de app: {{ $json.producten.slice(0, 20).map((product) => product.naam || product.artikel || '(zonder naam)').join(', ') }}{{ $json.producten.length > 20 ? ' …' : '' }}",
          "={{ $json.producten.length === 1 ? 'One product lacks' : $json.producten.length + ' products lack' }} a number or a price and {{ $json.producten.length === 1 ? 'is' : 'are' }} not in the app: {{ $json.producten.slice(0, 20).map((product) => product.name || product.item || '(without a name)').join(', ') }}{{ $json.producten.length > 20 ? ' …' : '' }}",
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
