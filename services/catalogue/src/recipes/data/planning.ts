import { approvalChats } from '../../apps/chats.js';
import { ownLimit } from '../../apps/limits.js';
import { mailboxes } from '../../apps/mailers.js';
import { fullTables } from '../../apps/tables.js';
import { about, formAddress, limitOf, mailOf } from '../../apps/values.js';
import {
  AS_DAY,
  answeredWithin,
  append,
  both,
  code,
  combine,
  cron,
  evenWhenEmpty,
  everyDay,
  from,
  gather,
  http,
  keep,
  onlyOnce,
  openForm,
  recipe,
  rowsOf,
  say,
  set,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';
import { asNumber } from './parts.js';

const SOLD_OUT_EXTRA = ownLimit(
  ['Extra na uitverkocht in procent', 'Extra after sold out in percent'],
  ['Hoeveel procent een uitverkochte dag zwaarder telt.', 'How many percent more a sold-out day counts.'],
  10,
);

export const bakePlan = recipe({
  id: 'bake-plan-tomorrow',
  category: 'data',
  tags: ['bakkerij', 'horeca', 'prognose', 'inkoop', 'verspilling'],
  saves: spares(
    20,
    'De chef bladert elke middag door oude dagstaten om te schatten wat er morgen nodig is.',
    'The chef pages through old day sheets every afternoon to guess what tomorrow needs.',
  ),
  variants: combine({ table: fullTables, chat: approvalChats }, { take: 2 }),
  build: ({ table, chat }) => {
    const sold = rowsOf(table, 'Lees de verkoop', say('Dagverkoop', 'Daily sales'), 'Verkochte dag', {
      datum: say('Datum', 'Date'),
      artikel: say('Artikel', 'Article'),
      verkocht: say('Verkocht', 'Sold'),
      over: say('Over', 'Left'),
    });
    return {
      name: both(
        `Hoeveel bakken we morgen? Prognose uit ${table.app.label} in ${chat.app.label}`,
        `How much to bake tomorrow? Forecast from ${table.app.label} in ${chat.app.label}`,
      ),
      description: both(
        `Rekent elke middag uit de dagverkoop in ${table.app.label} per artikel uit wat er morgen nodig is, telt feestdagen en uitverkochte dagen mee en zet het bakplan in ${chat.app.label}.`,
        `Every afternoon works out from the daily sales in ${table.app.label} what each article needs tomorrow, minds special and sold-out days and posts the plan in ${chat.app.label}.`,
      ),
      benefit: both(
        'Minder derving en minder lege schappen om drie uur.',
        'Less waste and fewer empty shelves at three o’clock.',
      ),
      uses: [
        [
          table,
          both('bevat de dagverkoop en bewaart het bakplan', 'holds the daily sales and keeps the plan'),
        ],
        [chat, both('krijgt het plan voor morgen', 'gets the plan for tomorrow')],
      ],
      setup: [
        both(
          'Geef het tabblad Dagverkoop de kolommen Datum, Artikel, Verkocht en Over, en Bakplan de kolommen Sleutel, Datum, Artikel, Aantal en Basis.',
          'Give the tab Daily sales the columns Date, Article, Sold and Left, and Bake plan the columns Key, Date, Article, Number and Based on.',
        ),
        both(
          'Zet in het tabblad Bijzondere dagen per datum een Factor: 0 is gesloten, 1,5 is anderhalf keer een gewone dag; het tabblad mag leeg zijn.',
          'In the tab Special days put a Factor by Date: 0 is closed, 1.5 is one and a half times an ordinary day; the tab may be empty.',
        ),
      ],
      notes: [
        {
          over: ['Bereken per artikel'],
          text: say(
            '## Hoe de prognose rekent\nDe middelste waarde van de laatste zes keer dezelfde weekdag. Bleef er niets over, dan was er misschien meer te verkopen: die dag telt extra (standaard tien procent). Met minder dan drie dagen doet het artikel niet mee.',
            '## How the forecast counts\nThe middle value of the last six days of the same weekday. Where nothing was left, more might have sold: such a day counts extra (ten percent by default). An article with fewer than three days is left out.',
          ),
        },
      ],
      names: {
        'Elke dag om half drie': 'Every day at half past two',
        'Lees de verkoop': 'Read the sales',
        'Verkochte dag': 'Day of sales',
        'Lees de bijzondere dagen': 'Read the special days',
        'Bereken per artikel': 'Compute by article',
        'Iets te bakken?': 'Anything to bake?',
        'Regel per artikel': 'Line for each article',
        'Bewaar het bakplan': 'Keep the plan',
        'Schrijf het plan op': 'Write the plan down',
        'Deel het bakplan': 'Share the plan',
        'Meld dat bewaren mislukte': 'Report that keeping failed',
        'Zeg waarom er geen plan is': 'Say why there is no plan',
      },
      nodes: [
        everyDay('Elke dag om half drie', 14, 30),
        ...sold.nodes,
        evenWhenEmpty(
          onlyOnce(table.rows('Lees de bijzondere dagen', say('Bijzondere dagen', 'Special days'))),
        ),
        code(
          'Bereken per artikel',
          `
${AS_DAY}
const getal = (v) => ${asNumber('v')};
const morgen = $now.plus({ days: 1 }).startOf('day');
const bijzonder = $input.all().map((regel) => { const $json = regel.json; return { dag: asDay(${table.cell(say('Datum', 'Date'))}), factor: getal(${table.cell(say('Factor', 'Factor'))}) }; })
  .find(({ dag }) => dag.isValid && dag.toISODate() === morgen.toISODate());
const factor = Number.isFinite(bijzonder?.factor) ? bijzonder.factor : 1;
const dagen = new Map();
for (const { json } of $('Verkochte dag').all()) {
  const dag = asDay(json.datum);
  const verkocht = getal(json.verkocht);
  if (!dag.isValid || dag.weekday !== morgen.weekday || dag > $now || !json.artikel || !Number.isFinite(verkocht)) continue;
  const over = getal(json.over);
  const lijst = dagen.get(json.artikel) ?? [];
  lijst.push({ dag: dag.toMillis(), nodig: over === 0 ? verkocht * (1 + ${SOLD_OUT_EXTRA} / 100) : verkocht });
  dagen.set(json.artikel, lijst);
}
const plan = [];
for (const [artikel, lijst] of dagen) {
  const laatste = lijst.sort((a, b) => b.dag - a.dag).slice(0, 6).map(({ nodig }) => nodig).sort((a, b) => a - b);
  if (laatste.length < 3) continue;
  const half = laatste.length / 2;
  const midden = laatste.length % 2 ? laatste[Math.floor(half)] : (laatste[half - 1] + laatste[half]) / 2;
  plan.push({ artikel, aantal: Math.ceil(midden * factor), dagen: laatste.length });
}
return [{ json: { datum: morgen.toISODate(), dag: morgen.setLocale('${say('nl', 'en')}').toFormat('cccc d LLLL'), factor, plan: factor > 0 ? plan : [] } }];`,
        ),
        when('Iets te bakken?', [['={{ $json.plan }}', 'someItems']]),
        code(
          'Regel per artikel',
          'const { datum, factor, plan } = $input.first().json;\nreturn plan.map((regel) => ({ json: { ...regel, datum, factor } }));',
        ),
        withErrorBranch(
          table.upsert('Bewaar het bakplan', say('Bakplan', 'Bake plan'), say('Sleutel', 'Key'), {
            [say('Sleutel', 'Key')]: '={{ $json.datum }} {{ $json.artikel }}',
            [say('Datum', 'Date')]: '={{ $json.datum }}',
            [say('Artikel', 'Article')]: '={{ $json.artikel }}',
            [say('Aantal', 'Number')]: '={{ $json.aantal }}',
            [say('Basis', 'Based on')]: say(
              '={{ $json.dagen }} dagen, factor {{ $json.factor }}',
              '={{ $json.dagen }} days, factor {{ $json.factor }}',
            ),
          }),
        ),
        code(
          'Schrijf het plan op',
          "const { dag, factor, plan } = $('Bereken per artikel').first().json;\nreturn [{ json: { dag, factor, tekst: plan.map(({ artikel, aantal }) => aantal + ' × ' + artikel).join('\\n') } }];",
        ),
        chat.post(
          'Deel het bakplan',
          say(
            '=Bakplan voor {{ $json.dag }}{{ $json.factor === 1 ? "" : " (factor " + $json.factor + ")" }}:\n{{ $json.tekst }}',
            '=Bake plan for {{ $json.dag }}{{ $json.factor === 1 ? "" : " (factor " + $json.factor + ")" }}:\n{{ $json.tekst }}',
          ),
        ),
        onlyOnce(
          chat.post(
            'Meld dat bewaren mislukte',
            say(
              '=Het bakplan is gedeeld, maar kwam niet helemaal in de tabel Bakplan. Vul het daar zelf aan.',
              '=The bake plan was shared, but did not get into the table Bake plan completely. Complete it there yourself.',
            ),
          ),
        ),
        chat.post(
          'Zeg waarom er geen plan is',
          say(
            '=Geen bakplan voor {{ $json.dag }}: {{ $json.factor === 0 ? "we zijn dicht" : "er zijn nog geen drie van zulke dagen verkoop bekend" }}.',
            '=No bake plan for {{ $json.dag }}: {{ $json.factor === 0 ? "we are closed" : "sales of three such days are not known yet" }}.',
          ),
        ),
      ],
      flow: [
        `Elke dag om half drie > ${sold.path} > Lees de bijzondere dagen > Bereken per artikel > Iets te bakken? > Schrijf het plan op > Deel het bakplan`,
        'Iets te bakken? > Regel per artikel > Bewaar het bakplan',
        'Bewaar het bakplan #1 > Meld dat bewaren mislukte',
        'Iets te bakken? #1 > Zeg waarom er geen plan is',
      ],
    };
  },
});

export const visitOrder = recipe({
  id: 'visit-order-by-engineer',
  category: 'data',
  tags: ['installateur', 'planning', 'route', 'buitendienst', 'monteur'],
  saves: spares(
    40,
    'De planner puzzelt elke middag per monteur de rijvolgorde van morgen.',
    'The planner puzzles out tomorrow’s driving order of each engineer every afternoon.',
  ),
  variants: combine(
    { table: fullTables, mailer: mailboxes, chat: approvalChats },
    { take: 2, apart: ['table', 'mailer'] },
  ),
  build: ({ table, mailer, chat }) => {
    const home = about(
      'depot',
      ['Adres van vertrek', 'Address of departure'],
      [
        'Waar de monteurs vertrekken: straat, huisnummer en plaats.',
        'Where the engineers set off: street, house number and town.',
      ],
      ['Industrieweg 12, Amersfoort', 'Industrieweg 12, Amersfoort'],
    );
    const pdok = 'https://api.pdok.nl/bzk/locatieserver/search/v3_1/free';
    const asked = (q: string) => ({
      query: { q, fq: 'type:adres', fl: 'weergavenaam,centroide_ll', rows: '1' },
    });
    const visit = rowsOf(table, 'Lees de bezoeken', say('Bezoeken', 'Visits'), 'Bezoek', {
      nummer: say('Nummer', 'Number'),
      datum: say('Datum', 'Date'),
      monteur: say('Monteur', 'Engineer'),
      mail: 'E-mail',
      klant: say('Klant', 'Customer'),
      adres: say('Adres', 'Address'),
    });
    return {
      name: both(
        `Rijvolgorde van morgen per monteur uit ${table.app.label}, gemaild via ${mailer.app.label}`,
        `Driving order of tomorrow for each engineer from ${table.app.label}, mailed through ${mailer.app.label}`,
      ),
      description: both(
        `Zoekt elke middag de adressen van de bezoeken van morgen in ${table.app.label} op bij het Kadaster, legt ze per monteur in een logische volgorde en mailt de rit via ${mailer.app.label}.`,
        `Every afternoon looks up the addresses of tomorrow’s visits in ${table.app.label} at the land registry, puts them in a sensible order for each engineer and mails the round through ${mailer.app.label}.`,
      ),
      benefit: both(
        'Minder heen en weer rijden zonder duur planpakket.',
        'Less driving back and forth without a costly planning package.',
      ),
      uses: [
        [table, both('bevat de bezoeken en bewaart de volgorde', 'holds the visits and keeps their order')],
        [mailer, both('mailt de rit aan de monteur', 'mails the round to the engineer')],
        [chat, both('noemt adressen die niet gevonden zijn', 'names addresses that were not found')],
      ],
      setup: [
        both(
          'Geef het tabblad Bezoeken de kolommen Nummer, Datum, Monteur, E-mail, Klant, Adres (met plaats) en Volgorde.',
          'Give the tab Visits the columns Number, Date, Engineer, E-mail, Customer, Address (with town) and Order.',
        ),
      ],
      notes: [
        {
          over: ['Zoek het vertrekpunt', 'Zoek het bezoekadres', 'Leg op volgorde'],
          text: say(
            '## Hemelsbreed, niet over de weg\nSteeds het dichtstbijzijnde volgende adres, vanaf het vertrekpunt. Dat houdt geen rekening met files, rivieren of afgesproken tijden: de planner kan de volgorde in de tabel nog veranderen.',
            '## As the crow flies\nAlways the nearest next address, beginning at the point of departure. That minds no traffic, rivers or agreed times: the planner can still change the order in the table.',
          ),
        },
      ],
      names: {
        'Werkdagen om vier uur': 'Working days at four',
        'Lees de bezoeken': 'Read the visits',
        Bezoek: 'Visit',
        'Alleen morgen': 'Only tomorrow',
        'Zoek het bezoekadres': 'Look up the visit address',
        'Zoek het vertrekpunt': 'Look up the departure',
        'Leg op volgorde': 'Put in order',
        'Zet de volgorde in de tabel': 'Put the order in the table',
        'Eén rit per monteur': 'One round for each engineer',
        'Mail de rit': 'Mail the round',
        'Meld wie geen rit kreeg': 'Report who got no round',
        'Niet gevonden': 'Not found',
        'Samen in één bericht': 'Together in one message',
        'Meld vreemde adressen': 'Report odd addresses',
        'Bezoek zonder plek': 'Visit without a place',
        'Alle bezoeken': 'All visits',
        'Bezoek met plek': 'Visit with its place',
      },
      nodes: [
        cron('Werkdagen om vier uur', '0 16 * * 0-4'),
        ...visit.nodes,
        keep('Alleen morgen', [
          [
            "={{ (() => { const s = String($json.datum ?? '').trim().slice(0, 10); const d = /^\\d{4}-/.test(s) ? DateTime.fromISO(s) : DateTime.fromFormat(s.replaceAll('/', '-'), 'd-M-yyyy'); return d.isValid && d.toISODate() === $now.plus({ days: 1 }).toISODate(); })() }}",
            'yes',
          ],
          ["={{ String($json.adres ?? '') }}", 'filled'],
        ]),
        withErrorBranch(http('Zoek het bezoekadres', pdok, { ...asked('={{ $json.adres }}'), perSecond: 5 })),
        set('Bezoek zonder plek', { response: ['object', '={{ { docs: [] } }}'] }),
        append('Alle bezoeken'),
        set('Bezoek met plek', {
          ...Object.fromEntries(
            ['nummer', 'monteur', 'mail', 'klant', 'adres']
              .map((veld) => [veld, from('Alleen morgen', veld)] as const)
              .map(([veld, bron]) => [veld, `=${bron}`]),
          ),
          plek: "={{ $json.response?.docs?.[0]?.centroide_ll ?? '' }}",
        }),
        onlyOnce(http('Zoek het vertrekpunt', pdok, asked(home))),
        code(
          'Leg op volgorde',
          `
const plek = (punt) => { const [, lon, lat] = /POINT\\(([\\d.]+) ([\\d.]+)\\)/.exec(String(punt ?? '')) ?? []; return lat ? [Number(lat), Number(lon)] : null; };
const afstand = (a, b) => Math.hypot(a[0] - b[0], (a[1] - b[1]) * Math.cos((a[0] * Math.PI) / 180)) * 111;
const begin = plek($input.first().json.response?.docs?.[0]?.centroide_ll);
const bezoeken = $('Bezoek met plek').all().map(({ json }) => ({ ...json, plek: plek(json.plek) }));
const ritten = new Map();
for (const een of bezoeken) ritten.set(een.monteur, [...(ritten.get(een.monteur) ?? []), een]);
const uit = [];
for (const [, lijst] of ritten) {
  const open = lijst.filter(({ plek }) => plek);
  let hier = begin ?? open[0]?.plek;
  let volgnummer = 0;
  while (open.length > 0) {
    open.sort((a, b) => afstand(hier, a.plek) - afstand(hier, b.plek));
    const een = open.shift();
    uit.push({ ...een, volgorde: ++volgnummer, km: Math.round(afstand(hier, een.plek)) });
    hier = een.plek;
  }
  for (const een of lijst.filter(({ plek }) => !plek)) uit.push({ ...een, volgorde: ++volgnummer, km: null });
}
return uit.map(({ plek: gevonden, ...json }) => ({ json: { ...json, gevonden: gevonden !== null } }));`,
        ),
        table.upsert('Zet de volgorde in de tabel', say('Bezoeken', 'Visits'), say('Nummer', 'Number'), {
          [say('Nummer', 'Number')]: '={{ $json.nummer }}',
          [say('Volgorde', 'Order')]: '={{ $json.volgorde }}',
        }),
        code(
          'Eén rit per monteur',
          `
const ritten = {};
for (const { json } of $input.all()) (ritten[json.mail || json.monteur] ??= { mail: json.mail ?? '', monteur: json.monteur, regels: [] }).regels.push(json.volgorde + '. ' + json.klant + ', ' + json.adres + (json.km === null ? ' (${say('adres niet gevonden, zelf nakijken', 'address not found, check it yourself')})' : ' (' + json.km + ' km)'));
return Object.values(ritten).map((rit) => ({ json: { ...rit, lijst: rit.regels.join('<br>') } }));`,
        ),
        withErrorBranch(
          mailer.send(
            'Mail de rit',
            '={{ $json.mail }}',
            say('Je rit van morgen', 'Your round of tomorrow'),
            say(
              '=Beste {{ $json.monteur }},<br><br>Morgen in deze volgorde (afstanden hemelsbreed):<br>{{ $json.lijst }}',
              '=Dear {{ $json.monteur }},<br><br>Tomorrow in this order (distances as the crow flies):<br>{{ $json.lijst }}',
            ),
          ),
        ),
        chat.post(
          'Meld wie geen rit kreeg',
          say(
            "=De rit van morgen ging niet naar {{ $('Eén rit per monteur').item.json.monteur || 'een bezoek zonder monteur' }} ({{ $('Eén rit per monteur').item.json.mail || 'geen mailadres' }}). Geef hem zelf door:\n{{ $('Eén rit per monteur').item.json.regels.join('\\n') }}",
            "=The round of tomorrow did not go to {{ $('Eén rit per monteur').item.json.monteur || 'a visit without an engineer' }} ({{ $('Eén rit per monteur').item.json.mail || 'no address' }}). Pass it on yourself:\n{{ $('Eén rit per monteur').item.json.regels.join('\\n') }}",
          ),
        ),
        keep('Niet gevonden', [['={{ $json.gevonden }}', 'no']]),
        gather('Samen in één bericht', 'bezoeken'),
        chat.post(
          'Meld vreemde adressen',
          say(
            "=Deze adressen van morgen staan niet bij het Kadaster:\n{{ $json.bezoeken.map((b) => b.nummer + ' ' + b.klant + ': ' + b.adres).join('\\n') }}",
            "=The land registry does not know these addresses of tomorrow:\n{{ $json.bezoeken.map((b) => b.nummer + ' ' + b.klant + ': ' + b.adres).join('\\n') }}",
          ),
        ),
      ],
      flow: [
        `Werkdagen om vier uur > ${visit.path} > Alleen morgen > Zoek het bezoekadres > Alle bezoeken > Bezoek met plek > Zoek het vertrekpunt > Leg op volgorde > Eén rit per monteur > Mail de rit`,
        'Mail de rit #1 > Meld wie geen rit kreeg',
        'Zoek het bezoekadres #1 > Bezoek zonder plek > Alle bezoeken @1',
        'Leg op volgorde > Niet gevonden > Samen in één bericht > Meld vreemde adressen',
        'Leg op volgorde > Zet de volgorde in de tabel',
      ],
    };
  },
});

export const meterReadings = recipe({
  id: 'meter-readings-round',
  category: 'data',
  tags: ['meterstanden', 'vastgoed', 'vve', 'verhuur', 'formulier'],
  saves: spares(
    90,
    'De beheerder belt huurders na, typt standen over en ziet typefouten te laat.',
    'The manager chases tenants, copies readings and sees typing errors too late.',
  ),
  variants: combine({ table: fullTables, mailer: mailboxes }, { take: 2 }),
  build: ({ table, mailer }) => {
    const most = limitOf(
      'most-usage',
      ['Hoogste gewone verbruik', 'Highest ordinary usage'],
      [
        'Hoeveel een meter sinds de vorige stand hooguit oploopt.',
        'How much a meter rises at most since its last reading.',
      ],
      400,
    );
    const meters = rowsOf(table, 'Lees alle meters', say('Meters', 'Meters'), 'Meter zonder stand', {
      meter: say('Meternummer', 'Meter number'),
      naam: say('Naam', 'Name'),
      mail: 'E-mail',
      op: say('Opgenomen', 'Read on'),
    });
    const cell = (column: string) => table.cell(column);
    return {
      name: both(
        `Meterstanden van huurders opvragen en controleren in ${table.app.label} met ${mailer.app.label}`,
        `Ask for and check meter readings of tenants in ${table.app.label} with ${mailer.app.label}`,
      ),
      description: both(
        `Een huurder vult de stand in een formulier in; een stand die lager is dan de vorige of te hard stijgt gaat eerst langs de beheerder. Wie op de vijfde niets doorgaf, krijgt een herinnering via ${mailer.app.label}.`,
        `A tenant enters the reading in a form; one below the last or rising too fast goes to the manager first. Whoever gave none by the fifth gets a reminder through ${mailer.app.label}.`,
      ),
      benefit: both(
        'Alle standen op tijd binnen en zonder typefouten in de afrekening.',
        'All readings in on time, and no typing errors in the settlement.',
      ),
      uses: [
        [table, both('bevat de meters en hun standen', 'holds the meters and their readings')],
        [mailer, both('herinnert huurders en vraagt de beheerder', 'reminds tenants and asks the manager')],
      ],
      setup: [
        both(
          'Geef het tabblad Meters de kolommen Meternummer, Naam, E-mail, Stand en Opgenomen, en Standen de kolommen Meternummer, Datum, Stand en Verbruik.',
          'Give the tab Meters the columns Meter number, Name, E-mail, Reading and Read on, and Readings the columns Meter number, Date, Reading and Usage.',
        ),
      ],
      notes: [
        {
          over: ['Geloofwaardig?', 'Vraag de beheerder'],
          text: say(
            '## Eerst kijken, dan boeken\nEen nieuwe meter begint weer bij nul en een lekkage geeft een hoge stand: beide kunnen kloppen. Daarom weigert het formulier niets, maar beslist de beheerder. Na drie dagen zonder antwoord telt de stand niet.',
            '## Look first, then keep\nA new meter begins at zero again and a leak gives a high reading: both may be right. So the form refuses nothing, but the manager decides. After three days without an answer the reading does not count.',
          ),
        },
      ],
      names: {
        'Stand doorgeven': 'Give a reading',
        'Opgegeven stand': 'Given reading',
        'Zoek de meter': 'Find the meter',
        'Vergelijk met de vorige': 'Compare with the last',
        'Bekende meter?': 'Known meter?',
        'Geloofwaardig?': 'Plausible?',
        'Vraag de beheerder': 'Ask the manager',
        'Mag de stand mee?': 'May the reading count?',
        'Schrijf de stand bij': 'Add the reading',
        'Werk de meter bij': 'Update the meter',
        'Meld een onbekende meter': 'Report an unknown meter',
        'Laat de huurder opnieuw kijken': 'Have the tenant look again',
        'Vijfde van de maand': 'Fifth of the month',
        'Lees alle meters': 'Read all meters',
        'Meter zonder stand': 'Meter without a reading',
        'Nog niet deze maand': 'Not this month yet',
        'Herinner de huurder': 'Remind the tenant',
        'Niet bereikt': 'Not reached',
        'Mail wie niet bereikt is': 'Mail who was not reached',
      },
      nodes: [
        openForm(
          'Stand doorgeven',
          say('Meterstand doorgeven', 'Give a meter reading'),
          say(
            'Het meternummer staat op de meter. Vul de cijfers voor de komma in.',
            'The number stands on the meter. Enter the figures before the comma.',
          ),
          [
            ['meter', say('Meternummer', 'Meter number')],
            ['stand', say('Stand', 'Reading'), 'number'],
          ],
        ),
        set('Opgegeven stand', {
          meter: "={{ String($json.meter ?? '').replace(/\\s/g, '') }}",
          stand: ['number', '={{ Number($json.stand) || 0 }}'],
        }),
        evenWhenEmpty(
          table.find(
            'Zoek de meter',
            say('Meters', 'Meters'),
            say('Meternummer', 'Meter number'),
            '={{ $json.meter }}',
          ),
        ),
        onlyOnce(
          set('Vergelijk met de vorige', {
            meter: "={{ $('Opgegeven stand').item.json.meter }}",
            stand: ['number', "={{ $('Opgegeven stand').item.json.stand }}"],
            vorige: [
              'number',
              `={{ Number(String(${cell(say('Stand', 'Reading'))} ?? '').replace(/€|[.](?=.*,)/g, '').replace(',', '.')) || 0 }}`,
            ],
            bekend: ['boolean', `={{ String(${cell(say('Meternummer', 'Meter number'))} ?? '') !== '' }}`],
            naam: `={{ ${cell(say('Naam', 'Name'))} ?? '' }}`,
            mail: `={{ ${cell('E-mail')} ?? '' }}`,
          }),
        ),
        when('Bekende meter?', [['={{ $json.bekend }}', 'yes']]),
        when('Geloofwaardig?', [
          ['={{ $json.stand >= $json.vorige }}', 'yes'],
          [`={{ $json.stand - $json.vorige <= Number('${most}') }}`, 'yes'],
        ]),
        answeredWithin(
          mailer.approve(
            'Vraag de beheerder',
            mailOf.administration,
            say(
              '=Klopt de stand van meter {{ $json.meter }}?',
              '=Is the reading of meter {{ $json.meter }} right?',
            ),
            say(
              '=Meter {{ $json.meter }} ({{ $json.naam }}) stond op {{ $json.vorige }} en zou nu op {{ $json.stand }} staan. Keur goed om deze stand te bewaren.',
              '=Meter {{ $json.meter }} ({{ $json.naam }}) stood at {{ $json.vorige }} and would now stand at {{ $json.stand }}. Approve to keep this reading.',
            ),
          ),
          3,
          'days',
        ),
        when('Mag de stand mee?', [['={{ $json.data?.approved }}', 'yes']]),
        table.append('Schrijf de stand bij', say('Standen', 'Readings'), {
          [say('Meternummer', 'Meter number')]: "={{ $('Vergelijk met de vorige').item.json.meter }}",
          [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
          [say('Stand', 'Reading')]: "={{ $('Vergelijk met de vorige').item.json.stand }}",
          [say('Verbruik', 'Usage')]:
            "={{ $('Vergelijk met de vorige').item.json.stand - $('Vergelijk met de vorige').item.json.vorige }}",
        }),
        table.upsert('Werk de meter bij', say('Meters', 'Meters'), say('Meternummer', 'Meter number'), {
          [say('Meternummer', 'Meter number')]: "={{ $('Vergelijk met de vorige').item.json.meter }}",
          [say('Stand', 'Reading')]: "={{ $('Vergelijk met de vorige').item.json.stand }}",
          [say('Opgenomen', 'Read on')]: '={{ $now.toISODate() }}',
        }),
        mailer.send(
          'Meld een onbekende meter',
          mailOf.administration,
          say('Stand van een onbekende meter', 'Reading of an unknown meter'),
          say(
            '=Iemand gaf de stand {{ $json.stand }} door voor meter {{ $json.meter }}, die niet in de lijst staat. De stand is niet bewaard.',
            '=Somebody gave the reading {{ $json.stand }} for meter {{ $json.meter }}, which is not in the list. The reading was not kept.',
          ),
        ),
        mailer.send(
          'Laat de huurder opnieuw kijken',
          "={{ $('Vergelijk met de vorige').item.json.mail }}",
          say('Wil je je meter nog eens aflezen?', 'Will you read your meter once more?'),
          say(
            `=Beste {{ $('Vergelijk met de vorige').item.json.naam }},<br><br>De stand {{ $('Vergelijk met de vorige').item.json.stand }} die je doorgaf is niet bewaard, omdat hij niet past bij de vorige stand {{ $('Vergelijk met de vorige').item.json.vorige }}. Wil je de meter opnieuw aflezen en het formulier nog een keer invullen? ${formAddress}`,
            `=Dear {{ $('Vergelijk met de vorige').item.json.naam }},<br><br>The reading {{ $('Vergelijk met de vorige').item.json.stand }} that you gave was not kept, as it does not fit the last reading {{ $('Vergelijk met de vorige').item.json.vorige }}. Will you read the meter again and fill in the form once more? ${formAddress}`,
          ),
        ),
        cron('Vijfde van de maand', '0 9 5 * *'),
        ...meters.nodes,
        keep('Nog niet deze maand', [
          ["={{ String($json.op ?? '').slice(0, 7) !== $now.toFormat('yyyy-MM') }}", 'yes'],
          ["={{ String($json.meter ?? '') }}", 'filled'],
        ]),
        withErrorBranch(
          mailer.send(
            'Herinner de huurder',
            '={{ $json.mail }}',
            say(
              '=Geef de stand van meter {{ $json.meter }} door',
              '=Give the reading of meter {{ $json.meter }}',
            ),
            say(
              `=Beste {{ $json.naam }},<br><br>We hebben deze maand nog geen stand van meter {{ $json.meter }}. Wil je hem aflezen en in het formulier invullen? Het duurt een minuut: ${formAddress}`,
              `=Dear {{ $json.naam }},<br><br>We have no reading of meter {{ $json.meter }} this month yet. Will you read it and fill in the form? It takes a minute: ${formAddress}`,
            ),
          ),
        ),
        gather('Niet bereikt', 'meters'),
        mailer.send(
          'Mail wie niet bereikt is',
          mailOf.administration,
          say(
            '={{ $json.meters.length }} huurders niet bereikt over hun meterstand',
            '={{ $json.meters.length }} tenants were not reached about their reading',
          ),
          say(
            'Niet elke herinnering ging weg. Kijk in de tabel Meters wie deze maand nog geen stand heeft en vul daar het mailadres aan; zonder adres kan niemand worden herinnerd.',
            'Not every reminder left. See in the table Meters who has no reading this month and complete the mail address there; without one nobody can be reminded.',
          ),
        ),
      ],
      flow: [
        'Stand doorgeven > Opgegeven stand > Zoek de meter > Vergelijk met de vorige > Bekende meter? > Geloofwaardig? > Schrijf de stand bij > Werk de meter bij',
        'Bekende meter? #1 > Meld een onbekende meter',
        'Geloofwaardig? #1 > Vraag de beheerder > Mag de stand mee? > Schrijf de stand bij',
        'Mag de stand mee? #1 > Laat de huurder opnieuw kijken',
        `Vijfde van de maand > ${meters.path} > Nog niet deze maand > Herinner de huurder`,
        'Herinner de huurder #1 > Niet bereikt > Mail wie niet bereikt is',
      ],
    };
  },
});
