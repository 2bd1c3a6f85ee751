import { chats } from '../../apps/chats.js';
import { crms } from '../../apps/crms.js';
import { eventbriteTickets } from '../../apps/events-webinars.js';
import { mailers } from '../../apps/mailers.js';
import { mailingLists, popularLists } from '../../apps/mailing-lists.js';
import { upsertTables } from '../../apps/tables.js';
import { about, webAddress } from '../../apps/values.js';
import {
  append,
  both,
  codeEach,
  combine,
  dayOf,
  everyDay,
  gather,
  goOnAfterError,
  keep,
  limit,
  only,
  promise,
  recipe,
  say,
  set,
  starts,
  t,
  when,
} from '../../kit/index.js';
import { PUT_ONCE_NAMES, putOnce } from '../customer/parts.js';

const PHOTOS = webAddress(
  ['adres van de foto’s', 'address of the photos'],
  ['Waar bezoekers de foto’s vinden.', 'Where visitors find the photos.'],
  ['https://example.com/fotos', 'https://example.com/photos'],
);
const SLIDES = webAddress(
  ['adres van de presentatie', 'address of the slides'],
  ['Waar de presentatie staat.', 'Where the slides are.'],
  ['https://example.com/presentatie', 'https://example.com/slides'],
);

const PRACTICAL = about(
  'practical-details',
  ['Praktische informatie', 'Practical details'],
  ['Tijd, adres en route, zoals gasten ze lezen.', 'Time, address and directions as guests read them.'],
  [
    'De deuren gaan om 13.30 uur open, parkeren kan voor de deur.',
    'The doors open at 1.30 pm; you can park in front.',
  ],
);

