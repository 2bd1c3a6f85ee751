import { approvalChats } from '../../apps/chats.js';
import { wholeLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { fullTables, syncTables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { limitOf, mailOf } from '../../apps/values.js';
import {
  AS_DAY,
  among,
  answeredWithin,
  asEuro,
  both,
  choose,
  code,
  combine,
  cron,
  form,
  limit,
  loop,
  onlyNew,
  onlyOnce,
  pause,
  recipe,
  rowsOf,
  say,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const senders = among(mailers, 'gmail', 'outlook');
const NOTICE = limitOf(
  'notice-days',
  ['Dagen vooraf', 'Days beforehand'],
  [
    'Hoeveel dagen voor de ingang klanten het moeten weten, volgens je voorwaarden.',
    'How many days before it starts customers have to know, by your terms.',
  ],
  30,
);

export const priceChange = recipe({
  id: 'price-change-announcement',
  category: 'customer',
  tags: ['prijsverhoging', 'tarieven', 'aankondigen', 'abonnement', 'klanten mailen'],
  saves: spares(
    90,
    'Iemand rekent per klant het nieuwe tarief uit, mailt iedereen en houdt bij wie het weet.',
    'Someone works out the new rate for each customer, mails everybody and keeps track of who knows.',
  ),
  variants: combine(
    {
      table: among(syncTables, 'googleSheets', 'airtable'),
      mailer: senders,
      chat: among(approvalChats, 'slack', 'microsoftTeams'),
    },
    { take: 2, apart: ['table', 'mailer'] },
  ),
  build: ({ table, mailer, chat }) => {
    const tab = say('Contracten', 'Contracts');
    const number = say('Nummer', 'Number');
    const { nodes, path } = rowsOf(table, 'Lees de contracten', tab, 'Contract', {
      nummer: number,
      klant: say('Klant', 'Customer'),
      mail: say('E-mail', 'Email'),
      tarief: say('Tarief', 'Rate'),
      gemeld: say('Gemeld op', 'Told on'),
      vast: say('Vast tot', 'Fixed until'),
    });
    const f = (field: string) => `{{ $('Prijswijziging').first().json.${field} }}`;
    const START =
      "{{ DateTime.fromISO(String($('Prijswijziging').first().json.ingang).slice(0, 10)).toFormat('dd-MM-yyyy') }}";
    const letter = say(
      `=<p>Beste {{ $json.klant }},</p><p>Per ${START} verandert je tarief van {{ $json.oud }} naar {{ $json.nieuw }}. ${f('reden')}</p><p>Je hoeft niets te doen. Vragen, of wil je opzeggen? Antwoord dan op deze mail; je contractnummer is {{ $json.nummer }}.</p>`,
      `=<p>Dear {{ $json.klant }},</p><p>As of ${START} your rate changes from {{ $json.oud }} to {{ $json.nieuw }}. ${f('reden')}</p><p>There is nothing you need to do. Questions, or would you like to cancel? Answer this mail; your contract number is {{ $json.nummer }}.</p>`,
    );
    return {
      name: both(
        `Prijswijziging per klant aankondigen via ${mailer.app.label}, na een proefmail en akkoord in ${chat.app.label}`,
        `Announce a price change to each customer via ${mailer.app.label}, after a test mail and approval in ${chat.app.label}`,
      ),
      description: both(
        `Vul percentage, ingang en reden in. De flow rekent uit ${table.app.label} elk nieuw tarief, slaat vaste contracten over, mailt jou een proef en verstuurt na akkoord in ${chat.app.label} via ${mailer.app.label}, met de dag als bewijs.`,
        `Fill in percentage, start and reason. It works out each new rate from ${table.app.label}, skips fixed contracts and who was told, mails you a test first and once approved in ${chat.app.label} sends calmly through ${mailer.app.label}, with the day as proof.`,
      ),
      benefit: both(
        'Iedereen op tijd en met het juiste bedrag.',
        'Everybody in time and with the right amount.',
      ),
      uses: [
        [table, both('bevat contracten en bewaart het bewijs', 'holds contracts and keeps the proof')],
        [mailer, both('verstuurt proef en aankondiging', 'sends test and announcement')],
        [chat, both('vraagt akkoord en meldt de uitslag', 'asks for approval and tells the outcome')],
      ],
      setup: [
        both(
          'Maak een tabel Contracten met Nummer (uniek), Klant, E-mail, Tarief, Vast tot (leeg als het mag wijzigen) en Gemeld op (leeg).',
          'Make a table Contracts with Number (unique), Customer, Email, Rate, Fixed until (empty where it may change) and Told on (empty).',
        ),
        both(
          'Kijk in je voorwaarden of en wanneer je het tarief mag wijzigen; consumenten mogen dan vaak opzeggen.',
          'Check in your terms whether and when you may change the rate; consumers may often cancel then.',
        ),
      ],
      notes: [
        {
          over: ['Stuur jezelf een proef', 'Vraag akkoord', 'Akkoord?'],
          text: say(
            '## Eerst zien, dan versturen\nDe proef is de echte mail van de eerste klant. Zonder akkoord binnen een dag gaat er niets uit.',
            '## See first, then send\nThe test is the real mail of the first customer. Without approval within a day nothing leaves.',
          ),
        },
      ],
      names: {
        Prijswijziging: 'Price change',
        'Lees de contracten': 'Read the contracts',
        Contract: 'Contract',
        'Reken de tarieven uit': 'Work out the rates',
        'Alleen de eerste': 'The first only',
        'Iets te versturen?': 'Anything to send?',
        'Stuur jezelf een proef': 'Send yourself a test',
        'Vraag akkoord': 'Ask for approval',
        'Akkoord?': 'Approved?',
        'Neem de klanten': 'Take the customers',
        'Een voor een': 'One by one',
        'Mail de klant': 'Mail the customer',
        'Noteer de dag': 'Note the day',
        'Even rustig aan': 'Take it easy',
        'Meld mislukte mail': 'Report a failed mail',
        'Meld dat het klaar is': 'Report that it is done',
        'Meld niet verstuurd': 'Report that nothing was sent',
      },
      nodes: [
        form(
          'Prijswijziging',
          say('Prijswijziging aankondigen', 'Announce a price change'),
          say('Er gaat niets uit voor je akkoord geeft.', 'Nothing leaves before you approve.'),
          [
            ['procent', say('Verhoging in procent', 'Increase in percent'), 'number'],
            ['ingang', say('Ingangsdatum', 'Start date'), 'date'],
            ['reden', say('Reden, zoals klanten hem lezen', 'Reason, as customers read it'), 'textarea'],
          ],
        ),
        ...nodes,
        code(
          'Reken de tarieven uit',
          `
${AS_DAY}
const wens = $('Prijswijziging').first().json;
const ingang = asDay(wens.ingang);
const procent = Number(wens.procent);
${asEuro()}
if (!ingang.isValid || ingang < $now.plus({ days: Number('${NOTICE}') || 30 }).startOf('day') || !(procent > 0 && procent <= 50)) return [{ json: {} }];
const uit = $input.all().map(({ json }) => ({ ...json, oud: Number(String(json.tarief ?? '').replace(/€|[.](?=.*,)/g, '').replace(',', '.')), vastTot: asDay(json.vast) })).filter((een) => een.nummer && String(een.mail ?? '').includes('@') && een.oud > 0 && !een.gemeld && !(een.vastTot.isValid && een.vastTot >= ingang)).map((een) => ({ json: { nummer: een.nummer, klant: een.klant, mail: een.mail, oud: euro(een.oud), nieuw: euro(Math.round(een.oud * (1 + procent / 100) * 100) / 100) } }));
return uit.length > 0 ? uit : [{ json: {} }];`,
        ),
        limit('Alleen de eerste', 1),
        when('Iets te versturen?', [['={{ $json.nummer }}', 'filled']]),
        mailer.send(
          'Stuur jezelf een proef',
          mailOf.me,
          say(`=PROEF: je tarief per ${START}`, `=TEST: your rate as of ${START}`),
          letter,
        ),
        answeredWithin(
          chat.approve(
            'Vraag akkoord',
            say(
              `=Prijswijziging van {{ $('Prijswijziging').first().json.procent }}% per ${START} naar {{ $('Reken de tarieven uit').all().length }} klanten. De proefmail is verstuurd. Versturen?`,
              `=Price change of {{ $('Prijswijziging').first().json.procent }}% as of ${START} to {{ $('Reken de tarieven uit').all().length }} customers. The test mail was sent. Send?`,
            ),
          ),
          1,
          'days',
        ),
        when('Akkoord?', [['={{ $json.data?.approved }}', 'yes']]),
        code('Neem de klanten', "return $('Reken de tarieven uit').all().map(({ json }) => ({ json }));"),
        loop('Een voor een', 1),
        withErrorBranch(
          mailer.send(
            'Mail de klant',
            '={{ $json.mail }}',
            say(`=Je tarief per ${START}`, `=Your rate as of ${START}`),
            letter,
          ),
        ),
        table.upsert('Noteer de dag', tab, number, {
          [number]: "={{ $('Een voor een').item.json.nummer }}",
          [say('Gemeld op', 'Told on')]: '={{ $now.toISODate() }}',
        }),
        pause('Even rustig aan', 20, 'seconds'),
        chat.post(
          'Meld mislukte mail',
          say(
            "=Prijswijziging niet bezorgd bij {{ $('Een voor een').item.json.klant }} ({{ $('Een voor een').item.json.nummer }}): stuur een brief.",
            "=The price change did not reach {{ $('Een voor een').item.json.klant }} ({{ $('Een voor een').item.json.nummer }}): send a letter.",
          ),
        ),
        onlyOnce(
          chat.post(
            'Meld dat het klaar is',
            say(
              'De prijswijziging is verstuurd. Wie hem kreeg heeft een datum in de tabel.',
              'The price change was sent. Who got it has a date in the table.',
            ),
          ),
        ),
        chat.post(
          'Meld niet verstuurd',
          say(
            'De prijswijziging is niet verstuurd: geen akkoord binnen een dag, geen klant die het moet weten, of een ingang die te vroeg is voor je termijn.',
            'The price change was not sent: no approval within a day, no customer who has to know, or a start too early for your notice.',
          ),
        ),
      ],
      flow: [
        `Prijswijziging > ${path} > Reken de tarieven uit > Alleen de eerste > Iets te versturen? > Stuur jezelf een proef > Vraag akkoord > Akkoord? > Neem de klanten > Een voor een #1 > Mail de klant > Noteer de dag > Even rustig aan > Een voor een`,
        'Mail de klant #1 > Meld mislukte mail > Een voor een',
        'Een voor een > Meld dat het klaar is',
        'Akkoord? #1 > Meld niet verstuurd',
        'Iets te versturen? #1 > Meld niet verstuurd',
      ],
    };
  },
});

const HANDLER_DAYS = wholeLimit(
  ['Dagen voor de behandelaar', 'Days for the handler'],
  [
    'Hoeveel dagen voor de uiterste dag de behandelaar bericht krijgt.',
    'How many days before the last day the handler is told.',
  ],
  14,
);
const MANAGER_DAYS = wholeLimit(
  ['Dagen voor de leidinggevende', 'Days for the manager'],
  [
    'Hoeveel dagen voor de uiterste dag de leidinggevende bericht krijgt.',
    'How many days before the last day the manager is told.',
  ],
  3,
);

export const complaintTerm = recipe({
  id: 'complaint-term-watch',
  category: 'customer',
  tags: ['klachten', 'termijn', 'zorg', 'onderwijs', 'escalatie', 'klachtenregister'],
  saves: spares(
    15,
    'Iemand telt in het klachtenregister de dagen en mailt wie moet antwoorden.',
    'Someone counts days in the register of complaints and mails who has to answer.',
  ),
  variants: combine(
    {
      table: among(fullTables, 'googleSheets', 'airtable'),
      mailer: senders,
      tasks: among(taskApps, 'trello', 'asana'),
    },
    { take: 2, apart: ['table', 'mailer'] },
  ),
  build: ({ table, mailer, tasks }) => {
    const tab = say('Klachten', 'Complaints');
    const c = (nl: string, en: string) => table.cell(say(nl, en));
    return {
      name: both(
        `Klachttermijn bewaken uit ${table.app.label}: behandelaar, leidinggevende en directie op tijd via ${mailer.app.label}`,
        `Watch complaint terms of ${table.app.label}: handler, manager and management in time via ${mailer.app.label}`,
      ),
      description: both(
        `Telt elke ochtend per open klacht in ${table.app.label} de dagen tot de uiterste dag. Twee weken ervoor (of jouw keuze) krijgt de behandelaar een mail via ${mailer.app.label}, drie dagen ervoor de leidinggevende, daarna de directie met een taak in ${tasks.app.label}.`,
        `Every morning it counts the days left of open complaints in ${table.app.label}. Two weeks (by default) before, the handler gets a mail through ${mailer.app.label}, three days before the manager, and once past it the management with a task in ${tasks.app.label}.`,
      ),
      benefit: both(
        'Geen klacht die stil over zijn termijn gaat.',
        'No complaint passes its term in silence.',
      ),
      uses: [
        [table, both('is het klachtenregister', 'is the register of complaints')],
        [mailer, both('mailt wie aan zet is', 'mails whose move it is')],
        [tasks, both('krijgt overschrijdingen', 'gets what passed its term')],
      ],
      setup: [
        both(
          'Maak een tabel Klachten met Nummer, Ontvangen op, Termijn in dagen (zoals 42 in de zorg), Behandelaar (mailadres) en Status (Open of Klaar).',
          'Make a table Complaints with Number, Received on, Term in days (such as 42 in health care), Handler (mail address) and Status (Open or Done).',
        ),
      ],
      notes: [
        {
          over: ['Tel de dagen', 'Nog niet gemaild', 'Wie is aan zet?'],
          text: say(
            '## Eén mail per stap\nElke stap mailt één keer per klacht, ook als een klacht later in het register komt of n8n een dag stil lag. Krijgt een klacht uitstel, zet dan een langere termijn in het register: dan tellen de stappen opnieuw.',
            '## One mail a step\nEach step mails once a complaint, also where one is entered late or n8n stood still for a day. Where a complaint is postponed, put a longer term in the register: the steps count anew.',
          ),
        },
      ],
      names: {
        'Elke ochtend om 8 uur': 'Every morning at 8',
        'Lees de klachten': 'Read the complaints',
        'Tel de dagen': 'Count the days',
        'Nog niet gemaild': 'Not mailed yet',
        'Wie is aan zet?': 'Whose move is it?',
        'Mail de behandelaar': 'Mail the handler',
        'Mail de leidinggevende': 'Mail the manager',
        'Mail de directie': 'Mail the management',
        'Maak de taak': 'Make the task',
        'Mail bij geen behandelaar': 'Mail without a handler',
      },
      nodes: [
        cron('Elke ochtend om 8 uur', '0 8 * * 1-5'),
        table.rows('Lees de klachten', tab),
        code(
          'Tel de dagen',
          `
${AS_DAY}
const vandaag = $now.startOf('day');
return $input.all().flatMap(({ json: $json }) => {
  const binnen = asDay(${c('Ontvangen op', 'Received on')});
  const nummer = String(${c('Nummer', 'Number')} ?? '').trim();
  if (!nummer || !binnen.isValid || String(${c('Status', 'Status')} ?? '').trim().toLowerCase() !== 'open') return [];
  const uiterlijk = binnen.startOf('day').plus({ days: Number(${c('Termijn in dagen', 'Term in days')}) || 42 });
  const over = Math.round(uiterlijk.diff(vandaag, 'days').days);
  const stap = over < 0 ? 'directie' : over <= ${MANAGER_DAYS} ? 'leidinggevende' : over <= ${HANDLER_DAYS} ? 'behandelaar' : '';
  return stap ? [{ json: { nummer, over, stap, sleutel: nummer + ' ' + stap + ' ' + uiterlijk.toISODate(), behandelaar: String(${c('Behandelaar', 'Handler')} ?? '').trim(), uiterlijk: uiterlijk.toFormat('dd-MM-yyyy') } }] : [];
});`,
        ),
        onlyNew('Nog niet gemaild', '={{ $json.sleutel }}'),
        choose(
          'Wie is aan zet?',
          [
            [
              say('Behandelaar', 'Handler'),
              ['={{ $json.stap }}', 'is', 'behandelaar'],
              ['={{ $json.behandelaar }}', 'contains', '@'],
            ],
            [say('Leidinggevende', 'Manager'), ['={{ $json.stap }}', 'is', 'leidinggevende']],
            [say('Directie', 'Management'), ['={{ $json.stap }}', 'is', 'directie']],
          ],
          say('Geen behandelaar', 'No handler'),
        ),
        withErrorBranch(
          mailer.send(
            'Mail de behandelaar',
            '={{ $json.behandelaar }}',
            say(
              '=Klacht {{ $json.nummer }}: nog {{ $json.over }} dagen',
              '=Complaint {{ $json.nummer }}: {{ $json.over }} days left',
            ),
            say(
              '=<p>Klacht {{ $json.nummer }} moet uiterlijk {{ $json.uiterlijk }} zijn beantwoord. Lukt dat niet, vraag de klager dan nu schriftelijk om uitstel.</p>',
              '=<p>Complaint {{ $json.nummer }} has to be answered by {{ $json.uiterlijk }}. If that cannot be done, ask for a postponement in writing now.</p>',
            ),
          ),
        ),
        mailer.send(
          'Mail de leidinggevende',
          mailOf.manager,
          say(
            '=Klacht {{ $json.nummer }}: nog {{ $json.over }} dagen',
            '=Complaint {{ $json.nummer }}: {{ $json.over }} days left',
          ),
          say(
            '=<p>Klacht {{ $json.nummer }} (behandelaar: {{ $json.behandelaar || "geen" }}) loopt {{ $json.uiterlijk }} af. Kijk vandaag mee.</p>',
            '=<p>The term of complaint {{ $json.nummer }} (handler: {{ $json.behandelaar || "none" }}) ends on {{ $json.uiterlijk }}. Please look at it today.</p>',
          ),
        ),
        mailer.send(
          'Mail de directie',
          mailOf.management,
          say(
            '=Klacht {{ $json.nummer }} is over de termijn',
            '=Complaint {{ $json.nummer }} is past its term',
          ),
          say(
            '=<p>De termijn van klacht {{ $json.nummer }} liep af op {{ $json.uiterlijk }} (behandelaar: {{ $json.behandelaar || "geen" }}). De klager kan nu naar de geschillencommissie.</p>',
            '=<p>The term of complaint {{ $json.nummer }} ended on {{ $json.uiterlijk }} (handler: {{ $json.behandelaar || "none" }}). The complainant may now go to the disputes committee.</p>',
          ),
        ),
        tasks.create('Maak de taak', {
          title: say(
            "=Klacht {{ $('Tel de dagen').item.json.nummer }} vandaag beantwoorden",
            "=Answer complaint {{ $('Tel de dagen').item.json.nummer }} today",
          ),
          description: say(
            "=Termijn verstreken op {{ $('Tel de dagen').item.json.uiterlijk }}.",
            "=Term passed on {{ $('Tel de dagen').item.json.uiterlijk }}.",
          ),
          due: '={{ $now.toISODate() }}',
        }),
        mailer.send(
          'Mail bij geen behandelaar',
          mailOf.manager,
          say(
            "=Klacht {{ $('Tel de dagen').item.json.nummer }} heeft geen bereikbare behandelaar",
            "=Complaint {{ $('Tel de dagen').item.json.nummer }} has no handler that can be reached",
          ),
          say(
            "=<p>Bij klacht {{ $('Tel de dagen').item.json.nummer }} staat geen mailadres van een behandelaar, of de mail kwam niet weg. De klacht moet {{ $('Tel de dagen').item.json.uiterlijk }} af zijn. Wijs vandaag iemand aan.</p>",
            "=<p>Complaint {{ $('Tel de dagen').item.json.nummer }} has no mail address of a handler, or the mail did not go. It is due on {{ $('Tel de dagen').item.json.uiterlijk }}. Appoint somebody today.</p>",
          ),
        ),
      ],
      flow: [
        'Elke ochtend om 8 uur > Lees de klachten > Tel de dagen > Nog niet gemaild > Wie is aan zet? > Mail de behandelaar',
        'Mail de behandelaar #1 > Mail bij geen behandelaar',
        'Wie is aan zet? #1 > Mail de leidinggevende',
        'Wie is aan zet? #2 > Mail de directie > Maak de taak',
        'Wie is aan zet? #3 > Mail bij geen behandelaar',
      ],
    };
  },
});
