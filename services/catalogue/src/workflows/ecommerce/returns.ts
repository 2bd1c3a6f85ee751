import { ownLimit } from '../../apps/limits.js';
import { shopifyShop } from '../../apps/values.js';
import {
  answeredWithin,
  choose,
  code,
  codeEach,
  evenWhenEmpty,
  everyDay,
  gmailSend,
  http,
  needs,
  openForm,
  promise,
  say,
  slack,
  slackApproval,
  sql,
  webhook,
  when,
  withErrorBranch,
  workflow,
} from '../../dsl/index.js';

const SHOP = `https://${shopifyShop}.myshopify.com/admin/api/2026-07`;

const RETURN_DAYS = ownLimit(
  ['Bedenktijd in dagen', 'Withdrawal period in days'],
  [
    'Hoeveel dagen een klant mag terugsturen; de wet vraagt er minstens veertien.',
    'For how many days a customer may return; the law asks for fourteen at least.',
  ],
  14,
);

export const retouren = workflow(() => ({
  slug: 'retouren-in-een-stroom',
  name: 'Retouren in één stroom',
  description:
    'Neemt een retour aan via een formulier, controleert de bedenktijd in Shopify en mailt het label van Sendcloud. Is het pakket binnen en zegt iemand in Slack dat alles er is, dan betaalt hij terug. Wat blijft liggen, staat elke dag in Slack.',
  category: 'ecommerce',
  tags: ['retouren', 'verzending', 'webshop'],
  difficulty: 'advanced',
  tier_required: 'enterprise',
  time_to_deploy: '30 min',
  short_benefit:
    'Meldt een retour aan, stuurt het label en betaalt terug zodra iemand het pakket heeft nagekeken.',
  accounts: [
    needs('shopify', say('geeft de bestelling en betaalt terug', 'gives the order and refunds')),
    needs(
      'sendcloud',
      say('maakt het label en meldt de ontvangst', 'makes the label and reports the arrival'),
    ),
    needs('postgres', say('onthoudt de retouren', 'remembers the returns')),
    needs('gmail', say('mailt de klant', 'mails the customer')),
    needs(
      'slack',
      say(
        'vraagt of een late retour mag en of het pakket klopt',
        'asks whether a late return may and whether the parcel is right',
      ),
    ),
  ],
  setup_steps: [
    'Maak de tabel: create table retour (id serial primary key, bestelling text unique, order_id text, email text, pakket text, bedrag numeric, reden text, status text, sinds timestamptz default now()).',
    'Zet in Sendcloud het adres van "Pakketstatus" als webhook.',
    'Zet een link naar het formulier in je webshop.',
    'Kwam maar een deel terug of is er iets stuk, kies dan "Zelf doen": betaal het juiste bedrag in Shopify terug en zet de status in de tabel op betaald.',
  ],
  en: {
    name: 'Returns in one stream',
    description:
      'Takes a return through a form, checks the withdrawal period in Shopify and mails the Sendcloud label. Once the parcel is in and someone says in Slack that all is there, it refunds. What stays behind is listed in Slack every day.',
    short_benefit: 'Registers a return, sends the label and refunds once someone has checked the parcel.',
    setup_steps: [
      'Make the table: create table return_request (id serial primary key, order_number text unique, order_id text, email text, parcel text, amount numeric, reason text, status text, since timestamptz default now()).',
      'Set the address of "Pakketstatus" as a webhook in Sendcloud.',
      'Put a link to the form in your web shop.',
      'If only a part came back or something is broken, choose "By hand": refund the right amount in Shopify and set the status in the table to paid.',
    ],
  },
  names: {
    'Retour aanmelden': 'Announce a return',
    'Zoek bestelling': 'Find the order',
    'Controleer de termijn': 'Check the period',
    'Mag het?': 'Allowed?',
    'Coulance?': 'Accept as a courtesy?',
    'Uit coulance?': 'Courtesy granted?',
    'Maak label': 'Make a label',
    'Meld mislukt label': 'Report a failed label',
    'Onthoud retour': 'Remember the return',
    'Mail het label': 'Mail the label',
    'Mail dat het te laat is': 'Mail that it is too late',
    'Mail dat we zoeken': 'Mail that we cannot find it',
    Pakketstatus: 'Parcel status',
    'Vraag status na': 'Check the status',
    'Pakket binnen?': 'Parcel in?',
    'Zoek retour': 'Find the return',
    'Nog niet betaald?': 'Not paid yet?',
    'Alles terug?': 'All back?',
    'Terugbetalen?': 'Refund it?',
    'Zet op nakijken': 'Set to check',
    'Haal betaling op': 'Fetch the payment',
    'Betaal terug': 'Refund',
    'Rond af': 'Finish',
    'Elke dag om 10': 'Every day at 10',
    'Wat blijft liggen?': 'What stays behind?',
    'Maak een lijst': 'Make a list',
    'Meld oude retouren': 'Report old returns',
  },
  promises: [promise('delivery', 'Mail het label'), promise('refund', 'Betaal terug')],
  accepts: [
    {
      rule: 'one-question',
      step: 'Alles terug?',
      why: 'A parcel belongs to one return: the update gives back that row or none.',
    },
  ],
  nodes: [
    openForm(
      'Retour aanmelden',
      say('Retour aanmelden', 'Announce a return'),
      say('Je krijgt direct een verzendlabel per mail.', 'You will get a shipping label by mail right away.'),
      [
        ['bestelling', say('Bestelnummer', 'Order number')],
        ['email', say('E-mailadres', 'Email address'), 'email'],
        [
          'artikelen',
          say('Welke artikelen stuur je terug?', 'Which items are you sending back?'),
          'textarea',
        ],
        [
          'reden',
          say('Reden', 'Reason'),
          'dropdown',
          [
            say('Past niet', 'Does not fit'),
            say('Niet wat ik zocht', 'Not what I was looking for'),
            say('Beschadigd', 'Damaged'),
            say('Anders', 'Other'),
          ],
        ],
      ],
    ),
    http('Zoek bestelling', `${SHOP}/orders.json`, {
      auth: 'shopifyAccessTokenApi',
      query: { name: '={{ $json.bestelling }}', status: 'any' },
    }),
    codeEach(
      'Controleer de termijn',
      `
const melding = $('Retour aanmelden').item.json;
const order = ($json.orders ?? []).find((o) => (o.email ?? '').toLowerCase() === melding.email.toLowerCase());
const geleverd = order ? DateTime.fromISO(order.fulfillments?.[0]?.updated_at ?? order.created_at) : null;
const dagen = geleverd ? Math.floor($now.diff(geleverd, 'days').days) : null;
return { json: {
  uitkomst: !order ? ${say("'onbekend' :", "'unknown' :")} dagen <= ${RETURN_DAYS} || melding.reden === ${say("'Beschadigd' ? 'mag' : 'laat'", "'Damaged' ? 'allowed' : 'late'")},
  order_id: order ? String(order.id) : '', adres: order?.shipping_address ?? null,
  bedrag: order?.current_total_price ?? '0', dagen, ...melding,
} };`,
    ),
    choose('Mag het?', [
      [say('Ja', 'Yes'), ['={{ $json.uitkomst }}', 'is', say('mag', 'allowed')]],
      [say('Te laat', 'Too late'), ['={{ $json.uitkomst }}', 'is', say('laat', 'late')]],
      [say('Onbekend', 'Unknown'), ['={{ $json.uitkomst }}', 'is', say('onbekend', 'unknown')]],
    ]),
    answeredWithin(
      slackApproval(
        'Coulance?',
        say('#retouren', '#returns'),
        say(
          '=Retour van {{ $json.bestelling }} komt na {{ $json.dagen }} dagen ({{ $json.reden }}). Toch aannemen?',
          '=The return of {{ $json.bestelling }} comes after {{ $json.dagen }} days ({{ $json.reden }}). Accept it anyway?',
        ),
      ),
      2,
      'days',
    ),
    when('Uit coulance?', [['={{ $json.data.approved }}', 'yes']]),
    withErrorBranch(
      http('Maak label', 'https://panel.sendcloud.sc/api/v2/parcels', {
        method: 'POST',
        auth: 'basic',
        json: "={{ { parcel: { name: $('Controleer de termijn').item.json.adres.name, address: $('Controleer de termijn').item.json.adres.address1, city: $('Controleer de termijn').item.json.adres.city, postal_code: $('Controleer de termijn').item.json.adres.zip, country: $('Controleer de termijn').item.json.adres.country_code, is_return: true, request_label: true, order_number: $('Controleer de termijn').item.json.bestelling } } }}",
      }),
    ),
    slack(
      'Meld mislukt label',
      say('#retouren', '#returns'),
      say(
        "=Voor de retour van {{ $('Controleer de termijn').item.json.bestelling }} kon geen label worden gemaakt. Stuur het zelf naar {{ $('Controleer de termijn').item.json.email }}.",
        "=No label could be made for the return of {{ $('Controleer de termijn').item.json.bestelling }}. Send it to {{ $('Controleer de termijn').item.json.email }} yourself.",
      ),
    ),
    sql(
      'Onthoud retour',
      `
insert into ${say('retour (bestelling, order_id, email, pakket, bedrag, reden, status)', 'return_request (order_number, order_id, email, parcel, amount, reason, status)')}
values ($1, $2, $3, $4, $5::numeric, $6, ${say("'onderweg')", "'under way')")}
on conflict ${say("(bestelling) do update set pakket = excluded.pakket, status = 'onderweg' where retour.status <> 'betaald'", "(order_number) do update set parcel = excluded.parcel, status = 'under way' where return_request.status <> 'paid'")}`,
      "={{ [$('Controleer de termijn').item.json.bestelling, $('Controleer de termijn').item.json.order_id, $('Controleer de termijn').item.json.email, String($json.parcel.id), $('Controleer de termijn').item.json.bedrag, $('Controleer de termijn').item.json.reden + ': ' + $('Controleer de termijn').item.json.artikelen] }}",
    ),
    gmailSend(
      'Mail het label',
      "={{ $('Controleer de termijn').item.json.email }}",
      say('Je retourlabel', 'Your return label'),
      `=${say('Plak dit label op de doos:', 'Stick this label on the box:')} <a href="{{ $('Maak label').item.json.parcel.label.label_printer }}">${say('label openen', 'open the label')}</a>. ${say('Je krijgt je geld terug zodra we het pakket hebben nagekeken.', 'You get your money back as soon as we have checked the parcel.')}`,
    ),
    gmailSend(
      'Mail dat het te laat is',
      "={{ $('Controleer de termijn').item.json.email }}",
      say('Over je retour', 'About your return'),
      say(
        `=De bedenktijd van {{ ${RETURN_DAYS} }} dagen voor bestelling {{ $('Controleer de termijn').item.json.bestelling }} is voorbij. Is er iets mis met het artikel, antwoord dan op deze mail.`,
        `=The withdrawal period of {{ ${RETURN_DAYS} }} days for order {{ $('Controleer de termijn').item.json.bestelling }} has passed. If something is wrong with the item, please answer this mail.`,
      ),
    ),
    gmailSend(
      'Mail dat we zoeken',
      '={{ $json.email }}',
      say('We vinden je bestelling niet', 'We cannot find your order'),
      say(
        '=We vinden geen bestelling {{ $json.bestelling }} op dit mailadres. Controleer het nummer op je bevestiging.',
        '=We find no order {{ $json.bestelling }} for this email address. Check the number on your confirmation.',
      ),
    ),
    webhook('Pakketstatus', say('sendcloud-retour', 'sendcloud-return'), { open: true }),
    // Anyone can call this address, so what it says is asked back before money moves.
    http('Vraag status na', '=https://panel.sendcloud.sc/api/v2/parcels/{{ Number($json.body.parcel.id) }}', {
      auth: 'basic',
    }),
    when('Pakket binnen?', [['={{ $json.parcel.status.id }}', '=', 11]]),
    evenWhenEmpty(
      sql(
        'Zoek retour',
        say(
          `update retour set status = 'binnen' where pakket = $1 and status = 'onderweg' returning *`,
          `update return_request set status = 'arrived' where parcel = $1 and status = 'under way' returning *`,
        ),
        '={{ [String($json.parcel.id)] }}',
      ),
    ),
    when('Nog niet betaald?', [['={{ $json.order_id }}', 'filled']]),
    answeredWithin(
      slackApproval(
        'Alles terug?',
        say('#retouren', '#returns'),
        say(
          "=Retour van {{ $json.bestelling }} is binnen ({{ $json.reden }}). Is de hele bestelling terug en heel? Dan gaat {{ (Number($json.bedrag) || 0).toLocaleString('nl-NL', { style: 'currency', currency: 'EUR' }) }} terug naar de klant. Zonder antwoord binnen een week doe je het zelf.",
          "=The return of {{ $json.order_number }} is in ({{ $json.reason }}). Is the whole order back and in good condition? Then {{ Number($json.amount).toLocaleString('en-GB', { style: 'currency', currency: 'EUR' }) }} go back to the customer. Without an answer within a week it is by hand.",
        ),
        say('Alles betalen', 'Refund all'),
        say('Zelf doen', 'By hand'),
      ),
      7,
      'days',
    ),
    when('Terugbetalen?', [['={{ $json.data.approved }}', 'yes']]),
    sql(
      'Zet op nakijken',
      say(
        `update retour set status = 'nakijken' where id = $1`,
        `update return_request set status = 'to check' where id = $1`,
      ),
      "={{ [$('Zoek retour').item.json.id] }}",
    ),
    http('Haal betaling op', `=${SHOP}/orders/{{ $('Zoek retour').item.json.order_id }}/transactions.json`, {
      auth: 'shopifyAccessTokenApi',
    }),
    http('Betaal terug', `=${SHOP}/orders/{{ $('Zoek retour').item.json.order_id }}/refunds.json`, {
      method: 'POST',
      auth: 'shopifyAccessTokenApi',
      json: `={{ { refund: { notify: true, note: ${say("$('Zoek retour').item.json.reden", "$('Zoek retour').item.json.reason")}, transactions: [{ parent_id: $json.transactions.find(t => ['sale', 'capture'].includes(t.kind)).id, amount: ${say("$('Zoek retour').item.json.bedrag", "$('Zoek retour').item.json.amount")}, kind: 'refund' }] } } }}`,
    }),
    sql(
      'Rond af',
      say(
        `update retour set status = 'betaald' where id = $1`,
        `update return_request set status = 'paid' where id = $1`,
      ),
      "={{ [$('Zoek retour').item.json.id] }}",
    ),
    everyDay('Elke dag om 10', 10),
    sql(
      'Wat blijft liggen?',
      say(
        `select bestelling, status, to_char(sinds, 'DD-MM-YYYY') as dag from retour where status <> 'betaald' and sinds < now() - interval '14 days' order by sinds`,
        `select order_number, status, to_char(since, 'DD-MM-YYYY') as dag from return_request where status <> 'paid' and since < now() - interval '14 days' order by since`,
      ),
    ),
    code(
      'Maak een lijst',
      `
return [{ json: { tekst: $input.all().map(({ json }) => \`\${${say('json.bestelling', 'json.order_number')}}: \${json.status}${say(' sinds ', ' since ')}\${json.dag}\`).join('\\n') } }];`,
    ),
    slack(
      'Meld oude retouren',
      say('#retouren', '#returns'),
      say(
        '=Deze retouren liggen al twee weken:\n{{ $json.tekst }}',
        '=These returns have been lying for two weeks:\n{{ $json.tekst }}',
      ),
    ),
  ],
  flow: [
    'Retour aanmelden > Zoek bestelling > Controleer de termijn > Mag het? > Maak label > Onthoud retour > Mail het label',
    'Mag het? #1 > Coulance? > Uit coulance? > Maak label',
    'Maak label #1 > Meld mislukt label',
    'Uit coulance? #1 > Mail dat het te laat is',
    'Mag het? #2 > Mail dat we zoeken',
    'Pakketstatus > Vraag status na > Pakket binnen? > Zoek retour > Nog niet betaald? > Alles terug? > Terugbetalen? > Haal betaling op > Betaal terug > Rond af',
    'Terugbetalen? #1 > Zet op nakijken',
    'Elke dag om 10 > Wat blijft liggen? > Maak een lijst > Meld oude retouren',
  ],
}));
