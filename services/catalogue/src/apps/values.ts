import { englishProducts } from '../dsl/products.js';
import { value } from '../dsl/value.js';
import { slugOf } from '../kit/text.js';

export type Words = readonly [nl: string, en: string];

const words = ([nl, en]: Words) => ({ nl, en });
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * What a customer has in an app: a board, a list, a template.
 * @param what as in `bord`, `board` @param help where one finds it
 * @param example in both languages where it is made of words @param check a pattern that a right one matches
 */
export const inApp = (
  app: string,
  what: Words,
  help: Words,
  example: string | Words,
  check?: string,
): string =>
  value({
    key: slugOf(`${app} ${what[1]}`),
    kind: (typeof example === 'string' ? example : example[0]).startsWith('https://') ? 'address' : 'text',
    label: { nl: `${capital(what[0])} in ${app}`, en: `${capital(what[1])} in ${englishProducts(app)}` },
    help: words(help),
    example: typeof example === 'string' ? example : words(example),
    ...(check === undefined ? {} : { check }),
  });

/** The part of an address that names a customer's own place: `jouw-bedrijf` in `jouw-bedrijf.zendesk.com`. */
export const subdomain = (app: string, ending: string): string =>
  inApp(
    app,
    ['subdomein', 'subdomain'],
    [`Wat er in je adres voor .${ending} staat.`, `What stands before .${ending} in your address.`],
    ['jouw-bedrijf', 'your-company'],
    '^[\\w.-]+$',
  );

/** An address on the web. @param what as in `adres van je winkel`, `address of your shop` */
export const webAddress = (what: Words, help: Words, example: string | Words): string =>
  value({
    key: slugOf(what[1]),
    kind: 'address',
    label: { nl: capital(what[0]), en: capital(what[1]) },
    help: words(help),
    example: typeof example === 'string' ? example : words(example),
    check: '^https?://\\S+$',
  });

/** A mail address of the customer's. @param whose as in `de directie`, `the management` @param example the name before the @ */
export const mailbox = (whose: Words, example: Words): string =>
  value({
    key: slugOf(`mail ${whose[1]}`),
    kind: 'mail',
    label: { nl: `Mailadres van ${whose[0]}`, en: `Mail address of ${whose[1]}` },
    help: {
      nl: `Het mailadres van ${whose[0]}.`,
      en: `The mail address of ${whose[1]}.`,
    },
    example: { nl: `${example[0]}@example.com`, en: `${example[1]}@example.com` },
    check: '^[^@\\s]+@[^@\\s]+\\.[a-z]{2,}$',
  });

// What many workflows ask.

/** The spreadsheet of Google Sheets, by its address. */
export const spreadsheet = inApp(
  'Google Sheets',
  ['spreadsheet', 'spreadsheet'],
  [
    'Het adres van je spreadsheet, uit de adresbalk.',
    'The address of your spreadsheet, from the address bar.',
  ],
  'https://docs.google.com/spreadsheets/d/1AbCdEfGhIjKlMnOpQrStUvWxYz0123456789/edit',
  '^https://docs\\.google\\.com/spreadsheets/d/[\\w-]+',
);

/** A table of an app in which each set of rows has a table of its own. @param tab what it holds */
export const tableFor = (
  app: string,
  tab: string,
  help: Words,
  example: string,
  check?: string,
  what: Words = ['tabel', 'table'],
): string => inApp(app, [`${what[0]} ‘${tab}’`, `${what[1]} ‘${tab}’`], help, example, check);

export const slackChannel = inApp(
  'Slack',
  ['kanaal', 'channel'],
  [
    'De naam van het kanaal met het hekje; voeg je app daar toe.',
    'The name of the channel with its hash sign; add your app to it.',
  ],
  ['#meldingen', '#notices'],
  '^#\\S+$',
);
/** A channel for something of its own. @param name with its hash sign */
export const slackChannelFor = (name: string): string =>
  inApp(
    'Slack',
    [`kanaal ${name}`, `channel ${name}`],
    [
      'De naam van het kanaal met het hekje; voeg je app daar toe.',
      'The name of the channel with its hash sign; add your app to it.',
    ],
    name,
    '^#\\S+$',
  );
