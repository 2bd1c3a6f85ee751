import { chats } from '../../apps/chats.js';
import { ownLimit, wholeLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { notion, tables } from '../../apps/tables.js';
import { formAddress, limitOf } from '../../apps/values.js';
import { notionFind, notionUpdate, pick } from '../../dsl/apps.js';
import {
  among,
  both,
  code,
  combine,
  cron,
  everyDay,
  everyWeek,
  form,
  keep,
  node,
  onlyNew,
  recipe,
  say,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const pairs = among(chats, 'slack', 'microsoftTeams');
const senders = among(mailers, 'gmail', 'outlook');
const NOTION = { app: notion };
/** A property of a page as n8n writes it plain, inside the braces. */
const prop = (nl: string, en: string): string => `$json.property_${say(nl, en)}`;

export const goalCheckIn = recipe({
  id: 'notion-goal-check-in',
  category: 'productivity',
  tags: ['okr', 'doelen', 'notion', 'kwartaal', 'voortgang'],
  saves: spares(
    40,
    'Iemand vraagt elke twee weken iedereen naar zijn doelen en werkt Notion bij.',
    'Every two weeks someone asks everybody about their goals and updates Notion.',
  ),
  variants: combine({ mailer: senders, chat: pairs }, { take: 2, apart: ['mailer'] }),
  build: ({ mailer, chat }) => ({
    name: both(
      `Doelen in Notion bijwerken met een vraag per eigenaar via ${mailer.app.label}, stand in ${chat.app.label}`,
      `Update goals in Notion with a question to each owner via ${mailer.app.label}, state in ${chat.app.label}`,
    ),
    description: both(
      `Op de eerste en vijftiende krijgt elke eigenaar via ${mailer.app.label} zijn doelen uit Notion met een formulier voor percentage en toelichting. Het antwoord werkt Notion bij; vrijdag staat in ${chat.app.label} wat achterloopt en wie niets gaf.`,
      `On the first and fifteenth each owner gets their goals of Notion through ${mailer.app.label} with a form for percentage and remark. The answer updates Notion; on Friday ${chat.app.label} tells what runs, what is at risk and who gave nothing yet.`,
    ),
    benefit: both(
      'Doelen die leven, zonder voortgangsvergadering.',
      'Goals that live, without a progress meeting.',
    ),
    uses: [
      [NOTION, both('bevat de doelen', 'holds the goals')],
      [mailer, both('vraagt de eigenaars', 'asks the owners')],
      [chat, both('krijgt de stand', 'gets the state')],
    ],
    setup: [
      both(
        'Maak in Notion een database Doelen met een titel en de eigenschappen Mail (e-mail), Voortgang (getal), Toelichting (tekst) en Bijgewerkt (datum), en deel die met je integratie.',
        'In Notion make a database Goals with a title and the properties Mail (email), Progress (number), Remark (text) and Updated (date), and share it with your integration.',
      ),
    ],
    names: {
      'Eerste en vijftiende': 'First and fifteenth',
      'Haal de doelen': 'Fetch the goals',
      'Bundel per eigenaar': 'Gather by owner',
      'Vraag de eigenaar': 'Ask the owner',
      'Meld dat vragen niet lukte': 'Report that asking failed',
      'Geef de voortgang': 'Give the progress',
      'Voortgang te lezen?': 'Progress readable?',
      'Werk het doel bij': 'Update the goal',
      'Meld mislukt bijwerken': 'Report a failed update',
      'Vrijdag om 3 uur': 'Friday at 3 pm',
      'Lees alle doelen': 'Read all goals',
      'Maak de stand op': 'Draw up the state',
      'Deel de stand': 'Share the state',
    },
    nodes: [
      cron('Eerste en vijftiende', '0 9 1,15 * *'),
      notionFind(
        'Haal de doelen',
        `={{ JSON.stringify({ or: [{ property: '${say('Voortgang', 'Progress')}', number: { less_than: 100 } }, { property: '${say('Voortgang', 'Progress')}', number: { is_empty: true } }] }) }}`,
      ),
      code(
        'Bundel per eigenaar',
        `
const per = new Map();
for (const { json: $json } of $input.all()) {
  const mail = String($json.property_mail ?? '').trim();
  if (!mail.includes('@')) continue;
  const regels = per.get(mail) ?? [];
  regels.push('<li>' + String($json.name ?? '').replace(/[<&]/g, ' ') + ' (' + (Number(${prop('voortgang', 'progress')}) || 0) + '%) <a href="${formAddress}?doel=' + encodeURIComponent($json.id) + '">${say('bijwerken', 'update')}</a></li>');
  per.set(mail, regels);
}
return [...per].map(([mail, regels]) => ({ json: { mail, aantal: regels.length, lijst: regels.join('') } }));`,
      ),
      withErrorBranch(
        mailer.send(
          'Vraag de eigenaar',
          '={{ $json.mail }}',
          say(
            "=Hoe staat het met je {{ $json.aantal === 1 ? 'doel' : $json.aantal + ' doelen' }}?",
            "=How {{ $json.aantal === 1 ? 'is your goal' : 'are your ' + $json.aantal + ' goals' }}?",
          ),
          say(
            '=<p>Goedendag,</p><p>Werk je doelen bij, een minuut per doel:</p><ul>{{ $json.lijst }}</ul>',
            '=<p>Hello,</p><p>Update your goals, a minute each:</p><ul>{{ $json.lijst }}</ul>',
          ),
        ),
      ),
      chat.post(
        'Meld dat vragen niet lukte',
        say(
          "={{ $('Bundel per eigenaar').item.json.mail }} kreeg geen vraag over de doelen: de mail kon niet weg.",
          "={{ $('Bundel per eigenaar').item.json.mail }} got no question about goals: the mail could not leave.",
        ),
      ),
      form(
        'Geef de voortgang',
        say('Voortgang van je doel', 'Progress of your goal'),
        say('Wees eerlijk: 40% is ook een antwoord.', 'Be honest: 40% is an answer too.'),
        [
          ['doel', say('Doel (staat al ingevuld)', 'Goal (filled in already)')],
          ['procent', say('Hoe ver ben je, in procent?', 'How far are you, in percent?'), 'number'],
          [
            'toelichting',
            say('Wat ging goed, wat houdt tegen?', 'What went well, what holds you up?'),
            'textarea',
          ],
        ],
      ),
      when('Voortgang te lezen?', [
        ['={{ Number($json.procent) >= 0 && Number($json.procent) <= 100 }}', 'yes'],
        ['={{ $json.doel }}', 'matches', '^[0-9a-f-]{32,36}$'],
      ]),
      withErrorBranch(
        notionUpdate('Werk het doel bij', '={{ $json.doel }}', {
          [`${say('Voortgang', 'Progress')}|number`]: '={{ Number($json.procent) || 0 }}',
          [`${say('Toelichting', 'Remark')}|rich_text`]: '={{ $json.toelichting }}',
          [`${say('Bijgewerkt', 'Updated')}|date`]: '={{ $now.toISO() }}',
        }),
      ),
      chat.post(
        'Meld mislukt bijwerken',
        say(
          "=Een voortgang kwam niet in Notion: {{ $('Geef de voortgang').item.json.procent }}%, {{ $('Geef de voortgang').item.json.toelichting }}",
          "=A progress did not reach Notion: {{ $('Geef de voortgang').item.json.procent }}%, {{ $('Geef de voortgang').item.json.toelichting }}",
        ),
      ),
      cron('Vrijdag om 3 uur', '0 15 * * 5'),
      notionFind(
        'Lees alle doelen',
        `={{ JSON.stringify({ or: [{ property: '${say('Voortgang', 'Progress')}', number: { is_not_empty: true } }, { property: '${say('Voortgang', 'Progress')}', number: { is_empty: true } }] }) }}`,
      ),
      code(
        'Maak de stand op',
        `
const kwartaal = $now.startOf('quarter');
const verstreken = Math.round((100 * $now.diff(kwartaal, 'days').days) / kwartaal.plus({ months: 3 }).diff(kwartaal, 'days').days);
const doelen = $input.all().map(({ json: $json }) => ({ naam: String($json.name ?? ''), procent: Number(${prop('voortgang', 'progress')}) || 0, dag: DateTime.fromISO(String(${prop('bijgewerkt', 'updated')}?.start ?? '')) })).filter((een) => een.naam);
if (doelen.length === 0) return [];
const oud = doelen.filter((een) => een.procent < 100 && !(een.dag > $now.minus({ days: 16 })));
const risico = doelen.filter((een) => een.procent < verstreken - 20 && !oud.includes(een));
const regel = (een) => '- ' + een.naam + ': ' + een.procent + '%';
const groep = (titel, lijst) => (lijst.length ? '\\n' + titel + '\\n' + lijst.map(regel).join('\\n') : '');
return [{ json: { verstreken, gemiddeld: Math.round(doelen.reduce((som, een) => som + een.procent, 0) / doelen.length), tekst: groep('${say('Loopt achter:', 'Behind:')}', risico) + groep('${say('Geen antwoord in twee weken:', 'No answer in two weeks:')}', oud) + groep('${say('Klaar:', 'Done:')}', doelen.filter((een) => een.procent >= 100)) } }];`,
      ),
      chat.post(
        'Deel de stand',
        say(
          '=Doelen: gemiddeld {{ $json.gemiddeld }}%, het kwartaal is op {{ $json.verstreken }}%.{{ $json.tekst }}',
          '=Goals: {{ $json.gemiddeld }}% on average, the quarter is at {{ $json.verstreken }}%.{{ $json.tekst }}',
        ),
      ),
    ],
    flow: [
      'Eerste en vijftiende > Haal de doelen > Bundel per eigenaar > Vraag de eigenaar',
      'Vraag de eigenaar #1 > Meld dat vragen niet lukte',
      'Geef de voortgang > Voortgang te lezen? > Werk het doel bij',
      'Voortgang te lezen? #1 > Meld mislukt bijwerken',
      'Werk het doel bij #1 > Meld mislukt bijwerken',
      'Vrijdag om 3 uur > Lees alle doelen > Maak de stand op > Deel de stand',
    ],
  }),
});

const REVIEW_LATE = ownLimit(
  ['Weken tot de melding', 'Weeks until it is told'],
  [
    'Na hoeveel weken zonder antwoord de pagina wordt gemeld.',
    'After how many weeks without an answer the page is told.',
  ],
  4,
);

const REVIEW_MONTHS = wholeLimit(
  ['Maanden tot de volgende check', 'Months until the next check'],
  ['Na hoeveel maanden een pagina weer wordt nagekeken.', 'After how many months a page is checked again.'],
  6,
);

export const stalePages = recipe({
  id: 'notion-pages-to-review',
  category: 'productivity',
  tags: ['notion', 'kennisbank', 'wiki', 'verouderd', 'nakijken'],
  saves: spares(
    25,
    'Iemand zoekt verouderde pagina’s in de wiki en vraagt de eigenaar om een check.',
    'Someone looks for outdated pages in the wiki and asks the owner to check.',
  ),
  variants: combine({ mailer: senders, chat: pairs }, { take: 2, apart: ['mailer'] }),
  build: ({ mailer, chat }) => ({
    name: both(
      `Notion-pagina’s op tijd laten nakijken via ${mailer.app.label}, verweesde pagina’s in ${chat.app.label}`,
      `Have Notion pages reviewed in time via ${mailer.app.label}, orphaned pages in ${chat.app.label}`,
    ),
    description: both(
      `Elke dinsdag zoekt hij pagina’s in Notion waarvan Nakijken voor verstreken is. De eigenaar krijgt via ${mailer.app.label} een formulier “klopt nog” dat de datum opschuift. Zonder eigenaar of na jouw termijn staat de pagina in ${chat.app.label}.`,
      `Every Tuesday it finds pages in Notion whose Review by has passed. The owner gets a “still right” form through ${mailer.app.label} that moves the date. Without an owner or after your term the page shows in ${chat.app.label}.`,
    ),
    benefit: both('Een wiki die je nog kunt geloven.', 'A wiki that you can still believe.'),
    uses: [
      [NOTION, both('bevat de pagina’s', 'holds the pages')],
      [mailer, both('vraagt de eigenaar', 'asks the owner')],
      [chat, both('krijgt verweesde pagina’s', 'gets orphaned pages')],
    ],
    setup: [
      both(
        'Geef de database van je wiki de eigenschappen Eigenaar (e-mail) en Nakijken voor (datum) en deel haar met je integratie.',
        'Give the database of your wiki the properties Owner (email) and Review by (date) and share it with your integration.',
      ),
    ],
    names: {
      'Dinsdag om 9 uur': 'Tuesday at 9',
      'Zoek verlopen pagina’s': 'Find pages past their date',
      'Bepaal wie het weet': 'Work out who knows',
      'Eigenaar die reageert?': 'An owner who answers?',
      'Vraag om een check': 'Ask for a check',
      'Meld de verweesde pagina': 'Report the orphaned page',
      'Klopt nog': 'Still right',
      'Geldige pagina?': 'Valid page?',
      'Schuif de datum op': 'Move the date',
      'Meld mislukt opschuiven': 'Report a failed move',
    },
    nodes: [
      everyWeek('Dinsdag om 9 uur', [2], 9),
      notionFind(
        'Zoek verlopen pagina’s',
        `={{ JSON.stringify({ property: '${say('Nakijken voor', 'Review by')}', date: { on_or_before: $now.toISODate() } }) }}`,
      ),
      code(
        'Bepaal wie het weet',
        `
return $input.all().map(({ json: $json }) => {
  const dag = DateTime.fromISO(String(${prop('nakijken_voor', 'review_by')}?.start ?? ''));
  const mail = String(${prop('eigenaar', 'owner')} ?? '').trim();
  return { json: { id: $json.id, titel: String($json.name ?? ''), link: $json.url ?? '', mail, weken: dag.isValid ? Math.floor($now.diff(dag, 'weeks').weeks) : 0, vraag: mail.includes('@') && dag.isValid && $now.diff(dag, 'weeks').weeks < ${REVIEW_LATE} } };
}).filter(({ json }) => json.id);`,
      ),
      when('Eigenaar die reageert?', [['={{ $json.vraag }}', 'yes']]),
      withErrorBranch(
        mailer.send(
          'Vraag om een check',
          '={{ $json.mail }}',
          say('=Klopt deze pagina nog: {{ $json.titel }}?', '=Is this page still right: {{ $json.titel }}?'),
          say(
            `=<p><a href="{{ $json.link }}">{{ $json.titel }}</a> is aan een check toe. Klopt alles nog? <a href="${formAddress}?pagina={{ $json.id }}">Zeg dat hij klopt</a>, dan hoor je er {{ ${REVIEW_MONTHS} }} maanden niets over. Klopt het niet, pas de pagina dan eerst aan.</p>`,
            `=<p><a href="{{ $json.link }}">{{ $json.titel }}</a> is due for a check. Is all of it still right? <a href="${formAddress}?pagina={{ $json.id }}">Say that it is</a>, and nobody asks for {{ ${REVIEW_MONTHS} }} months. If not, change the page first.</p>`,
          ),
        ),
      ),
      chat.post(
        'Meld de verweesde pagina',
        say(
          "=Wie kijkt dit na? {{ $('Bepaal wie het weet').item.json.titel }} {{ $('Bepaal wie het weet').item.json.link }} (eigenaar: {{ $('Bepaal wie het weet').item.json.mail || 'geen' }}, {{ $('Bepaal wie het weet').item.json.weken }} weken over de datum)",
          "=Who checks this? {{ $('Bepaal wie het weet').item.json.titel }} {{ $('Bepaal wie het weet').item.json.link }} (owner: {{ $('Bepaal wie het weet').item.json.mail || 'none' }}, {{ $('Bepaal wie het weet').item.json.weken }} weeks past the date)",
        ),
      ),
      form(
        'Klopt nog',
        say('Deze pagina klopt nog', 'This page is still right'),
        say(
          'Druk op verzenden; dan schuift de datum van de volgende check op.',
          'Press submit; then the date of the next check moves.',
        ),
        [['pagina', say('Pagina (staat al ingevuld)', 'Page (filled in already)')]],
      ),
      keep('Geldige pagina?', [['={{ String($json.pagina).trim() }}', 'matches', '^[0-9a-f-]{32,36}$']]),
      withErrorBranch(
        notionUpdate('Schuif de datum op', '={{ String($json.pagina).trim() }}', {
          [`${say('Nakijken voor', 'Review by')}|date`]: `={{ $now.plus({ months: ${REVIEW_MONTHS} }).toISO() }}`,
        }),
      ),
      chat.post(
        'Meld mislukt opschuiven',
        say(
          "=De datum van pagina {{ $('Klopt nog').item.json.pagina }} kon niet worden opgeschoven in Notion.",
          "=The date of page {{ $('Klopt nog').item.json.pagina }} could not be moved in Notion.",
        ),
      ),
    ],
    flow: [
      'Dinsdag om 9 uur > Zoek verlopen pagina’s > Bepaal wie het weet > Eigenaar die reageert? > Vraag om een check',
      'Eigenaar die reageert? #1 > Meld de verweesde pagina',
      'Vraag om een check #1 > Meld de verweesde pagina',
      'Klopt nog > Geldige pagina? > Schuif de datum op',
      'Schuif de datum op #1 > Meld mislukt opschuiven',
    ],
  }),
});

const AFTER = limitOf(
  'archive-after-days',
  ['Archiveren na dagen', 'Archive after days'],
  [
    'Hoeveel dagen na de laatste wijziging een klare pagina weg mag.',
    'How many days after the last change a finished page may go.',
  ],
  90,
);

export const archiveDone = recipe({
  id: 'notion-archive-finished',
  category: 'productivity',
  tags: ['notion', 'archief', 'opruimen', 'taken', 'overzicht'],
  saves: spares(
    30,
    'Iemand sleept elk kwartaal afgeronde kaarten naar een archief.',
    'Every quarter someone drags finished cards into an archive.',
  ),
  variants: combine(
    { table: among(tables, 'googleSheets', 'airtable'), chat: pairs },
    { take: 2, apart: ['table'] },
  ),
  build: ({ table, chat }) => ({
    name: both(
      `Afgeronde Notion-taken na drie maanden archiveren, met een regel in ${table.app.label}`,
      `Archive finished Notion tasks after three months, with a row in ${table.app.label}`,
    ),
    description: both(
      `Elke nacht zoekt hij in Notion taken op Klaar die negentig dagen niet zijn gewijzigd, schrijft titel, link en dag in ${table.app.label} en zet de pagina daarna in de prullenbak van Notion. ${chat.app.label} krijgt de telling.`,
      `Every night it finds tasks in Notion at Done that were unchanged for ninety days, writes title, link and day to ${table.app.label} and then puts the page in Notion’s trash. ${chat.app.label} gets the count.`,
    ),
    benefit: both(
      'Een bord dat snel blijft, zonder iets kwijt te raken.',
      'A board that stays fast, without losing anything.',
    ),
    uses: [
      [NOTION, both('bevat de taken', 'holds the tasks')],
      [table, both('bewaart wat weg is', 'keeps what is gone')],
      [chat, both('krijgt de telling', 'gets the count')],
    ],
    setup: [
      both(
        'Geef de database de eigenschap Status (soort: status) met Klaar erin en deel haar met je integratie.',
        'Give the database the property Status (kind: status) with Done in it and share it with your integration.',
      ),
      both(
        'Maak een tabel Archief met Titel, Link en Gearchiveerd op.',
        'Make a table Archive with Title, Link and Archived on.',
      ),
    ],
    names: {
      'Elke nacht om 3 uur': 'Every night at 3',
      'Zoek oude klare taken': 'Find old finished tasks',
      'Nog niet gearchiveerd': 'Not archived yet',
      'Schrijf in het archief': 'Write in the archive',
      'Zet in de prullenbak': 'Put in the trash',
      'Tel het archief': 'Count the archive',
      'Meld de telling': 'Tell the count',
      'Meld mislukt archiveren': 'Report a failed archive',
    },
    nodes: [
      everyDay('Elke nacht om 3 uur', 3),
      notionFind(
        'Zoek oude klare taken',
        `={{ JSON.stringify({ and: [{ property: 'Status', status: { equals: '${say('Klaar', 'Done')}' } }, { timestamp: 'last_edited_time', last_edited_time: { before: $now.minus({ days: Number('${AFTER}') || 90 }).toISODate() } }] }) }}`,
      ),
      onlyNew('Nog niet gearchiveerd', '={{ $json.id }}'),
      withErrorBranch(
        table.append('Schrijf in het archief', say('Archief', 'Archive'), {
          [say('Titel', 'Title')]: '={{ $json.name }}',
          Link: '={{ $json.url }}',
          [say('Gearchiveerd op', 'Archived on')]: '={{ $now.toISODate() }}',
        }),
      ),
      withErrorBranch(
        node('Zet in de prullenbak', 'notion', 3, {
          resource: 'page',
          operation: 'archive',
          pageId: pick("={{ $('Nog niet gearchiveerd').item.json.id }}"),
          simple: true,
        }),
      ),
      code('Tel het archief', 'return [{ json: { aantal: $input.all().length } }];'),
      chat.post(
        'Meld de telling',
        say(
          '={{ $json.aantal }} afgeronde taken zijn uit Notion gearchiveerd; ze staan in de tabel en nog dertig dagen in de prullenbak.',
          '={{ $json.aantal }} finished tasks were archived from Notion; they are in the table and for thirty days in the trash.',
        ),
      ),
      chat.post(
        'Meld mislukt archiveren',
        say(
          "=“{{ $('Nog niet gearchiveerd').item.json.name }}” is niet gearchiveerd: {{ $('Nog niet gearchiveerd').item.json.url }}",
          "=“{{ $('Nog niet gearchiveerd').item.json.name }}” was not archived: {{ $('Nog niet gearchiveerd').item.json.url }}",
        ),
      ),
    ],
    flow: [
      'Elke nacht om 3 uur > Zoek oude klare taken > Nog niet gearchiveerd > Schrijf in het archief > Zet in de prullenbak > Tel het archief > Meld de telling',
      'Schrijf in het archief #1 > Meld mislukt archiveren',
      'Zet in de prullenbak #1 > Meld mislukt archiveren',
    ],
  }),
});
