import { chats } from '../../apps/chats.js';
import { ownLimit, wholeLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { mainModels } from '../../apps/models.js';
import { paddleCoupon, paddlePastDue } from '../../apps/money.js';
import { stripeSubscriptionEnded } from '../../apps/payments.js';
import { chargebeeCancelled, gumroadCancelled } from '../../apps/payments-more.js';
import { fullTables, tables } from '../../apps/tables.js';
import { about, webAddress } from '../../apps/values.js';
import {
  classify,
  code,
  combine,
  evenWhenEmpty,
  everyWeek,
  inCurrency,
  loop,
  type NodeSpec,
  nothing,
  only,
  reads,
  recipe,
  say,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const DEAR_FROM = ownLimit(
  ['Dure klant vanaf', 'High value from'],
  ['Vanaf welk bedrag in euro een vertrek wordt gemeld.', 'From what amount in euros a departure is told.'],
  100,
);

const OFFER = about(
  'offer',
  ['Aanbod voor wie de prijs noemt', 'Offer to who names the price'],
  ['Wat je aanbiedt, als stuk van een zin.', 'What you offer, as a part of a sentence.'],
  ['nog drie maanden voor de helft van de prijs', 'another three months for half the price'],
);
const PAYMENT_PAGE = webAddress(
  ['adres om betaalgegevens te wijzigen', 'address to change payment details'],
  [
    'De pagina waarop een klant zijn betaalgegevens opgeeft.',
    'The page on which a customer gives payment details.',
  ],
  ['https://www.example.com/mijn-abonnement', 'https://www.example.com/my-subscription'],
);

export const churnReason = recipe({
  id: 'subscription-churn',
  category: 'finance',
  tags: ['abonnementen', 'opzeggingen', 'ai'],
  saves: {
    minutes: 15,
    nl: 'Iemand belt opzeggers na en houdt de redenen bij.',
    en: 'Someone calls leavers and keeps the reasons.',
  },
  variants: combine(
    {
      end: [stripeSubscriptionEnded, chargebeeCancelled, gumroadCancelled],
      model: mainModels,
      mailer: mailers,
      table: tables,
      chat: chats,
    },
    { take: 10 },
  ),
  build: ({ end, model, mailer, table, chat }) => {
    const { nodes, path, ref: p } = starts(end, 'Klant vertrekt', 'Vertrek');
    const row = (soort: string) => ({
      [say('Datum', 'Date')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
      [say('Klant', 'Customer')]: only(p.email),
      [say('Waarde', 'Value')]: only(p.amount),
      [say('Reden', 'Reason')]: only(p.reason),
      [say('Soort', 'Kind')]: soort,
    });
    return {
      name: {
        nl: `Vertrekkende klanten van ${end.app.label}: ${model.app.label} kiest de reactie, log in ${table.app.label}`,
        en: `Customers leaving ${end.app.label}: ${model.app.label} picks the response, log in ${table.app.label}`,
      },
      description: {
        nl: `Zodra ${end.event.nl}, deelt ${model.app.label} de reden in. Een te hoge prijs krijgt via ${mailer.app.label} een aanbod, een betaalprobleem een link, onduidelijk een vraag. ${chat.app.label} ziet dure klanten, ${table.app.label} alles.`,
        en: `As soon as ${end.event.en}, ${model.app.label} sorts the reason. Too expensive gets an offer by ${mailer.app.label}, a payment problem a link, unclear a question. ${chat.app.label} sees big customers, ${table.app.label} all.`,
      },
      benefit: {
        nl: 'Je weet waarom klanten gaan en wint er een paar terug.',
        en: 'You know why customers leave and win some back.',
      },
      uses: [
        [end, { nl: 'meldt het vertrek', en: 'reports the leaving' }],
        [model, { nl: 'deelt de reden in', en: 'sorts the reason' }],
        [mailer, { nl: 'stuurt de reactie', en: 'sends the response' }],
        [chat, { nl: 'toont dure klanten', en: 'shows big customers' }],
        [table, { nl: 'bewaart de redenen', en: 'keeps the reasons' }],
      ],
      setup: [
        {
          nl: 'Lees de drie mails door: het aanbod gaat naar iedereen die over de prijs vertrekt.',
          en: 'Read the three mails: the offer goes to everybody who leaves over the price.',
        },
      ],
      notes: [
        {
          over: ['Bepaal de reden', 'Vraag naar de reden'],
          text: say(
            '## Vier redenen\nDe omschrijvingen in "Bepaal de reden" sturen de indeling; elke uitgang heeft zijn eigen mail.',
            '## Four reasons\nThe descriptions in "Bepaal de reden" steer the sorting; each way out has its own mail.',
          ),
        },
        {
          over: ['Dure klant?', 'Toon aan het team'],
          text: say(
            '## Persoonlijk contact\nVanaf het bedrag in "Dure klant?" is een belletje de moeite waard.',
            '## Personal contact\nFrom the amount in "Dure klant?" a phone call is worth the effort.',
          ),
        },
      ],
      names: {
        'Klant vertrekt': 'Customer leaves',
        Vertrek: 'Leaving',
        'Adres bekend': 'Address known',
        'Bepaal de reden': 'Decide the reason',
        Taalmodel: 'Language model',
        'Doe een aanbod': 'Make an offer',
        'Noteer prijs': 'Record price',
        'Stuur betaallink': 'Send a payment link',
        'Noteer betaling': 'Record payment',
        'Noteer product': 'Record product',
        'Meld productreden': 'Report a product reason',
        'Vraag naar de reden': 'Ask for the reason',
        'Noteer onbekend': 'Record unknown',
        'Dure klant?': 'Big customer?',
        'Toon aan het team': 'Show the team',
      },
      nodes: [
        ...nodes,
        when('Adres bekend', [[only(p.email), 'contains', '@']]),
        withErrorBranch(
          classify(
            'Bepaal de reden',
            say(
              t`Reden: ${p.reason}. Waarde per maand: ${p.amount} ${p.currency}.`,
              t`Reason: ${p.reason}. Value a month: ${p.amount} ${p.currency}.`,
            ),
            [
              [
                say('Prijs', 'Price'),
                say('Te duur, te weinig waarde voor het geld', 'Too expensive, too little value for money'),
              ],
              [
                say('Betaling', 'Payment'),
                say(
                  'Betaling mislukt, kaart verlopen, niet betaald',
                  'Payment failed, card expired, not paid',
                ),
              ],
              [
                'Product',
                say(
                  'Mist functies, werkt niet, overgestapt naar een ander',
                  'Lacks features, does not work, moved to another',
                ),
              ],
            ],
            true,
          ),
        ),
        model.attach('Taalmodel', 'Bepaal de reden'),
        mailer.send(
          'Doe een aanbod',
          only(p.email),
          say('Blijf voor minder', 'Stay for less'),
          say(
            t`<p>Beste ${p.name},</p><p>Jammer dat je gaat. We hebben een aanbod: ${OFFER}. Antwoord op deze mail als je dat wilt; je hoeft niets te doen als je bij je besluit blijft.</p>`,
            t`<p>Dear ${p.name},</p><p>We are sorry to see you go. We have an offer: ${OFFER}. Answer this mail if you want it; you need not do anything if you keep to your decision.</p>`,
          ),
        ),
        table.append('Noteer prijs', say('Opzeggingen', 'Cancellations'), row(say('prijs', 'price'))),
        mailer.send(
          'Stuur betaallink',
          only(p.email),
          say('Je abonnement is gestopt door een betaling', 'Your subscription stopped because of a payment'),
          say(
            t`<p>Beste ${p.name},</p><p>Je betaling lukte niet meer. Geef hier nieuwe gegevens op, dan ga je verder waar je was: ${PAYMENT_PAGE}</p>`,
            t`<p>Dear ${p.name},</p><p>Your payment no longer succeeded. Give new details here and you go on where you were: ${PAYMENT_PAGE}</p>`,
          ),
        ),
        table.append('Noteer betaling', say('Opzeggingen', 'Cancellations'), row(say('betaling', 'payment'))),
        table.append('Noteer product', say('Opzeggingen', 'Cancellations'), row('product')),
        chat.post(
          'Meld productreden',
          say(
            t`${p.name} vertrekt vanwege het product: ${p.reason}`,
            t`${p.name} leaves because of the product: ${p.reason}`,
          ),
        ),
        mailer.send(
          'Vraag naar de reden',
          only(p.email),
          say('Mogen we vragen waarom?', 'May we ask why?'),
          say(
            t`<p>Beste ${p.name},</p><p>Eén zin helpt ons al. Waarom stop je?</p>`,
            t`<p>Dear ${p.name},</p><p>One sentence helps us already. Why do you stop?</p>`,
          ),
        ),
        table.append('Noteer onbekend', say('Opzeggingen', 'Cancellations'), row(say('onbekend', 'unknown'))),
        when('Dure klant?', [[only(p.amount), '>=', `={{ ${DEAR_FROM} }}`]]),
        chat.post(
          'Toon aan het team',
          say(
            t`Klant van ${inCurrency(p.amount, p.currency)} per maand vertrekt: ${p.name} (${p.email}). Wie belt?`,
            t`Customer of ${inCurrency(p.amount, p.currency)} a month leaves: ${p.name} (${p.email}). Who calls?`,
          ),
        ),
      ],
      flow: [
        `${path} > Adres bekend > Bepaal de reden > Doe een aanbod > Noteer prijs`,
        'Bepaal de reden #1 > Stuur betaallink > Noteer betaling',
        'Bepaal de reden #2 > Noteer product > Meld productreden',
        'Bepaal de reden #3 > Vraag naar de reden > Noteer onbekend',
        'Bepaal de reden #4 > Vraag naar de reden',
        'Adres bekend #1 > Noteer onbekend',
        'Vertrek > Dure klant? > Toon aan het team',
      ],
    };
  },
});

const DISCOUNT = wholeLimit(
  ['Korting in procent', 'Discount in percent'],
  ['Hoeveel procent de code eraf haalt.', 'How many percent the code takes off.'],
  20,
);
const ofOwnChoice = (spec: NodeSpec): NodeSpec => ({
  ...spec,
  parameters: { ...spec.parameters, discountAmount: `={{ ${DISCOUNT} }}` },
});
/** Where Paddle gives the page on which the subscriber changes the card. */
const updateLink = (words: string): string =>
  `{{ $('Abonnee').item.json.update_url ? '<p><a href="' + $('Abonnee').item.json.update_url + '">${words}</a></p>' : '' }}`;
const UPDATE_LINK_NL = updateLink('Wijzig hier je betaalgegevens');
const UPDATE_LINK_EN = updateLink('Change your payment details here');

export const paddleRescue = recipe({
  id: 'paddle-past-due-coupon',
  category: 'finance',
  tags: ['paddle', 'abonnementen', 'kortingscode'],
  saves: {
    minutes: 20,
    nl: 'Iemand zoekt achterstallige abonnees op en stuurt ze een code.',
    en: 'Someone looks up past-due subscribers and sends them a code.',
  },
  variants: combine(
    { mailer: mailers, table: fullTables, chat: chats },
    { take: 9, apart: ['mailer', 'table'] },
  ),
  build: ({ mailer, table, chat }) => {
    const { nodes, path, ref: p } = reads(paddlePastDue, 'Lees achterstallig', 'Abonnee');
    return {
      name: {
        nl: `Achterstallige Paddle-abonnees terugwinnen: code via ${mailer.app.label}, stand in ${table.app.label}`,
        en: `Win back past-due Paddle subscribers: code by ${mailer.app.label}, log in ${table.app.label}`,
      },
      description: {
        nl: `Elke dinsdag leest hij ${paddlePastDue.what.nl}. Wie nog geen code kreeg, krijgt er één die veertien dagen geldt via ${mailer.app.label}; wie er al een had komt op de bellijst in ${chat.app.label}. ${table.app.label} onthoudt wie wat kreeg.`,
        en: `Every Tuesday it reads ${paddlePastDue.what.en}. Whoever had no code yet gets one valid for fourteen days by ${mailer.app.label}; the others go on the call list in ${chat.app.label}. ${table.app.label} remembers who got what.`,
      },
      benefit: {
        nl: 'Een kleine korting in plaats van een verloren abonnee.',
        en: 'A small discount instead of a lost subscriber.',
      },
      uses: [
        [
          paddlePastDue,
          {
            nl: 'geeft achterstallige abonnees en maakt codes',
            en: 'gives past-due subscribers and makes codes',
          },
        ],
        [mailer, { nl: 'stuurt de code', en: 'sends the code' }],
        [table, { nl: 'onthoudt wie een code kreeg', en: 'remembers who got a code' }],
        [chat, { nl: 'krijgt de bellijst', en: 'receives the call list' }],
      ],
      setup: [
        {
          nl: 'Maak de tabel Codes met E-mail, Code en Datum. Haal een rij weg om iemand later nog een code te geven.',
          en: 'Make the table Codes with Email, Code and Date. Take a row out to give somebody another code later.',
        },
      ],
      notes: [
        {
          over: ['Abonnee voor abonnee', 'Noteer code'],
          text: say(
            '## Eén code per persoon\nDe code is één keer te gebruiken en verloopt vanzelf.',
            '## One code a person\nThe code can be used once and expires by itself.',
          ),
        },
      ],
      names: {
        Dinsdagochtend: 'Tuesday morning',
        'Lees achterstallig': 'Read the past-due ones',
        Abonnee: 'Subscriber',
        'Abonnee voor abonnee': 'Subscriber by subscriber',
        'Zoek eerdere code': 'Find an earlier code',
        'Al een code?': 'A code already?',
        'Zet op bellijst': 'Put on the call list',
        'Maak code': 'Make a code',
        'Mail code': 'Mail the code',
        'Noteer code': 'Record the code',
        Volgende: 'Next',
        'Tel abonnees': 'Count the subscribers',
        'Meld de ronde': 'Report the round',
      },
      nodes: [
        everyWeek('Dinsdagochtend', [2], 10),
        ...nodes,
        loop('Abonnee voor abonnee', 1),
        evenWhenEmpty(table.find('Zoek eerdere code', 'Codes', say('E-mail', 'Email'), only(p.email))),
        when('Al een code?', [[`={{ ${table.cell('Code')} ?? '' }}`, 'filled']]),
        chat.post(
          'Zet op bellijst',
          say(
            t`Bel ${p.email}: nog ${inCurrency(p.amount, p.currency)} open; een kortingscode hielp niet of kwam niet aan.`,
            t`Call ${p.email}: ${inCurrency(p.amount, p.currency)} still open; a discount code did not help or did not arrive.`,
          ),
        ),
        withErrorBranch(ofOwnChoice(paddleCoupon('Maak code', say('BLIJF', 'STAY'), 20))),
        withErrorBranch(
          mailer.send(
            'Mail code',
            only(p.email),
            say(`={{ ${DISCOUNT} }}% korting als je blijft`, `={{ ${DISCOUNT} }}% off if you stay`),
            say(
              t`<p>Beste abonnee,</p><p>Je laatste betaling van ${inCurrency(p.amount, p.currency)} lukte niet. Met code <b>${'{{ $json.coupon ?? $json.coupon_code }}'}</b> betaal je ${`{{ ${DISCOUNT} }}`}% minder; hij geldt veertien dagen en één keer.</p>${UPDATE_LINK_NL}<p>Heb je al betaald, dan kun je deze mail negeren.</p>`,
              t`<p>Dear subscriber,</p><p>Your last payment of ${inCurrency(p.amount, p.currency)} did not succeed. With code <b>${'{{ $json.coupon ?? $json.coupon_code }}'}</b> you pay ${`{{ ${DISCOUNT} }}`}% less; it is valid for fourteen days and once.</p>${UPDATE_LINK_EN}<p>If you have paid already, please ignore this mail.</p>`,
            ),
          ),
        ),
        table.append('Noteer code', 'Codes', {
          [say('E-mail', 'Email')]: only(p.email),
          Code: "={{ $('Maak code').item.json.coupon ?? $('Maak code').item.json.coupon_code }}",
          [say('Datum', 'Date')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
        }),
        nothing('Volgende'),
        code('Tel abonnees', 'return [{ json: { aantal: $input.all().length } }];'),
        chat.post(
          'Meld de ronde',
          say(
            '=Ronde langs achterstallige abonnees klaar: {{ $json.aantal }} bekeken.',
            '=Round of past-due subscribers done: {{ $json.aantal }} looked at.',
          ),
        ),
      ],
      flow: [
        `Dinsdagochtend > ${path} > Abonnee voor abonnee > Tel abonnees > Meld de ronde`,
        'Abonnee voor abonnee #1 > Zoek eerdere code > Al een code? > Zet op bellijst > Volgende > Abonnee voor abonnee',
        'Al een code? #1 > Maak code > Mail code > Noteer code > Volgende',
        'Maak code #1 > Zet op bellijst',
        'Mail code #1 > Zet op bellijst',
      ],
    };
  },
});
