import { approvalChats, chats } from '../../apps/chats.js';
import { fileDrops, fileStores } from '../../apps/file-stores.js';
import { wholeLimit } from '../../apps/limits.js';
import { mailers, smtpMail } from '../../apps/mailers.js';
import { mainModels } from '../../apps/models.js';
import { socials } from '../../apps/socials.js';
import { findBooks, googleBooks, moderation, rekognition } from '../../apps/specialists.js';
import { tables } from '../../apps/tables.js';
import { about, mailOf } from '../../apps/values.js';
import {
  answeredWithin,
  ask,
  both,
  code,
  combine,
  everyWeek,
  keep,
  node,
  openForm,
  recipe,
  say,
  spares,
  starts,
  t,
  waitForBoth,
  when,
  withErrorBranch,
} from '../../kit/index.js';
import { firstUnused } from './parts.js';

const LARGE = wholeLimit(
  ['Breedte groot', 'Width large'],
  [
    'Hoeveel pixels de grote webversie hooguit breed en hoog is.',
    'How many pixels the large web version is wide and high at most.',
  ],
  1920,
);
const SMALL = wholeLimit(
  ['Breedte klein', 'Width small'],
  [
    'Hoeveel pixels de kleine webversie hooguit breed en hoog is.',
    'How many pixels the small web version is wide and high at most.',
  ],
  640,
);

export const webfotos = recipe({
  id: 'photos-for-the-web',
  category: 'content',
  tags: ['beeld', 'website', 'bestanden'],
  saves: spares(
    10,
    'Iemand verkleint foto’s een voor een in een beeldprogramma.',
    'Someone resizes photos one by one in an image editor.',
  ),
  variants: combine(
    { drop: fileDrops, store: fileStores, chat: chats },
    { take: 7, apart: ['drop', 'store'] },
  ),
  build: ({ drop, store, chat }) => {
    const { nodes, path, ref: f } = starts(drop.newFile, 'Nieuwe foto', 'Foto');
    const image = (name: string, width: string) =>
      withErrorBranch(
        node(name, 'editImage', 1.1, {
          operation: 'resize',
          dataPropertyName: 'data',
          width: `={{ ${width} }}`,
          height: `={{ ${width} }}`,
          resizeOption: 'onlyIfLarger',
          options: { format: 'jpeg', quality: 80 },
        }),
      );
    const jpg = `{{ String(${f.name.slice(3, -3)}).replace(/\\.\\w+$/, '') }}.jpg`;
    return {
      name: both(
        `Foto’s uit ${drop.app.label} klaar voor het web in ${store.app.label}`,
        `Photos from ${drop.app.label} made ready for the web in ${store.app.label}`,
      ),
      description: both(
        `Zodra ${drop.newFile.event.nl}, komt er een grote en een kleine webversie van in ${store.app.label} te staan en lees je in ${chat.app.label} dat ze klaar zijn.`,
        `As soon as ${drop.newFile.event.en}, it makes a large and a small web version, keeps both in ${store.app.label} and says so in ${chat.app.label}.`,
      ),
      benefit: both(
        'Je site blijft snel, ook met grote foto’s.',
        'Your site stays fast, even with large photos.',
      ),
      uses: [
        [drop.newFile, both('ontvangt de foto’s', 'receives the photos')],
        [store, both('bewaart de webversies', 'keeps the web versions')],
        [chat, both('meldt dat ze klaarstaan', 'says they are ready')],
      ],
      setup: [
        both(
          'Zet de originelen in een andere map dan die waarin de webversies komen.',
          'Keep the originals in another folder than the one that gets the web versions.',
        ),
      ],
      names: {
        'Nieuwe foto': 'New photo',
        Foto: 'Photo',
        'Is het een foto?': 'Is it a photo?',
        Groot: 'Large',
        'Bewaar groot': 'Save large',
        Klein: 'Small',
        'Bewaar klein': 'Save small',
        'Beide klaar': 'Both ready',
        'Meld dat verkleinen mislukte': 'Report that resizing failed',
        'Meld de foto': 'Report the photo',
      },
      nodes: [
        ...nodes,
        keep('Is het een foto?', [
          [`={{ /\\.(jpe?g|png|webp|tiff?)$/i.test(${f.name.slice(3, -3)}) }}`, 'yes'],
        ]),
        image('Groot', LARGE),
        withErrorBranch(store.upload('Bewaar groot', say(`=groot-${jpg}`, `=large-${jpg}`))),
        image('Klein', SMALL),
        withErrorBranch(store.upload('Bewaar klein', say(`=klein-${jpg}`, `=small-${jpg}`))),
        waitForBoth('Beide klaar', 2),
        chat.post(
          'Meld dat verkleinen mislukte',
          say(
            t`Van ${f.name} is niet alles gelukt: een webversie ontbreekt. Controleer of het bestand een leesbare foto is en zet hem opnieuw in de map.`,
            t`Not all of ${f.name} succeeded: a web version is missing. Check that the file is a readable photo and put it into the folder again.`,
          ),
        ),
        chat.post(
          'Meld de foto',
          say(
            t`${f.name} staat klaar voor de site, groot en klein.`,
            t`${f.name} is ready for the site, large and small.`,
          ),
        ),
      ],
      flow: [
        `${path} > Is het een foto? > Groot > Bewaar groot > Beide klaar`,
        'Is het een foto? > Klein > Bewaar klein > Beide klaar @1',
        'Beide klaar > Meld de foto',
        'Groot #1 > Meld dat verkleinen mislukte',
        'Klein #1 > Meld dat verkleinen mislukte',
        'Bewaar groot #1 > Meld dat verkleinen mislukte',
        'Bewaar klein #1 > Meld dat verkleinen mislukte',
      ],
    };
  },
});

