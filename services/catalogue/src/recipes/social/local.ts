import { approvalChats } from '../../apps/chats.js';
import { mailboxes } from '../../apps/mailers.js';
import { businessSocials, facebook, googleBusiness } from '../../apps/socials.js';
import { fullTables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { about, mailOf, webAddress } from '../../apps/values.js';
import {
  AS_DAY,
  answeredWithin,
  both,
  choose,
  code,
  combine,
  dayOf,
  evenWhenEmpty,
  everyDay,
  everyWeek,
  formEnd,
  goOnAfterError,
  keep,
  node,
  openFormWithEnding,
  promise,
  recipe,
  rowsOf,
  say,
  set,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const NEXT_WEEK = `={{ ${dayOf("String($json.moment ?? '').trim().slice(0, 10)")}.hasSame($now.plus({ weeks: 1 }), 'week') }}`;

export const creatorDisclosure = recipe({
  id: 'creator-posts-disclosed',
  category: 'social',
  tags: ['influencer', 'creator', 'reclamecode', 'samenwerking', 'advertentie'],
  saves: spares(
    20,
    'Marketing zoekt elke beloofde post op en kijkt of er #advertentie bij staat.',
    'Marketing looks up each promised post and checks that it says #ad.',
  ),
  variants: combine({ table: fullTables, mailer: mailboxes }, { take: 2 }),
  build: ({ table, mailer }) => {
    const page = webAddress(
      ['adres van het formulier voor creators', 'address of the form for creators'],
      [
        'Het Production-adres van het formulier in n8n waarmee creators hun post melden.',
        'The production address of the form in n8n with which creators report their post.',
      ],
      ['https://n8n.example.com/form/post', 'https://n8n.example.com/form/post'],
    );
    const deal = rowsOf(table, 'Lees de afspraken', say('Samenwerkingen', 'Collaborations'), 'Afspraak', {
      nummer: say('Nummer', 'Number'),
      creator: 'Creator',
      mail: 'E-mail',
      uiterlijk: say('Uiterlijk', 'By'),
      stand: say('Stand', 'State'),
    });
    const n = () => say('Nummer', 'Number');
    const mark = (name: string, state: string) =>
      table.upsert(name, say('Samenwerkingen', 'Collaborations'), n(), {
        [n()]: "={{ String($('Post melden').item.json.nummer).trim() }}",
        Link: "={{ $('Post melden').item.json.link }}",
        [say('Stand', 'State')]: state,
      });
    return {
      name: both(
        `Afspraken met creators uit ${table.app.label} nakijken op #advertentie en deadline, met ${mailer.app.label}`,
        `Check deals with creators from ${table.app.label} for #ad and deadline, with ${mailer.app.label}`,
      ),
      description: both(
        `Creators melden hun post met tekst en link in een formulier; ontbreekt een duidelijke vermelding zoals #advertentie vooraan, dan krijgen ze meteen te lezen wat eraan mankeert. ${mailer.app.label} herinnert drie dagen voor de deadline.`,
        `Creators report their post with text and link in a form; where a clear label such as #ad at the front is missing, they read at once what is wrong. ${mailer.app.label} reminds three days before the deadline.`,
      ),
      benefit: both(
        'Geen klacht bij de Reclame Code Commissie over een vergeten hashtag.',
        'No complaint at the advertising watchdog about a forgotten hashtag.',
      ),
      uses: [
        [table, both('bevat de afspraken', 'holds the deals')],
        [mailer, both('herinnert creators en meldt posts', 'reminds creators and reports posts')],
      ],
      setup: [
        both(
          'Geef het tabblad Samenwerkingen de kolommen Nummer, Creator, E-mail, Uiterlijk (jjjj-mm-dd), Stand en Link, en stuur elke creator het adres van het formulier met zijn nummer.',
          'Give the tab Collaborations the columns Number, Creator, E-mail, By (yyyy-mm-dd), State and Link, and send each creator the address of the form with the number.',
        ),
      ],
      notes: [
        {
          over: ['Lees de vermelding', 'Duidelijk vermeld?'],
          text: say(
            '## Wat als duidelijk telt\n#advertentie, #adv, #ad, #reclame of "betaalde samenwerking" binnen de eerste 125 tekens, dus nog voor "meer lezen". #partner, #sp en #bedankt tellen niet. Het is een hulp bij de Reclamecode Social Media, geen juridisch oordeel; de link zelf bekijkt een mens.',
            '## What counts as clear\n#ad, #adv, #advertisement or "paid partnership" within the first 125 characters, so before the text is cut off. #partner, #sp and #thanks do not count. It helps with the Dutch code for social media, it is no legal opinion; a person looks at the link itself.',
          ),
        },
      ],
      names: {
        'Post melden': 'Report a post',
        'Zoek de afspraak': 'Find the deal',
        'Afspraak bekend?': 'Deal known?',
        'Lees de vermelding': 'Read the label',
        'Duidelijk vermeld?': 'Clearly labelled?',
        'Zet op geplaatst': 'Set to published',
        'Meld de post aan marketing': 'Report the post to marketing',
        'Post in orde': 'Post in order',
        'Zet op te herstellen': 'Set to be repaired',
        'Vermelding ontbreekt': 'Label is missing',
        'Nummer onbekend': 'Number unknown',
        'Elke ochtend om negen': 'Every morning at nine',
        'Lees de afspraken': 'Read the deals',
        Afspraak: 'Deal',
        'Over drie dagen of gisteren': 'In three days or yesterday',
        'Herinner de creator': 'Remind the creator',
      },
      nodes: [
        openFormWithEnding(
          'Post melden',
          say('Je post melden', 'Report your post'),
          say('Plak de hele tekst, met hashtags.', 'Paste the whole text, with hashtags.'),
          [
            ['nummer', say('Nummer van de afspraak', 'Number of the deal')],
            ['link', 'Link'],
            ['tekst', say('Tekst van de post', 'Text of the post'), 'textarea'],
          ],
        ),
        evenWhenEmpty(
          table.find(
            'Zoek de afspraak',
            say('Samenwerkingen', 'Collaborations'),
            n(),
            '={{ String($json.nummer).trim() }}',
          ),
        ),
        when('Afspraak bekend?', [[`={{ String(${table.cell(n())} ?? '') }}`, 'filled']]),
        set('Lees de vermelding', {
          begin: "={{ String($('Post melden').item.json.tekst ?? '').slice(0, 125).toLowerCase() }}",
          creator: `={{ ${table.cell('Creator')} ?? '' }}`,
        }),
        when('Duidelijk vermeld?', [
          [
            '={{ $json.begin }}',
            'matches',
            say(
              '(^|\\s)#(advertentie|adv|ad|reclame)(?![\\w])|betaalde samenwerking',
              '(^|\\s)#(advertisement|adv|ad)(?![\\w])|paid partnership',
            ),
          ],
        ]),
        mark('Zet op geplaatst', say('geplaatst', 'published')),
        mailer.send(
          'Meld de post aan marketing',
          mailOf.marketing,
          say(
            "={{ $('Lees de vermelding').item.json.creator }} heeft geplaatst",
            "={{ $('Lees de vermelding').item.json.creator }} has published",
          ),
          say(
            "=Afspraak {{ $('Post melden').item.json.nummer }}: <a href=\"{{ $('Post melden').item.json.link }}\">bekijk de post</a>. De vermelding staat vooraan in de opgegeven tekst; controleer of hij er ook zo staat.",
            "=Deal {{ $('Post melden').item.json.nummer }}: <a href=\"{{ $('Post melden').item.json.link }}\">see the post</a>. The label stands at the front of the given text; check that it is published like that.",
          ),
        ),
        formEnd(
          'Post in orde',
          say('Bedankt, je post is gemeld', 'Thank you, your post is reported'),
          say('De vermelding staat op de goede plek.', 'The label is in the right place.'),
        ),
        mark('Zet op te herstellen', say('vermelding ontbreekt', 'label missing')),
        formEnd(
          'Vermelding ontbreekt',
          say('Nog één ding', 'One more thing'),
          say(
            'Binnen de eerste 125 tekens ontbreekt #advertentie of "betaalde samenwerking". Pas je post aan en vul het formulier opnieuw in.',
            'Within the first 125 characters #ad or "paid partnership" is missing. Change your post and fill in the form again.',
          ),
        ),
        formEnd(
          'Nummer onbekend',
          say('Dat nummer kennen we niet', 'We do not know that number'),
          say(
            'Controleer het nummer van de afspraak; er is niets bewaard.',
            'Check the number of the deal; nothing was kept.',
          ),
        ),
        everyDay('Elke ochtend om negen', 9),
        ...deal.nodes,
        keep('Over drie dagen of gisteren', [
          ['={{ $json.stand }}', 'isNot', say('geplaatst', 'published')],
          ["={{ String($json.mail ?? '') }}", 'contains', '@'],
          [
            `={{ [$now.plus({ days: 3 }).toISODate(), $now.minus({ days: 1 }).toISODate()].includes(${dayOf("String($json.uiterlijk ?? '').trim().slice(0, 10)")}.toISODate()) }}`,
            'yes',
          ],
        ]),
        mailer.send(
          'Herinner de creator',
          '={{ $json.mail }}',
          say('=Afspraak {{ $json.nummer }}: je post', '=Deal {{ $json.nummer }}: your post'),
          say(
            `=Hoi {{ $json.creator }},<br><br>Volgens onze afspraak plaats je uiterlijk op {{ $json.uiterlijk }}. Zet #advertentie vooraan in de tekst en meld de post daarna in <a href="${page}">het formulier</a>. Lukt de datum niet, laat het ons dan weten.`,
            `=Hi {{ $json.creator }},<br><br>By our deal you publish on {{ $json.uiterlijk }} at the latest. Put #ad at the front of the text and then report the post in <a href="${page}">the form</a>. Tell us when the date does not work.`,
          ),
        ),
      ],
      flow: [
        'Post melden > Zoek de afspraak > Afspraak bekend? > Lees de vermelding > Duidelijk vermeld? > Zet op geplaatst > Meld de post aan marketing > Post in orde',
        'Afspraak bekend? #1 > Nummer onbekend',
        'Duidelijk vermeld? #1 > Zet op te herstellen > Vermelding ontbreekt',
        `Elke ochtend om negen > ${deal.path} > Over drie dagen of gisteren > Herinner de creator`,
      ],
    };
  },
});

export const clientApproval = recipe({
  id: 'client-approves-planned-posts',
  category: 'social',
  tags: ['bureau', 'klant', 'akkoord', 'contentkalender', 'inplannen'],
  saves: spares(
    40,
    'Het bureau mailt elke klant de posts van volgende week en verwerkt de reacties.',
    'The agency mails each client the posts of next week and processes the reactions.',
  ),
  variants: combine(
    { table: fullTables, mailer: mailboxes, todo: taskApps },
    { take: 2, apart: ['table', 'mailer'] },
  ),
  build: ({ table, mailer, todo }) => {
    const post = rowsOf(
      table,
      'Lees de geplande posts',
      say('Klantkalender', 'Client calendar'),
      'Geplande post',
      {
        nummer: say('Nummer', 'Number'),
        klant: say('Klant', 'Client'),
        mail: 'E-mail',
        netwerk: say('Netwerk', 'Network'),
        tekst: say('Tekst', 'Text'),
        moment: 'Moment',
        status: 'Status',
      },
    );
    const nr = () => say('Nummer', 'Number');
    const page = webAddress(
      ['adres van het antwoordformulier', 'address of the answer form'],
      [
        'Het Production-adres van het formulier "Antwoord van de klant".',
        'The production address of the form "Answer of the client".',
      ],
      ['https://n8n.example.com/form/akkoord', 'https://n8n.example.com/form/approval'],
    );
    return {
      name: both(
        `Klanten hun posts van volgende week laten goedkeuren via ${mailer.app.label}, uitslag in ${table.app.label}`,
        `Have clients approve their posts of next week through ${mailer.app.label}, outcome in ${table.app.label}`,
      ),
      description: both(
        `Mailt elke woensdag via ${mailer.app.label} elke klant zijn posts van volgende week uit ${table.app.label}. Een ja zet ze klaar; een nee of stilte tot zaterdag houdt ze tegen en wordt een taak in ${todo.app.label}.`,
        `Each Wednesday mails every client the posts of next week from ${table.app.label} through ${mailer.app.label}. A yes readies them; a no or silence until Saturday holds them and becomes a task in ${todo.app.label}.`,
      ),
      benefit: both(
        'Niets gaat online wat de klant niet zag.',
        'Nothing goes online that the client did not see.',
      ),
      uses: [
        [table, both('is de kalender van alle klanten', 'is the calendar of all clients')],
        [mailer, both('vraagt de klant om akkoord', 'asks the client for approval')],
        [todo, both('krijgt een taak bij een nee', 'gets a task at a no')],
      ],
      setup: [
        both(
          'Geef het tabblad Klantkalender de kolommen Nummer, Klant, E-mail, Netwerk, Tekst, Moment (jjjj-mm-dd uu:mm), Status en Sleutel; zet op "concept" wat naar de klant mag en laat Sleutel leeg.',
          'Give the tab Client calendar the columns Number, Client, E-mail, Network, Text, Moment (yyyy-mm-dd hh:mm), Status and Key; set to "draft" what may go to the client and leave Key empty.',
        ),
      ],
      notes: [
        {
          over: ['Maak een sleutel', 'Vraag de klant om akkoord'],
          text: say(
            '## Alles of niets per week\nElke klant krijgt een eigen link met een onraadbare sleutel en keurt de hele week in één keer goed. Wil hij één post anders, dan kiest hij nee en schrijft hij wat: de taak noemt welke posts wachten. Klanten wachten niet op elkaar.',
            '## All or nothing a week\nEach client gets a link of its own with a key that cannot be guessed and approves the whole week at once. To change one post the client chooses no and writes what: the task names which posts wait. Clients do not wait for each other.',
          ),
        },
        {
          over: ['Nog zonder antwoord', 'Houd de post tegen'],
          text: say(
            '## Zaterdag is het te laat\nWie dan nog niet antwoordde, ziet zijn posts op "wacht" gaan. De link werkt daarna niet meer: alleen posts op "gevraagd" kunnen worden goedgekeurd.',
            '## Saturday is too late\nWhoever has not answered by then has the posts set to "wait". The link does not work after that: only posts set to "asked" can be approved.',
          ),
        },
        {
          over: ['Zet het antwoord erbij'],
          text: say(
            '## Wie plaatst er?\nDeze workflow plaatst niets. Laat je eigen planner alleen plaatsen wat op "klaar" staat.',
            '## Who publishes?\nThis workflow publishes nothing. Have your own planner publish only what is set to "ready".',
          ),
        },
      ],
      names: {
        'Woensdag en zaterdag': 'Wednesday and Saturday',
        'Lees de geplande posts': 'Read the planned posts',
        'Geplande post': 'Planned post',
        'Is het woensdag?': 'Is it Wednesday?',
        'Volgende week en concept': 'Next week and draft',
        'Eén mail per klant': 'One mail a client',
        'Maak een sleutel': 'Make a key',
        'Post uit de week': 'Post of the week',
        'Zet op gevraagd': 'Set to asked',
        'Weer per klant': 'By client again',
        'Vraag de klant om akkoord': 'Ask the client for approval',
        'Antwoord van de klant': 'Answer of the client',
        'Zoek de posts': 'Find the posts',
        'Lees het antwoord': 'Read the answer',
        'Link geldig?': 'Link valid?',
        'Elke post van het antwoord': 'Each post of the answer',
        'Zet het antwoord erbij': 'Add the answer',
        'Weer één antwoord': 'One answer again',
        'Heeft de klant ja gezegd?': 'Did the client say yes?',
        'Bedank de klant': 'Thank the client',
        'Maak een taak bij een nee': 'Make a task at a no',
        'Zeg dat we bellen': 'Say that we get in touch',
        'Link verlopen': 'Link expired',
        'Nog zonder antwoord': 'Without an answer yet',
        'Houd de post tegen': 'Hold the post',
        'Stilte per klant': 'Silence by client',
        'Maak een taak voor overleg': 'Make a task to talk',
      },
      promises: [promise('answer', 'Maak een taak bij een nee')],
      nodes: [
        everyWeek('Woensdag en zaterdag', [3, 6], 10),
        ...post.nodes,
        when('Is het woensdag?', [['={{ $now.weekday === 3 }}', 'yes']]),
        keep('Volgende week en concept', [
          ["={{ String($json.status ?? '').trim().toLowerCase() }}", 'is', say('concept', 'draft')],
          ["={{ String($json.mail ?? '') }}", 'contains', '@'],
          ["={{ String($json.nummer ?? '') }}", 'filled'],
          [NEXT_WEEK, 'yes'],
        ]),
        code(
          'Eén mail per klant',
          `
const veilig = (s) => String(s ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\\n', '<br>');
const klanten = {};
for (const { json } of $input.all()) (klanten[String(json.mail).trim().toLowerCase()] ??= { klant: json.klant, mail: String(json.mail).trim(), posts: [] }).posts.push(json);
return Object.values(klanten).map((een) => ({ json: { ...een, html: een.posts.sort((a, b) => String(a.moment).localeCompare(String(b.moment))).map((p) => '<p><b>' + veilig(p.moment) + ', ' + veilig(p.netwerk) + ' (' + veilig(p.nummer) + ')</b><br>' + veilig(p.tekst) + '</p>').join('') } }));`,
        ),
        node('Maak een sleutel', 'crypto', 2, {
          action: 'generate',
          dataPropertyName: 'sleutel',
          encodingType: 'uuid',
        }),
        code(
          'Post uit de week',
          'return $input.all().flatMap(({ json }, i) => json.posts.map((post) => ({ json: { nummer: post.nummer, sleutel: json.sleutel }, pairedItem: i })));',
        ),
        table.upsert('Zet op gevraagd', say('Klantkalender', 'Client calendar'), nr(), {
          [nr()]: '={{ $json.nummer }}',
          Status: say('gevraagd', 'asked'),
          [say('Sleutel', 'Key')]: '={{ $json.sleutel }}',
        }),
        code('Weer per klant', "return $('Maak een sleutel').all().map(({ json }) => ({ json }));"),
        goOnAfterError(
          mailer.send(
            'Vraag de klant om akkoord',
            '={{ $json.mail }}',
            say(
              '=Jullie posts van volgende week ({{ $json.posts.length }})',
              '=Your posts of next week ({{ $json.posts.length }})',
            ),
            say(
              `=Beste {{ $json.klant }},<br><br>Dit staat volgende week klaar. <a href="${page}?sleutel={{ $json.sleutel }}&antwoord=ja">Ja, dit mag zo online</a> of <a href="${page}?sleutel={{ $json.sleutel }}&antwoord=nee">nee, er moet iets anders</a>. Zonder antwoord voor zaterdagochtend houden we de posts tegen.{{ $json.html }}`,
              `=Dear {{ $json.klant }},<br><br>This is planned for next week. <a href="${page}?sleutel={{ $json.sleutel }}&antwoord=yes">Yes, this may go online</a> or <a href="${page}?sleutel={{ $json.sleutel }}&antwoord=no">no, something has to change</a>. Without an answer before Saturday morning we hold the posts.{{ $json.html }}`,
            ),
          ),
        ),
        openFormWithEnding(
          'Antwoord van de klant',
          say('Je posts van volgende week', 'Your posts of next week'),
          say(
            'Je antwoord is al ingevuld. Moet er iets anders, schrijf dat erbij en druk op verzenden.',
            'Your answer is filled in already. Where something has to change, write it down and press submit.',
          ),
          [
            ['sleutel', say('Sleutel uit de mail', 'Key in the mail')],
            [
              'antwoord',
              say('Mag dit zo online?', 'May this go online?'),
              'dropdown',
              say('ja,nee', 'yes,no').split(','),
            ],
            ['opmerking?', say('Wat moet er anders?', 'What has to change?'), 'textarea'],
          ],
        ),
        evenWhenEmpty(
          table.find(
            'Zoek de posts',
            say('Klantkalender', 'Client calendar'),
            say('Sleutel', 'Key'),
            "={{ String($json.sleutel || '-').trim() }}",
          ),
        ),
        code(
          'Lees het antwoord',
          `
const vraag = $('Antwoord van de klant').first().json;
const sleutel = String(vraag.sleutel ?? '').trim();
const posts = $input.all().map(({ json: rij }) => { const $json = rij; return { nummer: ${table.cell(nr())}, klant: String(${table.cell(say('Klant', 'Client'))} ?? ''), sleutel: String(${table.cell(say('Sleutel', 'Key'))} ?? '').trim(), status: String(${table.cell('Status')} ?? '').trim().toLowerCase() }; })
  .filter((een) => sleutel.length >= 20 && een.sleutel === sleutel && een.status === '${say('gevraagd', 'asked')}');
return [{ json: { geldig: posts.length > 0, ja: /^(ja|yes)$/i.test(String(vraag.antwoord ?? '')), klant: posts[0]?.klant ?? '', opmerking: String(vraag.opmerking ?? '').slice(0, 2000), nummers: posts.map((een) => een.nummer) } }];`,
        ),
        when('Link geldig?', [['={{ $json.geldig }}', 'yes']]),
        code(
          'Elke post van het antwoord',
          'const { nummers, ja } = $input.first().json;\nreturn nummers.map((nummer) => ({ json: { nummer, ja } }));',
        ),
        table.upsert('Zet het antwoord erbij', say('Klantkalender', 'Client calendar'), nr(), {
          [nr()]: '={{ $json.nummer }}',
          Status: say("={{ $json.ja ? 'klaar' : 'wacht' }}", "={{ $json.ja ? 'ready' : 'wait' }}"),
        }),
        code('Weer één antwoord', "return [{ json: $('Lees het antwoord').first().json }];"),
        when('Heeft de klant ja gezegd?', [['={{ $json.ja }}', 'yes']]),
        formEnd(
          'Bedank de klant',
          say('Dank je', 'Thank you'),
          say('De posts staan klaar voor volgende week.', 'The posts are ready for next week.'),
        ),
        todo.create('Maak een taak bij een nee', {
          title: say(
            '=Posts van {{ $json.klant }} voor volgende week aanpassen',
            '=Change the posts of {{ $json.klant }} for next week',
          ),
          description: say(
            "=Deze posts wachten: {{ $json.nummers.join(', ') }}. De klant schrijft: {{ $json.opmerking || 'niets, bel even' }}. Zet ze na overleg zelf op klaar.",
            "=These posts wait: {{ $json.nummers.join(', ') }}. The client writes: {{ $json.opmerking || 'nothing, please call' }}. Set them to ready yourself after talking.",
          ),
          due: '={{ $now.plus({ days: 1 }).toISO() }}',
        }),
        formEnd(
          'Zeg dat we bellen',
          say('Dank je, we passen het aan', 'Thank you, we will change it'),
          say(
            'De posts gaan niet online tot we met je hebben overlegd.',
            'The posts do not go online before we have talked to you.',
          ),
        ),
        formEnd(
          'Link verlopen',
          say('Deze link werkt niet meer', 'This link no longer works'),
          say(
            'Je hebt al geantwoord of de week is voorbij. Antwoord op de mail als er nog iets anders moet.',
            'You have answered already or the week is over. Answer the mail when something still has to change.',
          ),
        ),
        keep('Nog zonder antwoord', [
          ["={{ String($json.status ?? '').trim().toLowerCase() }}", 'is', say('gevraagd', 'asked')],
          [NEXT_WEEK, 'yes'],
        ]),
        table.upsert('Houd de post tegen', say('Klantkalender', 'Client calendar'), nr(), {
          [nr()]: '={{ $json.nummer }}',
          Status: say('wacht', 'wait'),
        }),
        code(
          'Stilte per klant',
          `
const per = {};
for (const { json } of $('Nog zonder antwoord').all()) (per[String(json.mail).trim().toLowerCase()] ??= { klant: json.klant, nummers: [] }).nummers.push(json.nummer);
return Object.values(per).map((een) => ({ json: een }));`,
        ),
        todo.create('Maak een taak voor overleg', {
          title: say(
            '=Overleg met {{ $json.klant }} over de posts van volgende week',
            '=Talk to {{ $json.klant }} about the posts of next week',
          ),
          description: say(
            "=Geen antwoord, of de mail kwam niet aan. Deze posts wachten: {{ $json.nummers.join(', ') }}. Zet ze na overleg zelf op klaar.",
            "=No answer, or the mail did not arrive. These posts wait: {{ $json.nummers.join(', ') }}. Set them to ready yourself after talking.",
          ),
          due: '={{ $now.plus({ days: 2 }).toISO() }}',
        }),
      ],
      flow: [
        `Woensdag en zaterdag > ${post.path} > Is het woensdag? > Volgende week en concept > Eén mail per klant > Maak een sleutel > Post uit de week > Zet op gevraagd > Weer per klant > Vraag de klant om akkoord`,
        'Is het woensdag? #1 > Nog zonder antwoord > Houd de post tegen > Stilte per klant > Maak een taak voor overleg',
        'Antwoord van de klant > Zoek de posts > Lees het antwoord > Link geldig? > Elke post van het antwoord > Zet het antwoord erbij > Weer één antwoord > Heeft de klant ja gezegd? > Bedank de klant',
        'Heeft de klant ja gezegd? #1 > Maak een taak bij een nee > Zeg dat we bellen',
        'Link geldig? #1 > Link verlopen',
      ],
    };
  },
});

export const clubResults = recipe({
  id: 'club-results-post',
  category: 'social',
  tags: ['sportvereniging', 'uitslagen', 'programma', 'vereniging', 'voetbal'],
  saves: spares(
    30,
    'Een vrijwilliger tikt zondagavond alle uitslagen over in een bericht.',
    'A volunteer types all results into a post on Sunday evening.',
  ),
  variants: combine(
    {
      table: fullTables,
      network: businessSocials.filter(({ app }) => app.key !== 'googlebusiness'),
      chat: approvalChats,
    },
    { take: 3, apart: ['table', 'network'] },
  ),
  build: ({ table, network, chat }) => {
    const game = rowsOf(table, 'Lees de wedstrijden', say('Wedstrijden', 'Matches'), 'Wedstrijd', {
      datum: say('Datum', 'Date'),
      tijd: say('Tijd', 'Time'),
      team: 'Team',
      tegen: say('Tegen', 'Against'),
      thuis: say('Thuis of uit', 'Home or away'),
      uitslag: say('Uitslag', 'Result'),
    });
    const club = about(
      'club-name',
      ['Naam van de club', 'Name of the club'],
      ['Zoals hij boven het bericht staat.', 'As it stands above the post.'],
      ['VV De Zwaluwen', 'The Swallows FC'],
    );
    return {
      name: both(
        `Uitslagen en programma van de club uit ${table.app.label} op ${network.app.label}, na akkoord in ${chat.app.label}`,
        `Results and fixtures of the club from ${table.app.label} on ${network.app.label}, after approval in ${chat.app.label}`,
      ),
      description: both(
        `Zet elke zondagavond de uitslagen van het weekend en de thuiswedstrijden van volgende week uit ${table.app.label} in één bericht, noemt in ${chat.app.label} welke uitslagen ontbreken en plaatst het na akkoord op ${network.app.label}.`,
        `Each Sunday evening puts the weekend's results and next week's home matches from ${table.app.label} into one post, names in ${chat.app.label} which results are missing and publishes it on ${network.app.label} after approval.`,
      ),
      benefit: both('Alle teams in beeld, ook de F’jes.', 'All teams in the picture, the youngest too.'),
      uses: [
        [table, both('bevat de wedstrijden', 'holds the matches')],
        [chat, both('keurt het bericht goed', 'approves the post')],
        [network, both('plaatst het', 'publishes it')],
      ],
      setup: [
        both(
          'Geef het tabblad Wedstrijden de kolommen Datum (jjjj-mm-dd), Tijd, Team, Tegen, Thuis of uit en Uitslag (zoals 3-1).',
          'Give the tab Matches the columns Date (yyyy-mm-dd), Time, Team, Against, Home or away and Result (such as 3-1).',
        ),
        both(
          'Noem in Team alleen elftallen, geen namen van jeugdspelers.',
          'Name only teams under Team, no names of youth players.',
        ),
      ],
      notes: [
        {
          over: ['Stel het bericht samen', 'Iets te melden?'],
          text: say(
            '## Wat niet past\nHet bericht wordt afgekapt op wat het netwerk toelaat, na een hele regel. Een lege uitslag komt er niet in, maar staat wel in de vraag om akkoord.',
            '## What does not fit\nThe post is cut at what the network allows, after a whole line. An empty result is left out, but stands in the question for approval.',
          ),
        },
      ],
      names: {
        'Zondagavond om acht': 'Sunday evening at eight',
        'Lees de wedstrijden': 'Read the matches',
        Wedstrijd: 'Match',
        'Stel het bericht samen': 'Compose the post',
        'Iets te melden?': 'Anything to tell?',
        'Vraag akkoord op het bericht': 'Ask approval of the post',
        'Mag het online?': 'May it go online?',
        'Plaats het weekend': 'Publish the weekend',
        'Meld dat plaatsen mislukte': 'Report that publishing failed',
        'Meld een leeg weekend': 'Report an empty weekend',
      },
      nodes: [
        everyWeek('Zondagavond om acht', [0], 20),
        ...game.nodes,
        code(
          'Stel het bericht samen',
          `
${AS_DAY}
const alle = $input.all().map(({ json }) => ({ ...json, op: asDay(String(json.datum ?? '').trim().slice(0, 10)), uitslag: String(json.uitslag ?? '').trim() })).filter(({ op, team }) => op.isValid && team);
const weekend = alle.filter(({ op }) => op >= $now.minus({ days: 2 }).startOf('day') && op <= $now.endOf('day'));
const gespeeld = weekend.filter(({ uitslag }) => /^\\d+\\s*-\\s*\\d+$/.test(uitslag));
const mist = weekend.filter(({ uitslag }) => !/^\\d+\\s*-\\s*\\d+$/.test(uitslag));
const komt = alle.filter(({ op, thuis }) => op > $now.endOf('day') && op <= $now.plus({ days: 7 }).endOf('day') && /^(thuis|home|t|h)$/i.test(String(thuis ?? '').trim())).sort((a, b) => a.op - b.op);
const regels = ['${club}', '', ...(gespeeld.length ? ['${say('Uitslagen', 'Results')}', ...gespeeld.map((w) => w.team + ' – ' + w.tegen + ': ' + w.uitslag)] : []), ...(komt.length ? ['', '${say('Thuis deze week', 'At home this week')}', ...komt.map((w) => w.op.setLocale('${say('nl', 'en')}').toFormat('ccc d LLL') + ' ' + String(w.tijd ?? '').slice(0, 5) + ' ' + w.team + ' – ' + w.tegen)] : [])];
let tekst = '';
for (const regel of regels) { if ((tekst + '\\n' + regel).length > ${network.longest}) break; tekst += (tekst ? '\\n' : '') + regel; }
return [{ json: { tekst: tekst.trim(), aantal: gespeeld.length + komt.length, mist: mist.map((w) => w.team + ' – ' + w.tegen).join(', ') } }];`,
        ),
        when('Iets te melden?', [['={{ $json.aantal }}', '>', 0]]),
        answeredWithin(
          chat.approve(
            'Vraag akkoord op het bericht',
            say(
              "=Mag dit online?{{ $json.mist ? ' Zonder uitslag: ' + $json.mist + '.' : '' }}\n\n{{ $json.tekst }}",
              "=May this go online?{{ $json.mist ? ' Without a result: ' + $json.mist + '.' : '' }}\n\n{{ $json.tekst }}",
            ),
          ),
          14,
          'hours',
        ),
        keep('Mag het online?', [['={{ $json.data?.approved }}', 'yes']]),
        withErrorBranch(
          network.post('Plaats het weekend', "={{ $('Stel het bericht samen').first().json.tekst }}"),
        ),
        chat.post(
          'Meld dat plaatsen mislukte',
          say(
            `=${network.app.label} nam het bericht niet aan. Plaats het zelf:\n{{ $('Stel het bericht samen').first().json.tekst }}`,
            `=${network.app.label} did not take the post. Publish it yourself:\n{{ $('Stel het bericht samen').first().json.tekst }}`,
          ),
        ),
        chat.post(
          'Meld een leeg weekend',
          say(
            "=Geen uitslagen en geen thuiswedstrijden gevonden{{ $json.mist ? '; deze uitslagen ontbreken: ' + $json.mist : '' }}. Er komt geen bericht.",
            "=No results and no home matches found{{ $json.mist ? '; these results are missing: ' + $json.mist : '' }}. There will be no post.",
          ),
        ),
      ],
      flow: [
        `Zondagavond om acht > ${game.path} > Stel het bericht samen > Iets te melden? > Vraag akkoord op het bericht > Mag het online? > Plaats het weekend`,
        'Iets te melden? #1 > Meld een leeg weekend',
        'Plaats het weekend #1 > Meld dat plaatsen mislukte',
      ],
    };
  },
});

export const dishOfTheDay = recipe({
  id: 'dish-of-the-day-posts',
  category: 'social',
  tags: ['restaurant', 'horeca', 'dagmenu', 'facebook', 'google'],
  saves: spares(
    10,
    'Iemand plaatst elke ochtend het dagmenu op twee plekken.',
    'Someone posts the dish of the day in two places each morning.',
  ),
  variants: combine({ table: fullTables, chat: approvalChats }, { take: 2 }),
  build: ({ table, chat }) => {
    const dish = rowsOf(table, 'Lees het weekmenu', say('Weekmenu', 'Week menu'), 'Gerecht', {
      datum: say('Datum', 'Date'),
      gerecht: say('Gerecht', 'Dish'),
      prijs: say('Prijs', 'Price'),
      allergenen: say('Allergenen', 'Allergens'),
      status: 'Status',
    });
    const book = webAddress(
      ['adres om te reserveren', 'address to book a table'],
      ['De pagina waarop gasten een tafel reserveren.', 'The page on which guests book a table.'],
      ['https://www.example.com/reserveren', 'https://www.example.com/book'],
    );
    return {
      name: both(
        `Dagmenu uit ${table.app.label} elke ochtend op Facebook en Google, ontbrekend gerecht in ${chat.app.label}`,
        `Dish of the day from ${table.app.label} on Facebook and Google each morning, missing dish in ${chat.app.label}`,
      ),
      description: both(
        `Plaatst elke ochtend het gerecht van vandaag uit ${table.app.label} met prijs en allergenen op Facebook en Google. Op een sluitingsdag gebeurt er niets; staat er niets of ontbreekt de prijs, dan vraagt ${chat.app.label} de keuken.`,
        `Each morning posts today's dish from ${table.app.label} with price and allergens on Facebook and Google. On a day off nothing happens; where nothing is there or the price is missing, ${chat.app.label} asks the kitchen.`,
      ),
      benefit: both(
        'Het dagmenu staat online voordat de eerste gast zoekt.',
        'The dish is online before the first guest looks.',
      ),
      uses: [
        [table, both('bevat het weekmenu', 'holds the week menu')],
        [facebook, both('plaatst het gerecht', 'publishes the dish')],
        [googleBusiness, both('toont het bij je vestiging', 'shows it with your location')],
        [chat, both('vraagt de keuken', 'asks the kitchen')],
      ],
      setup: [
        both(
          'Geef het tabblad Weekmenu de kolommen Datum (jjjj-mm-dd), Gerecht, Prijs, Allergenen en Status; zet bij een sluitingsdag "dicht" in Status.',
          'Give the tab Week menu the columns Date (yyyy-mm-dd), Dish, Price, Allergens and Status; on a day off put "closed" in Status.',
        ),
      ],
      names: {
        'Elke ochtend om half elf': 'Every morning at half past ten',
        'Lees het weekmenu': 'Read the week menu',
        Gerecht: 'Dish',
        'Zoek vandaag': 'Find today',
        'Wat nu?': 'What now?',
        'Zet op Facebook': 'Put on Facebook',
        'Zet op Google': 'Put on Google',
        'Vraag de keuken': 'Ask the kitchen',
        'Meld een mislukte plaatsing': 'Report a failed post',
      },
      notes: [
        {
          over: ['Zoek vandaag', 'Wat nu?'],
          text: say(
            '## Allergenen horen erbij\nStaat de kolom leeg, dan zegt het bericht dat gasten het aan de bediening kunnen vragen; het bericht verzint nooit dat een gerecht ergens vrij van is.',
            '## Allergens belong to it\nWhere the column is empty, the post says that guests can ask the staff; the post never makes up that a dish is free of something.',
          ),
        },
      ],
      nodes: [
        everyDay('Elke ochtend om half elf', 10, 30),
        ...dish.nodes,
        code(
          'Zoek vandaag',
          `
${AS_DAY}
const vandaag = $input.all().map(({ json }) => json).find(({ datum }) => asDay(String(datum ?? '').trim().slice(0, 10)).toISODate() === $now.toISODate());
const prijs = Number(String(vandaag?.prijs ?? '').replace(/[€\\s]/g, '').replace(/€|[.](?=.*,)/g, '').replace(',', '.'));
const dicht = /^(dicht|gesloten|closed)$/i.test(String(vandaag?.status ?? '').trim());
const goed = Boolean(vandaag?.gerecht) && Number.isFinite(prijs) && prijs > 0;
const allergenen = String(vandaag?.allergenen ?? '').trim();
return [{ json: { soort: dicht ? 'dicht' : goed ? 'plaatsen' : 'vragen', gerecht: vandaag?.gerecht ?? '', tekst: goed ? '${say('Vandaag', 'Today')}: ' + vandaag.gerecht + ', € ' + prijs.toFixed(2)${say(".replace('.', ',')", '')} + '.\\n' + (allergenen ? '${say('Allergenen', 'Allergens')}: ' + allergenen + '.' : '${say('Vraag de bediening naar allergenen.', 'Ask our staff about allergens.')}') + '\\n${say('Reserveren', 'Book')}: ${book}' : '' } }];`,
        ),
        choose('Wat nu?', [
          [say('plaatsen', 'post'), ['={{ $json.soort }}', 'is', 'plaatsen']],
          [say('vragen', 'ask'), ['={{ $json.soort }}', 'is', 'vragen']],
        ]),
        withErrorBranch(facebook.post('Zet op Facebook', '={{ $json.tekst }}')),
        withErrorBranch(googleBusiness.post('Zet op Google', '={{ $json.tekst }}')),
        chat.post(
          'Vraag de keuken',
          say(
            "={{ $json.gerecht ? 'Bij ' + $json.gerecht + ' ontbreekt een prijs' : 'Voor vandaag staat geen gerecht in het weekmenu' }}. Vul het aan; het wordt dan niet meer vanzelf geplaatst.",
            "={{ $json.gerecht ? 'The price of ' + $json.gerecht + ' is missing' : 'There is no dish in the week menu for today' }}. Fill it in; it is then no longer posted by itself.",
          ),
        ),
        chat.post(
          'Meld een mislukte plaatsing',
          say(
            "=Het dagmenu kon niet op een van beide kanalen: {{ $('Zoek vandaag').first().json.tekst }}",
            "=The dish could not go to one of both channels: {{ $('Zoek vandaag').first().json.tekst }}",
          ),
        ),
      ],
      flow: [
        `Elke ochtend om half elf > ${dish.path} > Zoek vandaag > Wat nu? > Zet op Facebook`,
        'Wat nu? > Zet op Google',
        'Wat nu? #1 > Vraag de keuken',
        'Zet op Facebook #1 > Meld een mislukte plaatsing',
        'Zet op Google #1 > Meld een mislukte plaatsing',
      ],
    };
  },
});