export const ticketBuyer = recipe({
  id: 'ticket-buyer-to-guest-list',
  category: 'marketing',
  tags: ['evenement', 'tickets', 'gastenlijst'],
  saves: {
    minutes: 10,
    nl: 'Iemand houdt de gastenlijst bij en mailt kopers de praktische informatie.',
    en: 'Someone keeps the guest list and e-mails buyers the practical details.',
  },
  variants: combine(
    { table: upsertTables, mailer: mailers, list: mailingLists, crm: crms },
    { take: 8, apart: ['table', 'mailer'] },
  ),
  build: ({ table, mailer, list, crm }) => {
    const buys = starts(eventbriteTickets.sold, 'Ticket verkocht', 'Gast');
    const backs = starts(eventbriteTickets.refunded, 'Ticket terugbetaald', 'Afzegger');
    const put = putOnce(crm, 'Bewaar als contact', {
      email: only(buys.ref.email),
      name: only(buys.ref.name),
      company: only(buys.ref.company),
    });
    return {
      name: both(
        `Gastenlijst van Eventbrite in ${table.app.label} met praktische mail via ${mailer.app.label}`,
        `Eventbrite guest list in ${table.app.label} with a practical e-mail by ${mailer.app.label}`,
      ),
      description: both(
        `Elke ticketkoper van Eventbrite komt op de gastenlijst in ${table.app.label}, in ${crm.app.label} en in ${list.app.label}. Een terugbetaald ticket haalt de gast er weer af.`,
        `Each Eventbrite ticket buyer lands on the guest list in ${table.app.label}, in ${crm.app.label} and in ${list.app.label}. A refunded ticket takes the guest off again.`,
      ),
      benefit: both(
        'De gastenlijst klopt altijd, ook na terugbetalingen.',
        'The guest list is always right, refunds included.',
      ),
      uses: [
        [{ app: eventbriteTickets.app }, both('meldt verkoop en terugbetaling', 'reports sales and refunds')],
        [table, both('is de gastenlijst', 'is the guest list')],
        [mailer, both('stuurt route en programma', 'sends directions and programme')],
        [list, both('houdt gasten op de hoogte', 'keeps guests posted')],
        [crm, both('bewaart de gast als contact', 'keeps the guest as a contact')],
      ],
      setup: [
        both(
          'Vertel kopers in Eventbrite dat ze nieuws over volgende evenementen krijgen en daar nee tegen kunnen zeggen. Doe je dat niet, haal dan "Zet op evenementenlijst" weg.',
          'Tell buyers in Eventbrite that they get news of later events and may say no to it. If you do not, remove "Zet op evenementenlijst".',
        ),
      ],
      names: {
        ...PUT_ONCE_NAMES,
        'Ticket verkocht': 'Ticket sold',
        Gast: 'Guest',
        'Op de gastenlijst': 'Add to guest list',
        'Bewaar als contact': 'Keep as contact',
        'Zet op evenementenlijst': 'Add to events list',
        'Stuur praktische info': 'Send practical details',
        'Ticket terugbetaald': 'Ticket refunded',
        Afzegger: 'Canceller',
        'Van de gastenlijst': 'Off the guest list',
        'Bevestig terugbetaling': 'Confirm refund',
      },
      promises: [promise('refund', 'Ticket terugbetaald')],
      nodes: [
        ...buys.nodes,
        table.upsert('Op de gastenlijst', say('Gasten', 'Guests'), say('E-mail', 'Email'), {
          [say('E-mail', 'Email')]: only(buys.ref.email),
          [say('Naam', 'Name')]: only(buys.ref.name),
          [say('Bedrijf', 'Company')]: only(buys.ref.company),
          Status: say('komt', 'coming'),
        }),
        ...put.nodes,
        goOnAfterError(
          list.subscribe('Zet op evenementenlijst', {
            email: only(buys.ref.email),
            name: only(buys.ref.name),
          }),
        ),
        mailer.send(
          'Stuur praktische info',
          only(buys.ref.email),
          say('Alles over je bezoek', 'All about your visit'),
          say(
            t`Beste ${buys.ref.name},<br><br>We hebben je bestelling. ${PRACTICAL}`,
            t`Dear ${buys.ref.name},<br><br>We have your order. ${PRACTICAL}`,
          ),
        ),
        ...backs.nodes,
        table.upsert('Van de gastenlijst', say('Gasten', 'Guests'), say('E-mail', 'Email'), {
          [say('E-mail', 'Email')]: only(backs.ref.email),
          Status: say('afgezegd', 'cancelled'),
        }),
        mailer.send(
          'Bevestig terugbetaling',
          only(backs.ref.email),
          say('Je ticket is terugbetaald', 'Your ticket has been refunded'),
          say(
            t`Beste ${backs.ref.name},<br><br>Jammer dat je er niet bij kunt zijn. Eventbrite betaalt het bedrag terug; hoe snel je het ziet, hangt van je bank af.`,
            t`Dear ${backs.ref.name},<br><br>A pity that you cannot be there. Eventbrite pays the amount back; how soon you see it depends on your bank.`,
          ),
        ),
      ],
      flow: [
        `${buys.path} > Op de gastenlijst > Stuur praktische info`,
        `Gast > ${put.enter}`,
        ...(put.fresh ? [put.fresh] : []),
        'Gast > Zet op evenementenlijst',
        `${backs.path} > Van de gastenlijst > Bevestig terugbetaling`,
      ],
    };
  },
});

