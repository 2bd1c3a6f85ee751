import { chats } from '../../apps/chats.js';
import { models } from '../../apps/models.js';
import { instagram } from '../../apps/socials.js';
import { fullTables } from '../../apps/tables.js';
import { ownProduct, targetGroup } from '../../apps/values.js';
import {
  ask,
  both,
  code,
  combine,
  dayOf,
  evenWhenEmpty,
  everyDay,
  everyWeek,
  keep,
  loop,
  parser,
  pause,
  recipe,
  say,
  set,
  splitOut,
  when,
  withErrorBranch,
} from '../../kit/index.js';

export const instagramPlan = recipe({
  id: 'instagram-from-table',
  category: 'social',
  tags: ['instagram', 'inplannen'],
  saves: {
    minutes: 12,
    nl: 'Iemand zet foto’s en teksten één voor één op Instagram.',
    en: 'Someone puts pictures and captions on Instagram one by one.',
  },
  variants: combine({ table: fullTables, chat: chats }, { take: 9, apart: ['table', 'chat'] }),
  build: ({ table, chat }) => ({
    name: both(
      `Instagram-foto's inplannen vanuit ${table.app.label} met melding in ${chat.app.label}`,
      `Schedule Instagram pictures from ${table.app.label} with a ${chat.app.label} alert`,
    ),
    description: both(
      `Plaatst elke avond de foto die in ${table.app.label} voor vandaag klaarstaat op Instagram, wacht tot Instagram hem verwerkt heeft, probeert het bij een fout nog eens en meldt de uitkomst in ${chat.app.label}.`,
      `Publishes the picture planned for today in ${table.app.label} on Instagram each evening, waits until Instagram has processed it, retries after an error and reports in ${chat.app.label}.`,
    ),
    benefit: both(
      'Elke dag een foto online zonder je telefoon te pakken.',
      'A picture online every day without reaching for your phone.',
    ),
    uses: [
      [table, both('bevat foto, tekst en datum', 'holds picture, caption and date')],
      [instagram, both('plaatst de foto', 'publishes the picture')],
      [chat, both('meldt de uitkomst', 'reports the outcome')],
    ],
    setup: [
      both(
        'Geef het tabblad Instagram de kolommen Nummer, Datum, Tekst, Foto (openbaar adres) en Status.',
        'Give the tab Instagram the columns Number, Date, Text, Photo (public address) and Status.',
      ),
    ],
    notes: [
      {
        over: ['Bereid foto voor', 'Publiceer foto'],
        text: say(
          '## Twee stappen\nInstagram wil eerst de foto klaarzetten en pas daarna publiceren. Na een minuut is hij bijna altijd verwerkt; lukt het niet, dan volgt na vijf minuten een tweede poging.',
          '## Two steps\nInstagram wants the picture prepared first and published only then. After a minute it is nearly always processed; if it fails, a second try follows after five minutes.',
        ),
      },
    ],
    names: {
      'Elke avond om zeven': 'Every evening at seven',
      'Lees planning': 'Read planning',
      'Foto van vandaag': 'Photo of today',
      'Vandaag en klaar': 'Today and ready',
      'Bereid foto voor': 'Prepare photo',
      'Wacht op verwerking': 'Wait for processing',
      'Publiceer foto': 'Publish photo',
      'Wacht langer': 'Wait longer',
      'Tweede poging': 'Second try',
      'Zet op geplaatst': 'Set to posted',
      'Meld plaatsing': 'Announce post',
      'Zet op mislukt': 'Set to failed',
      'Meld mislukking': 'Report failure',
    },
    nodes: [
      everyDay('Elke avond om zeven', 19),
      table.rows('Lees planning', 'Instagram'),
      set('Foto van vandaag', {
        nummer: `={{ ${table.cell(say('Nummer', 'Number'))} }}`,
        datum: `={{ ${dayOf(`String(${table.cell(say('Datum', 'Date'))} ?? '').trim().slice(0, 10)`)}.toISODate() ?? '' }}`,
        tekst: `={{ ${table.cell(say('Tekst', 'Text'))} }}`,
        foto: `={{ ${table.cell(say('Foto', 'Photo'))} }}`,
        status: `={{ ${table.cell('Status')} }}`,
      }),
      keep('Vandaag en klaar', [
        ['={{ $json.datum }}', 'is', "={{ $now.toFormat('yyyy-MM-dd') }}"],
        ['={{ $json.status }}', 'is', say('klaar', 'ready')],
      ]),
      withErrorBranch(instagram.prepare('Bereid foto voor', '={{ $json.tekst }}', '={{ $json.foto }}')),
      pause('Wacht op verwerking', 1, 'minutes'),
      withErrorBranch(instagram.publish('Publiceer foto', 'Bereid foto voor')),
      pause('Wacht langer', 5, 'minutes'),
      withErrorBranch(instagram.publish('Tweede poging', 'Bereid foto voor')),
      table.upsert('Zet op geplaatst', 'Instagram', say('Nummer', 'Number'), {
        [say('Nummer', 'Number')]: "={{ $('Foto van vandaag').item.json.nummer }}",
        Status: say('geplaatst', 'posted'),
      }),
      chat.post(
        'Meld plaatsing',
        say(
          "=Op Instagram geplaatst: {{ $('Foto van vandaag').item.json.tekst?.slice(0, 80) }}",
          "=Posted on Instagram: {{ $('Foto van vandaag').item.json.tekst?.slice(0, 80) }}",
        ),
      ),
      table.upsert('Zet op mislukt', 'Instagram', say('Nummer', 'Number'), {
        [say('Nummer', 'Number')]: "={{ $('Foto van vandaag').item.json.nummer }}",
        Status: say('mislukt', 'failed'),
      }),
      chat.post(
        'Meld mislukking',
        say(
          "=Instagram weigerde foto {{ $('Foto van vandaag').item.json.nummer }}. Controleer of het adres van de foto openbaar is.",
          "=Instagram refused photo {{ $('Foto van vandaag').item.json.nummer }}. Check that the address of the photo is public.",
        ),
      ),
    ],
    flow: [
      'Elke avond om zeven > Lees planning > Foto van vandaag > Vandaag en klaar > Bereid foto voor > Wacht op verwerking > Publiceer foto > Zet op geplaatst > Meld plaatsing',
      'Publiceer foto #1 > Wacht langer > Tweede poging > Zet op geplaatst',
      'Tweede poging #1 > Zet op mislukt > Meld mislukking',
      'Bereid foto voor #1 > Zet op mislukt',
    ],
  }),
});