export const telegramChatId = inApp(
  'Telegram',
  ['chat', 'chat'],
  [
    'Het id van je chat of groep; een groep begint met een min. De bot moet erin zitten.',
    'The id of your chat or group; that of a group begins with a minus. The bot has to be in it.',
  ],
  '-1001234567890',
  '^(-?\\d+|@\\w+)$',
);
export const driveFolder = inApp(
  'Google Drive',
  ['map', 'folder'],
  [
    'Het id van de map: in het adres achter /folders/.',
    'The id of the folder: behind /folders/ in its address.',
  ],
  '1AbCdEfGhIjKlMnOpQrStUvWxYz012345',
  '^[\\w-]{10,}$',
);
export const googleCalendarId = inApp(
  'Google Agenda',
  ['agenda', 'calendar'],
  [
    'Het id van je agenda, bij de instellingen ervan onder Agenda integreren; van je eigen agenda is dat je mailadres.',
    'The id of your calendar, in its settings under Integrate calendar; that of your own calendar is your mail address.',
  ],
  ['agenda@example.com', 'calendar@example.com'],
  '^\\S+@\\S+$',
);
export const githubOwner = inApp(
  'GitHub',
  ['organisatie', 'organisation'],
  ['De naam van je organisatie of account op GitHub.', 'The name of your organisation or account on GitHub.'],
  ['jouw-organisatie', 'your-organisation'],
  '^[\\w.-]+$',
);
export const githubRepository = inApp(
  'GitHub',
  ['repository', 'repository'],
  [
    'De naam van de repository, zonder de organisatie.',
    'The name of the repository, without the organisation.',
  ],
  ['webwinkel', 'webshop'],
  '^[\\w.-]+$',
);
export const gitlabGroup = inApp(
  'GitLab',
  ['groep', 'group'],
  [
    'De groep of gebruiker van het project, zoals in het adres.',
    'The group or user of the project, as in its address.',
  ],
  ['jouw-groep', 'your-group'],
);
export const gitlabProject = inApp(
  'GitLab',
  ['project', 'project'],
  ['De naam van het project, zoals in het adres.', 'The name of the project, as in its address.'],
  ['webwinkel', 'webshop'],
);
export const jiraSite = `https://${subdomain('Jira', 'atlassian.net')}.atlassian.net`;
export const jiraProject = inApp(
  'Jira',
  ['project', 'project'],
  [
    'Het nummer van je project: in het adres van de projectinstellingen achter pid=.',
    'The number of your project: behind pid= in the address of its settings.',
  ],
  '10000',
  '^\\d+$',
);
export const jiraType = inApp(
  'Jira',
  ['soort issue', 'issue type'],
  ['Het nummer van het soort issue, zoals een taak.', 'The number of the issue type, such as a task.'],
  '10001',
  '^\\d+$',
);
export const freshdeskSubdomain = subdomain('Freshdesk', 'freshdesk.com');
export const shopifyShop = subdomain('Shopify', 'myshopify.com');
export const shopifyLocation = inApp(
  'Shopify',
  ['voorraadlocatie', 'stock location'],
  [
    'Het nummer van je locatie: onder Instellingen, Locaties in het adres achter /locations/.',
    'The number of your location: under Settings, Locations, behind /locations/ in the address.',
  ],
  '655441491',
  '^\\d+$',
);
export const firebaseProject = inApp(
  'Firebase',
  ['project', 'project'],
  ['Het id van je project, onder Projectinstellingen.', 'The id of your project, under Project settings.'],
  ['jouw-project', 'your-project'],
);
export const facebookPage = inApp(
  'Facebook',
  ['pagina', 'page'],
  [
    'Het nummer van je pagina, onder Paginatransparantie.',
    'The number of your page, under Page transparency.',
  ],
  '102938475610293',
  '^\\d+$',
);
export const instagramAccount = inApp(
  'Instagram',
  ['zakelijk account', 'business account'],
  [
    'Het nummer van je zakelijke account, bij Meta onder Instagram API.',
    'The number of your business account, at Meta under Instagram API.',
  ],
  '17841400000000000',
  '^\\d+$',
);
export const linkedInPage = inApp(
  'LinkedIn',
  ['bedrijfspagina', 'company page'],
  [
    'Het nummer van je bedrijfspagina: in het adres als je haar beheert.',
    'The number of your company page: in its address when you manage it.',
  ],
  '12345678',
  '^\\d+$',
);
export const subreddit = inApp(
  'Reddit',
  ['subreddit', 'subreddit'],
  ['De naam zonder r/ ervoor.', 'The name without r/ before it.'],
  ['jouwsubreddit', 'yoursubreddit'],
  '^\\w+$',
);
export const googleAccount = inApp(
  'Google Bedrijfsprofiel',
  ['account', 'account'],
  [
    'Het account als accounts/ met het nummer; kies het in een stap uit de lijst om het te zien.',
    'The account as accounts/ with its number; choose it from the list in a step to see it.',
  ],
  'accounts/123456789012345678901',
  '^accounts/\\d+$',
);
export const googleLocation = inApp(
  'Google Bedrijfsprofiel',
  ['vestiging', 'location'],
  [
    'De vestiging als locations/ met het nummer; kies haar in een stap uit de lijst om het te zien.',
    'The location as locations/ with its number; choose it from the list in a step to see it.',
  ],
  'locations/12345678901234567890',
  '^locations/\\d+$',
);
export const mastodonServer = webAddress(
  ['adres van je Mastodon-server', 'address of your Mastodon server'],
  [
    'Het adres van je server, zonder streep erachter.',
    'The address of your server, without a slash behind it.',
  ],
  'https://mastodon.example.com',
);
export const articlesAddress = webAddress(
  ['adres voor je artikelen', 'address before your articles'],
  [
    'Het adres waar op je site de naam van een artikel achter komt, met een streep aan het eind.',
    'The address that the name of an article follows on your site, with a slash at its end.',
  ],
  ['https://www.example.com/artikelen/', 'https://www.example.com/articles/'],
);
export const n8nAddress = webAddress(
  ['adres van je n8n', 'address of your n8n'],
  [
    'Het adres waarop je n8n opent, zonder streep erachter.',
    'The address at which you open n8n, without a slash behind it.',
  ],
  'https://n8n.example.com',
);
export const siteAddress = webAddress(
  ['adres van je site', 'address of your site'],
  ['Het adres van je site, zonder streep erachter.', 'The address of your site, without a slash behind it.'],
  'https://www.example.com',
);
export const senderName = value({
  key: 'sender-name',
  kind: 'text',
  label: { nl: 'Naam van de afzender', en: 'Name of the sender' },
  help: { nl: 'De naam die ontvangers zien.', en: 'The name that receivers see.' },
  example: { nl: 'Jouw bedrijf', en: 'Your company' },
});
export const senderAddress = value({
  key: 'sender-address',
  kind: 'mail',
  label: { nl: 'Mailadres van de afzender', en: 'Mail address of the sender' },
  help: {
    nl: 'Het adres waarvan je mag versturen, op een domein dat je bij je maildienst hebt bevestigd; kies een postbus die iemand leest, want klanten antwoorden erop.',
    en: 'The address that you may send from, at a domain that you confirmed with your mail service; choose a mailbox that somebody reads, as customers answer to it.',
  },
  example: 'info@example.com',
  check: '^[^@\\s]+@[^@\\s]+\\.[a-z]{2,}$',
});
export const reviewPage = webAddress(
  ['adres van je reviewpagina', 'address of your review page'],
  ['De pagina waarop klanten een review schrijven.', 'The page on which customers write a review.'],
  ['https://www.example.com/recensie', 'https://www.example.com/review'],
);
export const bookingPage = webAddress(
  ['adres om een afspraak te maken', 'address to book an appointment'],
  ['De pagina waarop mensen een moment kiezen.', 'The page on which people choose a time.'],
  ['https://example.com/afspraak', 'https://example.com/appointment'],
);
export const feedAddress = webAddress(
  ['adres van de feed', 'address of the feed'],
  ['Het adres van de RSS-feed die je wilt volgen.', 'The address of the RSS feed that you want to follow.'],
  'https://example.com/feed',
);
export const formAddress = webAddress(
  ['adres van het formulier', 'address of the form'],
  [
    'Het Production-adres van het formulier in n8n, bij de stap die ermee begint.',
    'The production address of the form in n8n, at the step that begins with it.',
  ],
  ['https://n8n.example.com/form/vragen', 'https://n8n.example.com/form/questions'],
);
export const youTubeChannel = inApp(
  'YouTube',
  ['kanaal', 'channel'],
  [
    'Het id van je kanaal: onder Instellingen, Geavanceerd; het begint met UC.',
    'The id of your channel: under Settings, Advanced; it begins with UC.',
  ],
  'UC_x5XG1OV2P6uZZ5FSM9Ttw',
  '^UC[\\w-]+$',
);
/** The domain of the customer's own mail addresses. */
export const ownDomain = value({
  key: 'own-domain',
  kind: 'text',
  label: { nl: 'Eigen maildomein', en: 'Own mail domain' },
  help: {
    nl: 'Wat in jullie mailadressen achter de @ staat.',
    en: 'What stands behind the @ in your mail addresses.',
  },
  example: 'example.com',
  check: '^[\\w.-]+\\.[a-z]{2,}$',
});
/** A telephone number for urgent messages. @param whose as in `wie dienst heeft`, `who is on duty` */
export const phoneOf = (whose: Words): string =>
  value({
    key: slugOf(`phone ${whose[1]}`),
    kind: 'text',
    label: { nl: `Telefoonnummer van ${whose[0]}`, en: `Telephone number of ${whose[1]}` },
    help: {
      nl: 'Een mobiel nummer met landcode, zonder spaties.',
      en: 'A mobile number with its country code, without spaces.',
    },
    example: '+31612345678',
    check: '^\\+\\d{8,15}$',
  });
