import { approvalChats } from '../../apps/chats.js';
import { mailers } from '../../apps/mailers.js';
import { mainModels } from '../../apps/models.js';
import { failing, payPalDispute, stripeDispute } from '../../apps/payments.js';
import { fullTables, lookupTables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import {
  ask,
  code,
  combine,
  evenWhenEmpty,
  keep,
  nothing,
  only,
  onlyNew,
  pause,
  recipe,
  starts,
  t,
  when,
} from '../../kit/index.js';

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
      evenWhenEmpty(table.find(name, 'Mislukte betalingen', 'Kenmerk', only(p.id)));
    return {
      name: {
        nl: `Mislukte ${pay.app.label}-betaling opvolgen via ${mailer.app.label}, daarna taak in ${tasks.app.label}`,
        en: `Follow up a failed ${pay.app.label} payment by ${mailer.app.label}, then a ${tasks.app.label} task`,
      },
      description: {
        nl: `Zodra ${pay.failed.event.nl}, mailt ${mailer.app.label} de klant. Staat de betaling na drie en na zeven dagen niet op voldaan in ${table.app.label}, dan volgt een tweede mail en een beltaak in ${tasks.app.label}.`,
        en: `As soon as ${pay.failed.event.en}, ${mailer.app.label} mails the customer. If ${table.app.label} does not say settled after three and seven days, a second mail and a call task in ${tasks.app.label} follow.`,
      },
      benefit: {
        nl: 'Minder abonnementen die stil wegvallen door een verlopen pas.',
        en: 'Fewer subscriptions lost quietly to an expired card.',
      },
      uses: [
        [pay, { nl: 'meldt de mislukte betaling', en: 'reports the failed payment' }],
        [mailer, { nl: 'mailt de klant', en: 'mails the customer' }],
        [table, { nl: 'weet of er intussen betaald is', en: 'knows whether it was paid meanwhile' }],
        [tasks, { nl: 'krijgt de beltaak', en: 'receives the call task' }],
      ],
      setup: [
        {
          nl: 'Maak de tabel Mislukte betalingen met Kenmerk, Klant, Bedrag, Reden en Status; zet Status op "voldaan" als het geld er is.',
          en: 'Make the table Mislukte betalingen with Kenmerk, Klant, Bedrag, Reden and Status; set Status to "voldaan" once the money is in.',
        },
      ],
      notes: [
        {
          over: ['Noteer', 'Wacht drie dagen'],
          text: '## Eerste bericht\nDezelfde betaling wordt nooit twee keer opgepakt.',
        },
        {
          over: ['Kijk na drie dagen', 'Maak beltaak'],
          text: '## Twee keer nakijken\nNa drie dagen een mail, na zeven een telefoontje. Staat de status op voldaan, dan stopt hij.',
        },
      ],
      nodes: [
        ...nodes,
        onlyNew('Nog niet gezien', only(p.id)),
        keep('Adres bekend', [[only(p.email), 'contains', '@']]),
        table.append('Noteer', 'Mislukte betalingen', {
          Kenmerk: only(p.id),
          Klant: only(p.email),
          Bedrag: only(p.amount),
          Reden: only(p.reason),
          Status: 'open',
        }),
        mailer.send(
          'Mail de klant',
          only(p.email),
          'Je betaling is niet gelukt',
          t`<p>Beste ${p.name},</p><p>Een betaling van ${p.amount} ${p.currency} is niet gelukt. Wil je je betaalgegevens nakijken?</p>`,
        ),
        pause('Wacht drie dagen', 3, 'days'),
        check('Kijk na drie dagen'),
        when('Al voldaan?', [[`={{ ${table.cell('Status')} ?? '' }}`, 'is', 'voldaan']]),
        nothing('Betaald, klaar'),
        mailer.send(
          'Mail nog een keer',
          only(p.email),
          'Nog steeds geen betaling ontvangen',
          t`<p>Beste ${p.name},</p><p>We missen nog ${p.amount} ${p.currency}. Betaal je deze week, dan loopt alles gewoon door.</p>`,
        ),
        pause('Wacht vier dagen', 4, 'days'),
        check('Kijk na zeven dagen'),
        when('Nu wel voldaan?', [[`={{ ${table.cell('Status')} ?? '' }}`, 'is', 'voldaan']]),
        tasks.create('Maak beltaak', {
          title: t`Bel ${p.name} over een open betaling`,
          description: t`${p.amount} ${p.currency}, reden: ${p.reason}. E-mail: ${p.email}`,
          due: '={{ $now.plus({ days: 1 }).toISO() }}',
        }),
        table.upsert('Zet op bellen', 'Mislukte betalingen', 'Kenmerk', {
          Kenmerk: only(p.id),
          Status: 'bellen',
        }),
      ],
      flow: [
        `${path} > Nog niet gezien > Adres bekend > Noteer > Mail de klant > Wacht drie dagen > Kijk na drie dagen > Al voldaan? > Betaald, klaar`,
        'Al voldaan? #1 > Mail nog een keer > Wacht vier dagen > Kijk na zeven dagen > Nu wel voldaan? > Betaald, klaar',
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
          en: 'Make sure the table Bestellingen has the columns E-mail, Bestelnummer, Artikelen and Track en trace.',
        },
      ],
      notes: [
        {
          over: ['Bewaak de termijn', 'Stel dossier samen'],
          text: '## Twee dingen tegelijk\nDe taak met de termijn wordt meteen gemaakt, ook als het dossier nog niet rond is.',
        },
        {
          over: ['Voer verweer?', 'Noteer verlies'],
          text: '## Niet elk geschil is verweer waard\nOnder een klein bedrag is terugbetalen vaak goedkoper. Een mens kiest.',
        },
      ],
      nodes: [
        ...nodes,
        tasks.create('Bewaak de termijn', {
          title: t`Reageren op geschil ${p.id}`,
          description: t`${p.amount} ${p.currency} van ${p.email}, reden: ${p.reason}`,
          due: '={{ $now.plus({ days: 5 }).toISO() }}',
        }),
        evenWhenEmpty(table.find('Zoek bestelling', 'Bestellingen', 'E-mail', only(p.email))),
        code(
          'Stel dossier samen',
          `
const rijen = $input.all().map((item) => { const $json = item.json; return { nummer: ${table.cell('Bestelnummer')}, artikelen: ${table.cell('Artikelen')}, bezorging: ${table.cell('Track en trace')} }; }).filter((rij) => rij.nummer);
return [{ json: { gevonden: rijen.length > 0, bewijs: JSON.stringify(rijen.slice(0, 5)) } }];`,
        ),
        when('Bestelling gevonden?', [['={{ $json.gevonden }}', 'yes']]),
        ask(
          'Schrijf reactie',
          'Je helpt een webwinkel bij een betwiste betaling. Schrijf een zakelijke reactie van hoogstens 150 woorden met alleen feiten uit het dossier.',
          "=Reden van het geschil: {{ $('Geschil').first().json.reason }}\nDossier: {{ $json.bewijs }}",
        ),
        model.attach('Schrijver', 'Schrijf reactie'),
        chat.approve(
          'Voer verweer?',
          "=Geschil {{ $('Geschil').first().json.id }} over {{ $('Geschil').first().json.amount }} {{ $('Geschil').first().json.currency }}. Voorstel: {{ $json.text }} Verweer voeren?",
        ),
        when('Akkoord?', [['={{ $json.data.approved }}', 'yes']]),
        table.append('Noteer verweer', 'Geschillen', {
          Kenmerk: "={{ $('Geschil').first().json.id }}",
          Bedrag: "={{ $('Geschil').first().json.amount }}",
          Besluit: 'verweer',
          Reactie: "={{ $('Schrijf reactie').first().json.text }}",
        }),
        chat.post(
          'Zet klaar om in te dienen',
          "=Dien deze reactie in bij geschil {{ $('Geschil').first().json.id }}: {{ $('Schrijf reactie').first().json.text }}",
        ),
        table.append('Noteer verlies', 'Geschillen', {
          Kenmerk: "={{ $('Geschil').first().json.id }}",
          Bedrag: "={{ $('Geschil').first().json.amount }}",
          Besluit: 'geaccepteerd',
          Reactie: '',
        }),
        tasks.create('Zoek handmatig', {
          title: "=Bewijs zoeken voor geschil {{ $('Geschil').first().json.id }}",
          description: "=Geen bestelling gevonden voor {{ $('Geschil').first().json.email }}.",
          due: '={{ $now.plus({ days: 2 }).toISO() }}',
        }),
        chat.post(
          'Vraag om hulp',
          "=Bij geschil {{ $('Geschil').first().json.id }} is geen bestelling gevonden. Wie herkent {{ $('Geschil').first().json.name }}?",
        ),
      ],
      flow: [
        `${path} > Bewaak de termijn`,
        'Geschil > Zoek bestelling > Stel dossier samen > Bestelling gevonden? > Schrijf reactie > Voer verweer? > Akkoord? > Noteer verweer > Zet klaar om in te dienen',
        'Akkoord? #1 > Noteer verlies',
        'Bestelling gevonden? #1 > Zoek handmatig > Vraag om hulp',
      ],
    };
  },
});
