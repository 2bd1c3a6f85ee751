import {
  airtableCreate,
  calendarCreate,
  code,
  codeEach,
  everyDay,
  extract,
  form,
  gmailSend,
  http,
  mistral,
  needs,
  node,
  notionAdd,
  onlyOnce,
  pauseUntil,
  readFile,
  slack,
  smtpMail,
  webhook,
  withErrorBranch,
  workflow,
} from '../../dsl/index.js';

export const onboarding = workflow({
  slug: 'onboarding-van-een-nieuwe-collega',
  name: 'Onboarding van een nieuwe collega',
  description:
    'Zodra het contract getekend is, maakt hij een Google Workspace-account, nodigt de collega uit in de Slack-kanalen van het team, zet een inwerkplan in Notion en plant de eerste gesprekken in de agenda.',
  category: 'hr',
  tags: ['team', 'accounts'],
  difficulty: 'intermediate',
  tier_required: 'professional',
  time_to_deploy: '15 min',
  short_benefit: 'Maakt accounts, kanalen en een inwerkplan aan zodra het contract getekend is.',
  top: { rank: 6 },
  accounts: [
    needs('gsuite', 'maakt het account'),
    needs('slack', 'nodigt uit en meldt het team'),
    needs('notion', 'bevat het inwerkplan'),
    needs('calendar', 'plant de gesprekken'),
    needs('gmail', 'mailt de welkomstbrief'),
  ],
  setup_steps: [
    'Laat je tekendienst de webhook aanroepen met voornaam, achternaam, privemail, team, leidinggevende en startdatum.',
    'Kies in "Maak account" je domein en vervang example.com.',
    'Zet in "Kanalen van het team" de kanaal-id’s per team.',
    'Deel de Notion-database Inwerkplan met de integratie.',
  ],
  en: {
    name: 'Onboard a new colleague',
    description:
      'Once the contract is signed it creates a Google Workspace account, invites the colleague to the team’s Slack channels, puts an onboarding plan in Notion and schedules the first talks.',
    short_benefit: 'Creates accounts, channels and a plan as soon as the contract is signed.',
  },
  nodes: [
    webhook('Contract getekend', 'contract-getekend'),
    codeEach(
      'Maak gegevens',
      `
const { voornaam, achternaam, privemail, team, leidinggevende, startdatum } = $json.body;
for (const [veld, waarde] of Object.entries({ voornaam, achternaam, privemail, startdatum })) if (!waarde) throw new Error(veld + ' ontbreekt');
const schoon = (t) => t.normalize('NFD').replace(/[\\u0300-\\u036f]/g, '').toLowerCase().replace(/[^a-z]/g, '');
return { json: { voornaam, achternaam, privemail, team, leidinggevende, startdatum, gebruiker: schoon(voornaam) + '.' + schoon(achternaam) } };`,
    ),
    node('Tijdelijk wachtwoord', 'crypto', 2, {
      action: 'generate',
      dataPropertyName: 'wachtwoord',
      encodingType: 'base64',
      stringLength: 20,
    }),
    withErrorBranch(
      node('Maak account', 'gSuiteAdmin', 1, {
        resource: 'user',
        operation: 'create',
        firstName: "={{ $('Maak gegevens').item.json.voornaam }}",
        lastName: "={{ $('Maak gegevens').item.json.achternaam }}",
        password: '={{ $json.wachtwoord }}',
        username: "={{ $('Maak gegevens').item.json.gebruiker }}",
        domain: 'example.com',
        additionalFields: { changePasswordAtNextLogin: true },
      }),
    ),
    gmailSend(
      'Mail welkom',
      "={{ $('Maak gegevens').item.json.privemail }}",
      '=Welkom, {{ $("Maak gegevens").item.json.voornaam }}!',
      "=Je werkadres is {{ $('Maak gegevens').item.json.gebruiker }}@example.com. Je tijdelijke wachtwoord krijg je op je eerste dag van je leidinggevende; daarna kies je zelf een nieuw.",
    ),
    gmailSend(
      'Mail leidinggevende',
      "={{ $('Maak gegevens').item.json.leidinggevende }}",
      "=Account van {{ $('Maak gegevens').item.json.voornaam }} staat klaar",
      "=Geef dit tijdelijke wachtwoord op de eerste dag persoonlijk: {{ $('Tijdelijk wachtwoord').item.json.wachtwoord }}. Bij de eerste keer inloggen moet het worden gewijzigd.",
    ),
    notionAdd(
      'Zet inwerkplan klaar',
      "=Inwerkplan {{ $('Maak gegevens').item.json.voornaam }} {{ $('Maak gegevens').item.json.achternaam }}",
      {
        'Start|date': "={{ $('Maak gegevens').item.json.startdatum }}",
        'Team|select': "={{ $('Maak gegevens').item.json.team }}",
      },
      '## Dag 1\n- [ ] Laptop en sleutel\n- [ ] Rondleiding\n\n## Week 1\n- [ ] Kennismaken met elk team\n- [ ] Eerste eigen taak\n\n## Maand 1\n- [ ] Terugblik met leidinggevende',
    ),
    calendarCreate(
      'Plan eerste dag',
      "={{ DateTime.fromISO($('Maak gegevens').item.json.startdatum).set({ hour: 9 }).toISO() }}",
      "={{ DateTime.fromISO($('Maak gegevens').item.json.startdatum).set({ hour: 10 }).toISO() }}",
      "=Welkom {{ $('Maak gegevens').item.json.voornaam }}",
      {
        attendees: [
          "={{ $('Maak gegevens').item.json.gebruiker }}@example.com, {{ $('Maak gegevens').item.json.leidinggevende }}",
        ],
        sendUpdates: 'all',
      },
    ),
    calendarCreate(
      'Plan terugblik',
      "={{ DateTime.fromISO($('Maak gegevens').item.json.startdatum).plus({ days: 30 }).set({ hour: 15 }).toISO() }}",
      "={{ DateTime.fromISO($('Maak gegevens').item.json.startdatum).plus({ days: 30 }).set({ hour: 16 }).toISO() }}",
      "=Terugblik eerste maand {{ $('Maak gegevens').item.json.voornaam }}",
      { attendees: ["={{ $('Maak gegevens').item.json.leidinggevende }}"], sendUpdates: 'all' },
    ),
    pauseUntil(
      'Tot de startdag',
      "={{ DateTime.fromISO($('Maak gegevens').item.json.startdatum).set({ hour: 8 }).toISO() }}",
    ),
    http('Zoek in Slack', 'https://slack.com/api/users.lookupByEmail', {
      auth: 'slackApi',
      query: { email: "={{ $('Maak gegevens').item.json.gebruiker }}@example.com" },
    }),
    code(
      'Kanalen van het team',
      `
const KANALEN = { Verkoop: ['C00000001', 'C00000002'], Techniek: ['C00000001', 'C00000003'], Kantoor: ['C00000001'] };
const { json } = $input.first();
const team = $('Maak gegevens').first().json.team;
return (KANALEN[team] ?? KANALEN.Kantoor).map((channel) => ({ json: { channel, users: json.user.id } }));`,
    ),
    http('Nodig uit in kanaal', 'https://slack.com/api/conversations.invite', {
      method: 'POST',
      auth: 'slackApi',
      json: '={{ { channel: $json.channel, users: $json.users } }}',
    }),
    onlyOnce(
      slack(
        'Stel voor',
        '#algemeen',
        "=Vandaag begint {{ $('Maak gegevens').first().json.voornaam }} bij {{ $('Maak gegevens').first().json.team }}. Zeg even gedag!",
      ),
    ),
    slack(
      'Meld mislukt account',
      '#beheer',
      "=Het account voor {{ $('Maak gegevens').item.json.voornaam }} kon niet worden gemaakt: {{ $json.error }}",
    ),
  ],
  flow: [
    'Contract getekend > Maak gegevens > Tijdelijk wachtwoord > Maak account > Mail welkom > Mail leidinggevende > Zet inwerkplan klaar > Plan eerste dag > Plan terugblik > Tot de startdag > Zoek in Slack > Kanalen van het team > Nodig uit in kanaal > Stel voor',
    'Maak account #1 > Meld mislukt account',
  ],
});

