import {
  choose,
  code,
  codeEach,
  evenWhenEmpty,
  everyDay,
  form,
  gmailSend,
  http,
  needs,
  slack,
  slackApproval,
  sql,
  webhook,
  when,
  workflow,
} from '../../dsl/index.js';

const SHOP = 'https://jouw-winkel.myshopify.com/admin/api/2025-10';

export const retouren = workflow({
  slug: 'retouren-in-een-stroom',
  name: 'Retouren in één stroom',
  description:
    'Neemt een retour aan via een formulier, controleert de bedenktijd in Shopify, mailt het label van Sendcloud en betaalt terug zodra het pakket binnen is. Wat blijft liggen, staat elke dag in Slack.',
  category: 'ecommerce',
  tags: ['retouren', 'verzending', 'webshop'],
  difficulty: 'advanced',
  tier_required: 'enterprise',
  time_to_deploy: '30 min',
  short_benefit: 'Meldt een retour aan, stuurt het label en betaalt terug zodra het pakket binnen is.',
  accounts: [
    needs('shopify', 'geeft de bestelling en betaalt terug'),
    needs('sendcloud', 'maakt het label en meldt de ontvangst'),
    needs('postgres', 'onthoudt de retouren'),
    needs('gmail', 'mailt de klant'),
    needs('slack', 'vraagt om een besluit buiten de bedenktijd'),
  ],
  setup_steps: [
    'Maak de tabel: create table retour (id serial primary key, bestelling text unique, order_id text, email text, pakket text, bedrag numeric, reden text, status text, sinds timestamptz default now()).',
    'Vervang jouw-winkel in de Shopify-adressen en vul in "Maak label" je afzendadres bij Sendcloud in.',
    'Zet in Sendcloud het adres van "Pakketstatus" als webhook.',
    'Zet een link naar het formulier in je webshop.',
  ],
  en: {
    name: 'Returns in one stream',
    description:
      'Takes a return through a form, checks the withdrawal period in Shopify, mails the Sendcloud label and refunds once the parcel is in. What stays behind is listed in Slack every day.',
    short_benefit: 'Registers a return, sends the label and refunds once the parcel has arrived.',
  },
  nodes: [
    form('Retour aanmelden', 'Retour aanmelden', 'Je krijgt direct een verzendlabel per mail.', [
      ['bestelling', 'Bestelnummer'],
      ['email', 'E-mailadres', 'email'],
      ['reden', 'Reden', 'dropdown', ['Past niet', 'Niet wat ik zocht', 'Beschadigd', 'Anders']],
    ]),
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
  uitkomst: !order ? 'onbekend' : dagen <= 14 || melding.reden === 'Beschadigd' ? 'mag' : 'laat',
  order_id: order ? String(order.id) : '', adres: order?.shipping_address ?? null,
  bedrag: order?.current_total_price ?? '0', dagen, ...melding,
} };`,
    ),
    choose('Mag het?', [
      ['Ja', ['={{ $json.uitkomst }}', 'is', 'mag']],
      ['Te laat', ['={{ $json.uitkomst }}', 'is', 'laat']],
      ['Onbekend', ['={{ $json.uitkomst }}', 'is', 'onbekend']],
    ]),
    slackApproval(
      'Coulance?',
      '#retouren',
      '=Retour van {{ $json.bestelling }} komt na {{ $json.dagen }} dagen ({{ $json.reden }}). Toch aannemen?',
    ),
    when('Uit coulance?', [['={{ $json.data.approved }}', 'yes']]),
    http('Maak label', 'https://panel.sendcloud.sc/api/v2/parcels', {
      method: 'POST',
      auth: 'basic',
      json: "={{ { parcel: { name: $('Controleer de termijn').item.json.adres.name, address: $('Controleer de termijn').item.json.adres.address1, city: $('Controleer de termijn').item.json.adres.city, postal_code: $('Controleer de termijn').item.json.adres.zip, country: $('Controleer de termijn').item.json.adres.country_code, is_return: true, request_label: true, order_number: $('Controleer de termijn').item.json.bestelling } } }}",
    }),
    sql(
      'Onthoud retour',
      `
insert into retour (bestelling, order_id, email, pakket, bedrag, reden, status)
values ($1, $2, $3, $4, $5::numeric, $6, 'onderweg')
on conflict (bestelling) do update set pakket = excluded.pakket, status = 'onderweg'`,
      "={{ [$('Controleer de termijn').item.json.bestelling, $('Controleer de termijn').item.json.order_id, $('Controleer de termijn').item.json.email, String($json.parcel.id), $('Controleer de termijn').item.json.bedrag, $('Controleer de termijn').item.json.reden] }}",
    ),
    gmailSend(
      'Mail het label',
      "={{ $('Controleer de termijn').item.json.email }}",
      'Je retourlabel',
      '=Plak dit label op de doos: <a href="{{ $(\'Maak label\').item.json.parcel.label.label_printer }}">label openen</a>. Je krijgt je geld terug zodra het pakket bij ons is.',
    ),
    gmailSend(
      'Mail dat het te laat is',
      "={{ $('Controleer de termijn').item.json.email }}",
      'Over je retour',
      "=De bedenktijd van veertien dagen voor bestelling {{ $('Controleer de termijn').item.json.bestelling }} is voorbij. Is er iets mis met het artikel, antwoord dan op deze mail.",
    ),
    gmailSend(
      'Mail dat we zoeken',
      '={{ $json.email }}',
      'We vinden je bestelling niet',
      '=We vinden geen bestelling {{ $json.bestelling }} op dit mailadres. Controleer het nummer op je bevestiging.',
    ),
    webhook('Pakketstatus', 'sendcloud-retour', { open: true }),
    // Anyone can call this address, so what it says is asked back before money moves.
    http('Vraag status na', '=https://panel.sendcloud.sc/api/v2/parcels/{{ Number($json.body.parcel.id) }}', {
      auth: 'basic',
    }),
    when('Pakket binnen?', [['={{ $json.parcel.status.id }}', '=', 11]]),
    evenWhenEmpty(
      sql(
        'Zoek retour',
        `update retour set status = 'binnen' where pakket = $1 and status = 'onderweg' returning *`,
        '={{ [String($json.parcel.id)] }}',
      ),
    ),
    when('Nog niet betaald?', [['={{ $json.order_id }}', 'filled']]),
    http('Haal betaling op', `=${SHOP}/orders/{{ $json.order_id }}/transactions.json`, {
      auth: 'shopifyAccessTokenApi',
    }),
    http('Betaal terug', `=${SHOP}/orders/{{ $('Zoek retour').item.json.order_id }}/refunds.json`, {
      method: 'POST',
      auth: 'shopifyAccessTokenApi',
      json: "={{ { refund: { notify: true, note: $('Zoek retour').item.json.reden, transactions: [{ parent_id: $json.transactions.find(t => ['sale', 'capture'].includes(t.kind)).id, amount: $('Zoek retour').item.json.bedrag, kind: 'refund' }] } } }}",
    }),
    sql(
      'Rond af',
      `update retour set status = 'betaald' where id = $1`,
      "={{ [$('Zoek retour').item.json.id] }}",
    ),
    everyDay('Elke dag om 10', 10),
    sql(
      'Wat blijft liggen?',
      `select bestelling, status, sinds from retour where status <> 'betaald' and sinds < now() - interval '14 days' order by sinds`,
    ),
    code(
      'Maak een lijst',
      `
return [{ json: { tekst: $input.all().map(({ json }) => \`\${json.bestelling}: \${json.status} sinds \${String(json.sinds).slice(0, 10)}\`).join('\\n') } }];`,
    ),
    slack('Meld oude retouren', '#retouren', '=Deze retouren liggen al twee weken:\n{{ $json.tekst }}'),
  ],
  flow: [
    'Retour aanmelden > Zoek bestelling > Controleer de termijn > Mag het? > Maak label > Onthoud retour > Mail het label',
    'Mag het? #1 > Coulance? > Uit coulance? > Maak label',
    'Uit coulance? #1 > Mail dat het te laat is',
    'Mag het? #2 > Mail dat we zoeken',
    'Pakketstatus > Vraag status na > Pakket binnen? > Zoek retour > Nog niet betaald? > Haal betaling op > Betaal terug > Rond af',
    'Elke dag om 10 > Wat blijft liggen? > Maak een lijst > Meld oude retouren',
  ],
});
