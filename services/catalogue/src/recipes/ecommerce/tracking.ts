import { chats } from '../../apps/chats.js';
import { ownLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { senders, trackers } from '../../apps/shipping.js';
import { shopify, wooCommerce } from '../../apps/shops.js';
import { fullTables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { about } from '../../apps/values.js';
import {
  code,
  combine,
  dayOf,
  everyHours,
  keep,
  loop,
  only,
  onlyNew,
  pause,
  recipe,
  say,
  set,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const SHIPS_TO = about(
  'countries-served',
  ['Landen waar je bezorgt', 'Countries you deliver to'],
  ['Landcodes met komma’s; de rest wordt een taak.', 'Country codes with commas; the rest becomes a task.'],
  ['NL, BE, DE', 'NL, BE, DE'],
);
const STILL_DAYS = ownLimit(
  ['Dagen stilstand', 'Days without movement'],
  [
    'Na hoeveel dagen zonder nieuws het team bericht krijgt.',
    'After how many days without news the team is told.',
  ],
  3,
);

export const trackOpenParcels = recipe({
  id: 'track-open-parcels',
  category: 'ecommerce',
  tags: ['track en trace', 'bezorging'],
  saves: {
    minutes: 8,
    nl: 'Iemand zoekt meermaals per dag de status van alle pakketten op.',
    en: 'Someone looks up the status of all parcels several times a day.',
  },
  variants: combine({ carrier: trackers, table: fullTables, mailer: mailers, chat: chats }, { take: 10 }),
  build: ({ carrier, table, mailer, chat }) => ({
    name: {
      nl: `${carrier.app.label}-zendingen volgen vanuit ${table.app.label}, klant op de hoogte via ${mailer.app.label}`,
      en: `Follow ${carrier.app.label} shipments from ${table.app.label} and inform customers by ${mailer.app.label}`,
    },
    description: {
      nl: `Elke drie uur vraagt hij ${carrier.app.label} naar de open zendingen in ${table.app.label}. Bij een nieuwe status werkt hij de regel bij en mailt ${mailer.app.label} de klant; vastgelopen pakketten staan in ${chat.app.label}.`,
      en: `Every three hours it asks ${carrier.app.label} about the open shipments in ${table.app.label}. A new status updates the row and ${mailer.app.label} mails the customer; stuck parcels show in ${chat.app.label}.`,
    },
    benefit: { nl: 'Minder "waar blijft mijn pakket"-mails.', en: 'Fewer “where is my parcel” mails.' },
    uses: [
      [carrier, { nl: 'geeft de status', en: 'gives the status' }],
      [table, { nl: 'bewaart de zendingen', en: 'keeps the shipments' }],
      [mailer, { nl: 'informeert de klant', en: 'informs the customer' }],
      [chat, { nl: 'toont vastgelopen pakketten', en: 'shows stuck parcels' }],
    ],
    setup: [
      {
        nl: 'Maak de tabel Zendingen met Code, Klant, Status, Gewijzigd en Klaar.',
        en: 'Make the table Shipments with Code, Customer, Status, Changed and Done.',
      },
    ],
    notes: [
      {
        over: ['Eén voor één', 'Rustig aan'],
        text: say(
          '## Eén zending tegelijk\nEen fout bij één code houdt de rest niet op; die loopt via de onderste uitgang verder en wordt één keer per dag gemeld.',
          '## One shipment at a time\nAn error for one code does not hold up the rest; it goes on through the lower way out and is told once a day.',
        ),
      },
      {
        over: ['Nieuwe status?', 'Mail de klant'],
        text: say(
          '## Alleen nieuws\nDezelfde status als de vorige keer levert geen mail op. Na drie dagen stilstand (of jouw termijn) waarschuwt hij het team, één keer per dag in de ronde van negen uur.',
          '## News only\nThe same status as last time gives no mail. After three days without movement (or your term) it warns the team, once a day in the round of nine o’clock.',
        ),
      },
    ],
    names: {
      'Elke drie uur': 'Every three hours',
      'Lees zendingen': 'Read the shipments',
      Zending: 'Shipment',
      'Nog onderweg': 'Still on its way',
      'Eén voor één': 'One by one',
      'Vraag status op': 'Ask for the status',
      Stand: 'State',
      'Nieuwe status?': 'New status?',
      'Werk regel bij': 'Update the row',
      'Mail de klant': 'Mail the customer',
      'Staat het stil?': 'Is it stuck?',
      'Meld mislukte mail': 'Report a failed mail',
      'Meld stilstand': 'Report that it is stuck',
      'Ronde van negen uur?': 'Round of nine o’clock?',
      'Meld onbekende code': 'Report an unknown code',
      'Rustig aan': 'Take it easy',
      'Tel de ronde': 'Count the round',
      'Noteer ronde': 'Record the round',
    },
    nodes: [
      everyHours('Elke drie uur', 3),
      table.rows('Lees zendingen', say('Zendingen', 'Shipments')),
      set('Zending', {
        code: `={{ ${table.cell('Code')} }}`,
        klant: `={{ ${table.cell(say('Klant', 'Customer'))} }}`,
        vorige: `={{ ${table.cell('Status')} }}`,
        gewijzigd: `={{ ${table.cell(say('Gewijzigd', 'Changed'))} }}`,
        klaar: `={{ ${table.cell(say('Klaar', 'Done'))} }}`,
      }),
      keep('Nog onderweg', [
        ['={{ $json.klaar }}', 'isNot', say('ja', 'yes')],
        ['={{ $json.code }}', 'filled'],
      ]),
      loop('Eén voor één', 1),
      withErrorBranch(carrier.track('Vraag status op', '={{ $json.code }}')),
      set('Stand', {
        status: `={{ ${carrier.state} }}`,
        // Carriers answer with words or codes of their own; a customer reads plain ones.
        tekst: `={{ [[/fail|exception|return|delay|unsuccess|undeliver|not (be )?delivered|niet bezorgd/i, ${say("'vertraagd, we kijken ernaar'", "'delayed, we are looking into it'")}], [/delivered|bezorgd|afgeleverd/i, ${say("'bezorgd'", "'delivered'")}], [/out.?for.?delivery/i, ${say("'vandaag onderweg naar jou'", "'out for delivery today'")}], [/transit|transport|sort|depart|arriv|picked|accept|onderweg/i, ${say("'onderweg'", "'on its way'")}]].find(([woord]) => woord.test(String(${carrier.state})))?.[1] ?? ${say("'in behandeling bij de vervoerder'", "'being handled by the carrier'")} }}`,
      }),
      when('Nieuwe status?', [["={{ $json.status !== $('Zending').item.json.vorige }}", 'yes']]),
      table.upsert('Werk regel bij', say('Zendingen', 'Shipments'), 'Code', {
        Code: "={{ $('Zending').item.json.code }}",
        [say('Klant', 'Customer')]: "={{ $('Zending').item.json.klant }}",
        Status: "={{ $('Stand').item.json.status }}",
        [say('Gewijzigd', 'Changed')]: '={{ $now.toISO() }}',
        [say('Klaar', 'Done')]:
          `={{ /^(delivered|bezorgd|afgeleverd)/i.test($('Stand').item.json.status) ? ${say("'ja' : 'nee'", "'yes' : 'no'")} }}`,
      }),
      withErrorBranch(
        mailer.send(
          'Mail de klant',
          "={{ $('Zending').item.json.klant }}",
          say('Nieuws over je pakket', 'News about your parcel'),
          say(
            "=<p>Beste klant,</p><p>De status van je pakket {{ $('Zending').item.json.code }} is nu: {{ $('Stand').item.json.tekst }}.</p>",
            "=<p>Dear customer,</p><p>The status of your parcel {{ $('Zending').item.json.code }} is now: {{ $('Stand').item.json.tekst }}.</p>",
          ),
        ),
      ),
      chat.post(
        'Meld mislukte mail',
        say(
          "=De mail over pakket {{ $('Zending').item.json.code }} kwam niet weg: {{ $('Zending').item.json.klant }}.",
          "=The mail about parcel {{ $('Zending').item.json.code }} could not be sent: {{ $('Zending').item.json.klant }}.",
        ),
      ),
      when('Staat het stil?', [
        [`={{ ${dayOf("$('Zending').item.json.gewijzigd")} < $now.minus({ days: ${STILL_DAYS} }) }}`, 'yes'],
        ['={{ $now.hour }}', '=', 9],
      ]),
      chat.post(
        'Meld stilstand',
        say(
          `=Pakket {{ $('Zending').item.json.code }} staat al {{ ${STILL_DAYS} }} dagen op: {{ $('Stand').item.json.status }}.`,
          `=Parcel {{ $('Zending').item.json.code }} has been at this for {{ ${STILL_DAYS} }} days: {{ $('Stand').item.json.status }}.`,
        ),
      ),
      when('Ronde van negen uur?', [['={{ $now.hour }}', '=', 9]]),
      chat.post(
        'Meld onbekende code',
        say(
          "=De vervoerder gaf geen status van zendcode {{ $('Zending').item.json.code }} ({{ $('Zending').item.json.klant }}). Klopt de code?",
          "=The carrier gave no state of tracking code {{ $('Zending').item.json.code }} ({{ $('Zending').item.json.klant }}). Is the code right?",
        ),
      ),
      pause('Rustig aan', 2, 'seconds'),
      code('Tel de ronde', 'return [{ json: { aantal: $input.all().length } }];'),
      table.append('Noteer ronde', say('Rondes', 'Rounds'), {
        [say('Tijd', 'Time')]: '={{ $now.toISO() }}',
        [say('Zendingen', 'Shipments')]: '={{ $json.aantal }}',
      }),
    ],
    flow: [
      'Elke drie uur > Lees zendingen > Zending > Nog onderweg > Eén voor één > Tel de ronde > Noteer ronde',
      'Eén voor één #1 > Vraag status op > Stand > Nieuwe status? > Werk regel bij > Mail de klant > Rustig aan > Eén voor één',
      'Mail de klant #1 > Meld mislukte mail > Rustig aan',
      'Nieuwe status? #1 > Staat het stil? > Meld stilstand > Rustig aan',
      'Staat het stil? #1 > Rustig aan',
      'Vraag status op #1 > Ronde van negen uur? > Meld onbekende code > Rustig aan',
      'Ronde van negen uur? #1 > Rustig aan',
    ],
  }),
});

export const shippingLabel = recipe({
  id: 'ship-paid-order',
  category: 'ecommerce',
  tags: ['verzenden', 'bestellingen'],
  saves: {
    minutes: 6,
    nl: 'Iemand typt adressen over bij de vervoerder en mailt de volgcode.',
    en: 'Someone retypes addresses at the carrier and mails the tracking code.',
  },
  variants: combine(
    { shop: [shopify, wooCommerce], carrier: senders, mailer: mailers, tasks: taskApps },
    { take: 9 },
  ),
  build: ({ shop, carrier, mailer, tasks }) => {
    const source = shop.paidOrder ?? shop.newOrder;
    const { nodes, path, ref: o } = starts(source, 'Bestelling betaald', 'Bestelling');
    return {
      name: {
        nl: `Betaalde ${shop.app.label}-bestelling naar ${carrier.app.label}, volgcode via ${mailer.app.label}, fout in ${tasks.app.label}`,
        en: `Register a paid ${shop.app.label} order with ${carrier.app.label}, code by ${mailer.app.label}, errors in ${tasks.app.label}`,
      },
      description: {
        nl: `Zodra ${source.event.nl}, meldt hij het pakket aan bij ${carrier.app.label} en mailt ${mailer.app.label} de volgcode. Afwijzingen en landen buiten je gebied worden een taak in ${tasks.app.label}.`,
        en: `As soon as ${source.event.en}, it registers the parcel with ${carrier.app.label} and ${mailer.app.label} mails the code. Refusals and countries you do not serve become a task in ${tasks.app.label}.`,
      },
      benefit: {
        nl: 'Van betaling tot label zonder overtypen.',
        en: 'From payment to label without retyping.',
      },
      uses: [
        [shop, { nl: 'meldt de betaalde bestelling', en: 'reports the paid order' }],
        [carrier, { nl: 'maakt de zending', en: 'makes the shipment' }],
        [mailer, { nl: 'stuurt de volgcode', en: 'sends the tracking code' }],
        [tasks, { nl: 'krijgt wat met de hand moet', en: 'gets what must be done by hand' }],
      ],
      setup: [
        {
          nl: 'Zet in de winkel de eigen verzendmail uit als je die ook verstuurt, anders krijgt de klant twee berichten.',
          en: 'Switch off the shipping mail of the shop itself if you send it too, else the customer gets two messages.',
        },
      ],
      notes: [
        {
          over: ['Meld zending aan', 'Los met de hand op'],
          text: say(
            '## Twee redenen voor handwerk\nEen land buiten het gebied of een adres dat de vervoerder weigert: beide komen op dezelfde taak uit.',
            '## Two reasons for handwork\nA country outside the area or an address that the carrier refuses: both end in the same task.',
          ),
        },
      ],
      names: {
        'Bestelling betaald': 'Order paid',
        Bestelling: 'Order',
        'Nog niet aangemeld': 'Not registered yet',
        Adres: 'Address',
        'Meld dat de mail niet wegkwam': 'Tell that the mail was not sent',
        'Land dat we bezorgen?': 'Country we deliver to?',
        'Meld zending aan': 'Register the shipment',
        'Stuur volgcode': 'Send the tracking code',
        'Los met de hand op': 'Solve by hand',
      },
      nodes: [
        ...nodes,
        // A shop that gets no answer in time reports the order again.
        onlyNew('Nog niet aangemeld', only(o.number)),
        set('Adres', {
          adres:
            "={{ $json.shipping_address ? [$json.shipping_address.address1, $json.shipping_address.zip, $json.shipping_address.city].join(', ') : [$json.shipping?.address_1, $json.shipping?.postcode, $json.shipping?.city].join(', ') }}",
        }),
        when('Land dat we bezorgen?', [
          [
            `={{ String('${SHIPS_TO}').toUpperCase().split(',').map((land) => land.trim()).includes(String($('Bestelling').item.json.country).toUpperCase()) }}`,
            'yes',
          ],
        ]),
        withErrorBranch(
          carrier.send('Meld zending aan', {
            number: only(o.number),
            name: only(o.name),
            email: only(o.email),
            address: "={{ $('Adres').item.json.adres }}",
            country: only(o.country),
          }),
        ),
        withErrorBranch(
          mailer.send(
            'Stuur volgcode',
            only(o.email),
            say(t`Bestelling ${o.number} is onderweg`, t`Order ${o.number} is on its way`),
            say(
              t`<p>Beste ${o.name},</p><p>Je bestelling is aangemeld bij de vervoerder. Volgcode: ${`{{ ${carrier.code} }}`}.</p>`,
              t`<p>Dear ${o.name},</p><p>Your order has been registered with the carrier. Tracking code: ${`{{ ${carrier.code} }}`}.</p>`,
            ),
          ),
        ),
        tasks.create('Meld dat de mail niet wegkwam', {
          title: say(
            t`Volgcode van bestelling ${o.number} zelf mailen`,
            t`Mail the tracking code of order ${o.number} yourself`,
          ),
          description: say(
            t`De zending is aangemeld, maar de mail aan ${o.email} kwam niet weg.`,
            t`The shipment was registered, but the mail to ${o.email} could not be sent.`,
          ),
          due: '={{ $now.plus({ days: 1 }).toISO() }}',
        }),
        tasks.create('Los met de hand op', {
          title: say(
            t`Zending voor bestelling ${o.number} regelen`,
            t`Arrange the shipment of order ${o.number}`,
          ),
          description: say(
            `=${o.name}, {{ $('Adres').item.json.adres }}, ${o.country}: ${o.items}. {{ $json.error ? 'De vervoerder weigerde: ' + ($json.error.message ?? 'geen reden') : 'Dit land staat niet in je lijst.' }}`,
            `=${o.name}, {{ $('Adres').item.json.adres }}, ${o.country}: ${o.items}. {{ $json.error ? 'The carrier refused: ' + ($json.error.message ?? 'no reason') : 'This country is not on your list.' }}`,
          ),
          due: '={{ $now.plus({ days: 1 }).toISO() }}',
        }),
      ],
      flow: [
        `${path} > Nog niet aangemeld > Adres > Land dat we bezorgen? > Meld zending aan > Stuur volgcode`,
        'Stuur volgcode #1 > Meld dat de mail niet wegkwam',
        'Land dat we bezorgen? #1 > Los met de hand op',
        'Meld zending aan #1 > Los met de hand op',
      ],
    };
  },
});