export const doorList = recipe({
  id: 'arrivals-and-no-shows',
  category: 'marketing',
  tags: ['evenement', 'opkomst'],
  saves: {
    minutes: 45,
    nl: 'Iemand turft de binnenkomers en belt de volgende dag wie er niet was.',
    en: 'Someone ticks off arrivals and calls the no-shows the next day.',
  },
  variants: combine(
    {
      table: upsertTables.filter((one) => one.rows !== undefined),
      chat: chats,
      mailer: mailers,
      list: popularLists,
    },
    { take: 9, apart: ['table', 'chat'] },
  ),
  build: ({ table, chat, mailer, list }) => {
    const { nodes, path, ref: guest } = starts(eventbriteTickets.arrived, 'Gast ingecheckt', 'Bezoeker');
    return {
      name: both(
        `Opkomst van je evenement bijhouden: Eventbrite, ${table.app.label} en ${chat.app.label}`,
        `Track event attendance: Eventbrite, ${table.app.label} and ${chat.app.label}`,
      ),
      description: both(
        `Elke check-in van Eventbrite zet de gast in ${table.app.label} op aanwezig. De volgende ochtend krijgen afwezigen de presentatie via ${mailer.app.label} en leest het team de opkomst in ${chat.app.label}.`,
        `Each Eventbrite check-in marks the guest as present in ${table.app.label}. Next morning no-shows get the slides by ${mailer.app.label} and the team reads the turnout in ${chat.app.label}.`,
      ),
      benefit: both(
        'Je weet wie er was en spreekt de rest alsnog aan.',
        'You know who came and still reach everyone else.',
      ),
      uses: [
        [{ app: eventbriteTickets.app }, both('meldt wie binnen is', 'reports who is in')],
        [table, both('houdt de opkomst bij', 'keeps the turnout')],
        [mailer, both('mailt bedankje en presentatie', 'e-mails the thank-you and the slides')],
        [list, both('krijgt bezoekers die de nieuwsbrief willen', 'gets visitors who want the newsletter')],
        [chat, both('krijgt vip-meldingen en eindstand', 'gets VIP alerts and the final count')],
      ],
      setup: [
        both(
          'Zet de gasten vooraf in het tabblad Gasten met de kolommen E-mail, Naam, Datum (dag van het evenement, jjjj-mm-dd), Status (komt) en Nieuwsbrief (ja of nee).',
          'Put the guests in the tab Guests beforehand, with the columns Email, Name, Date (day of the event, yyyy-mm-dd), Status (coming) and Newsletter (yes or no).',
        ),
        both(
          'Vraag bij de ticketverkoop wie de nieuwsbrief wil: alleen wie "ja" in de kolom heeft, komt op de lijst.',
          'Ask who wants the newsletter when you sell the ticket: only those with "yes" in the column join the list.',
        ),
        both('Leeg het tabblad Gasten als alles verstuurd is.', 'Empty the tab Guests once all is sent.'),
      ],
      notes: [
        {
          over: ['Vip?', 'Meld vip'],
          text: say(
            '## Vip\nHet woord vip in de naam van het ticket is genoeg: de gastvrouw krijgt meteen bericht.',
            '## VIP\nThe word vip in the name of the ticket is enough: the host hears at once.',
          ),
        },
        {
          over: ['Lees gastenlijst', 'Was erbij?'],
          text: say(
            '## De ochtend erna\nAlleen gasten van gisteren tellen mee, zodat niemand twee keer mail krijgt. Wie nog op "komt" staat, was er niet.',
            '## The morning after\nOnly guests of yesterday count, so that nobody gets mail twice. Whoever is still on "coming" was not there.',
          ),
        },
      ],
      names: {
        'Gast ingecheckt': 'Guest checked in',
        Bezoeker: 'Visitor',
        'Zet op aanwezig': 'Mark as present',
        'Vip?': 'VIP?',
        'Meld vip': 'Announce VIP',
        'Ochtend na het evenement': 'Morning after the event',
        'Lees gastenlijst': 'Read guest list',
        Gastregel: 'Guest row',
        'Gasten van gisteren': 'Guests of yesterday',
        'Was erbij?': 'Were they there?',
        'Bedank bezoeker': 'Thank visitor',
        'Wil de nieuwsbrief?': 'Wants the newsletter?',
        'Zet bezoeker op lijst': 'Add visitor to list',
        'Mail afwezige': 'Mail no-show',
        'Alle gasten': 'All guests',
        Bundel: 'Bundle',
        'Bereken opkomst': 'Work out turnout',
        'Meld de opkomst': 'Report turnout',
      },
      nodes: [
        ...nodes,
        table.upsert('Zet op aanwezig', say('Gasten', 'Guests'), say('E-mail', 'Email'), {
          [say('E-mail', 'Email')]: only(guest.email),
          [say('Naam', 'Name')]: only(guest.name),
          Status: say('aanwezig', 'present'),
          [say('Datum', 'Date')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
          [say('Binnen', 'In at')]: "={{ $now.toFormat('HH:mm') }}",
        }),
        when('Vip?', [[t`{{ /vip/i.test($('Bezoeker').item.json.message ?? '') }}`, 'yes']]),
        chat.post(
          'Meld vip',
          say(
            t`${guest.name} van ${guest.company} is net binnengekomen.`,
            t`${guest.name} of ${guest.company} has just come in.`,
          ),
        ),
        everyDay('Ochtend na het evenement', 9),
        table.rows?.('Lees gastenlijst', say('Gasten', 'Guests')) ?? limit('Lees gastenlijst', 1),
        set('Gastregel', {
          email: `={{ ${table.cell(say('E-mail', 'Email'))} }}`,
          naam: `={{ ${table.cell(say('Naam', 'Name'))} }}`,
          status: `={{ ${table.cell('Status')} }}`,
          datum: `={{ ${dayOf(`String(${table.cell(say('Datum', 'Date'))} ?? '').trim().slice(0, 10)`)}.toISODate() ?? '' }}`,
          nieuwsbrief: `={{ ${table.cell(say('Nieuwsbrief', 'Newsletter'))} }}`,
        }),
        keep('Gasten van gisteren', [
          ['={{ $json.datum }}', 'is', "={{ $now.minus({ days: 1 }).toFormat('yyyy-MM-dd') }}"],
        ]),
        when('Was erbij?', [['={{ $json.status }}', 'is', say('aanwezig', 'present')]]),
        goOnAfterError(
          mailer.send(
            'Bedank bezoeker',
            '={{ $json.email }}',
            say('Bedankt voor je komst', 'Thank you for coming'),
            say(
              `=Beste {{ $json.naam }},<br><br>Fijn dat je er was. De foto’s staan op ${PHOTOS}`,
              `=Dear {{ $json.naam }},<br><br>Good that you were there. The photos are at ${PHOTOS}`,
            ),
          ),
        ),
        when('Wil de nieuwsbrief?', [
          ["={{ $('Gastregel').item.json.nieuwsbrief }}", 'is', say('ja', 'yes')],
        ]),
        goOnAfterError(
          list.subscribe('Zet bezoeker op lijst', {
            email: "={{ $('Gastregel').item.json.email }}",
            name: "={{ $('Gastregel').item.json.naam }}",
          }),
        ),
        goOnAfterError(
          mailer.send(
            'Mail afwezige',
            '={{ $json.email }}',
            say('We hebben je gemist', 'We missed you'),
            say(
              `=Beste {{ $json.naam }},<br><br>Je kon er niet bij zijn. Daarom hier de presentatie: ${SLIDES}`,
              `=Dear {{ $json.naam }},<br><br>You could not be there. So here are the slides: ${SLIDES}`,
            ),
          ),
        ),
        append('Alle gasten'),
        gather('Bundel', 'gasten'),
        codeEach(
          'Bereken opkomst',
          `
const gasten = $('Gasten van gisteren').all().map((item) => item.json);
const aanwezig = gasten.filter((gast) => gast.status === ${say("'aanwezig'", "'present'")}).length;
const mislukt = ($json.gasten ?? []).filter((een) => een.error).length;
return { json: { aanwezig, mislukt, totaal: gasten.length, procent: Math.round((aanwezig / Math.max(1, gasten.length)) * 100) } };`,
        ),
        chat.post(
          'Meld de opkomst',
          say(
            "=Opkomst gisteren: {{ $json.aanwezig }} van de {{ $json.totaal }} gasten ({{ $json.procent }}%). {{ $json.mislukt ? $json.mislukt + ' mails kwamen niet weg; kijk welke in de uitvoering.' : 'Iedereen heeft een mail gehad.' }}",
            "=Turnout yesterday: {{ $json.aanwezig }} of {{ $json.totaal }} guests ({{ $json.procent }}%). {{ $json.mislukt ? $json.mislukt + ' mails were not sent; see which in the run.' : 'Everyone has had a mail.' }}",
          ),
        ),
      ],
      flow: [
        `${path} > Zet op aanwezig > Vip? > Meld vip`,
        'Ochtend na het evenement > Lees gastenlijst > Gastregel > Gasten van gisteren > Was erbij? > Bedank bezoeker > Alle gasten > Bundel > Bereken opkomst > Meld de opkomst',
        'Bedank bezoeker > Wil de nieuwsbrief? > Zet bezoeker op lijst',
        'Was erbij? #1 > Mail afwezige > Alle gasten @1',
      ],
    };
  },
});