export const calendarGaps = recipe({
  id: 'content-calendar-gaps',
  category: 'social',
  tags: ['contentkalender', 'ideeën', 'ai'],
  saves: {
    minutes: 40,
    nl: 'Iemand bladert elke week door de kalender en bedenkt wat er nog moet komen.',
    en: 'Someone leafs through the calendar weekly and thinks up what is missing.',
  },
  variants: combine(
    { table: fullTables, model: models, chat: chats },
    { take: 11, apart: ['table', 'model', 'chat'] },
  ),
  build: ({ table, model, chat }) => ({
    name: both(
      `Gaten in je contentkalender vullen: ideeën van ${model.app.label} in ${table.app.label} en ${chat.app.label}`,
      `Fill gaps in your content calendar: ${model.app.label} ideas in ${table.app.label} and ${chat.app.label}`,
    ),
    description: both(
      `Kijkt elke vrijdag welke werkdagen van volgende week nog leeg zijn in ${table.app.label}, laat ${model.app.label} per gat een idee uitwerken dat nog niet in de kalender stond en deelt de planning in ${chat.app.label}.`,
      `Checks every Friday which working days of next week are still empty in ${table.app.label}, has ${model.app.label} work out an idea per gap that is not in the calendar yet and shares the plan in ${chat.app.label}.`,
    ),
    benefit: both(
      'Op vrijdagmiddag staat volgende week al vol.',
      'By Friday afternoon next week is already filled.',
    ),
    uses: [
      [table, both('is de contentkalender', 'is the content calendar')],
      [model, both('bedenkt de berichten', 'thinks up the posts')],
      [chat, both('deelt de planning', 'shares the plan')],
    ],
    setup: [
      both(
        'Geef het tabblad Kalender de kolommen Nummer, Datum, Moment, Tekst, Netwerk en Status.',
        'Give the tab Calendar the columns Number, Date, Moment, Text, Network and Status.',
      ),
    ],
    notes: [
      {
        over: ['Zoek gaten', 'Gaten?'],
        text: say(
          '## Gaten\nEen werkdag zonder bericht is een gat. Weekenden tellen niet mee.',
          '## Gaps\nA working day without a post is a gap. Weekends do not count.',
        ),
      },
      {
        over: ['Per gat', 'Bedenk bericht'],
        text: say(
          '## Eén voor één\nElke dag krijgt een eigen invalshoek en de laatste vijftien berichten gaan mee, zodat niets zich herhaalt. Alles komt als voorstel, niets gaat vanzelf online.',
          '## One by one\nEach day gets an angle of its own and the last fifteen posts go along, so that nothing is repeated. Everything comes as a proposal, nothing goes online by itself.',
        ),
      },
    ],
    names: {
      'Vrijdag om twee': 'Friday at two',
      'Over ons': 'About us',
      'Lees kalender': 'Read calendar',
      Gepland: 'Planned',
      'Zoek gaten': 'Find gaps',
      'Gaten?': 'Gaps?',
      'Meld volle week': 'Report full week',
      'Eén per gat': 'One per gap',
      'Per gat': 'Per gap',
      'Bedenk bericht': 'Think up post',
      Taalmodel: 'Language model',
      'Vorm van het bericht': 'Shape of the post',
      'Zet voorstel in kalender': 'Add proposal to calendar',
      'Meld open dag': 'Report open day',
      'Even rust': 'Short rest',
      'Vat voorstellen samen': 'Sum up proposals',
      'Deel planning': 'Share planning',
    },
    nodes: [
      everyWeek('Vrijdag om twee', [5], 14),
      set('Over ons', {
        bedrijf: ownProduct,
        doelgroep: targetGroup,
      }),
      evenWhenEmpty(table.rows('Lees kalender', say('Kalender', 'Calendar'))),
      set('Gepland', {
        datum: `={{ ${dayOf(`String(${table.cell(say('Datum', 'Date'))} ?? '').trim().slice(0, 10)`)}.toISODate() ?? '' }}`,
        tekst: `={{ ${table.cell(say('Tekst', 'Text'))} }}`,
      }),
      code(
        'Zoek gaten',
        `
const gepland = $input.all().map(({ json }) => json).filter((bericht) => /^\\d{4}-\\d{2}-\\d{2}$/.test(bericht.datum));
const hoeken = [${say("'een praktische tip'", "'a practical tip'")}, ${say("'achter de schermen'", "'behind the scenes'")}, ${say("'een klant aan het woord'", "'a customer speaks'")}, ${say("'een vraag aan de lezer'", "'a question to the reader'")}, ${say("'ons aanbod'", "'our offer'")}];
const maandag = $now.plus({ weeks: 1 }).startOf('week');
const dagen = [0, 1, 2, 3, 4].map((dag) => maandag.plus({ days: dag }).toFormat('yyyy-MM-dd'));
const gaten = dagen.filter((dag) => !gepland.some((bericht) => bericht.datum === dag)).map((datum, i) => ({ datum, invalshoek: hoeken[i] }));
const recent = gepland.slice(-15).map((bericht) => '- ' + bericht.tekst).join('\\n');
return [{ json: { gaten, aantal: gaten.length, recent } }];`,
      ),
      when('Gaten?', [['={{ $json.aantal }}', '>', 0]]),
      chat.post(
        'Meld volle week',
        say(
          'Volgende week staat al helemaal vol. Fijn weekend!',
          'Next week is completely full already. Have a good weekend!',
        ),
      ),
      splitOut('Eén per gat', 'gaten'),
      loop('Per gat', 1),
      withErrorBranch(
        ask(
          'Bedenk bericht',
          say(
            'Je bedenkt een bericht voor sociale media van een klein Nederlands bedrijf: concreet, hoogstens 500 tekens, één boodschap. Geef ook het netwerk dat past (linkedin, facebook of x). Herhaal geen onderwerp dat er al staat en verzin geen prijzen, citaten of cijfers.',
            'You think up a post in English for the social media of a small Dutch company: concrete, at most 500 characters, one message. Also give the network that fits (linkedin, facebook or x). Repeat no subject that is there already and invent no prices, quotations or figures.',
          ),
          say(
            "=Bedrijf: {{ $('Over ons').first().json.bedrijf }}. Doelgroep: {{ $('Over ons').first().json.doelgroep }}. Datum: {{ $json.datum }}. Invalshoek: {{ $json.invalshoek }}.\nAl gebruikt:\n{{ $('Zoek gaten').first().json.recent }}",
            "=Company: {{ $('Over ons').first().json.bedrijf }}. Audience: {{ $('Over ons').first().json.doelgroep }}. Date: {{ $json.datum }}. Angle: {{ $json.invalshoek }}.\nAlready used:\n{{ $('Zoek gaten').first().json.recent }}",
          ),
          true,
        ),
      ),
      model.attach('Taalmodel', 'Bedenk bericht'),
      chat.post(
        'Meld open dag',
        say(
          "=Voor {{ $('Per gat').item.json.datum }} lukte het niet een voorstel te maken.",
          "=No proposal could be made for {{ $('Per gat').item.json.datum }}.",
        ),
      ),
      parser('Vorm van het bericht', 'Bedenk bericht', {
        onderwerp: say('Achter de schermen', 'Behind the scenes'),
        netwerk: 'linkedin',
        tekst: say('Vandaag ...', 'Today ...'),
      }),
      table.append('Zet voorstel in kalender', say('Kalender', 'Calendar'), {
        [say('Nummer', 'Number')]: "={{ $('Per gat').item.json.datum }}",
        [say('Datum', 'Date')]: "={{ $('Per gat').item.json.datum }}",
        Moment: "={{ $('Per gat').item.json.datum }} 10:00",
        [say('Tekst', 'Text')]: '={{ $json.output.tekst }}',
        [say('Netwerk', 'Network')]: '={{ $json.output.netwerk }}',
        Status: say('voorstel', 'proposal'),
      }),
      pause('Even rust', 5, 'seconds'),
      code(
        'Vat voorstellen samen',
        `
return [{ json: { aantal: $('Eén per gat').all().length, dagen: $('Eén per gat').all().map(({ json }) => json.datum).join(', ') } }];`,
      ),
      chat.post(
        'Deel planning',
        say(
          '=De voorstellen voor volgende week staan in de kalender (open dagen: {{ $json.dagen }}). Lees ze na en zet de goede op "klaar".',
          '=The proposals for next week are in the calendar (open days: {{ $json.dagen }}). Read them through and set the good ones to "ready".',
        ),
      ),
    ],
    flow: [
      'Vrijdag om twee > Over ons > Lees kalender > Gepland > Zoek gaten > Gaten? > Eén per gat > Per gat #1 > Bedenk bericht > Zet voorstel in kalender > Even rust > Per gat',
      'Bedenk bericht #1 > Meld open dag > Even rust',
      'Gaten? #1 > Meld volle week',
      'Per gat > Vat voorstellen samen > Deel planning',
    ],
  }),
});