export const sollicitaties = workflow({
  slug: 'sollicitaties-overzichtelijk-maken',
  name: 'Sollicitaties overzichtelijk maken',
  description:
    'Leest het cv uit het sollicitatieformulier, zet ervaring en vaardigheden naast de eisen van de vacature in Airtable en stuurt de kandidaat bericht. De keuze blijft aan mensen: er wordt niemand automatisch afgewezen.',
  category: 'hr',
  tags: ['werving', 'ai', 'avg'],
  difficulty: 'intermediate',
  tier_required: 'professional',
  time_to_deploy: '12 min',
  short_benefit: 'Alle kandidaten op één rij, zonder dat een computer beslist.',
  accounts: [
    needs('mistral', 'leest het cv, binnen de EU'),
    needs('airtable', 'bewaart de kandidaten'),
    needs('smtp', 'mailt de kandidaat'),
    needs('slack', 'meldt een nieuwe kandidaat'),
  ],
  setup_steps: [
    'Maak in Airtable een tabel met Naam, E-mail, Vacature, Ervaring, Vaardigheden, Aansluiting en Bewaren tot.',
    'Zet in "Eisen" per vacature wat je zoekt.',
    'Verwijder kandidaten na de bewaartermijn van vier weken.',
  ],
  en: {
    name: 'Bring order to applications',
    description:
      'Reads the CV from the application form, sets experience and skills beside the vacancy’s requirements in Airtable and informs the candidate. People choose: nobody is rejected automatically.',
    short_benefit: 'All candidates in one row, without a computer deciding.',
  },
  nodes: [
    form('Sollicitatie', 'Solliciteren', 'Leuk dat je reageert. We bewaren je gegevens vier weken.', [
      ['naam', 'Naam'],
      ['email', 'E-mailadres', 'email'],
      ['vacature', 'Vacature', 'dropdown', ['Adviseur', 'Ontwikkelaar', 'Kantoor']],
      ['cv', 'Cv als pdf', 'file'],
    ]),
    readFile('Lees cv', 'pdf', 'cv'),
    codeEach(
      'Eisen',
      `
const EISEN = {
  Adviseur: 'drie jaar klantcontact, helder schrijven, rijbewijs',
  Ontwikkelaar: 'TypeScript, SQL, ervaring met testen',
  Kantoor: 'plannen, Office, vriendelijk aan de telefoon',
};
const aanvraag = $('Sollicitatie').item.json;
return { json: { ...aanvraag, eisen: EISEN[aanvraag.vacature], cv: String($json.text ?? '').slice(0, 12000) } };`,
    ),
    extract('Haal ervaring eruit', '=Eisen: {{ $json.eisen }}\n\nCv:\n{{ $json.cv }}', [
      ['jaren_ervaring', 'number', 'Jaren werkervaring die bij de eisen horen'],
      ['vaardigheden', 'string', 'Vaardigheden uit het cv, gescheiden door komma’s'],
      [
        'aansluiting',
        'string',
        'Per eis: staat het in het cv, en waar. Geen oordeel over de persoon, niets over leeftijd, afkomst of gezin',
      ],
    ]),
    mistral('Mistral', 'Haal ervaring eruit'),
    airtableCreate('Bewaar kandidaat', {
      Naam: "={{ $('Eisen').item.json.naam }}",
      'E-mail': "={{ $('Eisen').item.json.email }}",
      Vacature: "={{ $('Eisen').item.json.vacature }}",
      Ervaring: '={{ $json.output.jaren_ervaring }}',
      Vaardigheden: '={{ $json.output.vaardigheden }}',
      Aansluiting: '={{ $json.output.aansluiting }}',
      'Bewaren tot': '={{ $now.plus({ weeks: 4 }).toISODate() }}',
    }),
    smtpMail(
      'Bevestig ontvangst',
      "={{ $('Eisen').item.json.email }}",
      'We hebben je sollicitatie ontvangen',
      "=Beste {{ $('Eisen').item.json.naam }},<br><br>Bedankt voor je reactie. Een collega leest hem en je hoort binnen een week van ons.",
    ),
    slack(
      'Meld kandidaat',
      '#werving',
      "=Nieuwe reactie op {{ $('Eisen').item.json.vacature }}: {{ $('Eisen').item.json.naam }}. Alles staat in Airtable.",
    ),
  ],
  flow: [
    'Sollicitatie > Lees cv > Eisen > Haal ervaring eruit > Bewaar kandidaat > Bevestig ontvangst',
    'Bewaar kandidaat > Meld kandidaat',
  ],
});

