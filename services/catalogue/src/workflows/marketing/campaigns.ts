import {
  append,
  ask,
  code,
  codeEach,
  everyDay,
  everyMonths,
  everyWeek,
  formEnd,
  formWithEnding,
  goOnAfterError,
  http,
  keep,
  loop,
  mistral,
  needs,
  node,
  parser,
  sheetAppend,
  slack,
  when,
  workflow,
} from '../../dsl/index.js';

export const nieuwsbrief = workflow({
  slug: 'nieuwsbrief-uit-vaknieuws',
  name: 'Nieuwsbrief uit vaknieuws',
  description:
    'Leest elke donderdag drie vakbladen via rss, laat Mistral de vijf belangrijkste berichten kiezen en samenvatten en zet ze als conceptcampagne in Mailchimp. In Slack staat de link om na te lezen.',
  category: 'marketing',
  tags: ['nieuwsbrief', 'ai', 'rss'],
  difficulty: 'intermediate',
  tier_required: 'professional',
  time_to_deploy: '14 min',
  short_benefit: 'Elke week een concept dat je alleen nog hoeft na te lezen.',
  accounts: [
    needs('mistral', 'kiest en vat samen'),
    needs('mailchimp', 'krijgt de conceptcampagne'),
    needs('slack', 'stuurt de link'),
  ],
  setup_steps: [
    'Vervang de drie rss-adressen door bronnen uit je vak.',
    'Zet in de Mailchimp-stappen je datacenter (us1) en lijst-id goed.',
    'Lees het concept altijd na voor je het verstuurt.',
  ],
  en: {
    name: 'Newsletter from trade news',
    description:
      'Reads three trade magazines over RSS every Thursday, lets Mistral pick and summarise the five most important stories and prepares them as a draft campaign in Mailchimp, with the link in Slack.',
    short_benefit: 'A draft every week that only needs proofreading.',
  },
  nodes: [
    everyWeek('Donderdag om 9', [4], 9),
    node('Bron een', 'rssFeedRead', 1.2, { url: 'https://feeds.nos.nl/nosnieuwseconomie', options: {} }),
    node('Bron twee', 'rssFeedRead', 1.2, { url: 'https://www.emerce.nl/feed', options: {} }),
    node('Bron drie', 'rssFeedRead', 1.2, { url: 'https://www.frankwatching.com/feed/', options: {} }),
    append('Alle berichten', 3),
    keep('Alleen deze week', [['={{ $json.isoDate }}', 'after', '={{ $now.minus({ days: 7 }).toISO() }}']]),
    code(
      'Maak een lijst',
      `
return [{ json: { lijst: $input.all().map(({ json }) => \`- \${json.title} | \${json.link} | \${(json.contentSnippet ?? '').slice(0, 280)}\`).join('\\n') } }];`,
    ),
    ask(
      'Kies en vat samen',
      'Je bent redacteur van een Nederlandse vaknieuwsbrief. Kies vijf berichten die ondernemers raken. Verzin niets: gebruik alleen wat er staat en neem de link letterlijk over.',
      '={{ $json.lijst }}',
      true,
    ),
    mistral('Mistral', 'Kies en vat samen'),
    parser('Vaste vorm', 'Kies en vat samen', {
      onderwerp: 'Onderwerpregel van de mail',
      berichten: [{ kop: 'Korte kop', tekst: 'Twee zinnen', link: 'https://example.com' }],
    }),
    http('Maak campagne', 'https://us1.api.mailchimp.com/3.0/campaigns', {
      method: 'POST',
      auth: 'mailchimpApi',
      json: "={{ { type: 'regular', recipients: { list_id: 'VUL_JE_LIJST_IN' }, settings: { subject_line: $json.output.onderwerp, title: 'Nieuwsbrief ' + $now.toFormat('yyyy-MM-dd'), from_name: 'Redactie', reply_to: 'redactie@example.com' } } }}",
    }),
    http('Vul inhoud', '=https://us1.api.mailchimp.com/3.0/campaigns/{{ $json.id }}/content', {
      method: 'PUT',
      auth: 'mailchimpApi',
      json: "={{ { html: $('Kies en vat samen').item.json.output.berichten.map(b => '<h2>' + b.kop + '</h2><p>' + b.tekst + ' <a href=\"' + b.link + '\">Lees verder</a></p>').join('') } }}",
    }),
    slack(
      'Stuur de link',
      '#marketing',
      "=Het concept van de nieuwsbrief staat klaar: https://us1.admin.mailchimp.com/campaigns/edit?id={{ $('Maak campagne').item.json.web_id }}",
    ),
  ],
  flow: [
    'Donderdag om 9 > Bron een > Alle berichten > Alleen deze week > Maak een lijst > Kies en vat samen > Maak campagne > Vul inhoud > Stuur de link',
    'Donderdag om 9 > Bron twee > Alle berichten @1',
    'Donderdag om 9 > Bron drie > Alle berichten @2',
  ],
});

