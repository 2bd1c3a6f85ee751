import { chats } from '../../apps/chats.js';
import { typeform } from '../../apps/lead-sources.js';
import { mailers } from '../../apps/mailers.js';
import { fullTables, tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { about, limitOf } from '../../apps/values.js';
import {
  among,
  both,
  choose,
  code,
  combine,
  evenWhenEmpty,
  everyMonths,
  goOnAfterError,
  promise,
  recipe,
  say,
  set,
  spares,
} from '../../kit/index.js';

const FORM = { app: typeform.app };
const pairs = among(chats, 'slack', 'microsoftTeams');
const senders = among(mailers, 'gmail', 'outlook');
/** What was answered to a question, inside the braces. */
const answer = (nl: string, en: string): string => `$json['${say(nl, en)}']`;

const SEATS = limitOf(
  'event-seats',
  ['Aantal plaatsen', 'Number of seats'],
  ['Hoeveel mensen er bij de bijeenkomst passen.', 'How many people fit at the event.'],
  40,
);

const EVENT = about(
  'event',
  ['Bijeenkomst', 'Event'],
  [
    'Wat, wanneer en waar, zoals het in een zin staat: je aanmelding voor …',
    'What, when and where, as it stands in a sentence: your sign-up for …',
  ],
  [
    'de open dag op zaterdag 6 februari om 10.00 uur in Utrecht',
    'the open day on Saturday 6 February at 10 o’clock in Utrecht',
  ],
);

export const eventSeats = recipe({
  id: 'typeform-event-with-waiting-list',
  category: 'customer',
  tags: ['evenement', 'aanmelden', 'typeform', 'wachtlijst', 'open dag', 'workshop'],
  saves: spares(
    8,
    'Iemand telt aanmeldingen en mailt wie er op de wachtlijst staat.',
    'Someone counts sign-ups and mails who is on the waiting list.',
  ),
  variants: combine(
    { table: among(fullTables, 'googleSheets', 'airtable'), mailer: senders },
    { take: 2, apart: ['table', 'mailer'] },
  ),
  build: ({ table, mailer }) => {
    const tab = say('Deelnemers', 'Participants');
    const mail = say('E-mail', 'Email');
    const states = {
      in: say('Plaats', 'Seat'),
      waits: say('Wachtlijst', 'Waiting list'),
      off: say('Afgemeld', 'Signed off'),
    };
    const f = (field: string) => `{{ $('Tel de plaatsen').item.json.${field} }}`;
    return {
      name: both(
        `Aanmelden voor een bijeenkomst via Typeform met plaatsen en wachtlijst in ${table.app.label}`,
        `Sign up for an event through Typeform with seats and a waiting list in ${table.app.label}`,
      ),
      description: both(
        `Eén Typeform voor aan- en afmelden. ${table.app.label} houdt bij hoeveel plaatsen er nog zijn; wie zich meldt hoort via ${mailer.app.label} of er plaats is of een wachtlijst. Meldt iemand zich af, dan schuift de wachtlijst op.`,
        `One Typeform to sign up and off. It counts the seats left in ${table.app.label}, gives a seat or puts on the waiting list and tells it through ${mailer.app.label}. When somebody signs off, the waiting list moves up.`,
      ),
      benefit: both(
        'Nooit te veel stoelen verkocht en nooit een lege.',
        'Never too many seats given away and never an empty one.',
      ),
      uses: [
        [FORM, both('ontvangt aan- en afmeldingen', 'receives sign-ups and sign-offs')],
        [table, both('bevat de deelnemers', 'holds the participants')],
        [mailer, both('bevestigt', 'confirms')],
      ],
      setup: [
        both(
          'Stel in Typeform de vragen Naam, E-mailadres, Met hoeveel personen? en Wat wil je? (Aanmelden of Afmelden), precies zo genoemd.',
          'In Typeform, ask the questions Name, Email, How many persons? and What would you like? (Sign up or Sign off), named exactly so.',
        ),
        both(
          'Maak een tabel Deelnemers met E-mail (uniek), Naam, Personen, Stand en Aangemeld op.',
          'Make a table Participants with Email (unique), Name, Persons, State and Signed up on.',
        ),
      ],
      names: {
        'Aan- of afmelding': 'Sign-up or sign-off',
        'Lees de deelnemers': 'Read the participants',
        'Tel de plaatsen': 'Count the seats',
        'Wat gebeurt er?': 'What happens?',
        'Geef een plaats': 'Give a seat',
        'Bevestig de plaats': 'Confirm the seat',
        'Zet op de wachtlijst': 'Put on the waiting list',
        'Vertel van de wachtlijst': 'Tell of the waiting list',
        'Meld af': 'Sign off',
        'Bevestig het afmelden': 'Confirm the sign-off',
        'Wie schuift op?': 'Who moves up?',
        'Laat opschuiven': 'Move up',
        'Mail wie opschuift': 'Mail who moves up',
      },
      nodes: [
        ...typeform.nodes('Aan- of afmelding'),
        evenWhenEmpty(table.rows('Lees de deelnemers', tab)),
        code(
          'Tel de plaatsen',
          `
const vraag = $('Aan- of afmelding').first().json;
const mail = String(vraag['${say('E-mailadres', 'Email')}'] ?? '').trim().toLowerCase();
const deelnemers = $input.all().map(({ json: $json }) => ({ mail: String(${table.cell(mail)} ?? '').trim().toLowerCase(), naam: String(${table.cell(say('Naam', 'Name'))} ?? ''), personen: Number(${table.cell(say('Personen', 'Persons'))}) || 1, stand: String(${table.cell(say('Stand', 'State'))} ?? ''), sinds: String(${table.cell(say('Aangemeld op', 'Signed up on'))} ?? '') })).filter((een) => een.mail);
const personen = Math.min(10, Math.max(1, Math.round(Number(vraag['${say('Met hoeveel personen?', 'How many persons?')}']) || 1)));
const eerder = deelnemers.find((een) => een.mail === mail);
const bezet = deelnemers.filter((een) => een.stand === '${states.in}' && een.mail !== mail).reduce((som, een) => som + een.personen, 0);
const plaatsen = Number('${SEATS}') || 40;
const af = String(vraag['${say('Wat wil je?', 'What would you like?')}'] ?? '').startsWith('${say('Afmelden', 'Sign off')}');
const wachters = deelnemers.filter((een) => een.stand === '${states.waits}' && een.mail !== mail);
const wat = !mail.includes('@') ? 'niets' : af ? (eerder ? 'af' : 'niets') : bezet + personen <= plaatsen && (wachters.length === 0 || eerder?.stand === '${states.in}') ? 'plaats' : 'wacht';
const volgenden = [];
let vol = bezet;
if (wat === 'af' && eerder?.stand === '${states.in}') for (const een of wachters.sort((a, b) => a.sinds.localeCompare(b.sinds))) { if (vol + een.personen > plaatsen) continue; vol += een.personen; volgenden.push(een); }
const sinds = wat === 'wacht' && eerder?.stand === '${states.waits}' && eerder.sinds ? eerder.sinds : $now.toFormat('yyyy-MM-dd HH:mm:ss');
return [{ json: { wat, mail, naam: String(vraag['${say('Naam', 'Name')}'] ?? ''), personen, sinds, vrij: plaatsen - bezet, voor: wachters.filter((een) => een.sinds < sinds).length, volgenden } }];`,
        ),
        choose('Wat gebeurt er?', [
          [say('Plaats', 'Seat'), ['={{ $json.wat }}', 'is', 'plaats']],
          [say('Wachtlijst', 'Waiting list'), ['={{ $json.wat }}', 'is', 'wacht']],
          [say('Afmelden', 'Sign off'), ['={{ $json.wat }}', 'is', 'af']],
        ]),
        ...(
          [
            ['Geef een plaats', states.in],
            ['Zet op de wachtlijst', states.waits],
          ] as const
        ).map(([name, to]) =>
          table.upsert(name, tab, mail, {
            [mail]: '={{ $json.mail }}',
            [say('Naam', 'Name')]: '={{ $json.naam }}',
            [say('Personen', 'Persons')]: '={{ $json.personen }}',
            [say('Stand', 'State')]: to,
            [say('Aangemeld op', 'Signed up on')]: '={{ $json.sinds }}',
          }),
        ),
        mailer.send(
          'Bevestig de plaats',
          `=${f('mail')}`,
          say('Je bent erbij', 'You are in'),
          say(
            `=<p>Beste ${f('naam')},</p><p>Je aanmelding voor ${EVENT} met ${f('personen')} personen staat vast. Kun je toch niet? Meld je met hetzelfde formulier af, dan komt er een ander van de wachtlijst.</p>`,
            `=<p>Dear ${f('naam')},</p><p>Your sign-up for ${EVENT} with ${f('personen')} persons is firm. Cannot come after all? Sign off with the same form, so that somebody of the waiting list can.</p>`,
          ),
        ),
        mailer.send(
          'Vertel van de wachtlijst',
          `=${f('mail')}`,
          say('Je staat op de wachtlijst', 'You are on the waiting list'),
          say(
            `=<p>Beste ${f('naam')},</p><p>Alle plaatsen voor ${EVENT} zijn bezet. Je staat op de wachtlijst, met ${f('voor')} aanmeldingen voor je. Komt er plaats, dan schuif je vanzelf op en volgt er een mail.</p>`,
            `=<p>Dear ${f('naam')},</p><p>All seats of ${EVENT} are taken. You are on the waiting list, with ${f('voor')} sign-ups before you. When a seat comes free you move up by yourself and a mail follows.</p>`,
          ),
        ),
        table.upsert('Meld af', tab, mail, {
          [mail]: '={{ $json.mail }}',
          [say('Stand', 'State')]: states.off,
        }),
        goOnAfterError(
          mailer.send(
            'Bevestig het afmelden',
            `=${f('mail')}`,
            say('Je bent afgemeld', 'You are signed off'),
            say(
              `=<p>Beste ${f('naam')},</p><p>Je bent afgemeld voor ${EVENT}. Jammer, tot een volgende keer!</p>`,
              `=<p>Dear ${f('naam')},</p><p>You are signed off from ${EVENT}. A pity, until next time!</p>`,
            ),
          ),
        ),
        code(
          'Wie schuift op?',
          "return $('Tel de plaatsen').first().json.volgenden.map((json) => ({ json }));",
        ),
        table.upsert('Laat opschuiven', tab, mail, {
          [mail]: '={{ $json.mail }}',
          [say('Stand', 'State')]: states.in,
        }),
        mailer.send(
          'Mail wie opschuift',
          "={{ $('Wie schuift op?').item.json.mail }}",
          say('Er is plaats: je bent erbij', 'A seat came free: you are in'),
          say(
            `=<p>Beste {{ $('Wie schuift op?').item.json.naam }},</p><p>Er kwam plaats vrij voor ${EVENT} en die is voor jou ({{ $('Wie schuift op?').item.json.personen }} personen). Kun je niet meer? Meld je dan met het formulier af.</p>`,
            `=<p>Dear {{ $('Wie schuift op?').item.json.naam }},</p><p>A seat came free for ${EVENT} and it is yours ({{ $('Wie schuift op?').item.json.personen }} persons). Cannot come any more? Then sign off with the form.</p>`,
          ),
        ),
      ],
      flow: [
        'Aan- of afmelding > Lees de deelnemers > Tel de plaatsen > Wat gebeurt er? > Geef een plaats > Bevestig de plaats',
        'Wat gebeurt er? #1 > Zet op de wachtlijst > Vertel van de wachtlijst',
        'Wat gebeurt er? #2 > Meld af > Bevestig het afmelden > Wie schuift op? > Laat opschuiven > Mail wie opschuift',
      ],
      promises: [promise('delivery', 'Mail wie opschuift', 'Bevestig de plaats')],
    };
  },
});

export const exitSurvey = recipe({
  id: 'typeform-exit-reasons',
  category: 'customer',
  tags: ['opzegreden', 'typeform', 'churn', 'klantbehoud', 'terugwinnen'],
  saves: spares(
    10,
    'Iemand leest opzegredenen, deelt ze in en probeert klanten terug te winnen.',
    'Someone reads reasons for leaving, sorts them and tries to win customers back.',
  ),
  variants: combine(
    {
      table: among(tables, 'googleSheets', 'airtable'),
      tasks: among(taskApps, 'asana', 'trello'),
      mailer: senders,
      chat: pairs,
    },
    { take: 2, apart: ['table', 'tasks'] },
  ),
  build: ({ table, tasks, mailer, chat }) => {
    const f = (field: string) => `{{ $('Opzegging').item.json.${field} }}`;
    return {
      name: both(
        `Opzegredenen uit Typeform opvolgen: terugwintaak in ${tasks.app.label}, maandcijfers uit ${table.app.label}`,
        `Follow up reasons for leaving of Typeform: win-back task in ${tasks.app.label}, monthly figures of ${table.app.label}`,
      ),
      description: both(
        `Wie opzegt kiest in Typeform een reden. Prijs en gemis van iets worden een terugwintaak in ${tasks.app.label}, een klacht gaat naar ${chat.app.label}, wie stopt of verhuist krijgt via ${mailer.app.label} een afscheid. Elke maand volgt de top van redenen.`,
        `Who cancels picks a reason in Typeform. Price and something missing become a task in ${tasks.app.label}, a complaint goes to ${chat.app.label}, who stops or moves gets a goodbye through ${mailer.app.label}. Each month brings the top reasons.`,
      ),
      benefit: both(
        'Je weet waarom klanten gaan, en belt wie nog te houden is.',
        'You know why customers go, and call who can be kept.',
      ),
      uses: [
        [FORM, both('vraagt de reden', 'asks the reason')],
        [table, both('bewaart de redenen', 'keeps the reasons')],
        [tasks, both('krijgt de terugwintaak', 'gets the win-back task')],
        [chat, both('krijgt klachten en de maandcijfers', 'gets complaints and monthly figures')],
        [mailer, both('stuurt het afscheid', 'sends the goodbye')],
      ],
      setup: [
        both(
          'Stel in Typeform de vragen Naam, E-mailadres, Reden (Prijs, Mis iets, Klacht, Stop ermee, Anders) en Toelichting, precies zo genoemd.',
          'In Typeform, ask the questions Name, Email, Reason (Price, Something missing, Complaint, Stopping, Other) and Explanation, named exactly so.',
        ),
        both(
          'Maak een tabel Opzeggingen met Datum, Reden en Toelichting.',
          'Make a table Cancellations with Date, Reason and Explanation.',
        ),
      ],
      names: {
        'Iemand zegt op': 'Somebody cancels',
        Opzegging: 'Cancellation',
        'Bewaar de reden': 'Keep the reason',
        'Is het te keren?': 'Can it be turned?',
        'Maak terugwintaak': 'Make a win-back task',
        'Meld de klacht': 'Report the complaint',
        'Stuur het afscheid': 'Send the goodbye',
        'Eerste van de maand': 'First of the month',
        'Lees de redenen': 'Read the reasons',
        'Tel de redenen': 'Count the reasons',
        'Deel de redenen': 'Share the reasons',
      },
      nodes: [
        ...typeform.nodes('Iemand zegt op'),
        set('Opzegging', {
          naam: `={{ ${answer('Naam', 'Name')} ?? '' }}`,
          mail: `={{ ${answer('E-mailadres', 'Email')} ?? '' }}`,
          reden: `={{ ${answer('Reden', 'Reason')} ?? '' }}`,
          tekst: `={{ ${answer('Toelichting', 'Explanation')} ?? '' }}`,
        }),
        table.append('Bewaar de reden', say('Opzeggingen', 'Cancellations'), {
          [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
          [say('Reden', 'Reason')]: '={{ $json.reden }}',
          [say('Toelichting', 'Explanation')]: '={{ $json.tekst }}',
        }),
        choose(
          'Is het te keren?',
          [
            [
              say('Terugwinnen', 'Win back'),
              [`=${f('reden')}`, 'matches', say('^(Prijs|Mis iets)', '^(Price|Something missing)')],
            ],
            [say('Klacht', 'Complaint'), [`=${f('reden')}`, 'matches', say('^Klacht', '^Complaint')]],
          ],
          say('Afscheid', 'Goodbye'),
        ),
        tasks.create('Maak terugwintaak', {
          title: say(`=Terugwinnen: ${f('naam')} (${f('reden')})`, `=Win back: ${f('naam')} (${f('reden')})`),
          description: say(
            `=${f('mail')}\n${f('tekst')}\nBel eerst en luister; kortingen pas als de reden echt de prijs is.`,
            `=${f('mail')}\n${f('tekst')}\nCall and listen first; a discount only where price is the real reason.`,
          ),
          due: '={{ $now.plus({ days: 2 }).toISODate() }}',
        }),
        chat.post(
          'Meld de klacht',
          say(
            `=${f('naam')} (${f('mail')}) zegt op met een klacht: “${f('tekst')}”. Bel vandaag.`,
            `=${f('naam')} (${f('mail')}) cancels with a complaint: “${f('tekst')}”. Call today.`,
          ),
        ),
        mailer.send(
          'Stuur het afscheid',
          `=${f('mail')}`,
          say('Bedankt en tot ziens', 'Thank you and goodbye'),
          say(
            `=<p>Beste ${f('naam')},</p><p>Jammer dat je gaat, en bedankt dat je klant was. Wil je later terugkomen, dan ben je welkom.</p>`,
            `=<p>Dear ${f('naam')},</p><p>Sorry to see you go, and thank you for being our customer. You are welcome to come back.</p>`,
          ),
        ),
        everyMonths('Eerste van de maand', 1, 1, 8),
        ...(table.rows ? [table.rows('Lees de redenen', say('Opzeggingen', 'Cancellations'))] : []),
        code(
          'Tel de redenen',
          `
const maand = $now.minus({ months: 1 }).toFormat('yyyy-MM');
const per = new Map();
for (const { json: $json } of $input.all()) {
  if (!String(${table.cell(say('Datum', 'Date'))} ?? '').startsWith(maand)) continue;
  const reden = String(${table.cell(say('Reden', 'Reason'))} ?? '').trim() || '?';
  const een = per.get(reden) ?? { aantal: 0, zinnen: [] };
  een.aantal += 1;
  const zin = String(${table.cell(say('Toelichting', 'Explanation'))} ?? '').trim();
  if (zin && een.zinnen.length < 3) een.zinnen.push(zin.slice(0, 120));
  per.set(reden, een);
}
if (per.size === 0) return [];
return [{ json: { maand, totaal: [...per.values()].reduce((som, een) => som + een.aantal, 0), lijst: [...per].sort(([, a], [, b]) => b.aantal - a.aantal).map(([reden, een]) => '- ' + reden + ': ' + een.aantal + (een.zinnen.length ? ' (“' + een.zinnen.join('”, “') + '”)' : '')).join('\\n') } }];`,
        ),
        chat.post(
          'Deel de redenen',
          say(
            '=Opzeggingen in {{ $json.maand }}: {{ $json.totaal }}\n{{ $json.lijst }}',
            '=Cancellations in {{ $json.maand }}: {{ $json.totaal }}\n{{ $json.lijst }}',
          ),
        ),
      ],
      flow: [
        'Iemand zegt op > Opzegging > Bewaar de reden > Is het te keren? > Maak terugwintaak',
        'Is het te keren? #1 > Meld de klacht',
        'Is het te keren? #2 > Stuur het afscheid',
        'Eerste van de maand > Lees de redenen > Tel de redenen > Deel de redenen',
      ],
    };
  },
});