export const jubilea = workflow({
  slug: 'verjaardagen-en-jubilea',
  name: 'Verjaardagen en jubilea',
  description:
    'Kijkt elke ochtend in BambooHR wie er jarig is of een werkjubileum viert en feliciteert in Slack. Bij vijf, tien of meer jaar krijgt de leidinggevende een week vooraf een seintje voor een cadeau.',
  category: 'hr',
  tags: ['team', 'slack'],
  difficulty: 'beginner',
  tier_required: 'starter',
  time_to_deploy: '5 min',
  short_benefit: 'Niemand wordt vergeten, ook niet in een drukke week.',
  accounts: [needs('bamboohr', 'bevat de datums'), needs('slack', 'feliciteert')],
  setup_steps: [
    'Geef de BambooHR-sleutel toegang tot geboortedag en startdatum.',
    'Laat collega’s weten dat hun verjaardag wordt genoemd en respecteer wie dat niet wil.',
  ],
  en: {
    name: 'Birthdays and anniversaries',
    description:
      'Looks in BambooHR every morning for birthdays and work anniversaries and congratulates in Slack. For five, ten or more years the manager gets a hint a week ahead, in time for a present.',
    short_benefit: 'Nobody is forgotten, not even in a busy week.',
  },
  nodes: [
    everyDay('Elke ochtend om 8.30', 8, 30),
    http(
      'Collega’s',
      'https://api.bamboohr.com/api/gateway.php/VUL_JE_SUBDOMEIN_IN/v1/reports/custom?format=JSON',
      {
        method: 'POST',
        auth: 'bambooHrApi',
        json: "={{ { title: 'Datums', fields: ['displayName', 'dateOfBirth', 'hireDate', 'supervisor'] } }}",
      },
    ),
    code(
      'Wat valt er te vieren?',
      `
const vandaag = $now.startOf('day');
const zelfdeDag = (datum, dag) => datum?.isValid && datum.month === dag.month && datum.day === dag.day;
return ($input.first().json.employees ?? []).flatMap((c) => {
  const uit = [];
  const geboren = DateTime.fromISO(c.dateOfBirth ?? ''), start = DateTime.fromISO(c.hireDate ?? '');
  if (zelfdeDag(geboren, vandaag)) uit.push({ kanaal: '#algemeen', tekst: \`🎂 \${c.displayName} is vandaag jarig!\` });
  const jaren = vandaag.year - start.year;
  if (zelfdeDag(start, vandaag) && jaren > 0) uit.push({ kanaal: '#algemeen', tekst: \`\${c.displayName} werkt hier vandaag \${jaren} jaar.\` });
  const straks = vandaag.plus({ days: 7 });
  if (zelfdeDag(start, straks) && (straks.year - start.year) % 5 === 0 && straks.year > start.year) uit.push({ kanaal: '#leidinggevenden', tekst: \`Over een week werkt \${c.displayName} hier \${straks.year - start.year} jaar. Leidinggevende: \${c.supervisor}.\` });
  return uit.map((json) => ({ json }));
});`,
    ),
    slack('Feliciteer', '={{ $json.kanaal }}', '={{ $json.tekst }}'),
  ],
  flow: ['Elke ochtend om 8.30 > Collega’s > Wat valt er te vieren? > Feliciteer'],
});
