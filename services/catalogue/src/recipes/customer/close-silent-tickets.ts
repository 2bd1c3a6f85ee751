import { chats } from '../../apps/chats.js';
import { listedDesks } from '../../apps/helpdesks.js';
import { ownLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { mainModels } from '../../apps/models.js';
import { tables } from '../../apps/tables.js';
import { senderName } from '../../apps/values.js';
import {
  AS_DAY,
  ask,
  code,
  combine,
  evenWhenEmpty,
  everyDay,
  everyWeek,
  gather,
  goOnAfterError,
  keep,
  loop,
  only,
  onlyNew,
  pause,
  reads,
  recipe,
  say,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';
import { byName } from './parts.js';

const hoursOpen = (openedAt: string) => `Math.floor($now.diff(DateTime.fromISO(${openedAt}), 'hours').hours)`;

const SILENT_DAYS = ownLimit(
  ['Dagen open', 'Days open'],
  ['Na hoeveel dagen je vraagt of het nog speelt.', 'After how many days you ask whether it still matters.'],
  14,
);

export const oudeTickets = recipe({
  id: 'close-silent-tickets',
  category: 'customer',
  tags: ['opvolgen', 'e-mail', 'tickets'],
  saves: {
    minutes: 25,
    nl: 'Iemand mailt klanten van oude tickets een voor een of hun vraag nog speelt.',
    en: 'Someone emails the customers of old tickets one by one to ask if the question still matters.',
  },
  variants: combine({ desk: listedDesks, mailer: mailers, chat: chats }, { take: 6 }),
  build: ({ desk, mailer, chat }) => {
    const { nodes, path, ref: k } = reads(desk.openTickets, 'Alle open tickets', 'Ticket');
    return {
      name: {
        nl: `Klanten van oude ${desk.app.label}-tickets navragen met ${mailer.app.label}, verslag in ${chat.app.label}`,
        en: `Ask customers of old ${desk.app.label} tickets via ${mailer.app.label}, report in ${chat.app.label}`,
      },
      description: {
        nl: `Elke dinsdag krijgt wie al twee weken (of jouw termijn) een ticket in ${desk.app.label} heeft openstaan een persoonlijke vraag via ${mailer.app.label} of het nog speelt. ${chat.app.label} ziet wie er is benaderd.`,
        en: `Every Tuesday anyone whose ${desk.app.label} ticket has been open for two weeks (or your term) gets a personal question through ${mailer.app.label}: does it still matter? ${chat.app.label} sees who was asked.`,
      },
      benefit: {
        nl: 'De stapel wordt kleiner zonder klanten te vergeten.',
        en: 'The pile shrinks without forgetting customers.',
      },
      uses: [
        [
          desk,
          {
            nl: 'geeft de oude tickets en krijgt een notitie',
            en: 'gives the old tickets and gets a note',
          },
        ],
        [
          mailer,
          { nl: 'vraagt de klant of het nog speelt', en: 'asks the customer whether it still matters' },
        ],
        [chat, { nl: 'krijgt het overzicht', en: 'gets the overview' }],
      ],
      setup: [],
      notes: [
        {
          over: ['Een voor een', 'Vraag of het nog speelt', 'Noteer het navragen', 'Even wachten'],
          text: say(
            '## Rustig versturen\nDe mails gaan een voor een met een halve minuut ertussen, zodat je mailbox niet als spam wordt gezien.',
            '## Sending calmly\nThe emails go out one by one with half a minute in between, so that your mailbox is not taken for spam.',
          ),
        },
      ],
      names: {
        'Dinsdag tien uur': "Tuesday ten o'clock",
        'Alle open tickets': 'All open tickets',
        Ticket: 'Ticket',
        'Lang genoeg open': 'Open for long enough',
        'Nog niet gevraagd': 'Not asked yet',
        'Een voor een': 'One by one',
        'Vraag of het nog speelt': 'Ask whether it still matters',
        'Noteer het navragen': 'Note that we asked',
        'Meld wie geen mail kreeg': 'Report who got no mail',
        'Even wachten': 'Wait a moment',
        'Wie is gevraagd': 'Who was asked',
        'Meld in het kanaal': 'Report in the channel',
      },
      nodes: [
        everyWeek('Dinsdag tien uur', [2], 10),
        ...nodes,
        keep('Lang genoeg open', [
          [`={{ ${hoursOpen(desk.openedAt)} }}`, '>=', `={{ ${SILENT_DAYS} * 24 }}`],
          ['={{ $json.email }}', 'filled'],
        ]),
        onlyNew('Nog niet gevraagd', only(k.id)),
        loop('Een voor een', 1),
        withErrorBranch(
          mailer.send(
            'Vraag of het nog speelt',
            only(k.email),
            say(t`Speelt dit nog? ${k.subject}`, t`Does this still matter? ${k.subject}`),
            say(
              t`<p>Hallo${byName(k.name)},</p><p>Een tijd geleden stuurde je ons een vraag: "${k.subject}". Is die opgelost, of kunnen we nog iets voor je doen? Antwoord gerust op deze mail.</p><p>Groet,<br>${senderName}</p>`,
              t`<p>Hello${byName(k.name)},</p><p>Some time ago you sent us a question: "${k.subject}". Has it been solved, or can we still do something for you? Feel free to reply to this email.</p><p>Kind regards,<br>${senderName}</p>`,
            ),
          ),
        ),
        goOnAfterError(
          desk.note(
            'Noteer het navragen',
            only(k.id),
            say(
              '=Klant is gevraagd of de vraag nog speelt ({{ $now.toFormat("d-M-yyyy") }}).',
              '=Customer was asked whether the question still matters ({{ $now.toFormat("d MMM yyyy") }}).',
            ),
          ),
        ),
        chat.post(
          'Meld wie geen mail kreeg',
          say(
            t`De vraag of het nog speelt kon niet weg naar ${k.email}: ${k.subject} ${k.link}. Vraag het zelf.`,
            t`The question whether it still matters could not go to ${k.email}: ${k.subject} ${k.link}. Ask yourself.`,
          ),
        ),
        pause('Even wachten', 30, 'seconds'),
        gather('Wie is gevraagd', 'klaar'),
        chat.post(
          'Meld in het kanaal',
          say(
            "={{ $('Nog niet gevraagd').all().length }} klanten met een oud ticket waren aan de beurt. Op elk ticket staat een notitie als de vraag is verstuurd.",
            "={{ $('Nog niet gevraagd').all().length }} customers with an old ticket had a turn. Each ticket has a note where the question was sent.",
          ),
        ),
      ],
      flow: [
        `Dinsdag tien uur > ${path} > Lang genoeg open > Nog niet gevraagd > Een voor een #1 > Vraag of het nog speelt > Noteer het navragen > Even wachten > Een voor een`,
        'Vraag of het nog speelt #1 > Meld wie geen mail kreeg > Even wachten',
        'Een voor een > Wie is gevraagd > Meld in het kanaal',
      ],
    };
  },
});

const PEAK_PERCENT = ownLimit(
  ['Piek in procent', 'Peak in percent'],
  ['Hoeveel procent boven het gemiddelde een piek is.', 'How many percent above the average make a peak.'],
  40,
);

export const drukteVoorspellen = recipe({
  id: 'support-daily-load',
  category: 'customer',
  tags: ['drukte', 'planning', 'tickets'],
  saves: {
    minutes: 12,
    nl: 'Een teamleider telt de tickets en vergelijkt ze met gisteren.',
    en: 'A team lead counts the tickets and compares with yesterday.',
  },
  variants: combine(
    { desk: listedDesks, table: tables.filter((table) => table.rows), chat: chats, model: mainModels },
    { take: 6 },
  ),
  build: ({ desk, table, chat, model }) => {
    const { nodes, path } = reads(desk.openTickets, 'Tel open tickets', 'Ticket');
    if (!table.rows) throw new Error('a table with rows');
    return {
      name: {
        nl: `Drukte in ${desk.app.label} bijhouden in ${table.app.label} en pieken melden in ${chat.app.label}`,
        en: `Track the ${desk.app.label} workload in ${table.app.label} and report peaks in ${chat.app.label}`,
      },
      description: {
        nl: `Legt elke avond vast hoeveel tickets er in ${desk.app.label} openstaan en vergelijkt dat in ${table.app.label} met de afgelopen twee weken. Bij een piek legt ${model.app.label} in ${chat.app.label} uit waar die vandaan komt.`,
        en: `Each evening it records how many tickets are open in ${desk.app.label} and compares that in ${table.app.label} with the past two weeks. On a peak ${model.app.label} explains in ${chat.app.label} where it comes from.`,
      },
      benefit: {
        nl: 'Je plant op tijd een extra collega in.',
        en: 'You schedule an extra colleague in time.',
      },
      uses: [
        [desk, { nl: 'geeft de openstaande tickets', en: 'gives the open tickets' }],
        [table, { nl: 'bewaart de stand van elke dag', en: 'keeps the count of each day' }],
        [model, { nl: 'verklaart de piek', en: 'explains the peak' }],
        [chat, { nl: 'krijgt de melding', en: 'gets the message' }],
      ],
      setup: [],
      notes: [
        {
          over: ['Eerdere dagen', 'Vergelijk met eerder', 'Piek?'],
          text: say(
            '## Wat is druk?\nHet gemiddelde gaat over de laatste veertien dagen. De eerste week is er nog te weinig om te vergelijken en blijft het stil.',
            '## What is busy?\nThe average covers the last fourteen days. In the first week there is too little to compare with and it stays quiet.',
          ),
        },
      ],
      names: {
        'Elke avond': 'Every evening',
        'Tel open tickets': 'Count open tickets',
        Ticket: 'Ticket',
        'Vat de dag samen': 'Sum up the day',
        'Schrijf de dagstand weg': 'Write down the day',
        'Eerdere dagen': 'Earlier days',
        'Vergelijk met eerder': 'Compare with earlier',
        'Piek?': 'Peak?',
        'Verklaar de piek': 'Explain the peak',
        Uitlegger: 'Explainer',
        'Meld de piek': 'Report the peak',
      },
      nodes: [
        everyDay('Elke avond', 18),
        // An evening without open tickets counts too.
        ...nodes.map((one, at) => (at === 0 || one.type.endsWith('.filter') ? evenWhenEmpty(one) : one)),
        code(
          'Vat de dag samen',
          `
const tickets = $input.all().map((item) => item.json).filter((een) => een.id);
return [{ json: { datum: $now.toISODate(), aantal: tickets.length, onderwerpen: tickets.map((t) => t.subject).slice(0, 60).join('\\n') } }];`,
        ),
        table.append('Schrijf de dagstand weg', say('Drukte', 'Workload'), {
          [say('Datum', 'Date')]: '={{ $json.datum }}',
          Open: '={{ $json.aantal }}',
        }),
        table.rows('Eerdere dagen', say('Drukte', 'Workload')),
        code(
          'Vergelijk met eerder',
          `
${AS_DAY}
const vandaag = $('Vat de dag samen').first().json;
const perDag = new Map($input.all().map(({ json: $json }) => [asDay(${table.cell(say('Datum', 'Date'))}), Number(${table.cell('Open')})]).filter(([dag, n]) => dag.isValid && n >= 0).map(([dag, n]) => [dag.toISODate(), n]));
const dagen = [...perDag].filter(([dag]) => dag < vandaag.datum).sort(([a], [b]) => a.localeCompare(b)).slice(-14).map(([, n]) => n);
const gemiddeld = dagen.reduce((som, n) => som + n, 0) / Math.max(dagen.length, 1);
return [{ json: { ...vandaag, gemiddeld: Math.round(gemiddeld), piek: dagen.length >= 5 && vandaag.aantal > gemiddeld * (1 + ${PEAK_PERCENT} / 100) } }];`,
        ),
        when('Piek?', [['={{ $json.piek }}', 'yes']]),
        goOnAfterError(
          ask(
            'Verklaar de piek',
            say(
              'Je bent teamleider klantenservice. Leg in drie zinnen uit welke onderwerpen vandaag opvallen en wat het team morgen als eerste moet doen. Schrijf Nederlands, zonder opmaak.',
              'You are a customer service team lead. Explain in three sentences which subjects stand out today and what the team should do first tomorrow. Write English, without formatting.',
            ),
            say(
              '=Er staan {{ $json.aantal }} tickets open, gemiddeld zijn dat er {{ $json.gemiddeld }}. Onderwerpen:\n{{ $json.onderwerpen }}',
              '=There are {{ $json.aantal }} open tickets, on average there are {{ $json.gemiddeld }}. Subjects:\n{{ $json.onderwerpen }}',
            ),
          ),
        ),
        model.attach('Uitlegger', 'Verklaar de piek'),
        chat.post(
          'Meld de piek',
          say(
            "=Het is druk: {{ $('Vergelijk met eerder').first().json.aantal }} open tickets (normaal {{ $('Vergelijk met eerder').first().json.gemiddeld }}).\n{{ $json.text ?? '' }}",
            "=It is busy: {{ $('Vergelijk met eerder').first().json.aantal }} open tickets (normally {{ $('Vergelijk met eerder').first().json.gemiddeld }}).\n{{ $json.text ?? '' }}",
          ),
        ),
      ],
      flow: [
        `Elke avond > ${path} > Vat de dag samen > Schrijf de dagstand weg > Eerdere dagen > Vergelijk met eerder > Piek? > Verklaar de piek > Meld de piek`,
      ],
    };
  },
});