export const advertentiebudget = workflow({
  slug: 'advertentiebudget-bewaken',
  name: 'Advertentiebudget bewaken',
  description:
    'Vergelijkt elke ochtend wat Google Ads deze maand uitgaf met het deel van het budget dat nu op mag zijn. Loopt een campagne te hard of te langzaam, dan staat het verwachte maandbedrag in Slack.',
  category: 'marketing',
  tags: ['google ads', 'budget'],
  difficulty: 'beginner',
  tier_required: 'starter',
  time_to_deploy: '8 min',
  short_benefit: 'Je stuurt bij terwijl er nog budget is.',
  accounts: [needs('googleads', 'geeft de uitgaven per campagne'), needs('slack', 'meldt afwijkingen')],
  setup_steps: [
    'Vul in "Campagnes deze maand" je beheerders- en klantnummer in.',
    'Zet per campagne het maandbudget in "Vergelijk met plan".',
  ],
  en: {
    name: 'Watch the ad budget',
    description:
      'Compares what Google Ads spent this month with the share of the budget that may be gone by now, every morning. A campaign that runs too fast or too slow is reported in Slack with its expected total.',
    short_benefit: 'You adjust while there is still budget left.',
  },
  nodes: [
    everyDay('Elke ochtend om 8', 8),
    node('Campagnes deze maand', 'googleAds', 1, {
      resource: 'campaign',
      operation: 'getAll',
      managerCustomerId: 'VUL_JE_BEHEERNUMMER_IN',
      clientCustomerId: 'VUL_JE_KLANTNUMMER_IN',
      additionalOptions: { dateRange: 'THIS_MONTH', campaignStatus: 'ENABLED' },
    }),
    code(
      'Vergelijk met plan',
      `
const BUDGET = { 'Merk': 600, 'Zoekwoorden algemeen': 2500 };
const deel = ($now.day - 1) / $now.daysInMonth;
if (deel === 0) return [];
return $input.all().flatMap(({ json }, i) => {
  const budget = BUDGET[json.name];
  if (!budget) return [];
  const uitgegeven = Number(json.costMicros ?? json.cost_micros ?? 0) / 1e6;
  const verwacht = Math.round(uitgegeven / deel);
  const afwijking = Math.round((verwacht / budget - 1) * 100);
  return [{ json: { campagne: json.name, budget, uitgegeven: Math.round(uitgegeven), verwacht, afwijking }, pairedItem: { item: i } }];
});`,
    ),
    keep('Meer dan 15 procent ernaast', [['={{ Math.abs($json.afwijking) }}', '>', 15]]),
    slack(
      'Meld afwijking',
      '#advertenties',
      '={{ $json.campagne }}: {{ $json.uitgegeven }} euro uitgegeven, op weg naar {{ $json.verwacht }} van {{ $json.budget }} euro ({{ $json.afwijking }} procent).',
    ),
  ],
  flow: [
    'Elke ochtend om 8 > Campagnes deze maand > Vergelijk met plan > Meer dan 15 procent ernaast > Meld afwijking',
  ],
});

export const campagnelinks = workflow({
  slug: 'campagnelinks-maken-op-verzoek',
  name: 'Campagnelinks maken op verzoek',
  description:
    'Een formulier vraagt om pagina, kanaal en campagne, maakt daar een link met vaste UTM-schrijfwijze van, kort die in met Bitly, bewaart hem in Google Sheets en toont hem meteen op het scherm.',
  category: 'marketing',
  tags: ['utm', 'links', 'formulier'],
  difficulty: 'beginner',
  tier_required: 'starter',
  time_to_deploy: '5 min',
  short_benefit: 'Iedereen schrijft campagnes op dezelfde manier, dus je cijfers tellen op.',
  accounts: [needs('bitly', 'kort de link in'), needs('sheets', 'bewaart alle links')],
  setup_steps: [
    'Maak een blad Links met Datum, Campagne, Kanaal, Lang en Kort.',
    'Zet het adres van het formulier bij je team in de favorieten.',
  ],
  en: {
    name: 'Campaign links on request',
    description:
      'A form asks for page, channel and campaign, builds a link with one fixed UTM spelling, shortens it with Bitly, keeps it in Google Sheets and shows it on the screen at once.',
    short_benefit: 'Everyone spells campaigns the same way, so your figures add up.',
  },
  nodes: [
    formWithEnding(
      'Linkverzoek',
      'Campagnelink maken',
      'Vul in waar de link heen gaat en waar hij komt te staan.',
      [
        ['pagina', 'Adres van de pagina'],
        ['kanaal', 'Kanaal', 'dropdown', ['Nieuwsbrief', 'LinkedIn', 'Facebook', 'Flyer']],
        ['campagne', 'Naam van de campagne'],
      ],
    ),
    codeEach(
      'Bouw de link',
      `
const vorm = (tekst) => tekst.normalize('NFD').replace(/[\\u0300-\\u036f]/g, '').toLowerCase().trim().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
const MEDIUM = { Nieuwsbrief: 'email', LinkedIn: 'social', Facebook: 'social', Flyer: 'print' };
const adres = $json.pagina.startsWith('http') ? $json.pagina : 'https://' + $json.pagina;
const [basis, anker] = adres.split('#');
const utm = \`utm_source=\${vorm($json.kanaal)}&utm_medium=\${MEDIUM[$json.kanaal]}&utm_campaign=\${vorm($json.campagne)}\`;
const lang = basis + (basis.includes('?') ? '&' : '?') + utm + (anker ? '#' + anker : '');
return { json: { ...$json, lang } };`,
    ),
    node('Kort in', 'bitly', 1, {
      resource: 'link',
      operation: 'create',
      longUrl: '={{ $json.lang }}',
      additionalFields: {},
    }),
    sheetAppend('Bewaar link', 'Links', {
      Datum: "={{ $now.toFormat('yyyy-MM-dd') }}",
      Campagne: "={{ $('Bouw de link').item.json.campagne }}",
      Kanaal: "={{ $('Bouw de link').item.json.kanaal }}",
      Lang: "={{ $('Bouw de link').item.json.lang }}",
      Kort: '={{ $json.link }}',
    }),
    formEnd('Toon de link', 'Je link is klaar', "={{ $('Kort in').item.json.link }}"),
  ],
  flow: ['Linkverzoek > Bouw de link > Kort in > Bewaar link > Toon de link'],
});

