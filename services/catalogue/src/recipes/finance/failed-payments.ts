import { approvalChats } from '../../apps/chats.js';
import { ownLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { mainModels } from '../../apps/models.js';
import { failing, payPalDispute, stripeDispute } from '../../apps/payments.js';
import { fullTables, lookupTables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import {
  answeredWithin,
  ask,
  code,
  combine,
  evenWhenEmpty,
  goOnAfterError,
  inCurrency,
  nothing,
  only,
  onlyNew,
  pause,
  recipe,
  say,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const SECOND_MAIL = ownLimit(
  ['Dagen tot de tweede mail', 'Days until the second mail'],
  [
    'Hoeveel dagen na de eerste mail de tweede gaat.',
    'How many days after the first mail the second leaves.',
  ],
  3,
);
const UNTIL_CALL = ownLimit(
  ['Dagen daarna tot bellen', 'Days from there to the call'],
  [
    'Hoeveel dagen na de tweede mail er een beltaak komt.',
    'How many days after the second mail there is a task to call.',
  ],
  4,
);

export const failedPayment = recipe({
  id: 'failed-payment-follow-up',
  category: 'finance',
  tags: ['incasso', 'abonnementen', 'e-mail'],
  saves: {
    minutes: 12,
    nl: 'Iemand mailt en belt klanten van wie de betaling mislukte.',
    en: 'Someone mails and calls customers whose payment failed.',
  },
  variants: combine({ pay: failing, mailer: mailers, table: fullTables, tasks: taskApps }, { take: 10 }),
  build: ({ pay, mailer, table, tasks }) => {
    const { nodes, path, ref: p } = starts(pay.failed, 'Betaling mislukt', 'Betaling');
    const check = (name: string) =>
      evenWhenEmpty(
        table.find(
          name,
          say('Mislukte betalingen', 'Failed payments'),
          say('Kenmerk', 'Reference'),
          only(p.id),
        ),
      );
    // Stripe's page of the invoice, where the customer pays or changes the card.
    const page = "$('Betaling mislukt').item.json.data.object.hosted_invoice_url";
    const payHere =
      pay.app.key === 'stripe'
        ? `{{ ${page} ? '<p><a href="' + ${page} + '">${say('Betaal hier of wijzig je betaalgegevens', 'Pay here or change your payment details')}</a></p>' : '' }}`
        : '';
    return {
      name: {
        nl: `Mislukte ${pay.app.label}-betaling opvolgen via ${mailer.app.label}, daarna taak in ${tasks.app.label}`,
        en: `Follow up a failed ${pay.app.label} payment by ${mailer.app.label}, then a ${tasks.app.label} task`,
      },
      description: {
        nl: `Zodra ${pay.failed.event.nl}, mailt ${mailer.app.label} de klant. Staat de betaling na drie en na zeven dagen (of jouw termijn) niet op voldaan in ${table.app.label}, dan volgt een tweede mail en een beltaak in ${tasks.app.label}.`,
        en: `As soon as ${pay.failed.event.en}, ${mailer.app.label} mails the customer. If ${table.app.label} does not say settled after three and seven days (or your term), a second mail and a call task in ${tasks.app.label} follow.`,
      },
      benefit: {
        nl: 'Minder abonnementen die stil wegvallen door een verlopen pas.',
        en: 'Fewer subscriptions lost quietly to an expired card.',
      },
      uses: [
        [pay.failed, { nl: 'meldt de mislukte betaling', en: 'reports the failed payment' }],
        [mailer, { nl: 'mailt de klant', en: 'mails the customer' }],
        [table, { nl: 'weet of er intussen betaald is', en: 'knows whether it was paid meanwhile' }],
        [tasks, { nl: 'krijgt de beltaak', en: 'receives the call task' }],
      ],
      setup: [
        {
          nl: 'Maak de tabel Mislukte betalingen met Kenmerk, Klant, Bedrag, Reden en Status; zet Status op "voldaan" als het geld er is.',
          en: 'Make the table Failed payments with Reference, Customer, Amount, Reason and Status; set Status to "settled" once the money is in.',
        },
      ],
      notes: [
        {
          over: ['Noteer', 'Wacht op betaling'],
          text: say(
            '## Eerste bericht\nDezelfde betaling wordt nooit twee keer opgepakt.',
            '## First message\nThe same payment is never picked up twice.',
          ),
        },
        {
          over: ['Kijk of er betaald is', 'Maak beltaak'],
          text: say(
            '## Twee keer nakijken\nStandaard na drie dagen een mail en vier dagen later een telefoontje. Staat de status op voldaan, dan stopt hij.',
            '## Checked twice\nBy default a mail after three days and a phone call four days later. Once the status says settled, it stops.',
          ),
        },
      ],
      names: {
        'Betaling mislukt': 'Payment failed',
        Betaling: 'Payment',
        'Nog niet gezien': 'Not seen yet',
        'Adres bekend': 'Address known',
        Noteer: 'Record',
        'Noteer zonder adres': 'Record without an address',
        'Mail de klant': 'Mail the customer',
        'Wacht op betaling': 'Wait for payment',
        'Kijk of er betaald is': 'Look whether it is paid',
        'Al voldaan?': 'Settled already?',
        'Betaald, klaar': 'Paid, done',
        'Mail nog een keer': 'Mail once more',
        'Wacht nog een keer': 'Wait once more',
        'Kijk nog een keer': 'Look once more',
        'Nu wel voldaan?': 'Settled now?',
        'Maak beltaak': 'Make a call task',
        'Zet op bellen': 'Set to call',
      },
      nodes: [
        ...nodes,
        onlyNew('Nog niet gezien', only(p.id)),
        when('Adres bekend', [[only(p.email), 'contains', '@']]),
        table.append('Noteer', say('Mislukte betalingen', 'Failed payments'), {
          [say('Kenmerk', 'Reference')]: only(p.id),
          [say('Klant', 'Customer')]: only(p.email),
          [say('Bedrag', 'Amount')]: only(p.amount),
          [say('Reden', 'Reason')]: only(p.reason),
          Status: 'open',
        }),
        table.append('Noteer zonder adres', say('Mislukte betalingen', 'Failed payments'), {
          [say('Kenmerk', 'Reference')]: only(p.id),
          [say('Klant', 'Customer')]: only(p.name),
          [say('Bedrag', 'Amount')]: only(p.amount),
          [say('Reden', 'Reason')]: only(p.reason),
          Status: 'open',
        }),
        goOnAfterError(
          mailer.send(
            'Mail de klant',
            only(p.email),
            say('Je betaling is niet gelukt', 'Your payment did not succeed'),
            say(
              t`<p>Beste ${p.name},</p><p>Een betaling van ${inCurrency(p.amount, p.currency)} is niet gelukt. Wil je je betaalgegevens nakijken?</p>${payHere}`,
              t`<p>Dear ${p.name},</p><p>A payment of ${inCurrency(p.amount, p.currency)} did not succeed. Would you check your payment details?</p>${payHere}`,
            ),
          ),
        ),
        pause('Wacht op betaling', `={{ ${SECOND_MAIL} }}`, 'days'),
        check('Kijk of er betaald is'),
        when('Al voldaan?', [[`={{ ${table.cell('Status')} ?? '' }}`, 'is', say('voldaan', 'settled')]]),
        nothing('Betaald, klaar'),
        goOnAfterError(
          mailer.send(
            'Mail nog een keer',
            only(p.email),
            say('Nog steeds geen betaling ontvangen', 'Still no payment received'),
            say(
              t`<p>Beste ${p.name},</p><p>We missen nog ${inCurrency(p.amount, p.currency)}. Betaal je deze week, dan loopt alles gewoon door. Heb je al betaald, dan kun je deze mail negeren.</p>${payHere}`,
              t`<p>Dear ${p.name},</p><p>We still miss ${inCurrency(p.amount, p.currency)}. If you pay this week, everything simply goes on. If you have paid already, please ignore this mail.</p>${payHere}`,
            ),
          ),
        ),
        pause('Wacht nog een keer', `={{ ${UNTIL_CALL} }}`, 'days'),
        check('Kijk nog een keer'),
        when('Nu wel voldaan?', [[`={{ ${table.cell('Status')} ?? '' }}`, 'is', say('voldaan', 'settled')]]),
        tasks.create('Maak beltaak', {
          title: say(t`Bel ${p.name} over een open betaling`, t`Call ${p.name} about an open payment`),
          description: say(
            t`Kijk eerst of er al betaald is. ${inCurrency(p.amount, p.currency)}, reden: ${p.reason}. E-mail: ${p.email}`,
            t`First see whether it has been paid. ${inCurrency(p.amount, p.currency)}, reason: ${p.reason}. Email: ${p.email}`,
          ),
          due: '={{ $now.plus({ days: 1 }).toISO() }}',
        }),
        table.upsert(
          'Zet op bellen',
          say('Mislukte betalingen', 'Failed payments'),
          say('Kenmerk', 'Reference'),
          {
            [say('Kenmerk', 'Reference')]: only(p.id),
            Status: say('bellen', 'to call'),
          },
        ),
      ],
      flow: [
        `${path} > Nog niet gezien > Adres bekend > Noteer > Mail de klant > Wacht op betaling > Kijk of er betaald is > Al voldaan? > Betaald, klaar`,
        'Adres bekend #1 > Noteer zonder adres > Maak beltaak',
        'Al voldaan? #1 > Mail nog een keer > Wacht nog een keer > Kijk nog een keer > Nu wel voldaan? > Betaald, klaar',
        'Nu wel voldaan? #1 > Maak beltaak > Zet op bellen',
      ],
    };
  },
});

export const disputeFile = recipe({
  id: 'dispute-file',
  category: 'finance',
  tags: ['chargeback', 'geschillen', 'ai'],
  saves: {
    minutes: 45,
    nl: 'Iemand verzamelt bewijs, schrijft een reactie en bewaakt de termijn.',
    en: 'Someone gathers evidence, writes a response and watches the deadline.',
  },
  variants: combine(
    {
      dispute: [stripeDispute, payPalDispute],
      model: mainModels,
      table: lookupTables,
      chat: approvalChats,
      tasks: taskApps,
    },
    { take: 10 },
  ),
  build: ({ dispute, model, table, chat, tasks }) => {
    const { nodes, path, ref: p } = starts(dispute, 'Geschil geopend', 'Geschil');
    const said = "$('Geschil geopend').item.json";
    const deadline =
      dispute.app.key === stripeDispute.app.key
        ? `DateTime.fromSeconds(Number(${said}.data?.object?.evidence_details?.due_by))`
        : `DateTime.fromISO(String(${said}.resource?.seller_response_due_date ?? ''))`;
    return {
      name: {
        nl: `Chargeback ${dispute.app.label}: verweer door ${model.app.label}, besluit in ${chat.app.label}, ${tasks.app.label}-taak`,
        en: `${dispute.app.label} chargeback: response by ${model.app.label}, decided in ${chat.app.label}, ${tasks.app.label} task`,
      },
      description: {
        nl: `Zodra ${dispute.event.nl}, zoekt hij de bestelling in ${table.app.label} en schrijft ${model.app.label} een reactie met bewijs. ${chat.app.label} beslist of je verweer voert; de termijn staat als taak in ${tasks.app.label}.`,
        en: `As soon as ${dispute.event.en}, it finds the order in ${table.app.label} and ${model.app.label} drafts a response with evidence. ${chat.app.label} decides whether to contest; the deadline is a task in ${tasks.app.label}.`,
      },
      benefit: {
        nl: 'Je verweer ligt klaar lang voordat de termijn afloopt.',
        en: 'Your response is ready well before the deadline.',
      },
      uses: [
        [dispute, { nl: 'meldt het geschil', en: 'reports the dispute' }],
        [model, { nl: 'schrijft de reactie', en: 'drafts the response' }],
        [table, { nl: 'bevat de bestellingen', en: 'holds the orders' }],
        [chat, { nl: 'beslist over verweer', en: 'decides on contesting' }],
        [tasks, { nl: 'bewaakt de termijn', en: 'watches the deadline' }],
      ],
      setup: [
        {
          nl: 'Zorg dat de tabel Bestellingen de kolommen E-mail, Bestelnummer, Artikelen en Track en trace heeft.',
          en: 'Make sure the table Orders has the columns Email, Order number, Items and Tracking.',
        },
      ],
      notes: [
        {
          over: ['Bewaak de termijn', 'Stel dossier samen'],
          text: say(
            `## Twee dingen tegelijk\nDe taak met de termijn wordt meteen gemaakt, ook als het dossier nog niet rond is: een dag voor de datum die ${dispute.app.label} noemt, of over vijf dagen als die ontbreekt.`,
            `## Two things at once\nThe task with the deadline is made right away, even if the file is not complete yet: a day before the date that ${dispute.app.label} gives, or in five days without one.`,
          ),
        },
        {
          over: ['Voer verweer?', 'Noteer verlies'],
          text: say(
            '## Niet elk geschil is verweer waard\nOnder een klein bedrag is terugbetalen vaak goedkoper. Een mens kiest.',
            '## Not every dispute is worth contesting\nBelow a small amount a refund is often cheaper. A person chooses.',
          ),
        },
      ],
      names: {
        'Geschil geopend': 'Dispute opened',
        Geschil: 'Dispute',
        'Bewaak de termijn': 'Watch the deadline',
        'Zoek bestelling': 'Find the order',
        'Stel dossier samen': 'Put the file together',
        'Bestelling gevonden?': 'Order found?',
        'Schrijf reactie': 'Write a response',
        Schrijver: 'Writer',
        'Voer verweer?': 'Contest it?',
        'Akkoord?': 'Approved?',
        'Noteer verweer': 'Record the response',
        'Zet klaar om in te dienen': 'Get ready to submit',
        'Noteer verlies': 'Record the loss',
        'Nee gezegd?': 'Was it a no?',
        'Meld onbeantwoord': 'Report as unanswered',
        'Meld dat het model zweeg': 'Report that the model was silent',
        'Zoek handmatig': 'Search by hand',
        'Vraag om hulp': 'Ask for help',
      },
      nodes: [
        ...nodes,
        tasks.create('Bewaak de termijn', {
          title: say(t`Reageren op geschil ${p.id}`, t`Respond to dispute ${p.id}`),
          description: say(
            t`${inCurrency(p.amount, p.currency)} van ${p.email}, reden: ${p.reason}`,
            t`${inCurrency(p.amount, p.currency)} from ${p.email}, reason: ${p.reason}`,
          ),
          due: `={{ (${deadline}.isValid ? ${deadline}.minus({ days: 1 }) : $now.plus({ days: 5 })).toISO() }}`,
        }),
        evenWhenEmpty(
          table.find('Zoek bestelling', say('Bestellingen', 'Orders'), say('E-mail', 'Email'), only(p.email)),
        ),
        code(
          'Stel dossier samen',
          `
const rijen = $input.all().map((item) => { const $json = item.json; return { nummer: ${table.cell(say('Bestelnummer', 'Order number'))}, artikelen: ${table.cell(say('Artikelen', 'Items'))}, bezorging: ${table.cell(say('Track en trace', 'Tracking'))} }; }).filter((rij) => rij.nummer);
return [{ json: { gevonden: rijen.length > 0, bewijs: JSON.stringify(rijen.slice(0, 5)) } }];`,
        ),
        when('Bestelling gevonden?', [['={{ $json.gevonden }}', 'yes']]),
        withErrorBranch(
          ask(
            'Schrijf reactie',
            say(
              'Je helpt een webwinkel bij een betwiste betaling. Schrijf een zakelijke reactie van hoogstens 150 woorden met alleen feiten uit het dossier. Onderteken niet en laat geen invulplekken staan.',
              'You help a web shop with a disputed payment. Write a businesslike response of at most 150 words in English, with facts from the file only. Do not sign it and leave no gaps to fill in.',
            ),
            say(
              "=Reden van het geschil: {{ $('Geschil').first().json.reason }}\nDossier: {{ $json.bewijs }}",
              "=Reason for the dispute: {{ $('Geschil').first().json.reason }}\nFile: {{ $json.bewijs }}",
            ),
          ),
        ),
        model.attach('Schrijver', 'Schrijf reactie'),
        answeredWithin(
          chat.approve(
            'Voer verweer?',
            say(
              "=Geschil {{ $('Geschil').first().json.id }} over " +
                inCurrency("$('Geschil').first().json.amount", "$('Geschil').first().json.currency") +
                '. Voorstel: {{ $json.text }} Verweer voeren?',
              "=Dispute {{ $('Geschil').first().json.id }} about " +
                inCurrency("$('Geschil').first().json.amount", "$('Geschil').first().json.currency") +
                '. Proposal: {{ $json.text }} Contest it?',
            ),
          ),
          3,
          'days',
        ),
        when('Akkoord?', [['={{ $json.data?.approved }}', 'yes']]),
        table.append('Noteer verweer', say('Geschillen', 'Disputes'), {
          [say('Kenmerk', 'Reference')]: "={{ $('Geschil').first().json.id }}",
          [say('Bedrag', 'Amount')]: "={{ $('Geschil').first().json.amount }}",
          [say('Besluit', 'Decision')]: say('verweer', 'contested'),
          [say('Reactie', 'Response')]: "={{ $('Schrijf reactie').first().json.text }}",
        }),
        chat.post(
          'Zet klaar om in te dienen',
          say(
            "=Dien deze reactie in bij geschil {{ $('Geschil').first().json.id }}: {{ $('Schrijf reactie').first().json.text }}",
            "=Submit this response to dispute {{ $('Geschil').first().json.id }}: {{ $('Schrijf reactie').first().json.text }}",
          ),
        ),
        table.append('Noteer verlies', say('Geschillen', 'Disputes'), {
          [say('Kenmerk', 'Reference')]: "={{ $('Geschil').first().json.id }}",
          [say('Bedrag', 'Amount')]: "={{ $('Geschil').first().json.amount }}",
          [say('Besluit', 'Decision')]: say('geaccepteerd', 'accepted'),
          [say('Reactie', 'Response')]: '',
        }),
        tasks.create('Zoek handmatig', {
          title: say(
            "=Bewijs zoeken voor geschil {{ $('Geschil').first().json.id }}",
            "=Find evidence for dispute {{ $('Geschil').first().json.id }}",
          ),
          description: say(
            "=Geen bestelling gevonden voor {{ $('Geschil').first().json.email }}.",
            "=No order found for {{ $('Geschil').first().json.email }}.",
          ),
          due: '={{ $now.plus({ days: 2 }).toISO() }}',
        }),
        chat.post(
          'Meld dat het model zweeg',
          say(
            "=Het model schreef geen reactie op geschil {{ $('Geschil').first().json.id }}. Schrijf haar zelf; de bestelling is: {{ $('Stel dossier samen').first().json.bewijs }}",
            "=The model wrote no response to dispute {{ $('Geschil').first().json.id }}. Write it yourself; the order is: {{ $('Stel dossier samen').first().json.bewijs }}",
          ),
        ),
        when('Nee gezegd?', [['={{ $json.data?.approved === false }}', 'yes']]),
        chat.post(
          'Meld onbeantwoord',
          say(
            "=Over verweer bij geschil {{ $('Geschil').first().json.id }} is drie dagen niet beslist. Er is niets ingediend; het voorstel: {{ $('Schrijf reactie').first().json.text }}",
            "=Nobody decided for three days on contesting dispute {{ $('Geschil').first().json.id }}. Nothing was submitted; the proposal: {{ $('Schrijf reactie').first().json.text }}",
          ),
        ),
        chat.post(
          'Vraag om hulp',
          say(
            "=Bij geschil {{ $('Geschil').first().json.id }} is geen bestelling gevonden. Wie herkent {{ $('Geschil').first().json.name }}?",
            "=No order was found for dispute {{ $('Geschil').first().json.id }}. Who recognises {{ $('Geschil').first().json.name }}?",
          ),
        ),
      ],
      flow: [
        `${path} > Bewaak de termijn`,
        'Geschil > Zoek bestelling > Stel dossier samen > Bestelling gevonden? > Schrijf reactie > Voer verweer? > Akkoord? > Noteer verweer > Zet klaar om in te dienen',
        'Akkoord? #1 > Nee gezegd? > Noteer verlies',
        'Nee gezegd? #1 > Meld onbeantwoord',
        'Schrijf reactie #1 > Meld dat het model zweeg',
        'Bestelling gevonden? #1 > Zoek handmatig > Vraag om hulp',
      ],
    };
  },
});
