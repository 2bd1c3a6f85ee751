import { approvalChats, chats } from '../../apps/chats.js';
import { incidents } from '../../apps/incidents.js';
import { ownLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { ssh, sshRun } from '../../apps/pipelines.js';
import { pushers } from '../../apps/push.js';
import { certificates } from '../../apps/security.js';
import { syncTables, tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { inApp, mailOf } from '../../apps/values.js';
import {
  answeredWithin,
  both,
  choose,
  codeEach,
  combine,
  everyDay,
  everyHours,
  everyMinutes,
  goOnAfterError,
  http,
  keep,
  nothing,
  only,
  onlyNew,
  pause,
  reads,
  recipe,
  say,
  set,
  spares,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const CERT_TASK = ownLimit(
  ['Dagen voor de taak', 'Days before for the task'],
  ['Hoeveel dagen voor het verlopen de taak komt.', 'How many days before it expires the task comes.'],
  30,
);
const CERT_MAIL = ownLimit(
  ['Dagen voor de mail', 'Days before for the mail'],
  ['Hoeveel dagen voor het verlopen de mail gaat.', 'How many days before it expires the mail leaves.'],
  7,
);

/** A day as people read it; what is no date stays as it is. */
const DAY = (reference: string): string =>
  `{{ ((dag) => (dag.isValid ? dag.toFormat('dd-MM-yyyy') : ${reference.slice(3, -3)}))(DateTime.fromISO(String(${reference.slice(3, -3)} ?? ''))) }}`;

export const expiringCertificates = recipe({
  id: 'expiring-certificates',
  category: 'integration',
  tags: ['ssl', 'certificaten', 'beveiliging'],
  saves: spares(
    15,
    'Iemand houdt in een lijstje bij wanneer certificaten verlopen.',
    'Someone keeps a list of when certificates expire.',
  ),
  variants: combine(
    { list: certificates, todo: taskApps, mailer: mailers, desk: incidents },
    { take: 7, apart: ['list', 'todo'] },
  ),
  build: ({ list, todo, mailer, desk }) => {
    const { nodes, path, ref: c } = reads(list, 'Lees certificaten', 'Certificaat');
    return {
      name: both(
        `Verlopende certificaten in ${list.app.label} op tijd als taak in ${todo.app.label}`,
        `Expiring certificates in ${list.app.label} as a task in ${todo.app.label} in time`,
      ),
      description: both(
        `Controleert elke ochtend ${list.what.nl}: binnen dertig dagen (of jouw termijn) wordt het een taak in ${todo.app.label}, binnen een week gaat er mail uit via ${mailer.app.label} en op de laatste dag een melding in ${desk.app.label}.`,
        `Checks ${list.what.en} every morning: within thirty days (or your term) a task in ${todo.app.label}, within a week mail through ${mailer.app.label}, and on the last day an alert in ${desk.app.label}.`,
      ),
      benefit: both(
        'Je site valt nooit meer uit door een vergeten certificaat.',
        'Your site never goes down again over a forgotten certificate.',
      ),
      uses: [
        [list, both('levert de certificaten', 'supplies the certificates')],
        [todo, both('krijgt op tijd een taak', 'gets a task in time')],
        [mailer, both('waarschuwt de beheerder', 'warns the administrator')],
        [desk, both('belt op de laatste dag', 'calls on the last day')],
      ],
      setup: [],
      names: {
        'Lees certificaten': 'Read certificates',
        Certificaat: 'Certificate',
        'Elke ochtend om 8 uur': 'Every morning at 8',
        'Hoeveel dagen nog?': 'How many days to go?',
        'Bel de beheerder': 'Call the administrator',
        'Mail de beheerder': 'Mail the administrator',
        'Maak een taak': 'Create a task',
        'Nog niet gebeld': 'Not called yet',
        'Nog geen taak': 'No task yet',
      },
      nodes: [
        everyDay('Elke ochtend om 8 uur', 8),
        ...nodes,
        choose('Hoeveel dagen nog?', [
          [say('Laatste dag', 'Last day'), [only(c.value), '<=', 1]],
          [say('Bijna', 'Almost'), [only(c.value), '<=', `={{ ${CERT_MAIL} }}`]],
          [say('Binnenkort', 'Soon'), [only(c.value), '<=', `={{ ${CERT_TASK} }}`]],
        ]),
        // Once on the last day and once after it, not every morning.
        onlyNew(
          'Nog niet gebeld',
          t`${c.name} ${c.at} ${`{{ $('Certificaat').item.json.value < 0 ? '${say('verlopen', 'expired')}' : '${say('laatste dag', 'last day')}' }}`}`,
        ),
        onlyNew('Nog geen taak', t`${c.name} ${c.at}`),
        desk.open('Bel de beheerder', {
          title: say(
            t`Certificaat ${c.name} ${"{{ $('Certificaat').item.json.value < 0 ? 'is verlopen' : 'verloopt vandaag of morgen' }}"}`,
            t`Certificate ${c.name} ${"{{ $('Certificaat').item.json.value < 0 ? 'has expired' : 'expires today or tomorrow' }}"}`,
          ),
          text: say(t`Vernieuw het nu. Einddatum: ${DAY(c.at)}`, t`Renew it now. End date: ${DAY(c.at)}`),
          severity: 'hoog',
        }),
        mailer.send(
          'Mail de beheerder',
          mailOf.admin,
          say(
            t`Certificaat ${c.name} verloopt over ${c.value} dagen`,
            t`Certificate ${c.name} expires in ${c.value} days`,
          ),
          say(
            t`Het certificaat van ${c.name} verloopt op ${DAY(c.at)}. Vernieuw het deze week.`,
            t`The certificate of ${c.name} expires on ${DAY(c.at)}. Renew it this week.`,
          ),
        ),
        todo.create('Maak een taak', {
          title: say(t`Certificaat vernieuwen: ${c.name}`, t`Renew certificate: ${c.name}`),
          description: say(t`Verloopt op ${DAY(c.at)}.`, t`Expires on ${DAY(c.at)}.`),
          due: "={{ $now.plus({ days: Math.max(1, Math.min(14, Number($('Certificaat').item.json.value) - 7)) }).toISODate() }}",
        }),
      ],
      flow: [
        `Elke ochtend om 8 uur > ${path} > Hoeveel dagen nog? > Nog niet gebeld > Bel de beheerder`,
        'Hoeveel dagen nog? #1 > Mail de beheerder',
        'Hoeveel dagen nog? #2 > Nog geen taak > Maak een taak',
      ],
    };
  },
});

export const reachableSites = recipe({
  id: 'reachable-sites',
  category: 'integration',
  tags: ['website', 'bewaking', 'storing'],
  saves: spares(
    1,
    'Iemand opent alle sites en kijkt of ze het doen.',
    'Someone opens every site to see whether it works.',
  ),
  variants: combine({ table: syncTables, push: pushers, chat: chats }, { take: 9, apart: ['table', 'push'] }),
  build: ({ table, push, chat }) => ({
    name: both(
      `Websites uit ${table.app.label} bewaken met een seintje via ${push.app.label}`,
      `Watch the websites in ${table.app.label} with a signal through ${push.app.label}`,
    ),
    description: both(
      `Bezoekt elke vijf minuten alle sites uit ${table.app.label}; werkt er een niet, dan volgt na een minuut een tweede poging en pas daarna een melding via ${push.app.label} en ${chat.app.label}.`,
      `Visits every site in ${table.app.label} each five minutes; if one fails it tries again after a minute, and only then sends an alert through ${push.app.label} and ${chat.app.label}.`,
    ),
    benefit: both(
      'Je weet van een storing voordat je klanten het merken, zonder vals alarm.',
      'You know of an outage before your customers do, with no false alarms.',
    ),
    uses: [
      [table, both('bevat de sites en hun staat', 'holds the sites and their state')],
      [push, both('waarschuwt op de telefoon', 'warns on the phone')],
      [chat, both('meldt storing en herstel', 'reports outage and recovery')],
    ],
    setup: [
      both(
        'Maak in de tabel Sites de kolommen Site, Link en Staat.',
        'Make the columns Site, Link and State in the table Sites.',
      ),
    ],
    notes: [
      {
        over: ['Wacht een minuut', 'Tweede poging'],
        text: say(
          '## Twee keer kijken\nEen korte hapering op het net is geen storing. Daarom telt alleen een tweede mislukking.',
          '## Look twice\nA short hiccup on the network is no outage. So only a second failure counts.',
        ),
      },
      {
        over: ['Al gemeld?', 'Meld de storing'],
        text: say(
          '## Eén melding per storing\nDe staat in de tabel onthoudt wat al gemeld is. Pas na herstel kan dezelfde site opnieuw alarm slaan.',
          '## One message an outage\nThe state in the table remembers what was reported. Only after recovery can the same site raise the alarm again.',
        ),
      },
    ],
    names: {
      'Elke vijf minuten': 'Every five minutes',
      'Lees de sites': 'Read the sites',
      Site: 'Site',
      'Met link': 'With a link',
      'Eerste poging': 'First attempt',
      'In orde?': 'In order?',
      'Was het een storing?': 'Was it down?',
      'Zet op goed': 'Mark as up',
      'Meld het herstel': 'Report the recovery',
      'Wacht een minuut': 'Wait a minute',
      'Tweede poging': 'Second attempt',
      'Nu wel?': 'Up now?',
      'Al gemeld?': 'Reported already?',
      'Blijf stil': 'Stay silent',
      'Zet op storing': 'Mark as down',
      Waarschuw: 'Warn',
      'Meld de storing': 'Report the outage',
    },
    nodes: [
      everyMinutes('Elke vijf minuten', 5),
      table.rows('Lees de sites', 'Sites'),
      set('Site', {
        naam: `={{ ${table.cell('Site')} }}`,
        link: `={{ ${table.cell('Link')} }}`,
        staat: `={{ ${table.cell(say('Staat', 'State'))} ?? '${say('goed', 'up')}' }}`,
      }),
      keep('Met link', [['={{ $json.link }}', 'filled']]),
      withErrorBranch(http('Eerste poging', '={{ $json.link }}', { full: true, answer: 'text' })),
      when('In orde?', [['={{ $json.statusCode }}', '<', 400]]),
      pause('Wacht een minuut', 1, 'minutes'),
      withErrorBranch(
        http('Tweede poging', "={{ $('Site').item.json.link }}", { full: true, answer: 'text' }),
      ),
      when('Nu wel?', [['={{ $json.statusCode }}', '<', 400]]),
      when('Al gemeld?', [["={{ $('Site').item.json.staat }}", 'is', say('storing', 'down')]]),
      nothing('Blijf stil'),
      table.upsert('Zet op storing', 'Sites', 'Site', {
        Site: "={{ $('Site').item.json.naam }}",
        [say('Staat', 'State')]: say('storing', 'down'),
      }),
      push.push(
        'Waarschuw',
        `=${say('Site onbereikbaar', 'Site unreachable')}: {{ $('Site').item.json.naam }}`,
        `={{ $('Site').item.json.link }} ${say('antwoordt niet', 'does not answer')}.`,
      ),
      chat.post(
        'Meld de storing',
        `={{ $('Site').item.json.naam }} ${say('is onbereikbaar', 'is unreachable')}: {{ $('Site').item.json.link }}`,
      ),
      when('Was het een storing?', [["={{ $('Site').item.json.staat }}", 'is', say('storing', 'down')]]),
      table.upsert('Zet op goed', 'Sites', 'Site', {
        Site: "={{ $('Site').item.json.naam }}",
        [say('Staat', 'State')]: say('goed', 'up'),
      }),
      chat.post(
        'Meld het herstel',
        `={{ $('Site').item.json.naam }} ${say('doet het weer', 'works again')}.`,
      ),
    ],
    flow: [
      'Elke vijf minuten > Lees de sites > Site > Met link > Eerste poging > In orde? > Was het een storing? > Zet op goed > Meld het herstel',
      'Eerste poging #1 > Wacht een minuut',
      'In orde? #1 > Wacht een minuut > Tweede poging > Nu wel? > Was het een storing?',
      'Nu wel? #1 > Al gemeld? > Blijf stil',
      'Tweede poging #1 > Al gemeld? #1 > Zet op storing > Waarschuw',
      'Zet op storing > Meld de storing',
    ],
  }),
});

const DISK_PERCENT = ownLimit(
  ['Schijf vol boven procent', 'Disk full above percent'],
  [
    'Boven hoeveel procent wordt gevraagd om op te ruimen.',
    'Above how many percent clearing up is asked for.',
  ],
  85,
);

const CLEAN_UP = inApp(
  'SSH',
  ['opruimscript', 'clean-up script'],
  [
    'Het volledige pad van het script op je server dat oude logboeken wist.',
    'The full path of the script on your server that deletes old logs.',
  ],
  ['/opt/scripts/opruimen.sh', '/opt/scripts/clean-up.sh'],
  '^/[\\w./-]+$',
);

export const serverHealth = recipe({
  id: 'server-health',
  category: 'integration',
  tags: ['server', 'schijfruimte', 'beheer'],
  saves: spares(
    3,
    'Een beheerder logt in om schijf, geheugen en belasting na te kijken.',
    'An administrator signs in to check disk, memory and load.',
  ),
  variants: combine(
    { chat: approvalChats, desk: incidents, table: tables },
    { take: 8, apart: ['chat', 'desk'] },
  ),
  build: ({ chat, desk, table }) => ({
    name: both(
      `Server nakijken via SSH, opruimen na akkoord in ${chat.app.label}, alarm in ${desk.app.label}`,
      `Check a server over SSH, clean up once ${chat.app.label} approves, alarm in ${desk.app.label}`,
    ),
    description: both(
      `Leest elk uur schijfruimte, geheugen en belasting van je server; raakt de schijf vol, dan vraagt ${chat.app.label} of er opgeruimd mag worden. Lukt dat niet, dan komt er een melding in ${desk.app.label}.`,
      `Reads disk, memory and load of your server every hour; when the disk fills up ${chat.app.label} asks whether to clean up. If that fails, ${desk.app.label} gets an alert.`,
    ),
    benefit: both(
      'Een volle schijf is opgelost voordat er iets stilvalt.',
      'A full disk is dealt with before anything stops.',
    ),
    uses: [
      [{ app: ssh }, both('meet en ruimt op', 'measures and cleans up')],
      [chat, both('vraagt om akkoord', 'asks for approval')],
      [desk, both('slaat alarm als opruimen niet lukt', 'raises the alarm when cleaning fails')],
      [table, both('houdt de metingen bij', 'keeps the readings')],
    ],
    setup: [
      both(
        'Geef de SSH-gebruiker sudo-rechten voor alleen dat opruimscript.',
        'Give the SSH user sudo rights for that clean-up script alone.',
      ),
    ],
    notes: [
      {
        over: ['Mag er opgeruimd worden?', 'Ruim op'],
        text: say(
          '## Niet zonder te vragen\nOpruimen wist oude logboeken. Laat het script alleen mappen legen die je kwijt mag zijn. Antwoordt niemand, dan komt de vraag een uur later terug.',
          '## Not without asking\nCleaning up deletes old logs. Let the script empty only folders that you can do without. If nobody answers, the question comes back an hour later.',
        ),
      },
    ],
    names: {
      'Elk uur': 'Every hour',
      'Meet de server': 'Measure the server',
      'Lees de waarden': 'Read the values',
      'Houd bij': 'Keep a record',
      'Schijf bijna vol?': 'Disk nearly full?',
      'Mag er opgeruimd worden?': 'May it be cleaned up?',
      'Akkoord?': 'Approved?',
      'Ruim op': 'Clean up',
      'Meld de uitkomst': 'Report the outcome',
      'Later opnieuw': 'Again later',
      'Sla alarm': 'Raise the alarm',
    },
    nodes: [
      everyHours('Elk uur', 1),
      withErrorBranch(
        sshRun(
          'Meet de server',
          "df --output=pcent / | tail -1; free -m | awk '/Mem/{print $3/$2*100}'; cut -d' ' -f1 /proc/loadavg",
        ),
      ),
      codeEach(
        'Lees de waarden',
        "const [schijf, geheugen, belasting] = String($json.stdout).trim().split('\\n').map((regel) => parseFloat(regel));\nreturn { json: { schijf, geheugen: Math.round(geheugen), belasting } };",
      ),
      goOnAfterError(
        table.append('Houd bij', say('Servermetingen', 'Server readings'), {
          [say('Tijdstip', 'Time')]: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
          [say('Schijf', 'Disk')]: '={{ $json.schijf }}',
          [say('Geheugen', 'Memory')]: '={{ $json.geheugen }}',
          [say('Belasting', 'Load')]: '={{ $json.belasting }}',
        }),
      ),
      when('Schijf bijna vol?', [
        ["={{ $('Lees de waarden').item.json.schijf }}", '>', `={{ ${DISK_PERCENT} }}`],
      ]),
      answeredWithin(
        chat.approve(
          'Mag er opgeruimd worden?',
          `=${say('De schijf zit voor', 'The disk is')} {{ $('Lees de waarden').item.json.schijf }}% ${say('vol. Oude logboeken wissen?', 'full. Delete old logs?')}`,
        ),
        50,
        'minutes',
      ),
      when('Akkoord?', [['={{ $json.data?.approved }}', 'yes']]),
      withErrorBranch(sshRun('Ruim op', `sudo ${CLEAN_UP}`)),
      chat.post('Meld de uitkomst', `=${say('Opgeruimd', 'Cleaned up')}: {{ $json.stdout }}`),
      desk.open('Sla alarm', {
        title: say('Server vraagt aandacht', 'Server needs attention'),
        text: `=${say('Meten of opruimen is mislukt', 'Measuring or cleaning up failed')}: {{ $json.error ?? $json.stderr }}`,
        severity: 'hoog',
      }),
      nothing('Later opnieuw'),
    ],
    flow: [
      'Elk uur > Meet de server > Lees de waarden > Houd bij > Schijf bijna vol? > Mag er opgeruimd worden? > Akkoord? > Ruim op > Meld de uitkomst',
      'Akkoord? #1 > Later opnieuw',
      'Meet de server #1 > Sla alarm',
      'Ruim op #1 > Sla alarm',
    ],
  }),
});
