import { chats } from '../../apps/chats.js';
import { ownLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { syncTables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { about, webAddress } from '../../apps/values.js';
import {
  AS_DAY,
  both,
  code,
  codeEach,
  combine,
  evenWhenEmpty,
  everyDay,
  everyWeek,
  formEnd,
  goOnAfterError,
  onlyNew,
  openFormWithEnding,
  recipe,
  say,
  spares,
  value,
  when,
  withErrorBranch,
} from '../../kit/index.js';
import { MAIL_OF } from '../ecommerce/parts.js';

const RSVP = webAddress(
  ['adres van het antwoordformulier', 'address of the answer form'],
  [
    'Het Production-adres van het formulier waarmee genodigden antwoorden.',
    'The production address of the form with which guests answer.',
  ],
  ['https://n8n.example.com/form/uitnodiging', 'https://n8n.example.com/form/invitation'],
);
const EVENT = about(
  'event',
  ['Wat en wanneer', 'What and when'],
  ['Naam, dag, tijd en plaats in een zin.', 'Name, day, time and place in a sentence.'],
  [
    'de relatieborrel op donderdag 14 januari om 17 uur in Utrecht',
    'the customer drinks on Thursday 14 January at 17:00 in Utrecht',
  ],
);

const LAST_DAY = value({
  key: 'day-of-the-event',
  kind: 'text',
  label: { nl: 'Dag van het evenement', en: 'Day of the event' },
  help: {
    nl: 'Als jaar-maand-dag; vanaf die dag gaat er geen mail meer.',
    en: 'As year-month-day; from that day on no mail leaves.',
  },
  example: '2027-01-14',
  check: '^\\d{4}-\\d{2}-\\d{2}$',
});

const INVITE_AGAIN = ownLimit(
  ['Dagen tot de herinnering', 'Days until the reminder'],
  [
    'Na hoeveel dagen zonder antwoord er een herinnering gaat.',
    'After how many days without an answer a reminder leaves.',
  ],
  7,
);

export const rsvpRound = recipe({
  id: 'invitation-with-yes-and-no-links',
  category: 'marketing',
  tags: ['uitnodiging', 'evenement', 'aanmelden', 'relaties'],
  saves: spares(
    60,
    'Iemand mailt genodigden, houdt antwoorden bij en belt wie niets liet horen.',
    'Somebody mails guests, keeps the answers and calls who did not react.',
  ),
  variants: combine({ table: syncTables, mailer: mailers, chat: chats }, { take: 3 }),
  build: ({ table, mailer, chat }) => ({
    name: both(
      `Genodigden uit ${table.app.label} uitnodigen met ja- en nee-link via ${mailer.app.label}, teller in ${chat.app.label}`,
      `Invite guests from ${table.app.label} with a yes and a no link through ${mailer.app.label}, counter in ${chat.app.label}`,
    ),
    description: both(
      `Mailt elke ochtend nieuwe genodigden uit ${table.app.label} een persoonlijke ja- en nee-link via ${mailer.app.label} en na een week (of later) één herinnering. Het antwoord komt in de tabel; ${chat.app.label} ziet hoeveel er komen.`,
      `Every morning it mails new guests in ${table.app.label} a personal yes and no link through ${mailer.app.label} and one reminder after a week (or later). The answer goes into the table; ${chat.app.label} sees how many come.`,
    ),
    benefit: both('De cateraar krijgt een getal dat klopt.', 'The caterer gets a number that is right.'),
    uses: [
      [table, both('bevat de genodigden en antwoorden', 'holds guests and answers')],
      [mailer, both('nodigt uit en herinnert', 'invites and reminds')],
      [chat, both('ziet de antwoorden', 'sees the answers')],
    ],
    setup: [
      both(
        `Maak in ${table.app.label} de tabel Genodigden met Code, Naam, E-mail, Stand, Antwoord en Verstuurd. Geef iedereen een eigen onraadbare Code van minstens acht tekens.`,
        `In ${table.app.label}, make the table Guests with Code, Name, Email, State, Answer and Sent. Give everybody a Code of eight or more characters that cannot be guessed.`,
      ),
    ],
    notes: [
      {
        over: ['Antwoord op de uitnodiging', 'Zet het antwoord erbij'],
        text: say(
          '## Waarom een formulier\nMailprogramma’s openen links soms zelf om ze te keuren. Daarom vult de link het antwoord alleen vast in en telt het pas na verzenden. Wie van gedachten verandert kiest de andere link; het laatste antwoord telt.',
          '## Why a form\nMail programs sometimes open links themselves to judge them. So the link only fills in the answer and it counts after submitting. Who changes their mind takes the other link; the last answer counts.',
        ),
      },
    ],
    names: {
      'Elke ochtend om elf': 'Every morning at eleven',
      'Lees de genodigden': 'Read the guests',
      'Wie krijgt welke mail?': 'Who gets which mail?',
      'Wie mist iets?': 'Who lacks something?',
      'Nog niet gemeld': 'Not reported yet',
      'Meld wie iets mist': 'Report who lacks something',
      'Mail de genodigde': 'Mail the guest',
      'Zet op mislukt': 'Mark as failed',
      'Wie kreeg geen mail?': 'Who got no mail?',
      'Meld mislukte uitnodigingen': 'Report failed invitations',
      'Werk de stand bij': 'Update the state',
      'Antwoord op de uitnodiging': 'Answer to the invitation',
      'Lees de klik': 'Read the answer',
      'Zoek de genodigde': 'Find the guest',
      'Tel de antwoorden': 'Count the answers',
      'Bekende code?': 'Known code?',
      'Zet het antwoord erbij': 'Add the answer',
      'Bedank voor het antwoord': 'Thank for the answer',
      'Toon de teller': 'Show the counter',
      'Onbekende link': 'Unknown link',
      'Meld wie geen mail kreeg': 'Report who got no mail',
    },
    nodes: [
      everyDay('Elke ochtend om elf', 11),
      table.rows('Lees de genodigden', say('Genodigden', 'Guests')),
      code(
        'Wie krijgt welke mail?',
        `
${MAIL_OF}
return $input.all().map(({ json: rij }) => { const $json = rij; return { code: String(${table.cell('Code')} ?? '').trim(), naam: String(${table.cell(say('Naam', 'Name'))} ?? '').trim(), mail: mailOf(${table.cell(say('E-mail', 'Email'))}), stand: String(${table.cell(say('Stand', 'State'))} ?? '').trim(), antwoord: String(${table.cell(say('Antwoord', 'Answer'))} ?? '').trim(), op: DateTime.fromISO(String(${table.cell(say('Verstuurd', 'Sent'))} ?? '')) }; })
  .filter((een) => een.code.length >= 8 && een.mail && !een.antwoord && $now.toISODate() < '${LAST_DAY}')
  .map((een) => ({ ...een, doen: een.stand === '' ? 'first' : een.stand === ${say("'uitgenodigd'", "'invited'")} && een.op.isValid && een.op < $now.minus({ days: ${INVITE_AGAIN} }) ? 'again' : '' }))
  .filter((een) => een.doen).map((een) => ({ json: { code: een.code, naam: een.naam, mail: een.mail, doen: een.doen } }));`,
      ),
      code(
        'Wie mist iets?',
        `
${MAIL_OF}
const rijen = $input.all().map(({ json: $json }) => ({ code: String(${table.cell('Code')} ?? '').trim(), naam: String(${table.cell(say('Naam', 'Name'))} ?? '').trim(), mail: mailOf(${table.cell(say('E-mail', 'Email'))}) }));
const mist = rijen.filter((een) => (een.code || een.naam) && (een.code.length < 8 || !een.mail)).map((een) => een.naam || een.code);
return mist.length > 0 ? [{ json: { mist: mist.slice(0, 30).join(', '), aantal: mist.length } }] : [];`,
      ),
      onlyNew('Nog niet gemeld', '={{ $json.mist }}'),
      chat.post(
        'Meld wie iets mist',
        say(
          '=Zonder leesbaar mailadres of met een te korte code, dus niet uitgenodigd: {{ $json.mist }}.',
          '=Without a readable address or with a code that is too short, so not invited: {{ $json.mist }}.',
        ),
      ),
      table.upsert('Zet op mislukt', say('Genodigden', 'Guests'), 'Code', {
        Code: "={{ $('Wie krijgt welke mail?').item.json.code }}",
        [say('Stand', 'State')]: say('mail mislukt', 'mail failed'),
      }),
      code(
        'Wie kreeg geen mail?',
        "return [{ json: { namen: $input.all().map(({ json }) => json.naam || json.mail || '?').join(', ') } }];",
      ),
      chat.post(
        'Meld mislukte uitnodigingen',
        say(
          '=De uitnodiging kwam niet weg bij {{ $json.namen }}. Maak Stand in de tabel leeg om het opnieuw te proberen.',
          '=The invitation was not sent to {{ $json.namen }}. Empty State in the table to try again.',
        ),
      ),
      withErrorBranch(
        mailer.send(
          'Mail de genodigde',
          '={{ $json.mail }}',
          say(
            "={{ $json.doen === 'again' ? 'Kom je ook? We horen het graag' : 'Je bent uitgenodigd' }}",
            "={{ $json.doen === 'again' ? 'Are you coming? Let us know' : 'You are invited' }}",
          ),
          say(
            `=<p>Beste {{ $json.naam || 'genodigde' }},</p><p>{{ $json.doen === 'again' ? 'We weten nog niet of je komt, en bestellen binnenkort. ' : '' }}Je bent van harte welkom bij ${EVENT}.</p><p><a href="${RSVP}?code={{ encodeURIComponent($json.code) }}&antwoord=ja">Ja, ik kom</a> &nbsp; <a href="${RSVP}?code={{ encodeURIComponent($json.code) }}&antwoord=nee">Nee, ik kan niet</a></p><p>De links zijn persoonlijk; stuur ze niet door.</p>`,
            `=<p>Dear {{ $json.naam || 'guest' }},</p><p>{{ $json.doen === 'again' ? 'We do not know yet whether you come, and order soon. ' : '' }}You are most welcome at ${EVENT}.</p><p><a href="${RSVP}?code={{ encodeURIComponent($json.code) }}&antwoord=yes">Yes, I come</a> &nbsp; <a href="${RSVP}?code={{ encodeURIComponent($json.code) }}&antwoord=no">No, I cannot</a></p><p>The links are personal; do not pass them on.</p>`,
          ),
        ),
      ),
      table.upsert('Werk de stand bij', say('Genodigden', 'Guests'), 'Code', {
        Code: "={{ $('Wie krijgt welke mail?').item.json.code }}",
        [say('Stand', 'State')]: say(
          "={{ $('Wie krijgt welke mail?').item.json.doen === 'again' ? 'herinnerd' : 'uitgenodigd' }}",
          "={{ $('Wie krijgt welke mail?').item.json.doen === 'again' ? 'reminded' : 'invited' }}",
        ),
        [say('Verstuurd', 'Sent')]: '={{ $now.toISO() }}',
      }),
      openFormWithEnding(
        'Antwoord op de uitnodiging',
        say('Kom je ook?', 'Are you coming?'),
        say(
          'Je antwoord is al ingevuld; druk op verzenden.',
          'Your answer is filled in already; press submit.',
        ),
        [
          ['code', say('Code uit de mail', 'Code in the mail')],
          ['antwoord', say('Kom je?', 'Are you coming?'), 'dropdown', say('ja,nee', 'yes,no').split(',')],
        ],
      ),
      codeEach(
        'Lees de klik',
        "return { json: { code: String($json.code ?? '').trim().slice(0, 80), ja: /^(ja|yes)$/i.test(String($json.antwoord ?? '')) } };",
      ),
      evenWhenEmpty(table.rows('Zoek de genodigde', say('Genodigden', 'Guests'))),
      code(
        'Tel de antwoorden',
        `
const klik = $('Lees de klik').first().json;
const alle = $input.all().map(({ json: rij }) => { const $json = rij; return { code: String(${table.cell('Code')} ?? '').trim(), naam: String(${table.cell(say('Naam', 'Name'))} ?? ''), antwoord: String(${table.cell(say('Antwoord', 'Answer'))} ?? '') }; }).filter((een) => een.code);
const wie = klik.code.length >= 8 && $now.toISODate() <= '${LAST_DAY}' ? alle.find((een) => een.code === klik.code) : undefined;
const met = alle.map((een) => een === wie ? (klik.ja ? 'ja' : 'nee') : /^(ja|yes)$/i.test(een.antwoord) ? 'ja' : een.antwoord ? 'nee' : '');
return [{ json: { ...klik, bekend: Boolean(wie), naam: wie?.naam ?? '', komt: met.filter((een) => een === 'ja').length, niet: met.filter((een) => een === 'nee').length, stil: met.filter((een) => !een).length } }];`,
      ),
      when('Bekende code?', [['={{ $json.bekend }}', 'yes']]),
      table.upsert('Zet het antwoord erbij', say('Genodigden', 'Guests'), 'Code', {
        Code: '={{ $json.code }}',
        [say('Antwoord', 'Answer')]: say("={{ $json.ja ? 'ja' : 'nee' }}", "={{ $json.ja ? 'yes' : 'no' }}"),
      }),
      formEnd(
        'Bedank voor het antwoord',
        say('Dank je', 'Thank you'),
        say(
          "={{ $('Tel de antwoorden').item.json.ja ? 'Fijn, tot dan!' : 'Jammer dat je er niet bij kunt zijn.' }}",
          "={{ $('Tel de antwoorden').item.json.ja ? 'Good, see you then!' : 'A pity that you cannot be there.' }}",
        ),
      ),
      goOnAfterError(
        chat.post(
          'Toon de teller',
          say(
            "={{ $('Tel de antwoorden').item.json.naam }} komt {{ $('Tel de antwoorden').item.json.ja ? 'wel' : 'niet' }}. Stand: {{ $('Tel de antwoorden').item.json.komt }} ja, {{ $('Tel de antwoorden').item.json.niet }} nee, {{ $('Tel de antwoorden').item.json.stil }} nog stil.",
            "={{ $('Tel de antwoorden').item.json.naam }} {{ $('Tel de antwoorden').item.json.ja ? 'comes' : 'does not come' }}. State: {{ $('Tel de antwoorden').item.json.komt }} yes, {{ $('Tel de antwoorden').item.json.niet }} no, {{ $('Tel de antwoorden').item.json.stil }} silent.",
          ),
        ),
      ),
      formEnd(
        'Onbekende link',
        say('Deze link werkt niet', 'This link does not work'),
        say(
          'Gebruik de link uit je eigen uitnodiging, of antwoord op de mail. Na het evenement werkt de link niet meer.',
          'Use the link of your own invitation, or answer the mail. After the event the link no longer works.',
        ),
      ),
      chat.post(
        'Meld wie geen mail kreeg',
        say(
          "=De uitnodiging aan {{ $('Wie krijgt welke mail?').item.json.naam }} ({{ $('Wie krijgt welke mail?').item.json.mail }}) ging niet weg. Kijk het adres na; morgen volgt een nieuwe poging.",
          "=The invitation to {{ $('Wie krijgt welke mail?').item.json.naam }} ({{ $('Wie krijgt welke mail?').item.json.mail }}) did not leave. Check the address; it is tried again tomorrow.",
        ),
      ),
    ],
    flow: [
      'Elke ochtend om elf > Lees de genodigden > Wie krijgt welke mail? > Mail de genodigde > Werk de stand bij',
      'Lees de genodigden > Wie mist iets? > Nog niet gemeld > Meld wie iets mist',
      'Mail de genodigde #1 > Zet op mislukt',
      'Mail de genodigde #1 > Wie kreeg geen mail? > Meld mislukte uitnodigingen',
      'Antwoord op de uitnodiging > Lees de klik > Zoek de genodigde > Tel de antwoorden > Bekende code? > Zet het antwoord erbij > Toon de teller > Bedank voor het antwoord',
      'Bekende code? #1 > Onbekende link',
      'Mail de genodigde #1 > Meld wie geen mail kreeg',
    ],
  }),
});

const DELIVER_AHEAD = ownLimit(
  ['Dagen vooraf, taak', 'Days ahead, task'],
  [
    'Hoeveel dagen voor een tegenprestatie de taak komt.',
    'How many days before something is due the task comes.',
  ],
  14,
);
const REPORT_AHEAD = ownLimit(
  ['Dagen vooraf, overzicht', 'Days ahead, overview'],
  [
    'Hoeveel dagen voor het einde de sponsor het overzicht krijgt.',
    'How many days before the end the sponsor gets the overview.',
  ],
  31,
);

export const sponsorDeliverables = recipe({
  id: 'sponsor-deliverables-on-time',
  category: 'marketing',
  tags: ['sponsoring', 'vereniging', 'afspraken', 'evenement'],
  saves: spares(
    20,
    'Iemand bladert door sponsorcontracten om te zien wat er nog geleverd moet worden.',
    'Somebody leafs through sponsor contracts to see what is still to be delivered.',
  ),
  variants: combine({ table: syncTables, tasks: taskApps, mailer: mailers }, { take: 3 }),
  build: ({ table, tasks, mailer }) => ({
    name: both(
      `Sponsorafspraken uit ${table.app.label} op tijd nakomen: taken in ${tasks.app.label}, jaaroverzicht met ${mailer.app.label}`,
      `Keep sponsor agreements in ${table.app.label} in time: tasks in ${tasks.app.label}, yearly overview through ${mailer.app.label}`,
    ),
    description: both(
      `Leest elke week de tegenprestaties per sponsor uit ${table.app.label} en maakt op tijd een taak in ${tasks.app.label}, en een spoedtaak als het te laat is. Kort voor het einde krijgt de sponsor met ${mailer.app.label} wat er is gedaan.`,
      `Each week it reads what is due to each sponsor in ${table.app.label} and makes a task in ${tasks.app.label} in time, and an urgent one when late. Shortly before the end the sponsor gets what was done through ${mailer.app.label}.`,
    ),
    benefit: both('Een sponsor die ziet wat hij kreeg verlengt.', 'A sponsor who sees what they got renews.'),
    uses: [
      [table, both('bevat de afspraken', 'holds the agreements')],
      [tasks, both('krijgt wat geleverd moet worden', 'gets what has to be delivered')],
      [mailer, both('stuurt het jaaroverzicht', 'sends the yearly overview')],
    ],
    setup: [
      both(
        `Maak in ${table.app.label} de tabel Sponsorafspraken met Nummer, Sponsor, E-mail, Wat, Uiterlijk, Gedaan op en Contract tot.`,
        `In ${table.app.label}, make the table Sponsor agreements with Number, Sponsor, Email, What, Due, Done on and Contract until.`,
      ),
      both('Vul Gedaan op in zodra iets geleverd is.', 'Fill in Done on as soon as something was delivered.'),
    ],
    names: {
      'Maandag om acht': 'Monday at eight',
      'Lees de afspraken': 'Read the agreements',
      'Welke taken zijn nodig?': 'Which tasks are needed?',
      'Nog geen taak voor': 'No task for it yet',
      'Maak de taak': 'Make the task',
      'Wie krijgt een overzicht?': 'Who gets an overview?',
      'Dit contract nog niet': 'Not this contract yet',
      'Mail het overzicht': 'Mail the overview',
    },
    nodes: [
      everyWeek('Maandag om acht', [1], 8),
      table.rows('Lees de afspraken', say('Sponsorafspraken', 'Sponsor agreements')),
      code(
        'Welke taken zijn nodig?',
        `
${AS_DAY}
return $input.all().map(({ json: rij }) => { const $json = rij; return { nummer: String(${table.cell(say('Nummer', 'Number'))} ?? '').trim(), sponsor: String(${table.cell('Sponsor')} ?? '').trim(), wat: String(${table.cell(say('Wat', 'What'))} ?? '').trim(), op: asDay(${table.cell(say('Uiterlijk', 'Due'))}), gedaan: asDay(${table.cell(say('Gedaan op', 'Done on'))}) }; })
  .filter((een) => een.nummer && een.wat && een.op.isValid && !een.gedaan.isValid && een.op < $now.plus({ days: ${DELIVER_AHEAD} }))
  .map((een) => ({ json: { nummer: een.nummer, sponsor: een.sponsor, wat: een.wat, op: een.op.toISODate(), laat: een.op < $now.startOf('day') } }));`,
      ),
      onlyNew('Nog geen taak voor', "={{ $json.nummer + ' ' + $json.op + ' ' + $json.laat }}"),
      tasks.create('Maak de taak', {
        title: say(
          "={{ $json.laat ? 'TE LAAT: ' : '' }}{{ $json.wat }} voor sponsor {{ $json.sponsor }}",
          "={{ $json.laat ? 'LATE: ' : '' }}{{ $json.wat }} for sponsor {{ $json.sponsor }}",
        ),
        description: say(
          '=Afgesproken uiterlijk {{ $json.op }} (afspraak {{ $json.nummer }}). Vul daarna Gedaan op in.',
          '=Agreed by {{ $json.op }} (agreement {{ $json.nummer }}). Fill in Done on afterwards.',
        ),
        due: '={{ $json.laat ? $now.plus({ days: 1 }).toISO() : DateTime.fromISO($json.op).toISO() }}',
      }),
      code(
        'Wie krijgt een overzicht?',
        `
${MAIL_OF}
${AS_DAY}
const per = new Map();
for (const { json: rij } of $('Lees de afspraken').all()) { const $json = rij; const mail = mailOf(${table.cell(say('E-mail', 'Email'))}); const tot = asDay(${table.cell(say('Contract tot', 'Contract until'))}); const gedaan = asDay(${table.cell(say('Gedaan op', 'Done on'))}); if (!mail || !tot.isValid || tot < $now || tot > $now.plus({ days: ${REPORT_AHEAD} })) continue; const een = per.get(mail) ?? { mail, sponsor: String(${table.cell('Sponsor')} ?? ''), tot: tot.toFormat('dd-MM-yyyy'), klaar: [], open: 0 }; if (gedaan.isValid) een.klaar.push(String(${table.cell(say('Wat', 'What'))} ?? '') + ' (' + gedaan.toFormat('dd-MM-yyyy') + ')'); else een.open += 1; per.set(mail, een); }
return [...per.values()].filter((een) => een.klaar.length > 0 && een.open === 0).map((een) => ({ json: { ...een, lijst: '<ul>' + een.klaar.map((regel) => '<li>' + regel.replace(/</g, '&lt;') + '</li>').join('') + '</ul>' } }));`,
      ),
      onlyNew('Dit contract nog niet', "={{ $json.mail + ' ' + $json.tot }}"),
      mailer.send(
        'Mail het overzicht',
        '={{ $json.mail }}',
        say('Wat we dit jaar voor je sponsoring deden', 'What we did for your sponsorship this year'),
        say(
          '=<p>Beste {{ $json.sponsor }},</p><p>Dank voor je steun. Dit deden we ervoor:</p>{{ $json.lijst }}<p>Onze afspraak loopt tot {{ $json.tot }}. We praten graag over een vervolg; antwoord op deze mail met een moment dat uitkomt.</p>',
          '=<p>Dear {{ $json.sponsor }},</p><p>Thank you for your support. This is what we did in return:</p>{{ $json.lijst }}<p>Our agreement runs until {{ $json.tot }}. We would like to talk about what is next; answer this mail with a time that suits.</p>',
        ),
      ),
    ],
    flow: [
      'Maandag om acht > Lees de afspraken > Welke taken zijn nodig? > Nog geen taak voor > Maak de taak',
      'Lees de afspraken > Wie krijgt een overzicht? > Dit contract nog niet > Mail het overzicht',
    ],
  }),
});