export const slapendeAbonnees = workflow({
  slug: 'slapende-abonnees-wekken-of-laten-gaan',
  name: 'Slapende abonnees wekken of laten gaan',
  description:
    'Zoekt elke maand Mailchimp-abonnees die een half jaar niets openden. Wie nog niet gevraagd is, krijgt een label voor de weer-welkom-mail; wie daarna stil bleef, wordt uitgeschreven.',
  category: 'marketing',
  tags: ['nieuwsbrief', 'opschonen', 'avg'],
  difficulty: 'intermediate',
  tier_required: 'launch_special',
  time_to_deploy: '9 min',
  short_benefit: 'Een lijst van mensen die echt lezen, en minder kosten per maand.',
  accounts: [needs('mailchimp', 'geeft de abonnees en verwerkt het besluit')],
  setup_steps: [
    'Kies in elke Mailchimp-stap je lijst.',
    'Maak in Mailchimp een automatische mail die start bij het label slapend.',
    'Pas de termijnen in "Wie slaapt?" aan op hoe vaak je mailt.',
  ],
  en: {
    name: 'Wake dormant subscribers or let go',
    description:
      'Looks every month for Mailchimp subscribers who opened nothing for half a year. Those not asked yet get a tag for the win-back mail; those who stayed silent after it are unsubscribed.',
    short_benefit: 'A list of people who really read, at a lower monthly cost.',
  },
  nodes: [
    everyMonths('Eerste van de maand', 1, 1, 6),
    node('Alle abonnees', 'mailchimp', 1, {
      resource: 'member',
      operation: 'getAll',
      list: 'KIES_JE_LIJST',
      returnAll: true,
      options: { status: 'subscribed' },
    }),
    code(
      'Wie slaapt?',
      `
const halfJaar = $now.minus({ months: 6 });
return $input.all().flatMap(({ json }, i) => {
  const oud = DateTime.fromISO(json.timestamp_opt || json.timestamp_signup || $now.toISO()) < halfJaar;
  const leest = (json.stats?.avg_open_rate ?? 0) > 0.02;
  if (!oud || leest) return [];
  const gevraagd = (json.tags ?? []).some((tag) => tag.name === 'slapend');
  return [{ json: { email: json.email_address, gevraagd }, pairedItem: { item: i } }];
});`,
    ),
    loop('Een voor een', 1),
    when('Al gevraagd?', [['={{ $json.gevraagd }}', 'yes']]),
    goOnAfterError(
      node('Schrijf uit', 'mailchimp', 1, {
        resource: 'member',
        operation: 'update',
        list: 'KIES_JE_LIJST',
        email: '={{ $json.email }}',
        jsonParameters: false,
        updateFields: { status: 'unsubscribed' },
      }),
    ),
    goOnAfterError(
      node('Label slapend', 'mailchimp', 1, {
        resource: 'memberTag',
        operation: 'create',
        list: 'KIES_JE_LIJST',
        email: '={{ $json.email }}',
        tags: ['slapend'],
        options: {},
      }),
    ),
  ],
  flow: [
    'Eerste van de maand > Alle abonnees > Wie slaapt? > Een voor een',
    'Een voor een #1 > Al gevraagd? > Schrijf uit > Een voor een',
    'Al gevraagd? #1 > Label slapend > Een voor een',
  ],
});