/** The name of a photo that somebody sent in: with its own ending, and nothing that a path could be made of. */
const FILE =
  "{{ String($('Foto insturen').first().json.naam).replace(/[^\\p{L}\\d -]/gu, '').slice(0, 40) }}-{{ $now.toFormat('yyyyMMddHHmmss') }}.{{ String($('Zet foto klaar').first().binary?.data?.fileExtension ?? 'jpg').replace(/\\W/g, '') }}";
const LABELS = "$('Haal de foto voor de keuring').first().json.gevonden";

export const inzendingenKeuren = recipe({
  id: 'moderate-uploads',
  category: 'content',
  tags: ['moderatie', 'foto', 'formulier'],
  saves: spares(
    4,
    'Een moderator bekijkt elke ingestuurde foto.',
    'A moderator looks at every photo sent in.',
  ),
  variants: combine(
    { store: fileStores, chat: approvalChats, mailer: mailers, table: tables },
    { take: 7, apart: ['store', 'chat'], unless: (c) => c.store.app.key === c.table.app.key },
  ),
  build: ({ store, chat, mailer, table }) => ({
    name: both(
      `Foto’s van bezoekers keuren met AWS Rekognition en ${chat.app.label} voor ${store.app.label}`,
      `Moderate photos with AWS Rekognition and ${chat.app.label}, kept in ${store.app.label}`,
    ),
    description: both(
      `Bezoekers sturen een foto in. AWS Rekognition laat duidelijke gevallen door naar ${store.app.label}, twijfel gaat met Akkoord langs ${chat.app.label} en de inzender hoort de uitkomst via ${mailer.app.label}.`,
      `Visitors send in a photo. AWS Rekognition passes clear cases to ${store.app.label}, doubtful ones need approval in ${chat.app.label} and the sender hears the outcome via ${mailer.app.label}.`,
    ),
    benefit: both(
      'Geen ongepaste foto komt ongezien op je site.',
      'No improper photo reaches your site unseen.',
    ),
    uses: [
      [{ app: rekognition }, both('herkent ongepaste beelden', 'recognises improper images')],
      [chat, both('beslist bij twijfel', 'decides when in doubt')],
      [store, both('bewaart goedgekeurde foto’s', 'keeps approved photos')],
      [mailer, both('bericht de inzender', 'writes to the sender')],
      [table, both('houdt de keuringen bij', 'keeps the verdicts')],
    ],
    setup: [
      both(
        'Zet de voorwaarden van je actie, ook hoelang je foto’s bewaart, in de tekst van "Foto insturen".',
        'Put the terms of your campaign, also how long you keep photos, in the text of "Foto insturen".',
      ),
    ],
    notes: [
      {
        over: ['Keur het beeld', 'Iets gevonden?', 'Haal de foto voor de keuring', 'Vraag een mens'],
        text: say(
          '## Zekerheid\nAlleen bij een treffer boven de 70 procent, of als het keuren mislukt, kijkt een mens mee. De vraag noemt waar de foto tijdelijk staat: een kopie die met keuren- begint en weg mag na je besluit.',
          '## Certainty\nA person only looks along when something is found with more than 70 per cent certainty, or when the check fails. The question says where the photo stands for now: a copy that begins with check- and may go after your decision.',
        ),
      },
    ],
    names: {
      'Nee gezegd?': 'Was it a no?',
      'Meld onbeantwoord': 'Report as unanswered',
      'Foto insturen': 'Send in a photo',
      'Zet foto klaar': 'Prepare photo',
      'Keur het beeld': 'Check the image',
      'Iets gevonden?': 'Anything found?',
      'Vraag een mens': 'Ask a person',
      'Haal de foto voor de keuring': 'Get the photo for the check',
      'Zet klaar ter keuring': 'Put ready for the check',
      'Meld dat bewaren mislukte': 'Report that saving failed',
      'Toch plaatsen?': 'Place it anyway?',
      'Haal foto terug': 'Get the photo back',
      'Bewaar de foto': 'Save the photo',
      'Noteer geplaatst': 'Record as placed',
      'Noteer geweigerd': 'Record as refused',
      'Bedank de inzender': 'Thank the sender',
      'Leg de weigering uit': 'Explain the refusal',
    },
    nodes: [
      openForm(
        'Foto insturen',
        say('Stuur je foto in', 'Send in your photo'),
        say('Deel je mooiste foto met ons.', 'Share your best photo with us.'),
        [
          ['naam', say('Je naam', 'Your name')],
          ['email', say('E-mailadres', 'E-mail address'), 'email'],
          ['foto', say('Je foto', 'Your photo'), 'file'],
        ],
      ),
      code(
        'Zet foto klaar',
        'return $input.all().map(({ json, binary }) => ({ json, binary: { data: Object.values(binary ?? {})[0] } }));',
      ),
      withErrorBranch(moderation('Keur het beeld')),
      when('Iets gevonden?', [['={{ ($json.ModerationLabels ?? []).length }}', '>', 0]]),
      answeredWithin(
        chat.approve(
          'Vraag een mens',
          say(
            `=Foto van {{ $('Foto insturen').first().json.naam }} bevat mogelijk: {{ ${LABELS} || 'niet te zeggen, het keuren lukte niet' }}. Bekijk hem in ${store.app.label}: {{ (${store.link}) || 'het bestand dat met keuren- begint' }}. Toch plaatsen?`,
            `=Photo by {{ $('Foto insturen').first().json.naam }} may contain: {{ ${LABELS} || 'unknown, the check failed' }}. Look at it in ${store.app.label}: {{ (${store.link}) || 'the file that begins with check-' }}. Place it anyway?`,
          ),
        ),
        7,
        'days',
      ),
      when('Toch plaatsen?', [['={{ $json.data?.approved }}', 'yes']]),
      code(
        'Haal de foto voor de keuring',
        "const { binary } = $('Zet foto klaar').first();\nreturn [{ json: { gevonden: ($input.first().json.ModerationLabels ?? []).map((l) => l.Name).join(', ') }, binary }];",
      ),
      withErrorBranch(store.upload('Zet klaar ter keuring', say(`=keuren-${FILE}`, `=check-${FILE}`))),
      code('Haal foto terug', "return $('Zet foto klaar').all();"),
      withErrorBranch(store.upload('Bewaar de foto', `=${FILE}`)),
      chat.post(
        'Meld dat bewaren mislukte',
        say(
          `=De foto van {{ $('Foto insturen').first().json.naam }} ({{ $('Foto insturen').first().json.email }}) kon niet in ${store.app.label} worden bewaard en is niet geplaatst. Vraag de inzender om hem opnieuw te sturen.`,
          `=The photo by {{ $('Foto insturen').first().json.naam }} ({{ $('Foto insturen').first().json.email }}) could not be saved in ${store.app.label} and was not placed. Ask the sender to send it again.`,
        ),
      ),
      table.append('Noteer geplaatst', say('Inzendingen', 'Entries'), {
        [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
        [say('Naam', 'Name')]: "={{ $('Foto insturen').first().json.naam }}",
        [say('Uitkomst', 'Outcome')]: say('geplaatst', 'placed'),
      }),
      table.append('Noteer geweigerd', say('Inzendingen', 'Entries'), {
        [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
        [say('Naam', 'Name')]: "={{ $('Foto insturen').first().json.naam }}",
        [say('Uitkomst', 'Outcome')]: say('geweigerd', 'refused'),
      }),
      mailer.send(
        'Bedank de inzender',
        "={{ $('Foto insturen').first().json.email }}",
        say('Je foto doet mee', 'Your photo takes part'),
        say('=<p>Bedankt! Je foto is geplaatst.</p>', '=<p>Thank you! Your photo has been placed.</p>'),
      ),
      mailer.send(
        'Leg de weigering uit',
        "={{ $('Foto insturen').first().json.email }}",
        say('Over je foto', 'About your photo'),
        say(
          '=<p>Bedankt voor het insturen. Deze foto past niet bij onze voorwaarden; een andere is van harte welkom.</p>',
          '=<p>Thank you for sending it in. This photo does not meet our terms; another one is most welcome.</p>',
        ),
      ),
      chat.post(
        'Meld onbeantwoord',
        say(
          "=Niemand besliste binnen een week over de foto van {{ $('Foto insturen').first().json.naam }} ({{ $('Foto insturen').first().json.email }}). Hij is niet geplaatst en de inzender kreeg nog geen bericht.",
          "=Nobody decided within a week on the photo by {{ $('Foto insturen').first().json.naam }} ({{ $('Foto insturen').first().json.email }}). It was not placed and the sender has had no message yet.",
        ),
      ),
      when('Nee gezegd?', [['={{ $json.data?.approved === false }}', 'yes']]),
    ],
    flow: [
      'Foto insturen > Zet foto klaar > Keur het beeld > Iets gevonden? > Haal de foto voor de keuring > Zet klaar ter keuring > Vraag een mens > Toch plaatsen? > Haal foto terug > Bewaar de foto > Noteer geplaatst > Bedank de inzender',
      'Iets gevonden? #1 > Haal foto terug',
      'Toch plaatsen? #1 > Nee gezegd? > Noteer geweigerd > Leg de weigering uit',
      'Nee gezegd? #1 > Meld onbeantwoord',
      'Keur het beeld #1 > Haal de foto voor de keuring',
      'Zet klaar ter keuring #1 > Meld dat bewaren mislukte',
      'Bewaar de foto #1 > Meld dat bewaren mislukte',
    ],
  }),
});

export const boekentip = recipe({
  id: 'book-tip',
  category: 'content',
  tags: ['boeken', 'inspiratie', 'social media'],
  saves: spares(
    20,
    'Iemand zoekt elke week een boek en schrijft er een bericht over.',
    'Someone looks for a book each week and writes a post about it.',
  ),
  variants: combine(
    { network: socials, model: mainModels, table: tables },
    { take: 7, apart: ['network', 'model'] },
  ),
  build: ({ network, model, table }) => ({
    name: both(
      `Wekelijkse boekentip van Google Books op ${network.app.label}, geschreven door ${model.app.label}`,
      `Weekly Google Books tip on ${network.app.label}, written by ${model.app.label}`,
    ),
    description: both(
      `Zoekt elke zaterdag in Google Books een boek over jullie vak dat nog niet is geweest. ${model.app.label} schrijft er een bericht bij dat na jouw akkoord per mail op ${network.app.label} staat; ${table.app.label} onthoudt de titels.`,
      `Every Saturday it finds a book on your trade in Google Books that was not featured yet. ${model.app.label} writes a post that is on ${network.app.label} once you approve by mail; ${table.app.label} remembers the titles.`,
    ),
    benefit: both('Een vaste rubriek die zichzelf vult.', 'A regular column that fills itself.'),
    uses: [
      [{ app: googleBooks }, both('levert de boeken', 'brings the books')],
      [model, both('schrijft het bericht', 'writes the post')],
      [network, both('plaatst het bericht', 'publishes the post')],
      [table, both('onthoudt de titels', 'remembers the titles')],
      [smtpMail, both('vraagt jouw akkoord', 'asks your approval')],
    ],
    setup: [],
    names: {
      Zaterdagochtend: 'Saturday morning',
      'Zoek boeken': 'Find books',
      'Met omschrijving': 'With a description',
      'De tip': 'The tip',
      'Schrijf de tip': 'Write the tip',
      Boekenredacteur: 'Book editor',
      'Plaats de tip': 'Post the tip',
      'Vraag akkoord op de tip': 'Ask approval of the tip',
      'Tip goed?': 'Tip approved?',
      'Onthoud de titel': 'Remember the title',
      'Meld dat de tip niet geplaatst is': 'Report that the tip was not posted',
    },
    nodes: [
      everyWeek('Zaterdagochtend', [6], 10),
      findBooks(
        'Zoek boeken',
        about(
          'book-subject',
          ['Onderwerp van de boeken', 'Subject of the books'],
          [
            'Waarover de boeken gaan, in een of twee woorden.',
            'What the books are about, in one or two words.',
          ],
          ['ondernemen', 'entrepreneurship'],
        ),
      ),
      keep('Met omschrijving', [['={{ $json.volumeInfo?.description }}', 'filled']]),
      firstUnused('De tip'),
      withErrorBranch(
        ask(
          'Schrijf de tip',
          say(
            `Schrijf een Nederlands bericht van hooguit ${Math.min(network.longest - 110, 400)} tekens dat een boek aanraadt: waarom nu, voor wie, een inzicht eruit. Gebruik alleen de omschrijving; geen link, geef alleen de tekst.`,
            `Write a post in English of at most ${Math.min(network.longest - 110, 400)} characters that recommends a book: why now, for whom, one insight from it. Use the description only; no link, give only the text.`,
          ),
          say(
            "={{ $json.volumeInfo.title }} van {{ ($json.volumeInfo.authors ?? []).join(', ') }}\n{{ $json.volumeInfo.description }}",
            "={{ $json.volumeInfo.title }} by {{ ($json.volumeInfo.authors ?? []).join(', ') }}\n{{ $json.volumeInfo.description }}",
          ),
        ),
      ),
      model.attach('Boekenredacteur', 'Schrijf de tip'),
      answeredWithin(
        smtpMail.approve(
          'Vraag akkoord op de tip',
          mailOf.me,
          say(
            `=Boekentip voor ${network.app.label}: mag deze?`,
            `=Book tip for ${network.app.label}: may this go?`,
          ),
          "={{ $json.text }}<br><br>{{ $('De tip').first().json.volumeInfo.title }}: {{ $('De tip').first().json.volumeInfo.infoLink }}",
        ),
        3,
        'days',
      ),
      when('Tip goed?', [['={{ $json.data?.approved }}', 'yes']]),
      withErrorBranch(
        network.post(
          'Plaats de tip',
          `={{ String($('Schrijf de tip').first().json.text ?? '').trim().slice(0, ${Math.min(network.longest - 110, 400)}) }} {{ $('De tip').first().json.volumeInfo.infoLink }}`,
        ),
      ),
      smtpMail.send(
        'Meld dat de tip niet geplaatst is',
        mailOf.me,
        say('De boekentip is niet geplaatst', 'The book tip was not posted'),
        say(
          "=Het model of het netwerk gaf een fout bij {{ $('De tip').first().json.volumeInfo.title }}. Plaats hem zelf of wacht op het boek van volgende week.<br><br>{{ $('De tip').first().json.volumeInfo.infoLink }}",
          "=The model or the network gave an error with {{ $('De tip').first().json.volumeInfo.title }}. Post it yourself or wait for next week’s book.<br><br>{{ $('De tip').first().json.volumeInfo.infoLink }}",
        ),
      ),
      table.append('Onthoud de titel', say('Boeken', 'Books'), {
        [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
        [say('Titel', 'Title')]: "={{ $('De tip').first().json.volumeInfo.title }}",
      }),
    ],
    flow: [
      'Zaterdagochtend > Zoek boeken > Met omschrijving > De tip > Schrijf de tip > Vraag akkoord op de tip > Tip goed? > Plaats de tip > Onthoud de titel',
      'Schrijf de tip #1 > Meld dat de tip niet geplaatst is',
      'Plaats de tip #1 > Meld dat de tip niet geplaatst is',
    ],
  }),
});
