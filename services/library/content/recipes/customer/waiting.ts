import { chats } from '../../apps/chats.js';
import { listedDesks } from '../../apps/helpdesks.js';
import { mailers } from '../../apps/mailers.js';
import { mainModels, models } from '../../apps/models.js';
import { tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import {
  ask,
  choose,
  code,
  combine,
  cron,
  everyDay,
  everyWeek,
  gather,
  keep,
  loop,
  nothing,
  only,
  onlyNew,
  pause,
  reads,
  recipe,
  t,
  when,
} from '../../kit/index.js';
import { withoutTwins } from '../twins.js';

const hoursOpen = (openedAt: string) => `Math.floor($now.diff(DateTime.fromISO(${openedAt}), 'hours').hours)`;

/** Every two hours: warn per overdue ticket, once per level. */
export const reactietijd = withoutTwins(
  recipe({
    id: 'ticket-response-time',
    category: 'customer',
    tags: ['sla', 'reactietijd', 'tickets'],
    saves: {
      minutes: 15,
      nl: 'Een teamleider loopt de openstaande tickets een paar keer per dag na.',
      en: 'A team lead goes through the open tickets a few times a day.',
    },
    variants: combine(
      'ticket-response-time',
      { desk: listedDesks, chat: chats, tasks: taskApps },
      { take: 10 },
    ),
    build: ({ desk, chat, tasks }) => {
      const { nodes, path, ref: k } = reads(desk.openTickets, 'Open tickets', 'Ticket');
      return {
        name: {
          nl: `Reactietijd van ${desk.app.label}-tickets bewaken, met ${chat.app.label} en ${tasks.app.label}`,
          en: `Guard ${desk.app.label} response times with ${chat.app.label} and ${tasks.app.label}`,
        },
        description: {
          nl: `Kijkt overdag om de twee uur naar ${desk.openTickets.what.nl}. Na 8 uur krijgt ${chat.app.label} een seintje, na 24 uur komt er een taak in ${tasks.app.label} en een notitie op het ticket.`,
          en: `Looks at ${desk.openTickets.what.en} every two hours during the day. After 8 hours ${chat.app.label} gets a nudge, after 24 hours there is a task in ${tasks.app.label} and a note on the ticket.`,
        },
        benefit: {
          nl: 'Geen klant wacht ongemerkt langer dan jullie beloven.',
          en: 'No customer waits longer than you promised without anyone noticing.',
        },
        uses: [
          [
            desk,
            {
              nl: 'geeft de openstaande tickets en krijgt de notitie',
              en: 'gives the open tickets and gets the note',
            },
          ],
          [chat, { nl: 'krijgt de eerste waarschuwing', en: 'gets the first warning' }],
          [tasks, { nl: 'krijgt een taak als het te lang duurt', en: 'gets a task when it takes too long' }],
        ],
        setup: [
          {
            nl: 'Zet in "Hoe lang al?" je eigen grenzen in uren.',
            en: 'Set your own limits in hours in "Hoe lang al?".',
          },
        ],
        notes: [
          {
            over: ['Hoe lang al?', 'Eerste keer op 8 uur', 'Eerste keer op 24 uur'],
            text: '## Eén keer per grens\nEen ticket dat al gemeld is, komt op dezelfde grens niet nog eens langs.',
          },
        ],
        nodes: [
          cron('Om de twee uur overdag', '0 8-18/2 * * 1-5'),
          ...nodes,
          choose('Hoe lang al?', [
            ['Meer dan 24 uur', [`={{ ${hoursOpen(desk.openedAt)} }}`, '>=', 24]],
            ['Meer dan 8 uur', [`={{ ${hoursOpen(desk.openedAt)} }}`, '>=', 8]],
          ]),
          onlyNew('Eerste keer op 24 uur', t`${k.id}-24`),
          tasks.create('Maak taak', {
            title: t`Ticket wacht al een dag: ${k.subject}`,
            description: t`Van ${k.name} (${k.email})\n${k.link}`,
          }),
          desk.note(
            'Noteer op het ticket',
            only(k.id),
            '=Dit ticket wacht langer dan 24 uur; er staat een taak uit.',
          ),
          onlyNew('Eerste keer op 8 uur', t`${k.id}-8`),
          chat.post('Geef een seintje', t`Wacht al meer dan 8 uur: ${k.subject} van ${k.name}\n${k.link}`),
        ],
        flow: [
          `Om de twee uur overdag > ${path} > Hoe lang al? > Eerste keer op 24 uur > Maak taak > Noteer op het ticket`,
          'Hoe lang al? #1 > Eerste keer op 8 uur > Geef een seintje',
        ],
      };
    },
  }),
);

export const wachtlijst = withoutTwins(
  recipe({
    id: 'open-ticket-list',
    category: 'customer',
    tags: ['tickets', 'dagstart'],
    saves: {
      minutes: 10,
      nl: 'Iemand zet elke ochtend de openstaande tickets op een rij.',
      en: 'Someone lists the open tickets every morning.',
    },
    variants: combine('open-ticket-list', { desk: listedDesks, chat: chats }, { take: 10 }),
    build: ({ desk, chat }) => {
      const { nodes, path } = reads(desk.openTickets, 'Haal open tickets', 'Ticket');
      return {
        name: {
          nl: `Elke ochtend de oudste ${desk.app.label}-tickets in ${chat.app.label}`,
          en: `The oldest ${desk.app.label} tickets in ${chat.app.label} every morning`,
        },
        description: {
          nl: `Zet om half negen ${desk.openTickets.what.nl} op volgorde van wachttijd en plaatst de tien oudste met hun link in ${chat.app.label}.`,
          en: `At half past eight it ranks ${desk.openTickets.what.en} by waiting time and posts the ten oldest with their links in ${chat.app.label}.`,
        },
        benefit: {
          nl: 'Het team begint bij wie het langst wacht.',
          en: 'The team starts with who waited longest.',
        },
        uses: [
          [desk, { nl: 'geeft de openstaande tickets', en: 'gives the open tickets' }],
          [chat, { nl: 'krijgt de lijst van de dag', en: 'gets the list of the day' }],
        ],
        setup: [
          {
            nl: 'Kies in "Half negen" een ander tijdstip als jullie later beginnen.',
            en: 'Pick another time in "Half negen" if you start later.',
          },
        ],
        nodes: [
          cron('Half negen', '30 8 * * 1-5'),
          ...nodes,
          code(
            'Maak de lijst',
            `
const tickets = $input.all().map((item) => item.json);
const sinds = ($json) => DateTime.fromISO(${desk.openedAt});
const rij = tickets.sort((a, b) => sinds(a) - sinds(b)).slice(0, 10);
const regels = rij.map((t) => '- ' + t.subject + ' (' + (t.name || t.email) + ', sinds ' + sinds(t).toFormat('d MMM HH:mm') + ') ' + t.link);
return [{ json: { aantal: tickets.length, lijst: regels.join('\\n') } }];`,
          ),
          chat.post(
            'Plaats de lijst',
            '=Goedemorgen! {{ $json.aantal }} tickets staan open. De oudste:\n{{ $json.lijst }}',
          ),
        ],
        flow: [`Half negen > ${path} > Maak de lijst > Plaats de lijst`],
      };
    },
  }),
);

export const klachtthemas = withoutTwins(
  recipe({
    id: 'ticket-themes',
    category: 'customer',
    tags: ['ai', 'rapport', 'inzicht'],
    saves: {
      minutes: 60,
      nl: 'Iemand leest wekelijks de tickets door en schrijft op wat vaker terugkomt.',
      en: 'Someone reads the tickets every week and writes down what keeps coming back.',
    },
    variants: combine(
      'ticket-themes',
      { desk: listedDesks, model: models, table: tables, mailer: mailers },
      { take: 9 },
    ),
    build: ({ desk, model, table, mailer }) => {
      const { nodes, path } = reads(desk.openTickets, 'Lees tickets', 'Ticket');
      return {
        name: {
          nl: `Wekelijkse klantthema's uit ${desk.app.label} in ${table.app.label}, geschreven door ${model.app.label}`,
          en: `Weekly customer themes from ${desk.app.label} in ${table.app.label}, written by ${model.app.label}`,
        },
        description: {
          nl: `Elke maandag vat ${model.app.label} samen waar klanten in ${desk.app.label} tegenaan lopen. De thema's komen in ${table.app.label} en het verslag gaat met ${mailer.app.label} naar de directie.`,
          en: `Every Monday ${model.app.label} sums up what customers in ${desk.app.label} struggle with. The themes go to ${table.app.label} and the report goes to management with ${mailer.app.label}.`,
        },
        benefit: {
          nl: 'Je ziet welke oorzaak je het eerst moet wegnemen.',
          en: 'You see which cause to remove first.',
        },
        uses: [
          [desk, { nl: 'geeft de tickets', en: 'gives the tickets' }],
          [model, { nl: "vindt de thema's", en: 'finds the themes' }],
          [table, { nl: "bewaart de thema's per week", en: 'keeps the themes of each week' }],
          [mailer, { nl: 'verstuurt het verslag', en: 'sends the report' }],
        ],
        setup: [
          {
            nl: 'Vul in "Verstuur het verslag" het adres van de ontvanger in.',
            en: 'Enter the recipient in "Verstuur het verslag".',
          },
        ],
        nodes: [
          everyWeek('Maandagochtend', [1], 7, 30),
          ...nodes,
          code(
            'Zet onder elkaar',
            `
const tickets = $input.all().map((item) => item.json);
const tekst = tickets.slice(0, 150).map((t) => '- ' + t.subject + ': ' + String(t.text ?? '').slice(0, 300)).join('\\n');
return [{ json: { aantal: tickets.length, tekst } }];`,
          ),
          when('Genoeg om te lezen?', [['={{ $json.aantal }}', '>=', 5]]),
          ask(
            "Vind de thema's",
            'Je analyseert klantvragen voor een directie. Noem de vijf grootste thema’s, hoe vaak ze voorkomen, een voorbeeld en de vermoedelijke oorzaak. Schrijf Nederlands, in korte alinea’s met HTML-tags <h3> en <p>.',
            '={{ $json.tekst }}',
          ),
          model.attach('Analist', "Vind de thema's"),
          table.append('Bewaar de week', 'Thema’s', {
            Week: "={{ $now.toFormat('kkkk-WW') }}",
            Tickets: "={{ $('Zet onder elkaar').item.json.aantal }}",
            Verslag: '={{ $json.text }}',
          }),
          mailer.send(
            'Verstuur het verslag',
            'directie@example.com',
            "=Klantthema's week {{ $now.toFormat('WW') }}",
            '={{ $("Vind de thema\'s").item.json.text }}',
          ),
          nothing('Rustige week'),
        ],
        flow: [
          `Maandagochtend > ${path} > Zet onder elkaar > Genoeg om te lezen? > Vind de thema's > Bewaar de week`,
          "Vind de thema's > Verstuur het verslag",
          'Genoeg om te lezen? #1 > Rustige week',
        ],
      };
    },
  }),
);

export const oudeTickets = withoutTwins(
  recipe({
    id: 'close-silent-tickets',
    category: 'customer',
    tags: ['opvolgen', 'e-mail', 'tickets'],
    saves: {
      minutes: 25,
      nl: 'Iemand mailt klanten van oude tickets een voor een of hun vraag nog speelt.',
      en: 'Someone emails the customers of old tickets one by one to ask if the question still matters.',
    },
    variants: combine(
      'close-silent-tickets',
      { desk: listedDesks, mailer: mailers, chat: chats },
      { take: 9 },
    ),
    build: ({ desk, mailer, chat }) => {
      const { nodes, path, ref: k } = reads(desk.openTickets, 'Alle open tickets', 'Ticket');
      return {
        name: {
          nl: `Klanten van oude ${desk.app.label}-tickets navragen met ${mailer.app.label}, verslag in ${chat.app.label}`,
          en: `Ask customers of old ${desk.app.label} tickets via ${mailer.app.label}, report in ${chat.app.label}`,
        },
        description: {
          nl: `Elke dinsdag krijgt wie al twee weken een ticket in ${desk.app.label} heeft openstaan een persoonlijke vraag via ${mailer.app.label} of het nog speelt. ${chat.app.label} ziet wie er is benaderd.`,
          en: `Every Tuesday anyone whose ${desk.app.label} ticket has been open for two weeks gets a personal question through ${mailer.app.label}: does it still matter? ${chat.app.label} sees who was asked.`,
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
        setup: [
          {
            nl: 'Pas in "Ouder dan twee weken" de termijn aan.',
            en: 'Adapt the period in "Ouder dan twee weken".',
          },
          {
            nl: 'Zet in "Vraag of het nog speelt" je eigen ondertekening.',
            en: 'Put your own signature in "Vraag of het nog speelt".',
          },
        ],
        notes: [
          {
            over: ['Een voor een', 'Vraag of het nog speelt', 'Noteer het navragen', 'Even wachten'],
            text: '## Rustig versturen\nDe mails gaan een voor een met een halve minuut ertussen, zodat je mailbox niet als spam wordt gezien.',
          },
        ],
        nodes: [
          everyWeek('Dinsdag tien uur', [2], 10),
          ...nodes,
          keep('Ouder dan twee weken', [
            [`={{ ${hoursOpen(desk.openedAt)} }}`, '>=', 336],
            ['={{ $json.email }}', 'filled'],
          ]),
          onlyNew('Nog niet gevraagd', only(k.id)),
          loop('Een voor een', 1),
          mailer.send(
            'Vraag of het nog speelt',
            only(k.email),
            t`Speelt dit nog? ${k.subject}`,
            t`<p>Hallo ${k.name},</p><p>Twee weken geleden stuurde je ons een vraag: "${k.subject}". Is die opgelost, of kunnen we nog iets voor je doen? Antwoord gerust op deze mail.</p><p>Groet,<br>Klantenservice</p>`,
          ),
          desk.note(
            'Noteer het navragen',
            only(k.id),
            '=Klant is gevraagd of de vraag nog speelt ({{ $now.toFormat("d MMM") }}).',
          ),
          pause('Even wachten', 30, 'seconds'),
          gather('Wie is gevraagd', 'klaar'),
          chat.post(
            'Meld in het kanaal',
            "={{ $('Nog niet gevraagd').all().length }} klanten met een oud ticket zijn gevraagd of hun vraag nog speelt.",
          ),
        ],
        flow: [
          `Dinsdag tien uur > ${path} > Ouder dan twee weken > Nog niet gevraagd > Een voor een #1 > Vraag of het nog speelt > Noteer het navragen > Even wachten > Een voor een`,
          'Een voor een > Wie is gevraagd > Meld in het kanaal',
        ],
      };
    },
  }),
);

export const drukteVoorspellen = withoutTwins(
  recipe({
    id: 'support-daily-load',
    category: 'customer',
    tags: ['drukte', 'planning', 'tickets'],
    saves: {
      minutes: 12,
      nl: 'Een teamleider telt de tickets en vergelijkt ze met gisteren.',
      en: 'A team lead counts the tickets and compares with yesterday.',
    },
    variants: combine(
      'support-daily-load',
      { desk: listedDesks, table: tables.filter((table) => table.rows), chat: chats, model: mainModels },
      { take: 9 },
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
        setup: [
          {
            nl: 'Pas in "Vergelijk met eerder" aan wat je een piek noemt; nu is dat 40 procent boven het gemiddelde.',
            en: 'Adapt what counts as a peak in "Vergelijk met eerder"; now it is 40 percent above average.',
          },
        ],
        notes: [
          {
            over: ['Eerdere dagen', 'Vergelijk met eerder', 'Piek?'],
            text: '## Wat is druk?\nHet gemiddelde gaat over de laatste veertien dagen. De eerste week is er nog te weinig om te vergelijken en blijft het stil.',
          },
        ],
        nodes: [
          everyDay('Elke avond', 18),
          ...nodes,
          code(
            'Vat de dag samen',
            `
const tickets = $input.all().map((item) => item.json);
return [{ json: { datum: $now.toISODate(), aantal: tickets.length, onderwerpen: tickets.map((t) => t.subject).slice(0, 60).join('\\n') } }];`,
          ),
          table.append('Schrijf de dagstand weg', 'Drukte', {
            Datum: '={{ $json.datum }}',
            Open: '={{ $json.aantal }}',
          }),
          table.rows('Eerdere dagen', 'Drukte'),
          code(
            'Vergelijk met eerder',
            `
const dagen = $input.all().map(({ json }) => { const $json = json; return Number(${table.cell('Open')}); }).filter((n) => n >= 0).slice(-15, -1);
const vandaag = $('Vat de dag samen').first().json;
const gemiddeld = dagen.reduce((som, n) => som + n, 0) / Math.max(dagen.length, 1);
return [{ json: { ...vandaag, gemiddeld: Math.round(gemiddeld), piek: dagen.length >= 5 && vandaag.aantal > gemiddeld * 1.4 } }];`,
          ),
          when('Piek?', [['={{ $json.piek }}', 'yes']]),
          ask(
            'Verklaar de piek',
            'Je bent teamleider klantenservice. Leg in drie zinnen uit welke onderwerpen vandaag opvallen en wat het team morgen als eerste moet doen. Schrijf Nederlands, zonder opmaak.',
            '=Er staan {{ $json.aantal }} tickets open, gemiddeld zijn dat er {{ $json.gemiddeld }}. Onderwerpen:\n{{ $json.onderwerpen }}',
          ),
          model.attach('Uitlegger', 'Verklaar de piek'),
          chat.post(
            'Meld de piek',
            "=Het is druk: {{ $('Vergelijk met eerder').first().json.aantal }} open tickets (normaal {{ $('Vergelijk met eerder').first().json.gemiddeld }}).\n{{ $json.text }}",
          ),
        ],
        flow: [
          `Elke avond > ${path} > Vat de dag samen > Schrijf de dagstand weg > Eerdere dagen > Vergelijk met eerder > Piek? > Verklaar de piek > Meld de piek`,
        ],
      };
    },
  }),
);