/** What the customer says about the business, for a prompt or a post. @param key unique in a workflow */
export const about = (key: string, label: Words, help: Words, example: Words): string =>
  value({ key, kind: 'text', label: words(label), help: words(help), example: words(example) });
export const targetGroup = about(
  'target-group',
  ['Doelgroep', 'Target group'],
  ['In een zin: voor wie je het doet.', 'In a sentence: whom you do it for.'],
  ['winkels met eigen merken in Nederland', 'shops with brands of their own in the Netherlands'],
);
export const ownProduct = about(
  'product',
  ['Je product', 'Your product'],
  ['In een zin: wat je verkoopt of maakt.', 'In a sentence: what you sell or make.'],
  ['een boekhoudprogramma voor zzp’ers', 'a bookkeeping program for freelancers'],
);

/** A number that the customer decides on: a limit, how many days. @param key unique in a workflow */
export const limitOf = (key: string, label: Words, help: Words, example: number): string =>
  value({
    key,
    kind: 'number',
    label: words(label),
    help: words(help),
    example: String(example),
    check: '^\\d+([.]\\d+)?$',
  });

/** The mail addresses that workflows write to, by who reads there. */
export const mailOf = {
  accountant: mailbox(['je accountant', 'your accountant'], ['accountant', 'accountant']),
  admin: mailbox(['het beheer', 'the administrator'], ['beheer', 'admin']),
  administration: mailbox(['de administratie', 'the administration'], ['administratie', 'accounts']),
  bookkeeper: mailbox(['je boekhouder', 'your bookkeeper'], ['boekhouder', 'bookkeeper']),
  bookkeeping: mailbox(['de boekhouding', 'bookkeeping'], ['boekhouding', 'bookkeeping']),
  customer: mailbox(['de klant', 'the customer'], ['klant', 'customer']),
  customers: mailbox(['je klantenlijst', 'your list of customers'], ['klanten', 'customers']),
  editors: mailbox(['de redactie', 'the editors'], ['redactie', 'editors']),
  healthService: mailbox(
    ['de arbodienst', 'the occupational health service'],
    ['arbodienst', 'health-service'],
  ),
  hr: mailbox(['hr', 'hr'], ['hr', 'hr']),
  it: mailbox(['it', 'it'], ['it', 'it']),
  management: mailbox(['de directie', 'the management'], ['directie', 'management']),
  manager: mailbox(['de leidinggevende', 'the manager'], ['leidinggevende', 'manager']),
  marketing: mailbox(['marketing', 'marketing'], ['marketing', 'marketing']),
  me: mailbox(['jezelf', 'yourself'], ['ik', 'me']),
  office: mailbox(['de binnendienst', 'the office'], ['binnendienst', 'office']),
  partner: mailbox(['je partner', 'your partner'], ['partner', 'partner']),
  payroll: mailbox(['de salarisadministratie', 'payroll'], ['salaris', 'payroll']),
  planning: mailbox(['de planning', 'planning'], ['planning', 'planning']),
  privacy: mailbox(['wie over privacy gaat', 'who is in charge of privacy'], ['privacy', 'privacy']),
  purchasing: mailbox(['inkoop', 'purchasing'], ['inkoop', 'purchasing']),
  reception: mailbox(['de receptie', 'reception'], ['receptie', 'reception']),
  reviews: mailbox(['wie reviews leest', 'who reads reviews'], ['reviews', 'reviews']),
  sales: mailbox(['de verkoop', 'sales'], ['verkoop', 'sales']),
  support: mailbox(['support', 'support'], ['support', 'support']),
  team: mailbox(['het team', 'the team'], ['team', 'team']),
  teamLeader: mailbox(['de teamleider', 'the team leader'], ['teamleider', 'team-leader']),
  warehouse: mailbox(['het magazijn', 'the warehouse'], ['magazijn', 'warehouse']),
  webcare: mailbox(['webcare', 'social care'], ['webcare', 'social-care']),
  webEditors: mailbox(['de webredactie', 'the web editors'], ['webredactie', 'web-editors']),
};
export const recordingPage = webAddress(
  ['adres van de opname', 'address of the recording'],
  ['Waar mensen de opname terugkijken.', 'Where people watch the recording.'],
  ['https://example.com/opname', 'https://example.com/recording'],
);

