import { chats } from '../../apps/chats.js';
import { helpdesks } from '../../apps/helpdesks.js';
import { ownLimit, wholeLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { mainModels } from '../../apps/models.js';
import { onfleet, sendcloud } from '../../apps/shipping.js';
import { fullTables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { formAddress, reviewPage } from '../../apps/values.js';
import {
  code,
  combine,
  dayOf,
  everyDay,
  keep,
  limit,
  only,
  onlyNew,
  openForm,
  pause,
  promise,
  recipe,
  say,
  sentiment,
  starts,
  t,
  withErrorBranch,
} from '../../kit/index.js';

const troubled = [sendcloud, onfleet].flatMap((carrier) =>
  carrier.failed && carrier.delivered
    ? [{ app: carrier.app, failed: carrier.failed, delivered: carrier.delivered }]
    : [],
);

const OPEN_DAYS = ownLimit(
  ['Dagen open', 'Days open'],
  ['Na hoeveel dagen wat nog openstaat terugkomt.', 'After how many days what is still open returns.'],
  2,
);

export const deliveryTrouble = recipe({
  id: 'delivery-trouble',
  category: 'ecommerce',
  tags: ['bezorging', 'klachten', 'klantenservice'],
  saves: {
    minutes: 15,
    nl: 'Iemand zoekt mislukte bezorgingen op, belt de klant en bewaakt de afloop.',
    en: 'Someone looks up failed deliveries, calls the customer and watches how it ends.',
  },
  variants: combine({ carrier: troubled, desk: helpdesks, table: fullTables, chat: chats }, { take: 9 }),
  build: ({ carrier, desk, table, chat }) => {
    const { nodes, path, ref: p } = starts(carrier.failed, 'Bezorging mislukt', 'Pakket');
    const later = starts(carrier.delivered, 'Toch bezorgd', 'Bezorgd pakket');
    return {
      name: {
        nl: `Mislukte bezorging van ${carrier.app.label} als ticket in ${desk.app.label}, bewaakt in ${table.app.label}`,
        en: `Failed ${carrier.app.label} delivery as a ${desk.app.label} ticket, watched in ${table.app.label}`,
      },
      description: {
        nl: `Zodra ${carrier.failed.event.nl}, opent hij een ticket in ${desk.app.label} en noteert het in ${table.app.label}. Wat na twee dagen (of jouw termijn) nog openstaat, komt elke ochtend terug in ${chat.app.label}.`,
        en: `As soon as ${carrier.failed.event.en}, it opens a ticket in ${desk.app.label} and notes it in ${table.app.label}. Whatever is open after two days (or your term) returns in ${chat.app.label} each morning.`,
      },
      benefit: {
        nl: 'Jij belt de klant, in plaats van andersom.',
        en: 'You call the customer instead of the other way round.',
      },
      uses: [
        [carrier, { nl: 'meldt de mislukte bezorging', en: 'reports the failed delivery' }],
        [desk, { nl: 'krijgt een ticket', en: 'receives a ticket' }],
        [table, { nl: 'houdt bij wat openstaat', en: 'keeps what is open' }],
        [chat, { nl: 'herinnert aan wat blijft liggen', en: 'reminds of what is left' }],
      ],
      setup: [
        {
          nl: 'Maak de tabel Bezorgproblemen met Zending, Klant, Ticket, Gemeld en Status; zet Status op "klaar" als het is opgelost.',
          en: 'Make the table Delivery problems with Shipment, Customer, Ticket, Reported and Status; set Status to "done" once solved.',
        },
      ],
      notes: [
        {
          over: ['Nog niet gemeld', 'Noteer probleem'],
          text: say(
            '## Eén ticket per zending\nVervoerders melden een mislukte poging soms meerdere keren. Per zending volgt één ticket.',
            '## One ticket a shipment\nCarriers sometimes report a failed attempt several times. One ticket follows per shipment.',
          ),
        },
        {
          over: ['Elke ochtend', 'Herinner het team'],
          text: say(
            '## Bewaking\nLeest dezelfde tabel; zonder oude regels blijft het stil.',
            '## Watching\nReads the same table; without old rows it stays quiet.',
          ),
        },
      ],
      names: {
        'Bezorging mislukt': 'Delivery failed',
        Pakket: 'Parcel',
        'Nog niet gemeld': 'Not reported yet',
        'Open ticket': 'Open a ticket',
        'Noteer probleem': 'Record the problem',
        'Meld zonder ticket': 'Report without a ticket',
        'Noteer zonder ticket': 'Record without a ticket',
        'Toch bezorgd': 'Delivered after all',
        'Bezorgd pakket': 'Delivered parcel',
        'Zoek probleem': 'Find the problem',
        'Eén regel': 'One row',
        'Zet op klaar': 'Set to done',
        'Elke ochtend': 'Every morning',
        'Lees problemen': 'Read the problems',
        'Oud en nog open': 'Old and still open',
        'Maak lijst': 'Make the list',
        'Herinner het team': 'Remind the team',
      },
      nodes: [
        ...nodes,
        onlyNew('Nog niet gemeld', only(p.id)),
        withErrorBranch(
          desk.create('Open ticket', {
            subject: say(t`Bezorging van ${p.number} is mislukt`, t`Delivery of ${p.number} failed`),
            text: say(
              t`Pakket ${p.number} voor ${p.name} kwam niet aan: ${p.status}. Volgen: ${p.link}`,
              t`Parcel ${p.number} for ${p.name} did not arrive: ${p.status}. Track: ${p.link}`,
            ),
            email: only(p.email),
            name: only(p.name),
          }),
        ),
        table.append('Noteer probleem', say('Bezorgproblemen', 'Delivery problems'), {
          [say('Zending', 'Shipment')]: only(p.number),
          [say('Klant', 'Customer')]: only(p.email),
          Ticket: `={{ ${desk.ticketId} }}`,
          [say('Gemeld', 'Reported')]: '={{ $now.toISO() }}',
          Status: 'open',
        }),
        chat.post(
          'Meld zonder ticket',
          say(
            t`Bezorging van ${p.number} aan ${p.name} is mislukt (${p.status}), maar er kon geen ticket worden gemaakt.`,
            t`Delivery of ${p.number} to ${p.name} failed (${p.status}), but no ticket could be made.`,
          ),
        ),
        table.append('Noteer zonder ticket', say('Bezorgproblemen', 'Delivery problems'), {
          [say('Zending', 'Shipment')]: only(p.number),
          [say('Klant', 'Customer')]: only(p.email),
          Ticket: '',
          [say('Gemeld', 'Reported')]: '={{ $now.toISO() }}',
          Status: 'open',
        }),
        ...later.nodes,
        table.find(
          'Zoek probleem',
          say('Bezorgproblemen', 'Delivery problems'),
          say('Zending', 'Shipment'),
          only(later.ref.number),
        ),
        limit('Eén regel', 1),
        table.upsert(
          'Zet op klaar',
          say('Bezorgproblemen', 'Delivery problems'),
          say('Zending', 'Shipment'),
          {
            [say('Zending', 'Shipment')]: only(later.ref.number),
            Status: say('klaar', 'done'),
          },
        ),
        everyDay('Elke ochtend', 8, 45),
        table.rows('Lees problemen', say('Bezorgproblemen', 'Delivery problems')),
        keep('Oud en nog open', [
          [`={{ ${table.cell('Status')} }}`, 'is', 'open'],
          [
            `={{ ${dayOf(table.cell(say('Gemeld', 'Reported')))} < $now.minus({ days: ${OPEN_DAYS} }) }}`,
            'yes',
          ],
        ]),
        code(
          'Maak lijst',
          `
const regels = $input.all().map((item) => { const $json = item.json; return '- ' + ${table.cell(say('Zending', 'Shipment'))} + ${say("' voor '", "' for '")} + ${table.cell(say('Klant', 'Customer'))}; });
return regels.length ? [{ json: { aantal: regels.length, tekst: regels.join('\\n') } }] : [];`,
        ),
        chat.post(
          'Herinner het team',
          say(
            '=Nog {{ $json.aantal }} bezorgproblemen open:\n{{ $json.tekst }}',
            '={{ $json.aantal }} delivery problems still open:\n{{ $json.tekst }}',
          ),
        ),
      ],
      flow: [
        `${path} > Nog niet gemeld > Open ticket > Noteer probleem`,
        'Open ticket #1 > Meld zonder ticket > Noteer zonder ticket',
        `${later.path} > Zoek probleem > Eén regel > Zet op klaar`,
        'Elke ochtend > Lees problemen > Oud en nog open > Maak lijst > Herinner het team',
      ],
    };
  },
});

const ASK_AFTER = ownLimit(
  ['Dagen na de bezorging', 'Days after delivery'],
  ['Hoeveel dagen na de bezorging de vraag gaat.', 'How many days after delivery the question leaves.'],
  4,
);

const ANSWER_DAYS = wholeLimit(
  ['Werkdagen tot een antwoord', 'Working days until an answer'],
  [
    'Binnen hoeveel werkdagen een ontevreden klant van je hoort.',
    'Within how many working days a customer who is not happy hears from you.',
  ],
  1,
);

export const afterDelivery = recipe({
  id: 'review-after-delivery',
  category: 'ecommerce',
  tags: ['beoordelingen', 'klanttevredenheid', 'ai'],
  saves: {
    minutes: 10,
    nl: 'Iemand vraagt klanten na levering naar hun ervaring en leest de antwoorden.',
    en: 'Someone asks customers about their experience and reads the answers.',
  },
  variants: combine({ carrier: troubled, mailer: mailers, model: mainModels, tasks: taskApps }, { take: 8 }),
  build: ({ carrier, mailer, model, tasks }) => {
    const { nodes, path, ref: p } = starts(carrier.delivered, 'Pakket bezorgd', 'Pakket');
    const a = (field: string) => `{{ $('Beoordeling').item.json.${field} }}`;
    return {
      name: {
        nl: `Ervaring vragen na levering door ${carrier.app.label}: ${model.app.label} leest mee, taak in ${tasks.app.label}`,
        en: `Ask for feedback after ${carrier.app.label} delivery: ${model.app.label} reads, task in ${tasks.app.label}`,
      },
      description: {
        nl: `Vier dagen (of jouw keuze) nadat ${carrier.delivered.event.nl} vraagt ${mailer.app.label} naar de ervaring. ${model.app.label} leest het antwoord: iedereen krijgt de reviewlink, klachten worden eerst een taak in ${tasks.app.label}.`,
        en: `Four days (or your choice) after ${carrier.delivered.event.en}, ${mailer.app.label} asks for the experience. ${model.app.label} reads the answer: all get the review link, complaints become a task first in ${tasks.app.label}.`,
      },
      benefit: {
        nl: 'Meer eerlijke beoordelingen, en een klacht heeft meteen een behandelaar.',
        en: 'More honest reviews, and a complaint has somebody to handle it at once.',
      },
      uses: [
        [carrier, { nl: 'meldt dat het pakket er is', en: 'reports that the parcel arrived' }],
        [mailer, { nl: 'vraagt en bedankt', en: 'asks and thanks' }],
        [model, { nl: 'leest hoe tevreden de klant is', en: 'reads how satisfied the customer is' }],
        [tasks, { nl: 'krijgt een taak bij een klacht', en: 'gets a task for a complaint' }],
      ],
      setup: [],
      notes: [
        {
          over: ['Lees de toon', 'Maak hersteltaak'],
          text: say(
            '## Drie uitkomsten\nIedereen krijgt de link om een review te schrijven: alleen tevreden klanten vragen mag niet van reviewsites en is misleidend. Is iemand ontevreden, dan komt er eerst een taak voor een collega, die binnen de beloofde werkdagen mailt.',
            '## Three outcomes\nAll get the link to write a review: asking happy customers only is against the rules of review sites, and misleading. Where somebody is not happy a task for a colleague comes first, who mails within the promised working days.',
          ),
        },
      ],
      names: {
        'Pakket bezorgd': 'Parcel delivered',
        Pakket: 'Parcel',
        'Adres bekend': 'Address known',
        'Eén vraag per zending': 'One question a shipment',
        'Wacht tot het gebruikt is': 'Wait until it was used',
        'Vraag ervaring': 'Ask for the experience',
        Beoordeling: 'Rating',
        'Lees de toon': 'Read the tone',
        Taalmodel: 'Language model',
        'Vraag om review': 'Ask for a review',
        Bedank: 'Thank',
        'Lees de reactie zelf': 'Read the response yourself',
        'Maak hersteltaak': 'Make a recovery task',
        'Bied excuses aan': 'Apologise',
      },
      promises: [promise('answer', 'Maak hersteltaak')],
      nodes: [
        ...nodes,
        keep('Adres bekend', [[only(p.email), 'contains', '@']]),
        onlyNew('Eén vraag per zending', only(p.id)),
        pause('Wacht tot het gebruikt is', `={{ ${ASK_AFTER} }}`, 'days'),
        mailer.send(
          'Vraag ervaring',
          only(p.email),
          say('Hoe bevalt je bestelling?', 'How do you like your order?'),
          say(
            t`<p>Beste ${p.name},</p><p>Je bestelling ${p.number} is bezorgd. Wil je in één minuut vertellen hoe het bevalt? <a href="${formAddress}">Naar het formulier</a></p>`,
            t`<p>Dear ${p.name},</p><p>Your order ${p.number} was delivered. Would you take a minute to tell us how you like it? <a href="${formAddress}">To the form</a></p>`,
          ),
        ),
        openForm(
          'Beoordeling',
          say('Hoe bevalt je bestelling?', 'How do you like your order?'),
          say('Eén zin is genoeg.', 'One sentence is enough.'),
          [
            ['bestelnummer', say('Bestelnummer', 'Order number')],
            ['email', say('E-mailadres', 'Email address'), 'email'],
            ['ervaring', say('Je ervaring', 'Your experience'), 'textarea'],
          ],
        ),
        withErrorBranch(sentiment('Lees de toon', only(a('ervaring')))),
        model.attach('Taalmodel', 'Lees de toon'),
        mailer.send(
          'Vraag om review',
          only(a('email')),
          say('Fijn dat je tevreden bent', 'Glad that you are satisfied'),
          say(
            `<p>Wat fijn om te horen! Wil je dat ook op onze <a href="${reviewPage}">reviewpagina</a> vertellen?</p>`,
            `<p>How nice to hear! Would you say so on our <a href="${reviewPage}">review page</a> too?</p>`,
          ),
        ),
        mailer.send(
          'Bedank',
          only(a('email')),
          say('Dank je wel', 'Thank you'),
          say(
            `<p>Dank je voor je antwoord. We nemen het mee. Je ervaring delen kan ook op onze <a href="${reviewPage}">reviewpagina</a>.</p>`,
            `<p>Thank you for your answer. We will use it. You can share your experience on our <a href="${reviewPage}">review page</a> too.</p>`,
          ),
        ),
        tasks.create('Maak hersteltaak', {
          title: say(
            t`Ontevreden klant: bestelling ${a('bestelnummer')}`,
            t`Dissatisfied customer: order ${a('bestelnummer')}`,
          ),
          description: say(
            t`${a('email')} schrijft: ${a('ervaring')}`,
            t`${a('email')} writes: ${a('ervaring')}`,
          ),
          due: '={{ $now.plus({ days: 1 }).toISO() }}',
        }),
        tasks.create('Lees de reactie zelf', {
          title: say(
            t`Reactie op bestelling ${a('bestelnummer')}`,
            t`Response to order ${a('bestelnummer')}`,
          ),
          description: say(
            t`${a('email')} schrijft: ${a('ervaring')}`,
            t`${a('email')} writes: ${a('ervaring')}`,
          ),
          due: '={{ $now.plus({ days: 1 }).toISO() }}',
        }),
        mailer.send(
          'Bied excuses aan',
          only(a('email')),
          say('We maken het graag goed', 'We would like to put it right'),
          say(
            `=<p>Vervelend dat het niet naar wens is. Een collega neemt contact met je op, uiterlijk over {{ ${ANSWER_DAYS} }} werkdag(en). Wil je je ervaring delen, dan kan dat op onze <a href="${reviewPage}">reviewpagina</a>.</p>`,
            `=<p>We are sorry that it is not as you wished. A colleague will contact you, within {{ ${ANSWER_DAYS} }} working day(s). If you want to share your experience, our <a href="${reviewPage}">review page</a> is there.</p>`,
          ),
        ),
      ],
      flow: [
        `${path} > Adres bekend > Eén vraag per zending > Wacht tot het gebruikt is > Vraag ervaring`,
        'Beoordeling > Lees de toon > Vraag om review',
        'Lees de toon #1 > Bedank',
        'Lees de toon #2 > Maak hersteltaak > Bied excuses aan',
        'Lees de toon #3 > Lees de reactie zelf > Bedank',
      ],
    };
  },
});
