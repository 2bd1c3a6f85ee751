import { chats } from '../../apps/chats.js';
import { hubSpot } from '../../apps/crms.js';
import { hubSpotContacts, hubSpotList, hubSpotStep } from '../../apps/hubspot-marketing.js';
import { fileMailers, mailers } from '../../apps/mailers.js';
import { fullTables, readableTables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { limitOf, webAddress } from '../../apps/values.js';
import {
  append,
  both,
  code,
  codeEach,
  combine,
  cron,
  evenWhenEmpty,
  form,
  gather,
  goOnAfterError,
  keep,
  onlyNew,
  openForm,
  promise,
  readFile,
  recipe,
  say,
  set,
  spares,
  when,
  withErrorBranch,
  writeFile,
} from '../../kit/index.js';
import { MAIL_OF } from '../ecommerce/parts.js';

const hub = { app: hubSpot };
const DOWNLOAD = webAddress(
  ['adres van het whitepaper', 'address of the white paper'],
  [
    'Waar het bestand staat; alleen wie het formulier invult krijgt deze link.',
    'Where the file is; only who fills in the form gets this link.',
  ],
  ['https://www.example.com/whitepaper.pdf', 'https://www.example.com/white-paper.pdf'],
);
const HOT = limitOf(
  'downloads-for-sales',
  ['Downloads voor een beltaak', 'Downloads for a call'],
  [
    'Vraagt iemand zo vaak iets op in dertig dagen, dan belt verkoop.',
    'Where somebody asks for so many in thirty days, sales calls.',
  ],
  3,
);

export const mqlRoundRobin = recipe({
  id: 'hubspot-leads-shared-by-load',
  category: 'marketing',
  tags: ['hubspot', 'leads', 'verdelen', 'verkoop'],
  saves: spares(
    10,
    'Iemand verdeelt nieuwe marketingleads over verkopers en houdt bij wie er hoeveel heeft.',
    'Somebody shares new marketing leads among sellers and keeps count of who has how many.',
  ),
  variants: combine({ table: readableTables, mailer: mailers, chat: chats }, { take: 3 }),
  build: ({ table, mailer, chat }) => ({
    name: both(
      `HubSpot-leads zonder eigenaar eerlijk verdelen met het rooster in ${table.app.label}, bericht via ${mailer.app.label} en ${chat.app.label}`,
      `Share HubSpot leads without an owner fairly with the roster in ${table.app.label}, messages through ${mailer.app.label} and ${chat.app.label}`,
    ),
    description: both(
      `Zoekt elk kwartier marketingleads in HubSpot zonder eigenaar. Wie volgens ${table.app.label} vandaag werkt en de minste open leads heeft krijgt de volgende, met een mail via ${mailer.app.label}; is er niemand, dan meldt ${chat.app.label} het.`,
      `Every quarter it finds marketing leads in HubSpot without an owner. Who works today according to ${table.app.label} and has the fewest open leads gets the next, with a mail through ${mailer.app.label}; where nobody does ${chat.app.label} tells.`,
    ),
    benefit: both('Elke lead heeft binnen een kwartier een naam.', 'Each lead has a name within a quarter.'),
    uses: [
      [hub, both('geeft de leads en krijgt de eigenaar', 'gives the leads and takes the owner')],
      [table, both('zegt wie er werkt', 'says who works')],
      [mailer, both('vertelt de verkoper van de lead', 'tells the seller about the lead')],
      [chat, both('hoort als er niemand is', 'hears when nobody is there')],
    ],
    setup: [
      both(
        `Maak in ${table.app.label} de tabel Verkopers met Naam, E-mail, Eigenaar-id en Dagen (zoals ma di do).`,
        `In ${table.app.label}, make the table Sellers with Name, Email, Owner id and Days (such as mo tu th).`,
      ),
      both(
        'Het eigenaar-id staat in HubSpot onder Instellingen, Gebruikers, in het adres van de gebruiker.',
        'The owner id is in HubSpot under Settings, Users, in the address of the user.',
      ),
    ],
    notes: [
      {
        over: ['Lees ieders open leads', 'Verdeel op werklast'],
        text: say(
          '## Minste eerst\nPer verkoper telt hoeveel marketingleads er nog openstaan. Bij gelijke stand gaat het alfabet voor; na elke toewijzing telt die lead meteen mee.',
          '## Fewest first\nFor each seller the marketing leads that are still open count. With equal numbers the alphabet decides; after each assignment that lead counts at once.',
        ),
      },
    ],
    names: {
      'Elk kwartier op werkdagen': 'Every quarter on working days',
      'Zoek leads zonder eigenaar': 'Find leads without an owner',
      'Nieuwe leads bij elkaar': 'New leads together',
      'Lees ieders open leads': "Read everybody's open leads",
      'Open leads bij elkaar': 'Open leads together',
      'Lees het rooster': 'Read the roster',
      'Verdeel op werklast': 'Share by load',
      'Is er iemand?': 'Is anybody there?',
      'Zet de eigenaar': 'Set the owner',
      'Mail de verkoper': 'Mail the seller',
      'Meld dat de mail niet wegging': 'Report that the mail was not sent',
      'Nog niet gemeld vandaag': 'Not told today yet',
      'Meld dat niemand werkt': 'Tell that nobody works',
    },
    nodes: [
      cron('Elk kwartier op werkdagen', '*/15 8-18 * * 1-5'),
      hubSpotContacts(
        'Zoek leads zonder eigenaar',
        [
          ['lifecyclestage|enumeration', 'EQ', 'marketingqualifiedlead'],
          ['hubspot_owner_id|enumeration', 'NOT_HAS_PROPERTY'],
          ['email|string', 'HAS_PROPERTY'],
        ],
        ['email', 'firstname', 'lastname', 'company', 'phone', 'hs_analytics_source'],
      ),
      gather('Nieuwe leads bij elkaar', 'nieuw'),
      evenWhenEmpty(
        hubSpotContacts(
          'Lees ieders open leads',
          [
            ['lifecyclestage|enumeration', 'EQ', 'marketingqualifiedlead'],
            ['hubspot_owner_id|enumeration', 'HAS_PROPERTY'],
          ],
          ['hubspot_owner_id'],
        ),
      ),
      gather('Open leads bij elkaar', 'open'),
      table.rows('Lees het rooster', say('Verkopers', 'Sellers')),
      code(
        'Verdeel op werklast',
        `
const vandaag = ${say("['zo', 'ma', 'di', 'wo', 'do', 'vr', 'za']", "['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa']")}[$now.weekday % 7];
const nieuw = ($('Nieuwe leads bij elkaar').first().json.nieuw ?? []).filter((een) => een.id);
const open = ($('Open leads bij elkaar').first().json.open ?? []).filter((een) => een.id);
const team = $input.all().map(({ json: rij }) => { const $json = rij; return { naam: String(${table.cell(say('Naam', 'Name'))} ?? '').trim(), mail: String(${table.cell(say('E-mail', 'Email'))} ?? '').trim(), id: String(${table.cell(say('Eigenaar-id', 'Owner id'))} ?? '').trim(), dagen: String(${table.cell(say('Dagen', 'Days'))} ?? '').toLowerCase() }; })
  .filter((een) => een.id && een.mail && een.dagen.includes(vandaag)).map((een) => ({ ...een, last: open.filter((lead) => String(lead.properties?.hubspot_owner_id) === een.id).length }));
return nieuw.map((lead) => {
  const p = lead.properties ?? {};
  const wie = [...team].sort((a, b) => a.last - b.last || a.naam.localeCompare(b.naam))[0];
  if (wie) wie.last += 1;
  return { json: { lead: p.email, naam: [p.firstname, p.lastname].filter(Boolean).join(' ') || p.email, bedrijf: p.company ?? '', tel: p.phone ?? '', bron: p.hs_analytics_source ?? '', link: 'https://app.hubspot.com/contacts/contact/' + lead.id, verkoper: wie?.naam ?? '', mail: wie?.mail ?? '', eigenaar: wie?.id ?? '' } };
});`,
      ),
      when('Is er iemand?', [['={{ $json.eigenaar }}', 'filled']]),
      hubSpotStep('Zet de eigenaar', 'contact', 'upsert', {
        email: '={{ $json.lead }}',
        additionalFields: { contactOwner: '={{ $json.eigenaar }}' },
        options: {},
      }),
      withErrorBranch(
        mailer.send(
          'Mail de verkoper',
          "={{ $('Verdeel op werklast').item.json.mail }}",
          say(
            "=Nieuwe lead: {{ $('Verdeel op werklast').item.json.naam }}",
            "=New lead: {{ $('Verdeel op werklast').item.json.naam }}",
          ),
          say(
            "=<p>{{ $('Verdeel op werklast').item.json.naam }} {{ $('Verdeel op werklast').item.json.bedrijf }}, {{ $('Verdeel op werklast').item.json.tel || $('Verdeel op werklast').item.json.lead }}, via {{ $('Verdeel op werklast').item.json.bron || 'onbekend' }}.</p><p>Zoek de lead op in HubSpot op mailadres {{ $('Verdeel op werklast').item.json.lead }}.</p>",
            "=<p>{{ $('Verdeel op werklast').item.json.naam }} {{ $('Verdeel op werklast').item.json.bedrijf }}, {{ $('Verdeel op werklast').item.json.tel || $('Verdeel op werklast').item.json.lead }}, through {{ $('Verdeel op werklast').item.json.bron || 'unknown' }}.</p><p>Find the lead in HubSpot by mail address {{ $('Verdeel op werklast').item.json.lead }}.</p>",
          ),
        ),
      ),
      chat.post(
        'Meld dat de mail niet wegging',
        say(
          "=Lead {{ $('Verdeel op werklast').item.json.naam }} ({{ $('Verdeel op werklast').item.json.lead }}) is voor {{ $('Verdeel op werklast').item.json.verkoper }}, maar de mail daarover ging niet weg. Vertel het even.",
          "=Lead {{ $('Verdeel op werklast').item.json.naam }} ({{ $('Verdeel op werklast').item.json.lead }}) is for {{ $('Verdeel op werklast').item.json.verkoper }}, but the mail about it was not sent. Please tell them.",
        ),
      ),
      onlyNew('Nog niet gemeld vandaag', "={{ $json.lead + ' ' + $now.toISODate() }}"),
      chat.post(
        'Meld dat niemand werkt',
        say(
          '=Lead {{ $json.naam }} ({{ $json.lead }}) heeft geen eigenaar: volgens het rooster werkt er vandaag niemand.',
          '=Lead {{ $json.naam }} ({{ $json.lead }}) has no owner: by the roster nobody works today.',
        ),
      ),
    ],
    flow: [
      'Elk kwartier op werkdagen > Zoek leads zonder eigenaar > Nieuwe leads bij elkaar > Lees ieders open leads > Open leads bij elkaar > Lees het rooster > Verdeel op werklast > Is er iemand? > Zet de eigenaar > Mail de verkoper',
      'Mail de verkoper #1 > Meld dat de mail niet wegging',
      'Is er iemand? #1 > Nog niet gemeld vandaag > Meld dat niemand werkt',
    ],
  }),
});

export const tradeFairLeads = recipe({
  id: 'trade-fair-leads-to-hubspot',
  category: 'marketing',
  tags: ['hubspot', 'beurs', 'leads', 'csv', 'import'],
  saves: spares(
    90,
    'Iemand schoont de scans van de beurs op, importeert ze en stuurt wat fout ging terug.',
    'Somebody cleans up the scans of the fair, imports them and returns what went wrong.',
  ),
  variants: combine({ mailer: fileMailers }, { take: 3 }),
  build: ({ mailer }) => ({
    name: both(
      `Beurscontacten uit een csv schoon in HubSpot zetten met notities, foutenlijst via ${mailer.app.label}`,
      `Put trade fair contacts from a CSV into HubSpot cleanly with notes, list of errors through ${mailer.app.label}`,
    ),
    description: both(
      `Upload de csv van de badgescanner met de naam van de beurs. Dubbele en onleesbare regels vallen af, de rest komt met notitie in HubSpot en op je lijst; wie uploadde krijgt met ${mailer.app.label} een csv van wat niet kon en waarom.`,
      `Upload the CSV of the badge scanner with the name of the fair. Double and unreadable rows drop out, the rest goes into HubSpot with its note and on your list; who uploaded gets a CSV of what failed and why through ${mailer.app.label}.`,
    ),
    benefit: both(
      'Beursleads staan dezelfde avond klaar om te bellen.',
      'Leads of the fair are ready to call the same evening.',
    ),
    uses: [
      [hub, both('krijgt de contacten', 'takes the contacts')],
      [mailer, both('stuurt de foutenlijst', 'sends the list of errors')],
    ],
    setup: [
      both(
        'De kolommen mogen Nederlands of Engels heten: e-mail, voornaam, achternaam, bedrijf, telefoon, opmerking.',
        'Columns may be called in Dutch or English: email, first name, last name, company, phone, remark.',
      ),
      both(
        'Een scan is geen toestemming voor een nieuwsbrief; bel of mail persoonlijk over het gesprek.',
        'A scan is no consent for a newsletter; call or mail personally about the conversation.',
      ),
    ],
    notes: [
      {
        over: ['Maak de regels schoon', 'Zet in HubSpot'],
        text: say(
          '## Wat er met een regel gebeurt\nSpaties en hoofdletters uit adressen, telefoonnummers met landcode, dubbele adressen één keer met beide opmerkingen. Zonder bruikbaar mailadres komt een regel in de foutenlijst.',
          '## What happens to a row\nSpaces and capitals out of addresses, phone numbers with a country code, double addresses once with both remarks. Without a usable mail address a row goes on the list of errors.',
        ),
      },
    ],
    names: {
      'Beursbestand uploaden': 'Upload the fair file',
      'Lees de csv': 'Read the CSV',
      'Maak de regels schoon': 'Clean the rows',
      'Bruikbare regel?': 'Usable row?',
      'Zet in HubSpot': 'Put into HubSpot',
      'Zet op de lijst': 'Put on the list',
      'Meld dat het bestand niet leest': 'Tell that the file cannot be read',
      'Is er iets mis?': 'Is anything wrong?',
      'Maak de foutenlijst': 'Make the list of errors',
      'Mail de foutenlijst': 'Mail the list of errors',
      'Reden erbij': 'Add the reason',
      'Alle fouten': 'All errors',
    },
    nodes: [
      form(
        'Beursbestand uploaden',
        say('Beurscontacten inlezen', 'Read in fair contacts'),
        say(
          'Een csv van de badgescanner, met een kopregel.',
          'A CSV of the badge scanner, with a header row.',
        ),
        [
          ['bestand', say('Csv-bestand', 'CSV file'), 'file'],
          ['beurs', say('Naam van de beurs', 'Name of the fair')],
          ['mail', say('Jouw e-mailadres', 'Your email address'), 'email'],
        ],
      ),
      withErrorBranch(readFile('Lees de csv', 'csv', 'bestand', { headerRow: true, relaxQuotes: true })),
      code(
        'Maak de regels schoon',
        `
${MAIL_OF}
const { beurs, mail: wie } = $('Beursbestand uploaden').first().json;
const bij = (rij, patroon) => String(Object.entries(rij).find(([kop]) => patroon.test(kop.trim()))?.[1] ?? '').trim();
const net = (naam) => (naam === naam.toUpperCase() || naam === naam.toLowerCase()) ? naam.toLowerCase().replace(/(^|[\\s-])\\p{L}/gu, (letter) => letter.toUpperCase()) : naam;
const telefoon = (tekst) => { const t = tekst.replace(/[^\\d+]/g, ''); return t.startsWith('+') ? t : t.startsWith('00') ? '+' + t.slice(2) : t.startsWith('0') && t.length === 10 ? '+31' + t.slice(1) : t; };
const per = new Map();
const uit = [];
$input.all().forEach(({ json: rij }, i) => {
  const mail = mailOf(bij(rij, /e-?mail/i));
  const een = { regel: i + 2, mail, voornaam: net(bij(rij, /voornaam|first/i)), achternaam: net(bij(rij, /achternaam|last|surname/i)), bedrijf: bij(rij, /bedrijf|company|organi/i), tel: telefoon(bij(rij, /tel|phone|mobiel|mobile/i)), opmerking: bij(rij, /opmerking|remark|note|notitie/i), beurs, wie, fout: '' };
  if (!mail) uit.push({ ...een, mail: bij(rij, /e-?mail/i), fout: ${say("'geen bruikbaar mailadres'", "'no usable mail address'")} });
  else if (per.has(mail)) { const eerder = per.get(mail); eerder.opmerking = [eerder.opmerking, een.opmerking].filter(Boolean).join(' | '); }
  else per.set(mail, een);
});
return [...per.values(), ...uit].map((een) => ({ json: een }));`,
      ),
      when('Bruikbare regel?', [['={{ $json.fout }}', 'empty']]),
      withErrorBranch(
        hubSpotStep('Zet in HubSpot', 'contact', 'upsert', {
          email: '={{ $json.mail }}',
          additionalFields: {
            firstName: '={{ $json.voornaam }}',
            lastName: '={{ $json.achternaam }}',
            companyName: '={{ $json.bedrijf }}',
            phoneNumber: '={{ $json.tel }}',
            message: say(
              "={{ 'Gesproken op ' + $json.beurs + ($json.opmerking ? ': ' + $json.opmerking : '') }}",
              "={{ 'Spoken to at ' + $json.beurs + ($json.opmerking ? ': ' + $json.opmerking : '') }}",
            ),
          },
          options: {},
        }),
      ),
      goOnAfterError(
        hubSpotStep('Zet op de lijst', 'contactList', 'add', {
          by: 'email',
          email: "={{ $('Bruikbare regel?').item.json.mail }}",
          listId: hubSpotList,
        }),
      ),
      append('Alle fouten'),
      set('Reden erbij', {
        regel: ['number', "={{ Number($('Maak de regels schoon').item.json.regel) || 0 }}"],
        mail: "={{ $('Maak de regels schoon').item.json.mail }}",
        naam: "={{ $('Maak de regels schoon').item.json.voornaam + ' ' + $('Maak de regels schoon').item.json.achternaam }}",
        reden: "={{ $('Maak de regels schoon').item.json.fout || $json.error?.message || 'HubSpot' }}",
      }),
      keep('Is er iets mis?', [['={{ $json.reden }}', 'filled']]),
      writeFile('Maak de foutenlijst', 'csv', say('beurs-niet-verwerkt.csv', 'fair-not-processed.csv')),
      mailer.sendWithFile(
        'Mail de foutenlijst',
        "={{ $('Beursbestand uploaden').first().json.mail }}",
        say(
          "=Beurs {{ $('Beursbestand uploaden').first().json.beurs }}: regels om na te kijken",
          "=Fair {{ $('Beursbestand uploaden').first().json.beurs }}: rows to check",
        ),
        say(
          '<p>In de bijlage staan de regels die niet in HubSpot staan, met de reden. Verbeter ze en upload alleen die regels opnieuw.</p>',
          '<p>The attachment holds the rows that are not in HubSpot, with the reason. Correct them and upload only those again.</p>',
        ),
      ),
      mailer.send(
        'Meld dat het bestand niet leest',
        "={{ $('Beursbestand uploaden').first().json.mail }}",
        say('Het beursbestand is niet te lezen', 'The fair file cannot be read'),
        say(
          '<p>Het bestand is geen csv met een kopregel. Sla het in Excel op als csv (UTF-8) en upload het opnieuw.</p>',
          '<p>The file is no CSV with a header row. Save it in Excel as CSV (UTF-8) and upload it again.</p>',
        ),
      ),
    ],
    flow: [
      'Beursbestand uploaden > Lees de csv > Maak de regels schoon > Bruikbare regel? > Zet in HubSpot > Zet op de lijst',
      'Lees de csv #1 > Meld dat het bestand niet leest',
      'Bruikbare regel? #1 > Alle fouten > Reden erbij > Is er iets mis? > Maak de foutenlijst > Mail de foutenlijst',
      'Zet in HubSpot #1 > Alle fouten @1',
    ],
  }),
});

export const whitePaperInterest = recipe({
  id: 'white-paper-download-and-interest',
  category: 'marketing',
  tags: ['hubspot', 'whitepaper', 'download', 'leads'],
  saves: spares(
    6,
    'Iemand stuurt het bestand, maakt een contact en let op wie vaker iets opvraagt.',
    'Somebody sends the file, makes a contact and watches who asks more than once.',
  ),
  variants: combine({ mailer: mailers, table: fullTables, tasks: taskApps }, { take: 3 }),
  build: ({ mailer, table, tasks }) => ({
    name: both(
      `Whitepaper aanvragen: link via ${mailer.app.label}, contact in HubSpot, bij herhaling een beltaak in ${tasks.app.label}, log in ${table.app.label}`,
      `Ask for a white paper: link through ${mailer.app.label}, contact in HubSpot, a call in ${tasks.app.label} on repetition, log in ${table.app.label}`,
    ),
    description: both(
      `Wie het formulier invult krijgt de link per mail, zodat een verzonnen adres niets oplevert. Het contact komt in HubSpot en in ${table.app.label}; vraagt iemand binnen dertig dagen vaker iets op, dan belt verkoop via ${tasks.app.label}.`,
      `Who fills in the form gets the link by mail, so that an invented address yields nothing. The contact goes into HubSpot and ${table.app.label}; where somebody asks more often in thirty days, sales calls through ${tasks.app.label}.`,
    ),
    benefit: both('Verkoop belt wie echt leest.', 'Sales calls who really reads.'),
    uses: [
      [mailer, both('stuurt de link', 'sends the link')],
      [hub, both('krijgt het contact', 'takes the contact')],
      [table, both('telt de aanvragen', 'counts the requests')],
      [tasks, both('krijgt de beltaak', 'gets the call')],
    ],
    setup: [
      both(
        `Maak in ${table.app.label} de tabel Downloads met E-mail, Onderwerp en Tijdstip.`,
        `In ${table.app.label}, make the table Downloads with Email, Subject and Time.`,
      ),
    ],
    promises: [promise('delivery', 'Stuur de link')],
    names: {
      'Whitepaper aanvragen': 'Ask for the white paper',
      'Bruikbaar zakelijk adres': 'Usable address',
      'Stuur de link': 'Send the link',
      'Zet het contact in HubSpot': 'Put the contact into HubSpot',
      'Log de aanvraag': 'Log the request',
      'Lees eerdere aanvragen': 'Read earlier requests',
      'Hoe vaak deze maand?': 'How often this month?',
      'Genoeg interesse?': 'Enough interest?',
      'Deze maand nog geen taak': 'No task this month yet',
      'Bel wie vaak leest': 'Call who reads much',
    },
    nodes: [
      openForm(
        'Whitepaper aanvragen',
        say('Whitepaper ontvangen', 'Get the white paper'),
        say(
          'We mailen je de link. Je krijgt hierdoor geen nieuwsbrief.',
          'We mail you the link. This does not sign you up for a newsletter.',
        ),
        [
          ['naam', say('Naam', 'Name')],
          ['email', say('Zakelijk e-mailadres', 'Business email address'), 'email'],
          ['bedrijf?', say('Bedrijf', 'Company')],
          ['tel?', say('Telefoon', 'Phone')],
        ],
      ),
      codeEach(
        'Bruikbaar zakelijk adres',
        `${MAIL_OF}\nreturn { json: { naam: String($json.naam ?? '').replace(/https?:\\S*|www\\.\\S*|[<>]/gi, '').trim().slice(0, 60), mail: mailOf($json.email), bedrijf: $json.bedrijf ?? '', tel: $json.tel ?? '' } };`,
      ),
      mailer.send(
        'Stuur de link',
        '={{ $json.mail }}',
        say('Je whitepaper', 'Your white paper'),
        say(
          `=<p>Beste {{ $json.naam }},</p><p>Hier is het: <a href="${DOWNLOAD}">download het whitepaper</a>.</p>`,
          `=<p>Dear {{ $json.naam }},</p><p>Here it is: <a href="${DOWNLOAD}">download the white paper</a>.</p>`,
        ),
      ),
      goOnAfterError(
        hubSpotStep('Zet het contact in HubSpot', 'contact', 'upsert', {
          email: "={{ $('Bruikbaar zakelijk adres').item.json.mail }}",
          additionalFields: {
            firstName: "={{ $('Bruikbaar zakelijk adres').item.json.naam.split(' ')[0] }}",
            lastName: "={{ $('Bruikbaar zakelijk adres').item.json.naam.split(' ').slice(1).join(' ') }}",
            companyName: "={{ $('Bruikbaar zakelijk adres').item.json.bedrijf }}",
            phoneNumber: "={{ $('Bruikbaar zakelijk adres').item.json.tel }}",
          },
          options: {},
        }),
      ),
      table.append('Log de aanvraag', 'Downloads', {
        [say('E-mail', 'Email')]: "={{ $('Bruikbaar zakelijk adres').item.json.mail }}",
        [say('Onderwerp', 'Subject')]: DOWNLOAD,
        [say('Tijdstip', 'Time')]: '={{ $now.toISO() }}',
      }),
      table.find(
        'Lees eerdere aanvragen',
        'Downloads',
        say('E-mail', 'Email'),
        "={{ $('Bruikbaar zakelijk adres').item.json.mail }}",
      ),
      code(
        'Hoe vaak deze maand?',
        `
const wie = $('Bruikbaar zakelijk adres').first().json;
const recent = $input.all().map(({ json: rij }) => { const $json = rij; return DateTime.fromISO(String(${table.cell(say('Tijdstip', 'Time'))} ?? '')); }).filter((op) => op.isValid && op > $now.minus({ days: 30 }));
return [{ json: { ...wie, keer: recent.length, genoeg: recent.length >= Number(${HOT}) } }];`,
      ),
      keep('Genoeg interesse?', [['={{ $json.genoeg }}', 'yes']]),
      onlyNew('Deze maand nog geen taak', "={{ $json.mail + ' ' + $now.toFormat('yyyy-MM') }}"),
      tasks.create('Bel wie vaak leest', {
        title: say(
          '=Bel {{ $json.naam }} ({{ $json.bedrijf || $json.mail }})',
          '=Call {{ $json.naam }} ({{ $json.bedrijf || $json.mail }})',
        ),
        description: say(
          '=Vroeg {{ $json.keer }} keer iets op in dertig dagen. Telefoon: {{ $json.tel || "onbekend" }}, mail: {{ $json.mail }}. Vraag waar zij mee bezig zijn.',
          '=Asked {{ $json.keer }} times in thirty days. Phone: {{ $json.tel || "unknown" }}, mail: {{ $json.mail }}. Ask what they are working on.',
        ),
        due: '={{ $now.plus({ days: 1 }).toISO() }}',
      }),
    ],
    flow: [
      'Whitepaper aanvragen > Bruikbaar zakelijk adres > Stuur de link > Zet het contact in HubSpot > Log de aanvraag > Lees eerdere aanvragen > Hoe vaak deze maand? > Genoeg interesse? > Deze maand nog geen taak > Bel wie vaak leest',
    ],
  }),
});