export const xeroOrganisation = inApp(
  'Xero',
  ['organisatie', 'organisation'],
  [
    'Het id van je organisatie: in het adres van Xero staat het achter /app/.',
    'The id of your organisation: in the address of Xero it stands behind /app/.',
  ],
  '5d2a5b1c-8f3e-4d7a-9c61-2b7f0e4a9d10',
);
export const xeroCosts = inApp(
  'Xero',
  ['kostenrekening', 'cost account'],
  [
    'De code van de grootboekrekening voor kosten in je rekeningschema.',
    'The code of the ledger account for costs in your chart of accounts.',
  ],
  '4400',
);
export const moneybirdAdministration = inApp(
  'Moneybird',
  ['administratie', 'administration'],
  [
    'Het lange nummer in het adres van Moneybird, achter moneybird.com/.',
    'The long number in the address of Moneybird, behind moneybird.com/.',
  ],
  '123456789012345678',
  '^\\d+$',
);

const TEAMS_LINK = inApp(
  'Microsoft Teams',
  ['kanaal', 'channel'],
  [
    'De link naar het kanaal: kies bij de drie puntjes Link naar kanaal kopiëren.',
    'The link to the channel: at the three dots choose Copy link to channel.',
  ],
  'https://teams.microsoft.com/l/channel/19%3A0a1b2c3d4e5f%40thread.tacv2/Algemeen?groupId=8f1d2c3b-4a5e-4f60-8a7b-9c0d1e2f3a4b&tenantId=3c4d5e6f-7a8b-4c9d-8e0f-1a2b3c4d5e6f',
  '^https://teams\\.microsoft\\.com/l/channel/[^/]+/.*groupId=[0-9a-f-]+&',
);
/** The id of the channel in the link to it. */
const TEAMS_CHANNEL = `={{ decodeURIComponent('${TEAMS_LINK}'.split('/channel/')[1].split('/')[0]) }}`;
/** The channel of Microsoft Teams that a step writes to. */
export const teamsChannel = {
  teamId: { __rl: true, mode: 'url', value: TEAMS_LINK },
  channelId: { __rl: true, mode: 'id', value: TEAMS_CHANNEL },
};

