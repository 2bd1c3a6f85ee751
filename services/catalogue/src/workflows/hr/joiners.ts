import { wholeLimit } from '../../apps/limits.js';
import { ownDomain, subdomain } from '../../apps/values.js';
import {
  AIRTABLE_TARGET,
  airtableCreate,
  airtableFind,
  calendarCreate,
  code,
  codeEach,
  everyDay,
  extract,
  gmailSend,
  goOnAfterError,
  http,
  mistral,
  needs,
  node,
  notionAdd,
  onlyOnce,
  openForm,
  pauseUntil,
  promise,
  readFile,
  say,
  slack,
  smtpMail,
  webhook,
  when,
  withErrorBranch,
  workflow,
} from '../../dsl/index.js';

const BAMBOO = subdomain('BambooHR', 'bamboohr.com');

export const onboarding = workflow(() => ({
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
    'Nodig de collega voor de startdag uit in Slack, of laat je domein vanzelf toe; wie er dan niet is, meldt de workflow in #beheer.',
    'Zet in "Kanalen van het team" de kanaal-id’s per team.',
    'Geef de Notion-database Inwerkplan een titel en de eigenschap Start (datum) en deel haar met de integratie.',
  ],
  en: {
    name: 'Onboard a new colleague',
    description:
      'Once the contract is signed it creates a Google Workspace account, invites the colleague to the team’s Slack channels, puts an onboarding plan in Notion and schedules the first talks.',
    short_benefit: 'Creates accounts, channels and a plan as soon as the contract is signed.',
    accounts: [
      needs('gsuite', 'creates the account'),
      needs('slack', 'invites and tells the team'),
      needs('notion', 'holds the onboarding plan'),
      needs('calendar', 'plans the talks'),
      needs('gmail', 'emails the welcome'),
    ],
    setup_steps: [
      "Have your signing service call the webhook with voornaam (first name), achternaam (last name), privemail (private email), team, leidinggevende (manager's email) and startdatum (start date).",
      'Invite the colleague to Slack before the start date, or admit your domain automatically; whoever is not there then is reported in #admin.',
      'Put the channel ids per team in "Kanalen van het team".',
      'Give the Notion database Onboarding plan a title and the property Start (date) and share it with the integration.',
    ],
  },
  names: {
    'Contract getekend': 'Contract signed',
    'Maak gegevens': 'Make the details',
    'Tijdelijk wachtwoord': 'Temporary password',
    'Maak account': 'Create account',
    'Mail welkom': 'Email a welcome',
    'Mail leidinggevende': 'Email the manager',
    'Zet inwerkplan klaar': 'Put the onboarding plan ready',
    'Plan eerste dag': 'Plan the first day',
    'Plan terugblik': 'Plan the review',
    'Alles gelukt?': 'All done?',
    'Meld wat niet lukte': 'Report what failed',
    'Tot de startdag': 'Until the start date',
    'Zoek in Slack': 'Find in Slack',
    'Al in Slack?': 'In Slack already?',
    'Vraag om uitnodiging': 'Ask for an invitation',
    'Kanalen van het team': 'Channels of the team',
    'Nodig uit in kanaal': 'Invite to channel',
    'Stel voor': 'Introduce',
    'Meld mislukt account': 'Report failed account',
  },
  accepts: [
    {
      rule: 'one-bad-row',
      step: 'Maak gegevens',
      why: 'One contract a run: without a name, an address or a first day nothing may be made.',
    },
  ],
  nodes: [
    webhook('Contract getekend', say('contract-getekend', 'contract-signed')),
    codeEach(
      'Maak gegevens',
      `
const { voornaam, achternaam, privemail, team, leidinggevende, startdatum } = $json.body;
for (const [veld, waarde] of Object.entries({ voornaam, achternaam, privemail, startdatum })) if (!waarde) throw new Error(veld + ${say("' ontbreekt'", "' is missing'")});
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
        domain: ownDomain,
        additionalFields: { changePasswordAtNextLogin: true },
      }),
    ),
    goOnAfterError(
      gmailSend(
        'Mail welkom',
        "={{ $('Maak gegevens').item.json.privemail }}",
        say(
          '=Welkom, {{ $("Maak gegevens").item.json.voornaam }}!',
          '=Welcome, {{ $("Maak gegevens").item.json.voornaam }}!',
        ),
        say(
          `=Je werkadres is {{ $('Maak gegevens').item.json.gebruiker }}@${ownDomain}. Je wachtwoord stel je op je eerste dag samen met beheer in.`,
          `=Your work address is {{ $('Maak gegevens').item.json.gebruiker }}@${ownDomain}. On your first day you set your password together with the administrators.`,
        ),
      ),
    ),
    goOnAfterError(
      gmailSend(
        'Mail leidinggevende',
        "={{ $('Maak gegevens').item.json.leidinggevende }}",
        say(
          "=Account van {{ $('Maak gegevens').item.json.voornaam }} staat klaar",
          "=Account of {{ $('Maak gegevens').item.json.voornaam }} is ready",
        ),
        say(
          "=Het eerste wachtwoord is willekeurig en niemand kent het. Laat beheer het op de eerste dag opnieuw instellen in Google Admin, samen met {{ $('Maak gegevens').item.json.voornaam }}; bij het inloggen komt er een eigen wachtwoord.",
          "=The first password is random and nobody knows it. On the first day have the administrators reset it in Google Admin, together with {{ $('Maak gegevens').item.json.voornaam }}; a password of their own follows at the login.",
        ),
      ),
    ),
    goOnAfterError(
      notionAdd(
        'Zet inwerkplan klaar',
        say(
          "=Inwerkplan {{ $('Maak gegevens').item.json.voornaam }} {{ $('Maak gegevens').item.json.achternaam }}",
          "=Onboarding plan {{ $('Maak gegevens').item.json.voornaam }} {{ $('Maak gegevens').item.json.achternaam }}",
        ),
        {
          'Start|date': "={{ $('Maak gegevens').item.json.startdatum }}",
          'Team|select': "={{ $('Maak gegevens').item.json.team }}",
        },
        say(
          '## Dag 1\n- [ ] Laptop en sleutel\n- [ ] Rondleiding\n\n## Week 1\n- [ ] Kennismaken met elk team\n- [ ] Eerste eigen taak\n\n## Maand 1\n- [ ] Terugblik met leidinggevende',
          '## Day 1\n- [ ] Laptop and key\n- [ ] Tour\n\n## Week 1\n- [ ] Meet every team\n- [ ] First task of your own\n\n## Month 1\n- [ ] Review with the manager',
        ),
      ),
    ),
    goOnAfterError(
      calendarCreate(
        'Plan eerste dag',
        "={{ DateTime.fromISO($('Maak gegevens').item.json.startdatum).set({ hour: 9 }).toISO() }}",
        "={{ DateTime.fromISO($('Maak gegevens').item.json.startdatum).set({ hour: 10 }).toISO() }}",
        say(
          "=Welkom {{ $('Maak gegevens').item.json.voornaam }}",
          "=Welcome {{ $('Maak gegevens').item.json.voornaam }}",
        ),
        {
          attendees: [
            `={{ $('Maak gegevens').item.json.gebruiker }}@${ownDomain}, {{ $('Maak gegevens').item.json.leidinggevende }}`,
          ],
          sendUpdates: 'all',
        },
      ),
    ),
    goOnAfterError(
      calendarCreate(
        'Plan terugblik',
        "={{ DateTime.fromISO($('Maak gegevens').item.json.startdatum).plus({ days: 30 }).set({ hour: 15 }).toISO() }}",
        "={{ DateTime.fromISO($('Maak gegevens').item.json.startdatum).plus({ days: 30 }).set({ hour: 16 }).toISO() }}",
        say(
          "=Terugblik eerste maand {{ $('Maak gegevens').item.json.voornaam }}",
          "=Review of the first month {{ $('Maak gegevens').item.json.voornaam }}",
        ),
        { attendees: ["={{ $('Maak gegevens').item.json.leidinggevende }}"], sendUpdates: 'all' },
      ),
    ),
    when('Alles gelukt?', [
      [
        "={{ ![$('Mail welkom').first().json.error, $('Mail leidinggevende').first().json.error, $('Zet inwerkplan klaar').first().json.error, $('Plan eerste dag').first().json.error, $('Plan terugblik').first().json.error].some(Boolean) }}",
        'yes',
      ],
    ]),
    slack(
      'Meld wat niet lukte',
      say('#beheer', '#admin'),
      say(
        "=Bij de onboarding van {{ $('Maak gegevens').first().json.voornaam }} {{ $('Maak gegevens').first().json.achternaam }} ging iets mis: {{ [$('Mail welkom').first().json.error ? 'welkomstmail' : '', $('Mail leidinggevende').first().json.error ? 'mail aan de leidinggevende' : '', $('Zet inwerkplan klaar').first().json.error ? 'inwerkplan in Notion' : '', $('Plan eerste dag').first().json.error ? 'afspraak op de eerste dag' : '', $('Plan terugblik').first().json.error ? 'terugblik na een maand' : ''].filter(Boolean).join(', ') }}. Doe dat zelf; de rest gaat door.",
        "=Something went wrong in the onboarding of {{ $('Maak gegevens').first().json.voornaam }} {{ $('Maak gegevens').first().json.achternaam }}: {{ [$('Mail welkom').first().json.error ? 'welcome mail' : '', $('Mail leidinggevende').first().json.error ? 'mail to the manager' : '', $('Zet inwerkplan klaar').first().json.error ? 'onboarding plan in Notion' : '', $('Plan eerste dag').first().json.error ? 'appointment on the first day' : '', $('Plan terugblik').first().json.error ? 'review after a month' : ''].filter(Boolean).join(', ') }}. Do that yourself; the rest goes on.",
      ),
    ),
    pauseUntil(
      'Tot de startdag',
      "={{ DateTime.fromISO($('Maak gegevens').item.json.startdatum).set({ hour: 8 }).toISO() }}",
    ),
    withErrorBranch(
      http('Zoek in Slack', 'https://slack.com/api/users.lookupByEmail', {
        auth: 'slackApi',
        query: { email: `={{ $('Maak gegevens').item.json.gebruiker }}@${ownDomain}` },
      }),
    ),
    when('Al in Slack?', [['={{ $json.ok }}', 'yes']]),
    slack(
      'Vraag om uitnodiging',
      say('#beheer', '#admin'),
      say(
        `={{ $('Maak gegevens').first().json.voornaam }} staat nog niet in Slack: nodig {{ $('Maak gegevens').first().json.gebruiker }}@${ownDomain} uit en voeg de kanalen van {{ $('Maak gegevens').first().json.team }} toe.`,
        `={{ $('Maak gegevens').first().json.voornaam }} is not in Slack yet: invite {{ $('Maak gegevens').first().json.gebruiker }}@${ownDomain} and add the channels of {{ $('Maak gegevens').first().json.team }}.`,
      ),
    ),
    code(
      'Kanalen van het team',
      `
const KANALEN = { ${say('Verkoop', 'Sales')}: ['C00000001', 'C00000002'], ${say('Techniek', 'Technology')}: ['C00000001', 'C00000003'], ${say('Kantoor', 'Office')}: ['C00000001'] };
const { json } = $input.first();
const team = $('Maak gegevens').first().json.team;
return (KANALEN[team] ?? KANALEN.${say('Kantoor', 'Office')}).map((channel) => ({ json: { channel, users: json.user.id } }));`,
    ),
    http('Nodig uit in kanaal', 'https://slack.com/api/conversations.invite', {
      method: 'POST',
      auth: 'slackApi',
      json: '={{ { channel: $json.channel, users: $json.users } }}',
    }),
    onlyOnce(
      slack(
        'Stel voor',
        say('#algemeen', '#general'),
        say(
          "=Vandaag begint {{ $('Maak gegevens').first().json.voornaam }} bij {{ $('Maak gegevens').first().json.team }}. Zeg even gedag!",
          "={{ $('Maak gegevens').first().json.voornaam }} starts at {{ $('Maak gegevens').first().json.team }} today. Say hello!",
        ),
      ),
    ),
    slack(
      'Meld mislukt account',
      say('#beheer', '#admin'),
      say(
        "=Het account voor {{ $('Maak gegevens').item.json.voornaam }} kon niet worden gemaakt: {{ $json.error }}",
        "=The account for {{ $('Maak gegevens').item.json.voornaam }} could not be created: {{ $json.error }}",
      ),
    ),
  ],
  flow: [
    'Contract getekend > Maak gegevens > Tijdelijk wachtwoord > Maak account > Mail welkom > Mail leidinggevende > Zet inwerkplan klaar > Plan eerste dag > Plan terugblik > Alles gelukt? > Tot de startdag > Zoek in Slack > Al in Slack? > Kanalen van het team > Nodig uit in kanaal > Stel voor',
    'Alles gelukt? #1 > Meld wat niet lukte > Tot de startdag',
    'Zoek in Slack #1 > Vraag om uitnodiging',
    'Al in Slack? #1 > Vraag om uitnodiging > Stel voor',
    'Maak account #1 > Meld mislukt account',
  ],
}));

export const sollicitaties = workflow(() => ({
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
    'Maak van Bewaren tot een datumveld. "Wis kandidaat" verwijdert wie daar overheen is; stemt iemand in met een jaar, zet de datum dan later.',
  ],
  en: {
    name: 'Bring order to applications',
    description:
      'Reads the CV from the application form, sets experience and skills beside the vacancy’s requirements in Airtable and informs the candidate. People choose: nobody is rejected automatically.',
    short_benefit: 'All candidates in one row, without a computer deciding.',
    accounts: [
      needs('mistral', 'reads the CV, within the EU'),
      needs('airtable', 'keeps the candidates'),
      needs('smtp', 'emails the candidate'),
      needs('slack', 'reports a new candidate'),
    ],
    setup_steps: [
      'Create an Airtable table with Name, Email, Vacancy, Experience, Skills, Fit and Keep until.',
      'Put what you look for per vacancy in "Eisen".',
      'Make Keep until a date field. "Wis kandidaat" deletes whoever is past it; if someone agrees to a year, set a later date.',
    ],
  },
  names: {
    Sollicitatie: 'Application',
    'Lees cv': 'Read the CV',
    Eisen: 'Requirements',
    'Haal ervaring eruit': 'Extract experience',
    Mistral: 'Mistral',
    'Bewaar kandidaat': 'Keep the candidate',
    'Elke nacht': 'Every night',
    'Bewaartermijn voorbij': 'Past the retention period',
    'Wis kandidaat': 'Delete candidate',
    'Bevestig ontvangst': 'Confirm receipt',
    'Meld kandidaat': 'Report the candidate',
  },
  promises: [promise('answer', 'Meld kandidaat')],
  nodes: [
    openForm(
      'Sollicitatie',
      say('Solliciteren', 'Apply'),
      say(
        'Leuk dat je reageert. We bewaren je gegevens vier weken.',
        'Good of you to respond. We keep your data for four weeks.',
      ),
      [
        ['naam', say('Naam', 'Name')],
        ['email', say('E-mailadres', 'Email address'), 'email'],
        [
          'vacature',
          say('Vacature', 'Vacancy'),
          'dropdown',
          [say('Adviseur', 'Adviser'), say('Ontwikkelaar', 'Developer'), say('Kantoor', 'Office')],
        ],
        ['cv', say('Cv als pdf', 'CV as a PDF'), 'file'],
      ],
    ),
    withErrorBranch(readFile('Lees cv', 'pdf', 'cv')),
    codeEach(
      'Eisen',
      `
const EISEN = {
  ${say("Adviseur: 'drie jaar klantcontact, helder schrijven, rijbewijs'", "Adviser: 'three years of customer contact, clear writing, driving licence'")},
  ${say("Ontwikkelaar: 'TypeScript, SQL, ervaring met testen'", "Developer: 'TypeScript, SQL, experience with testing'")},
  ${say("Kantoor: 'plannen, Office, vriendelijk aan de telefoon'", "Office: 'planning, Microsoft Office, friendly on the phone'")},
};
const aanvraag = $('Sollicitatie').item.json;
return { json: { ...aanvraag, eisen: EISEN[aanvraag.vacature], cv: String($json.text ?? '').slice(0, 12000) } };`,
    ),
    withErrorBranch(
      extract(
        'Haal ervaring eruit',
        say(
          '=Eisen: {{ $json.eisen }}\n\nCv:\n{{ $json.cv }}',
          '=Requirements: {{ $json.eisen }}\n\nCV:\n{{ $json.cv }}',
        ),
        [
          [
            'jaren_ervaring',
            'number',
            say(
              'Jaren werkervaring die bij de eisen horen',
              'Years of work experience that match the requirements',
            ),
          ],
          [
            'vaardigheden',
            'string',
            say(
              'Vaardigheden uit het cv, gescheiden door komma’s',
              'Skills from the CV, separated by commas, in English',
            ),
          ],
          [
            'aansluiting',
            'string',
            say(
              'Per eis: staat het in het cv, en waar. Geen oordeel over de persoon, niets over leeftijd, afkomst of gezin',
              'Per requirement: is it in the CV, and where. No judgement of the person, nothing about age, origin or family. In English',
            ),
          ],
        ],
      ),
    ),
    mistral('Mistral', 'Haal ervaring eruit'),
    everyDay('Elke nacht', 3),
    airtableFind(
      'Bewaartermijn voorbij',
      say(
        'AND({Bewaren tot}, IS_BEFORE({Bewaren tot}, TODAY()))',
        'AND({Keep until}, IS_BEFORE({Keep until}, TODAY()))',
      ),
    ),
    node('Wis kandidaat', 'airtable', 2.2, {
      resource: 'record',
      operation: 'deleteRecord',
      ...AIRTABLE_TARGET,
      id: '={{ $json.id }}',
    }),
    airtableCreate('Bewaar kandidaat', {
      [say('Naam', 'Name')]: "={{ $('Eisen').item.json.naam }}",
      [say('E-mail', 'Email')]: "={{ $('Eisen').item.json.email }}",
      [say('Vacature', 'Vacancy')]: "={{ $('Eisen').item.json.vacature }}",
      [say('Ervaring', 'Experience')]: '={{ $json.output?.jaren_ervaring }}',
      [say('Vaardigheden', 'Skills')]: '={{ $json.output?.vaardigheden }}',
      [say('Aansluiting', 'Fit')]: '={{ $json.output?.aansluiting }}',
      [say('Bewaren tot', 'Keep until')]: '={{ $now.plus({ weeks: 4 }).toISODate() }}',
    }),
    smtpMail(
      'Bevestig ontvangst',
      "={{ $('Eisen').item.json.email }}",
      say('We hebben je sollicitatie ontvangen', 'We have received your application'),
      say(
        "=Beste {{ String($('Eisen').item.json.naam ?? '').replace(/[<>&]|https?:\\S*|www\\.\\S*/gi, ' ').replace(/\\.(?=\\S)/g, '. ').slice(0, 80) }},<br><br>Bedankt voor je reactie. Een collega leest hem en je hoort binnen een week van ons.<br><br>Hartelijke groet",
        "=Dear {{ String($('Eisen').item.json.naam ?? '').replace(/[<>&]|https?:\\S*|www\\.\\S*/gi, ' ').replace(/\\.(?=\\S)/g, '. ').slice(0, 80) }},<br><br>Thank you for your application. A colleague will read it and you will hear from us within a week.<br><br>Kind regards",
      ),
    ),
    slack(
      'Meld kandidaat',
      say('#werving', '#recruitment'),
      say(
        "=Nieuwe reactie op {{ $('Eisen').item.json.vacature }}: {{ $('Eisen').item.json.naam }}. Alles staat in Airtable.",
        "=New application for {{ $('Eisen').item.json.vacature }}: {{ $('Eisen').item.json.naam }}. Everything is in Airtable.",
      ),
    ),
  ],
  flow: [
    'Sollicitatie > Lees cv > Eisen > Haal ervaring eruit > Bewaar kandidaat > Bevestig ontvangst',
    'Bewaar kandidaat > Meld kandidaat',
    'Lees cv #1 > Eisen',
    'Haal ervaring eruit #1 > Bewaar kandidaat',
    'Elke nacht > Bewaartermijn voorbij > Wis kandidaat',
  ],
}));

const JUBILEE_AHEAD = wholeLimit(
  ['Dagen vooraf', 'Days ahead'],
  [
    'Hoeveel dagen voor een jubileum de leidinggevende het hoort.',
    'How many days before a jubilee the manager is told.',
  ],
  7,
);

export const jubilea = workflow(() => ({
  slug: 'verjaardagen-en-jubilea',
  name: 'Verjaardagen en jubilea',
  description:
    'Kijkt elke ochtend in BambooHR wie er jarig is of een werkjubileum viert en feliciteert in Slack. Bij vijf, tien of meer jaar krijgt de leidinggevende een week vooraf (of jouw keuze) een seintje voor een cadeau.',
  category: 'hr',
  tags: ['team', 'slack'],
  difficulty: 'beginner',
  tier_required: 'starter',
  time_to_deploy: '5 min',
  short_benefit: 'Niemand wordt vergeten, ook niet in een drukke week.',
  accounts: [needs('bamboohr', 'bevat de datums'), needs('slack', 'feliciteert')],
  setup_steps: [
    'Geef de BambooHR-sleutel toegang tot geboortedag, startdatum en status; wie geen status Active heeft, slaat hij over.',
    'Laat collega’s weten dat hun verjaardag wordt genoemd en respecteer wie dat niet wil.',
  ],
  en: {
    name: 'Birthdays and anniversaries',
    description:
      'Looks in BambooHR every morning for birthdays and work anniversaries and congratulates in Slack. For five, ten or more years the manager gets a hint a week ahead (or your choice), in time for a present.',
    short_benefit: 'Nobody is forgotten, not even in a busy week.',
    accounts: [needs('bamboohr', 'holds the dates'), needs('slack', 'congratulates')],
    setup_steps: [
      'Give the BambooHR key access to date of birth, hire date and status; it leaves out whoever has another status than Active.',
      'Tell colleagues that their birthday is mentioned and respect those who do not want that.',
    ],
  },
  names: {
    'Elke ochtend om 8.30': 'Every morning at 8:30',
    'Collega’s': 'Colleagues',
    'Wat valt er te vieren?': 'What is there to celebrate?',
    Feliciteer: 'Congratulate',
  },
  nodes: [
    everyDay('Elke ochtend om 8.30', 8, 30),
    http('Collega’s', `https://api.bamboohr.com/api/gateway.php/${BAMBOO}/v1/reports/custom?format=JSON`, {
      method: 'POST',
      auth: 'basic',
      json: `={{ { title: ${say("'Datums'", "'Dates'")}, fields: ['displayName', 'dateOfBirth', 'hireDate', 'supervisor', 'status'] } }}`,
    }),
    code(
      'Wat valt er te vieren?',
      `
const vandaag = $now.startOf('day');
const zelfdeDag = (datum, dag) => datum?.isValid && datum.month === dag.month && datum.day === dag.day;
// ${say('Het rapport bevat ook wie vertrokken is.', 'The report holds those who left too.')}
return ($input.first().json.employees ?? []).filter((c) => c.status === 'Active').flatMap((c) => {
  const uit = [];
  const geboren = DateTime.fromISO(c.dateOfBirth ?? ''), start = DateTime.fromISO(c.hireDate ?? '');
  if (zelfdeDag(geboren, vandaag)) uit.push({ kanaal: ${say("'#algemeen'", "'#general'")}, tekst: \`🎂 \${c.displayName} ${say('is vandaag jarig!', 'has a birthday today!')}\` });
  const jaren = vandaag.year - start.year;
  if (zelfdeDag(start, vandaag) && jaren > 0) uit.push({ kanaal: ${say("'#algemeen'", "'#general'")}, tekst: \`\${c.displayName} ${say('werkt hier vandaag', 'has worked here for')} \${jaren} ${say('jaar.', 'years today.')}\` });
  const straks = vandaag.plus({ days: ${JUBILEE_AHEAD} });
  if (zelfdeDag(start, straks) && (straks.year - start.year) % 5 === 0 && straks.year > start.year) uit.push({ kanaal: ${say("'#leidinggevenden'", "'#managers'")}, tekst: \`${say('Op ', 'On ')} \${straks.toFormat('dd-MM')} ${say('werkt', ',')} \${c.displayName} ${say('hier', 'will have worked here for')} \${straks.year - start.year} ${say('jaar. Leidinggevende:', 'years. Manager:')} \${c.supervisor}.\` });
  return uit.map((json) => ({ json }));
});`,
    ),
    slack('Feliciteer', '={{ $json.kanaal }}', '={{ $json.tekst }}'),
  ],
  flow: ['Elke ochtend om 8.30 > Collega’s > Wat valt er te vieren? > Feliciteer'],
}));
