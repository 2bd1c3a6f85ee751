import { ownLimit } from '../../apps/limits.js';
import { officeChats, officeMail, officeTables } from '../../apps/office.js';
import { formAddress, limitOf, mailbox, mailOf } from '../../apps/values.js';
import {
  AS_AMOUNT,
  AS_DAY,
  alsoRows,
  asEuro,
  both,
  code,
  combine,
  cron,
  everyDay,
  formEnd,
  formWithEnding,
  from,
  onlyNew,
  openForm,
  recipe,
  rowsOf,
  SAFE_TEXT,
  say,
  spares,
  TO_CENT,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const KITCHEN = mailbox(['de keuken', 'the kitchen'], ['keuken', 'kitchen']);

export const temperatureRound = recipe({
  id: 'haccp-temperatures-with-action',
  category: 'productivity',
  tags: ['haccp', 'horeca', 'temperatuur', 'koeling', 'voedselveiligheid', 'nvwa'],
  saves: spares(
    20,
    'De kok schrijft temperaturen op papier en de chef zoekt vergeten metingen.',
    'The cook writes temperatures on paper and the chef looks for forgotten readings.',
  ),
  variants: combine(
    { table: officeTables, chat: officeChats, mailer: officeMail },
    { take: 3, apart: ['table', 'chat'] },
  ),
  build: ({ table, chat, mailer }) => {
    const tab = say('Metingen', 'Readings');
    const fridges = rowsOf(table, 'Lees meetpunten', say('Meetpunten', 'Measuring points'), 'Meetpunt', {
      punt: say('Meetpunt', 'Point'),
      laagst: say('Minimaal', 'Lowest'),
      hoogst: say('Maximaal', 'Highest'),
    });
    const expected = rowsOf(
      table,
      'Lees verwachte punten',
      say('Meetpunten', 'Measuring points'),
      'Verwacht punt',
      { punt: say('Meetpunt', 'Point') },
    );
    const done = alsoRows(
      rowsOf(table, 'Lees metingen', tab, 'Meting', {
        punt: say('Meetpunt', 'Point'),
        om: say('Gemeten op', 'Measured at'),
      }),
    );
    const values = (extra: { [column: string]: string }) => ({
      [say('Meetpunt', 'Point')]: '={{ $json.punt }}',
      [say('Gemeten op', 'Measured at')]: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
      [say('Graden', 'Degrees')]: '={{ $json.graden }}',
      [say('Oordeel', 'Verdict')]: '={{ $json.oordeel }}',
      [say('Maatregel', 'Action')]: '={{ $json.maatregel }}',
      [say('Door', 'By')]: '={{ $json.door }}',
      ...extra,
    });
    return {
      name: both(
        `HACCP-temperaturen meten met een formulier, afwijkingen met maatregel in ${table.app.label} en een seintje in ${chat.app.label}`,
        `Measure HACCP temperatures with a form, deviations with their action in ${table.app.label} and a word in ${chat.app.label}`,
      ),
      description: both(
        `De kok kiest meetpunt en temperatuur; het formulier toetst aan de grenzen in ${table.app.label} en vraagt bij een afwijking om een maatregel. ${chat.app.label} hoort afwijkingen meteen, en ${mailer.app.label} mailt om tien uur wat niet gemeten is.`,
        `The cook fills in point and temperature; the form tests it against the limits in ${table.app.label} and asks for an action at a deviation. ${chat.app.label} hears of deviations at once, and at ten ${mailer.app.label} mails what was not measured.`,
      ),
      benefit: both('Bij een controle ligt het register klaar.', 'At an inspection the register is ready.'),
      uses: [
        [table, both('heeft de grenzen en het register', 'has the limits and the register')],
        [chat, both('hoort van afwijkingen', 'hears of deviations')],
        [mailer, both('mailt vergeten metingen', 'mails forgotten readings')],
      ],
      setup: [
        both(
          'Maak de tabel Meetpunten met de kolommen Meetpunt, Minimaal en Maximaal (in graden), zoals Koeling 1, 0 en 7.',
          'Make the table Measuring points with the columns Point, Lowest and Highest (in degrees), such as Fridge 1, 0 and 7.',
        ),
        both(
          'Maak de tabel Metingen met de kolommen Meetpunt, Gemeten op, Graden, Oordeel, Maatregel en Door.',
          'Make the table Readings with the columns Point, Measured at, Degrees, Verdict, Action and By.',
        ),
      ],
      notes: [
        {
          over: ['Toets aan de grenzen', 'Binnen de grenzen?'],
          text: say(
            '## Een afwijking zonder maatregel telt niet\nWie buiten de grenzen meet zonder maatregel in te vullen, moet opnieuw: opschrijven dat het warm was is niet genoeg. De grenzen komen uit je eigen hygiënecode, niet uit deze flow.',
            '## A deviation without an action does not count\nWho measures outside the limits without filling in an action has to do it again: writing down that it was warm is not enough. The limits come from your own hygiene code, not from this workflow.',
          ),
        },
      ],
      names: {
        'Temperatuur gemeten': 'Temperature measured',
        'Lees meetpunten': 'Read the measuring points',
        Meetpunt: 'Measuring point',
        'Toets aan de grenzen': 'Test against the limits',
        'Meting bruikbaar?': 'Reading usable?',
        'Schrijf in het register': 'Write in the register',
        'Binnen de grenzen?': 'Within the limits?',
        'Toon dat het goed is': 'Show that it is fine',
        'Meld afwijking': 'Report the deviation',
        'Toon de vervolgstap': 'Show the next step',
        'Toon wat er mist': 'Show what is missing',
        'Elke avond om tien': 'Every evening at ten',
        'Lees verwachte punten': 'Read the expected points',
        'Verwacht punt': 'Expected point',
        'Lees metingen': 'Read the readings',
        Meting: 'Reading',
        'Wat is niet gemeten?': 'What was not measured?',
        'Mail vergeten metingen': 'Mail the forgotten readings',
      },
      nodes: [
        formWithEnding(
          'Temperatuur gemeten',
          say('Temperatuur meten', 'Measure a temperature'),
          say(
            'Meet in het product of de lucht, niet op het scherm van de koeling.',
            'Measure in the product or the air, not on the display of the fridge.',
          ),
          [
            ['punt', say('Meetpunt', 'Measuring point')],
            ['graden', say('Temperatuur in graden', 'Temperature in degrees')],
            ['maatregel?', say('Maatregel (bij een afwijking)', 'Action (at a deviation)')],
            ['door', say('Jouw naam', 'Your name')],
          ],
        ),
        ...fridges.nodes,
        code(
          'Toets aan de grenzen',
          `
${AS_AMOUNT}
const vraag = $('Temperatuur gemeten').first().json, naam = (v) => String(v ?? '').trim().toLowerCase();
const punten = $input.all().map(({ json }) => json).filter((een) => naam(een.punt));
const punt = punten.find((een) => naam(een.punt) === naam(vraag.punt)), graden = getal(vraag.graden), maatregel = String(vraag.maatregel ?? '').trim();
const laagst = getal(punt?.laagst), hoogst = getal(punt?.hoogst);
const goed = graden !== null && (laagst === null || graden >= laagst) && (hoogst === null || graden <= hoogst);
const mist = !punt ? '${say('Onbekend meetpunt. Kies uit: ', 'Unknown point. Choose from: ')}' + punten.map((een) => een.punt).join(', ') : graden === null ? '${say('De temperatuur is geen getal.', 'The temperature is no number.')}' : !goed && !maatregel ? '${say('Buiten de grenzen: vul in wat je deed, zoals weggegooid of bijgesteld.', 'Outside the limits: fill in what you did, such as thrown away or adjusted.')}' : '';
return [{ json: { mist, goed, punt: punt?.punt ?? vraag.punt, graden, oordeel: goed ? '${say('goed', 'fine')}' : '${say('afwijking', 'deviation')}', maatregel, door: vraag.door, grens: (laagst ?? '-') + ' ${say('tot', 'to')} ' + (hoogst ?? '-') } }];`,
        ),
        when('Meting bruikbaar?', [['={{ $json.mist }}', 'empty']]),
        table.append('Schrijf in het register', tab, values({})),
        when('Binnen de grenzen?', [["={{ $('Toets aan de grenzen').item.json.goed }}", 'yes']]),
        formEnd(
          'Toon dat het goed is',
          say('Goed', 'Fine'),
          say(
            "={{ $('Toets aan de grenzen').item.json.punt }}: {{ $('Toets aan de grenzen').item.json.graden }} graden staat in het register.",
            "={{ $('Toets aan de grenzen').item.json.punt }}: {{ $('Toets aan de grenzen').item.json.graden }} degrees is in the register.",
          ),
        ),
        chat.post(
          'Meld afwijking',
          say(
            "=Afwijking: {{ $('Toets aan de grenzen').item.json.punt }} is {{ $('Toets aan de grenzen').item.json.graden }} graden (grens {{ $('Toets aan de grenzen').item.json.grens }}). {{ $('Toets aan de grenzen').item.json.door }} deed: {{ $('Toets aan de grenzen').item.json.maatregel }}",
            "=Deviation: {{ $('Toets aan de grenzen').item.json.punt }} is {{ $('Toets aan de grenzen').item.json.graden }} degrees (limits {{ $('Toets aan de grenzen').item.json.grens }}). {{ $('Toets aan de grenzen').item.json.door }} did: {{ $('Toets aan de grenzen').item.json.maatregel }}",
          ),
        ),
        formEnd(
          'Toon de vervolgstap',
          say('Afwijking genoteerd', 'Deviation noted'),
          say(
            'De afwijking staat met je maatregel in het register en de chef weet het. Meet over een uur opnieuw.',
            'The deviation is in the register with your action and the chef knows. Measure again in an hour.',
          ),
        ),
        formEnd('Toon wat er mist', say('Nog niet genoteerd', 'Not noted yet'), '={{ $json.mist }}'),
        everyDay('Elke avond om tien', 22),
        ...expected.nodes,
        ...done.nodes,
        code(
          'Wat is niet gemeten?',
          `
const naam = (v) => String(v ?? '').trim().toLowerCase(), vandaag = $now.toFormat('yyyy-MM-dd');
const gemeten = new Set($input.all().map(({ json }) => json).filter((een) => String(een.om ?? '').startsWith(vandaag)).map((een) => naam(een.punt)));
const mist = [...new Set($('Verwacht punt').all().map(({ json }) => String(json.punt ?? '').trim()).filter(Boolean))].filter((punt) => !gemeten.has(naam(punt)));
return mist.length === 0 ? [] : [{ json: { aantal: mist.length, lijst: mist.join(', ') } }];`,
        ),
        mailer.send(
          'Mail vergeten metingen',
          KITCHEN,
          say(
            '={{ $json.aantal }} punten zijn vandaag niet gemeten',
            '={{ $json.aantal }} points were not measured today',
          ),
          say(
            '=Vandaag niet gemeten: {{ $json.lijst }}. Meet voor sluiten alsnog; vul nooit achteraf een temperatuur in.',
            '=Not measured today: {{ $json.lijst }}. Measure before closing; never fill in a temperature afterwards.',
          ),
        ),
      ],
      flow: [
        `Temperatuur gemeten > ${fridges.path} > Toets aan de grenzen > Meting bruikbaar? > Schrijf in het register > Binnen de grenzen? > Toon dat het goed is`,
        'Binnen de grenzen? #1 > Meld afwijking > Toon de vervolgstap',
        'Meting bruikbaar? #1 > Toon wat er mist',
        `Elke avond om tien > ${expected.path} > ${done.path} > Wat is niet gemeten? > Mail vergeten metingen`,
      ],
    };
  },
});

export const touristTax = recipe({
  id: 'tourist-tax-return-from-stays',
  category: 'productivity',
  tags: ['toeristenbelasting', 'gemeente', 'bed and breakfast', 'vakantieverhuur', 'nachtregister'],
  saves: spares(
    60,
    'De verhuurder telt per kwartaal overnachtingen uit zijn boekingen.',
    'The host adds up overnight stays from the bookings each quarter.',
  ),
  variants: combine({ table: officeTables, mailer: officeMail }, { take: 3, apart: ['table', 'mailer'] }),
  build: ({ table, mailer }) => {
    const rows = rowsOf(table, 'Lees verblijven', say('Verblijven', 'Stays'), 'Verblijf', {
      boeking: say('Boeking', 'Booking'),
      van: say('Aankomst', 'Arrival'),
      tot: say('Vertrek', 'Departure'),
      gasten: say('Gasten', 'Guests'),
      kinderen: say('Vrijgestelde kinderen', 'Exempt children'),
      omzet: say('Logiesprijs', 'Price of stay'),
    });
    return {
      name: both(
        `Aangifte toeristenbelasting voorbereiden uit de verblijven in ${table.app.label}, berekening via ${mailer.app.label}`,
        `Prepare the tourist tax return from the stays in ${table.app.label}, calculation via ${mailer.app.label}`,
      ),
      description: both(
        `Na elk kwartaal telt hij uit ${table.app.label} de belaste overnachtingen, ook van verblijven over de kwartaalgrens, en rekent de belasting per nacht of als percentage uit. ${mailer.app.label} mailt de opgave, of eerst welke verblijven niet kloppen.`,
        `After each quarter it counts the taxed nights in ${table.app.label}, of stays across its border too, and works out the tax by night or as a percentage. ${mailer.app.label} mails the statement, or first which stays are wrong.`,
      ),
      benefit: both(
        'De opgave aan de gemeente kost een minuut.',
        'The statement to the municipality takes a minute.',
      ),
      uses: [
        [table, both('heeft de verblijven en bewaart de opgaven', 'has the stays and keeps the statements')],
        [mailer, both('mailt de berekening', 'mails the calculation')],
      ],
      setup: [
        both(
          'Maak de tabel Verblijven met de kolommen Boeking, Aankomst, Vertrek, Gasten, Vrijgestelde kinderen en Logiesprijs (van het hele verblijf, zonder btw en schoonmaak).',
          'Make the table Stays with the columns Booking, Arrival, Departure, Guests, Exempt children and Price of stay (of the whole stay, without VAT and cleaning).',
        ),
        both(
          'Maak de tabel Opgaven toeristenbelasting met de kolommen Kwartaal (uniek), Belaste nachten en Belasting: je bewijs van wat je opgaf.',
          'Make the table Tourist tax statements with the columns Quarter (unique), Taxed nights and Tax: your proof of what you reported.',
        ),
        both(
          'Tarief en vrijstellingen staan in de verordening van je gemeente. Rekent zij een percentage, zet dan het tarief per nacht op 0.',
          'Rate and exemptions are in the by-law of your municipality. Where it takes a percentage, set the rate a night to 0.',
        ),
      ],
      names: {
        'Derde dag na het kwartaal': 'Third day after the quarter',
        'Lees verblijven': 'Read the stays',
        Verblijf: 'Stay',
        'Tel nachten en belasting': 'Count nights and tax',
        'Alles leesbaar?': 'All readable?',
        'Mail opgave': 'Mail the statement',
        'Bewaar opgave': 'Keep the statement',
        'Mail eerst verbeteren': 'Mail to mend first',
      },
      nodes: [
        cron('Derde dag na het kwartaal', '0 8 3 1,4,7,10 *'),
        ...rows.nodes,
        code(
          'Tel nachten en belasting',
          `
${AS_DAY}
${AS_AMOUNT}
${TO_CENT}
${asEuro()}
const begin = $now.minus({ months: 1 }).startOf('quarter'), einde = begin.plus({ months: 3 });
const tarief = Number('${limitOf('rate-a-night', ['Tarief per persoon per nacht', 'Rate a person a night'], ['In euro, met een punt; 0 als je gemeente een percentage rekent.', 'In euros; 0 where your municipality takes a percentage.'], 3)}') || 0;
const procent = Number('${limitOf('rate-percent', ['Percentage van de logiesprijs', 'Percentage of the price'], ['Alleen als je gemeente een percentage rekent, anders 0.', 'Only where your municipality takes a percentage, else 0.'], 0)}') || 0;
let nachten = 0, vrij = 0, prijs = 0, verblijven = 0; const fout = [];
for (const { json: een } of $input.all()) {
  const van = asDay(een.van), tot = asDay(een.tot), gasten = getal(een.gasten), kinderen = getal(een.kinderen) ?? 0;
  if (!String(een.boeking ?? '').trim()) continue;
  if (!van.isValid || !tot.isValid || tot <= van || gasten === null || gasten < 1 || kinderen > gasten) { fout.push(String(een.boeking)); continue; }
  const eerste = van > begin ? van : begin, laatste = tot < einde ? tot : einde;
  const hier = Math.round(laatste.startOf('day').diff(eerste.startOf('day'), 'days').days);
  if (hier <= 0) continue;
  const alle = Math.round(tot.startOf('day').diff(van.startOf('day'), 'days').days);
  verblijven += 1; nachten += hier * (gasten - kinderen); vrij += hier * kinderen;
  if (procent > 0) { const som = getal(een.omzet); if (som === null) fout.push(String(een.boeking)); else prijs += som * hier / alle * (gasten - kinderen) / gasten; }
}
return [{ json: { goed: fout.length === 0, fouten: fout.length, fout: fout.join(', '), kwartaal: 'Q' + begin.quarter + ' ' + begin.year, verblijven, nachten, vrij, belasting: euro(cent(nachten * tarief + prijs * procent / 100)) } }];`,
        ),
        when('Alles leesbaar?', [['={{ $json.goed }}', 'yes']]),
        mailer.send(
          'Mail opgave',
          mailOf.me,
          say(
            '=Toeristenbelasting {{ $json.kwartaal }}: {{ $json.belasting }}',
            '=Tourist tax {{ $json.kwartaal }}: {{ $json.belasting }}',
          ),
          say(
            '=Verblijven: {{ $json.verblijven }}<br>Belaste overnachtingen: {{ $json.nachten }}<br>Vrijgestelde overnachtingen: {{ $json.vrij }}<br>Belasting: <b>{{ $json.belasting }}</b><br><br>Geef dit op bij je gemeente en bewaar het nachtregister.',
            '=Stays: {{ $json.verblijven }}<br>Taxed nights: {{ $json.nachten }}<br>Exempt nights: {{ $json.vrij }}<br>Tax: <b>{{ $json.belasting }}</b><br><br>Report this to your municipality and keep the register of guests.',
          ),
        ),
        table.upsert(
          'Bewaar opgave',
          say('Opgaven toeristenbelasting', 'Tourist tax statements'),
          say('Kwartaal', 'Quarter'),
          {
            [say('Kwartaal', 'Quarter')]: "={{ $('Tel nachten en belasting').item.json.kwartaal }}",
            [say('Belaste nachten', 'Taxed nights')]:
              "={{ $('Tel nachten en belasting').item.json.nachten }}",
            [say('Belasting', 'Tax')]: "={{ $('Tel nachten en belasting').item.json.belasting }}",
          },
        ),
        mailer.send(
          'Mail eerst verbeteren',
          mailOf.me,
          say(
            '=Toeristenbelasting {{ $json.kwartaal }}: {{ $json.fouten }} verblijven kloppen niet',
            '=Tourist tax {{ $json.kwartaal }}: {{ $json.fouten }} stays are wrong',
          ),
          say(
            '=Verbeter datums, gasten of prijs van: {{ $json.fout }}. Voer de flow daarna opnieuw uit. Zonder deze verblijven staat de teller op {{ $json.nachten }} overnachtingen en {{ $json.belasting }}.',
            '=Mend dates, guests or price of: {{ $json.fout }}. Then run the workflow again. Without these stays the count is {{ $json.nachten }} nights and {{ $json.belasting }}.',
          ),
        ),
      ],
      flow: [
        `Derde dag na het kwartaal > ${rows.path} > Tel nachten en belasting > Alles leesbaar? > Mail opgave > Bewaar opgave`,
        'Alles leesbaar? #1 > Mail eerst verbeteren',
      ],
    };
  },
});

const ORGANISER_DAYS = ownLimit(
  ['Dagen vooraf, organisator', 'Days ahead, organiser'],
  [
    'Hoeveel dagen vooraf de organisator hoort wie nog niet koos.',
    'How many days ahead the organiser hears who did not choose.',
  ],
  7,
);
const KITCHEN_DAYS = ownLimit(
  ['Dagen vooraf, keuken', 'Days ahead, kitchen'],
  ['Hoeveel dagen vooraf de keuken de lijst krijgt.', 'How many days ahead the kitchen gets the list.'],
  2,
);

export const groupMenu = recipe({
  id: 'group-menu-choices-to-kitchen',
  category: 'productivity',
  tags: ['restaurant', 'groepen', 'menukeuze', 'dieetwensen', 'kerstdiner', 'catering'],
  saves: spares(
    60,
    'De gastheer mailt met de groep over keuzes en telt ze voor de keuken.',
    'The host mails with the group about choices and counts them for the kitchen.',
  ),
  variants: combine(
    { table: officeTables, mailer: officeMail, chat: officeChats },
    { take: 3, apart: ['table', 'chat'] },
  ),
  build: ({ table, mailer, chat }) => {
    const choices = say('Menukeuzes', 'Menu choices');
    const groups = rowsOf(table, 'Lees groepen', say('Groepen', 'Groups'), 'Groep', {
      code: say('Groepscode', 'Group code'),
      naam: say('Groep', 'Group'),
      mail: say('Mail', 'Mail'),
      dag: say('Datum', 'Date'),
      gasten: say('Gasten', 'Guests'),
    });
    const made = alsoRows(
      rowsOf(table, 'Lees menukeuzes', choices, 'Menukeuze', {
        code: say('Groepscode', 'Group code'),
        gast: say('Gast', 'Guest'),
        voor: say('Voorgerecht', 'Starter'),
        hoofd: say('Hoofdgerecht', 'Main'),
        na: say('Nagerecht', 'Dessert'),
        dieet: say('Dieet', 'Diet'),
      }),
    );
    return {
      name: both(
        `Menukeuzes van groepen verzamelen in ${table.app.label}: herinnering via ${mailer.app.label}, keukenlijst in ${chat.app.label}`,
        `Gather menu choices of groups in ${table.app.label}: a reminder via ${mailer.app.label}, the kitchen list in ${chat.app.label}`,
      ),
      description: both(
        `Gasten kiezen met hun groepscode in een formulier. Op tijd vooraf hoort de organisator via ${mailer.app.label} hoeveel keuzes ontbreken; kort vooraf staat in ${chat.app.label} wat de keuken per gang maakt, met elk dieet bij naam.`,
        `Guests choose in a form with their group code. In time the organiser hears via ${mailer.app.label} how many choices are missing; shortly before ${chat.app.label} has what the kitchen makes for each course, with every diet by name.`,
      ),
      benefit: both(
        'De keuken weet op tijd wat er op tafel komt.',
        'The kitchen knows in time what goes on the table.',
      ),
      uses: [
        [table, both('bewaart groepen en keuzes', 'keeps groups and choices')],
        [mailer, both('herinnert de organisator', 'reminds the organiser')],
        [chat, both('krijgt de keukenlijst', 'receives the kitchen list')],
      ],
      setup: [
        both(
          'Maak de tabel Groepen met de kolommen Groepscode, Groep, Mail (van de organisator), Datum en Gasten.',
          'Make the table Groups with the columns Group code, Group, Mail (of the organiser), Date and Guests.',
        ),
        both(
          'Maak de tabel Menukeuzes met de kolommen Sleutel (uniek), Groepscode, Gast, Voorgerecht, Hoofdgerecht, Nagerecht en Dieet.',
          'Make the table Menu choices with the columns Key (unique), Group code, Guest, Starter, Main, Dessert and Diet.',
        ),
        both(
          'Zet je eigen gerechten in de keuzelijsten van het formulier "Menu gekozen".',
          'Put your own dishes in the lists of the form "Menu chosen".',
        ),
      ],
      notes: [
        {
          over: ['Tel per groep', 'Voor de keuken?'],
          text: say(
            '## Wie niet koos, eet mee\nMist een keuze, dan telt de keukenlijst die gast apart: de chef kiest. Een allergie vult de gast zelf in en staat er letterlijk; vraag na wat onduidelijk is. Een tweede keuze van dezelfde gast vervangt de eerste.',
            '## Who did not choose eats too\nWhere a choice is missing the kitchen list counts that guest apart: the chef chooses. Guests fill in an allergy themselves and it is there word for word; ask about what is unclear. A second choice of the same guest replaces the first.',
          ),
        },
      ],
      names: {
        'Menu gekozen': 'Menu chosen',
        'Bewaar keuze': 'Keep the choice',
        'Elke ochtend om negen': 'Every morning at nine',
        'Lees groepen': 'Read the groups',
        Groep: 'Group',
        'Lees menukeuzes': 'Read the menu choices',
        Menukeuze: 'Menu choice',
        'Tel per groep': 'Count by group',
        'Nog niet gestuurd': 'Not sent yet',
        'Voor de keuken?': 'For the kitchen?',
        'Post keukenlijst': 'Post the kitchen list',
        'Herinner organisator': 'Remind the organiser',
        'Meld dat organisator niets kreeg': 'Report that the organiser got nothing',
      },
      nodes: [
        openForm(
          'Menu gekozen',
          say('Kies je menu', 'Choose your menu'),
          say('Met de code van je groep.', 'With the code of your group.'),
          [
            ['code', say('Groepscode', 'Group code')],
            ['gast', say('Jouw naam', 'Your name')],
            [
              'voor',
              say('Voorgerecht', 'Starter'),
              'dropdown',
              [say('Soep', 'Soup'), 'Carpaccio', say('Geitenkaas', 'Goat cheese')],
            ],
            [
              'hoofd',
              say('Hoofdgerecht', 'Main'),
              'dropdown',
              [say('Vis', 'Fish'), say('Vlees', 'Meat'), say('Vegetarisch', 'Vegetarian')],
            ],
            [
              'na',
              say('Nagerecht', 'Dessert'),
              'dropdown',
              [say('IJs', 'Ice cream'), say('Kaas', 'Cheese'), say('Koffie', 'Coffee')],
            ],
            ['dieet?', say('Allergie of dieet', 'Allergy or diet')],
          ],
        ),
        table.upsert('Bewaar keuze', choices, say('Sleutel', 'Key'), {
          [say('Sleutel', 'Key')]:
            '={{ String($json.code).trim().toUpperCase() }} {{ String($json.gast).trim().toLowerCase() }}',
          [say('Groepscode', 'Group code')]: '={{ String($json.code).trim().toUpperCase() }}',
          [say('Gast', 'Guest')]: '={{ String($json.gast).trim() }}',
          [say('Voorgerecht', 'Starter')]: '={{ $json.voor }}',
          [say('Hoofdgerecht', 'Main')]: '={{ $json.hoofd }}',
          [say('Nagerecht', 'Dessert')]: '={{ $json.na }}',
          [say('Dieet', 'Diet')]: "={{ $json.dieet ?? '' }}",
        }),
        everyDay('Elke ochtend om negen', 9),
        ...groups.nodes,
        ...made.nodes,
        code(
          'Tel per groep',
          `
${AS_DAY}
${AS_AMOUNT}
${SAFE_TEXT}
const sleutel = (v) => String(v ?? '').trim().toUpperCase(), vandaag = $now.startOf('day');
const keuzes = $input.all().map(({ json }) => json).filter((een) => sleutel(een.code));
return $('Groep').all().flatMap(({ json: groep }) => {
  const dag = asDay(groep.dag), gasten = getal(groep.gasten), mail = String(groep.mail ?? '').trim();
  if (!sleutel(groep.code) || !dag.isValid || gasten === null) return [];
  const nog = Math.round(dag.startOf('day').diff(vandaag, 'days').days), eigen = keuzes.filter((een) => sleutel(een.code) === sleutel(groep.code)), mist = Math.max(0, gasten - eigen.length);
  const keuken = nog <= ${KITCHEN_DAYS} && nog >= 0;
  if (!keuken && !(nog <= ${ORGANISER_DAYS} && nog > ${KITCHEN_DAYS} && mist > 0 && /^\\S+@\\S+\\.\\S+$/.test(mail))) return [];
  const tel = (gang) => { const per = {}; for (const een of eigen) { const gerecht = String(een[gang] ?? '').trim() || '-'; per[gerecht] = (per[gerecht] ?? 0) + 1; } return Object.entries(per).map(([gerecht, aantal]) => aantal + '× ' + gerecht).join(', ') || '-'; };
  return [{ json: { keuken, mail, code: sleutel(groep.code), groep: groep.naam || groep.code, veilig: cel(groep.naam || groep.code), dag: dag.toFormat('dd-MM-yyyy'), gasten, mist, voor: tel('voor'), hoofd: tel('hoofd'), na: tel('na'), dieet: eigen.filter((een) => String(een.dieet ?? '').trim()).map((een) => een.gast + ': ' + een.dieet).join('; ') || '-', sleutel: sleutel(groep.code) + ' ' + dag.toFormat('yyyy-MM-dd') + (keuken ? ' keuken' : ' herinnering') } }];
});`,
        ),
        onlyNew('Nog niet gestuurd', '={{ $json.sleutel }}'),
        when('Voor de keuken?', [['={{ $json.keuken }}', 'yes']]),
        chat.post(
          'Post keukenlijst',
          say(
            '={{ $json.groep }}, {{ $json.dag }}, {{ $json.gasten }} gasten\nVoor: {{ $json.voor }}\nHoofd: {{ $json.hoofd }}\nNa: {{ $json.na }}\nGeen keuze: {{ $json.mist }}\nDieet: {{ $json.dieet }}',
            '={{ $json.groep }}, {{ $json.dag }}, {{ $json.gasten }} guests\nStarters: {{ $json.voor }}\nMains: {{ $json.hoofd }}\nDesserts: {{ $json.na }}\nNo choice: {{ $json.mist }}\nDiets: {{ $json.dieet }}',
          ),
        ),
        withErrorBranch(
          mailer.send(
            'Herinner organisator',
            '={{ $json.mail }}',
            say(
              '=Nog {{ $json.mist }} menukeuzes voor {{ $json.dag }}',
              '={{ $json.mist }} menu choices missing for {{ $json.dag }}',
            ),
            say(
              `=Van {{ $json.veilig }} ontbreken nog {{ $json.mist }} van de {{ $json.gasten }} keuzes. Stuur je gasten deze link: ${formAddress}, met groepscode {{ $json.code }}. Uiterlijk {{ ${KITCHEN_DAYS} }} dagen vooraf koopt de keuken in; wie dan niet koos, krijgt de keuze van de chef.`,
              `=Of {{ $json.veilig }} {{ $json.mist }} of the {{ $json.gasten }} choices are missing. Send your guests this link: ${formAddress}, with group code {{ $json.code }}. At the latest {{ ${KITCHEN_DAYS} }} days ahead the kitchen buys; who did not choose by then gets the choice of the chef.`,
            ),
          ),
        ),
        chat.post(
          'Meld dat organisator niets kreeg',
          say(
            `=De herinnering aan ${from('Nog niet gestuurd', 'mail')} (${from('Nog niet gestuurd', 'groep')}, ${from('Nog niet gestuurd', 'dag')}) kon niet weg: er missen ${from('Nog niet gestuurd', 'mist')} keuzes. Bel even.`,
            `=The reminder to ${from('Nog niet gestuurd', 'mail')} (${from('Nog niet gestuurd', 'groep')}, ${from('Nog niet gestuurd', 'dag')}) could not go: ${from('Nog niet gestuurd', 'mist')} choices are missing. Please call.`,
          ),
        ),
      ],
      flow: [
        'Menu gekozen > Bewaar keuze',
        `Elke ochtend om negen > ${groups.path} > ${made.path} > Tel per groep > Nog niet gestuurd > Voor de keuken? > Post keukenlijst`,
        'Voor de keuken? #1 > Herinner organisator',
        'Herinner organisator #1 > Meld dat organisator niets kreeg',
      ],
    };
  },
});