const AIRTABLE_HELP: Words = [
  'Het adres van de tabel uit de adresbalk: het begint met airtable.com/app…/tbl….',
  'The address of the table from the address bar: it begins with airtable.com/app…/tbl….',
];
const AIRTABLE_EXAMPLE = 'https://airtable.com/appA1b2C3d4E5f6G7/tblH8i9J0k1L2m3N4/viwO5p6Q7r8S9t0U1';
const AIRTABLE_CHECK = '^https://airtable\\.com/app\\w+/tbl\\w+';
export const airtableAddress = inApp(
  'Airtable',
  ['tabel', 'table'],
  AIRTABLE_HELP,
  AIRTABLE_EXAMPLE,
  AIRTABLE_CHECK,
);
export const airtableFor = (tab: string): string =>
  tableFor('Airtable', tab, AIRTABLE_HELP, AIRTABLE_EXAMPLE, AIRTABLE_CHECK);
const NOTION_HELP: Words = [
  'Het data source id van de database: in haar menu onder Manage data sources.',
  'The data source id of the database: in its menu under Manage data sources.',
];
const NOTION_EXAMPLE = '8f1d2c3b-4a5e-4f60-8a7b-9c0d1e2f3a4b';
const NOTION_CHECK = '^[0-9a-f-]{32,36}$';
export const notionDatabase = inApp(
  'Notion',
  ['database', 'database'],
  NOTION_HELP,
  NOTION_EXAMPLE,
  NOTION_CHECK,
);
export const notionDatabaseFor = (tab: string): string =>
  tableFor('Notion', tab, NOTION_HELP, NOTION_EXAMPLE, NOTION_CHECK, ['database', 'database']);

export const xAccount = inApp(
  'X',
  ['account', 'account'],
  ['Je accountnaam zonder @.', 'Your account name without @.'],
  ['jouwaccount', 'youraccount'],
  '^\\w{1,15}$',
);
/** Where the users of a directory stand. */
export const ldapUsers = inApp(
  'LDAP',
  ['plek van je gebruikers', 'place of your users'],
  ['De DN waaronder je gebruikers staan.', 'The DN that your users stand under.'],
  ['ou=medewerkers,dc=example,dc=com', 'ou=employees,dc=example,dc=com'],
  '=.+',
);
