import { appointments } from '../../apps/calendars.js';
import { approvalChats, chats } from '../../apps/chats.js';
import { klaviyoApp, klaviyoEvent, klaviyoSubscribe, klaviyoWrite } from '../../apps/klaviyo.js';
import { typeform } from '../../apps/lead-sources.js';
import { lightspeedAll, lightspeedKey } from '../../apps/lightspeed.js';
import { mailers } from '../../apps/mailers.js';
import { popularLists } from '../../apps/mailing-lists.js';
import { mailchimp } from '../../apps/mailing-lists-popular.js';
import { fullTables, syncTables, tables, upsertTables } from '../../apps/tables.js';
import { formAddress } from '../../apps/values.js';
import {
  answeredWithin,
  both,
  code,
  codeEach,
  combine,
  evenWhenEmpty,
  everyDay,
  everyWeek,
  form,
  keep,
  loop,
  node,
  pauseUntil,
  promise,
  recipe,
  say,
  set,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const klaviyo = { app: klaviyoApp };
const MAIL = '^[^@\\s]+@[^@\\s]+$';
const isMail = (inside: string): [string, 'matches', string] => [inside, 'matches', MAIL];

export const quizToKlaviyo = recipe({
  id: 'typeform-quiz-to-klaviyo',
  category: 'marketing',
  tags: ['klaviyo', 'quiz', 'toestemming'],
  saves: spares(
    5,
    'Iemand zet quizuitslagen over en zoekt uit wie er mail wil.',
    'Somebody copies quiz results and finds out who wants mail.',
  ),
  variants: combine({ table: tables, chat: chats }, { take: 4 }),
  build: ({ table, chat }) => ({
    name: both(
      `Typeform-quiz in Klaviyo met antwoorden, ja en nee in ${table.app.label}, fouten in ${chat.app.label}`,
      `Typeform quiz into Klaviyo with the answers, yes and no in ${table.app.label}, errors in ${chat.app.label}`,
    ),
    description: both(
      `Elke ingevulde Typeform-quiz komt als gebeurtenis met alle antwoorden in Klaviyo. Alleen wie het vakje voor de nieuwsbrief aankruist komt op de lijst; ja of nee staat met tijdstip in ${table.app.label} als bewijs, storingen in ${chat.app.label}.`,
      `Each filled-in Typeform quiz goes to Klaviyo as an event with all answers. Only who ticks the newsletter gets on the list; yes or no is kept with its time in ${table.app.label} as proof, faults in ${chat.app.label}.`,
    ),
    benefit: both(
      'Mail die past bij het antwoord, en alleen aan wie ja zei.',
      'Mail that fits the answer, and only to who said yes.',
    ),
    uses: [
      [typeform, both('levert de antwoorden', 'delivers the answers')],
      [klaviyo, both('krijgt de uitslag en wie toestemming gaf', 'gets the result and who consented')],
      [table, both('bewaart de toestemming', 'keeps the consent')],
      [chat, both('hoort van storingen', 'hears of faults')],
    ],
    setup: [
      both(
        'Geef de vragen in Typeform de titels E-mail en Nieuwsbrief; Nieuwsbrief is een ja-neevraag die niet vooraf is ingevuld.',
        'Give the questions in Typeform the titles Email and Newsletter; Newsletter is a yes-no question that is not filled in beforehand.',
      ),
      both(
        `Maak in ${table.app.label} de tabel Toestemmingen met E-mail, Nieuwsbrief en Tijdstip.`,
        `In ${table.app.label}, make the table Consents with Email, Newsletter and Time.`,
      ),
    ],
    notes: [
      {
        over: ['Lees de antwoorden', 'Wil deze persoon mail?'],
        text: say(
          '## Het antwoord telt\nLeeg, nee of iets anders dan ja is geen toestemming. De uitslag gaat wel naar Klaviyo, als gebeurtenis zonder inschrijving.',
          '## The answer counts\nEmpty, no or anything but yes is no consent. The result still goes to Klaviyo, as an event without a subscription.',
        ),
      },
    ],
    names: {
      'Quiz ingevuld': 'Quiz filled in',
      'Lees de antwoorden': 'Read the answers',
      'Mailadres ingevuld?': 'Mail address filled in?',
      'Stuur de uitslag naar Klaviyo': 'Send the result to Klaviyo',
      'Bewaar ja of nee': 'Keep yes or no',
      'Wil deze persoon mail?': 'Does this person want mail?',
      'Schrijf in op de lijst': 'Subscribe to the list',
      'Meld de mislukte quiz': 'Tell about the failed quiz',
    },
    nodes: [
      ...typeform.nodes('Quiz ingevuld'),
      codeEach(
        'Lees de antwoorden',
        `
const antwoorden = Object.entries($json).filter(([vraag]) => !['token', 'submitted_at'].includes(vraag));
const bij = (patroon) => antwoorden.find(([vraag]) => patroon.test(vraag))?.[1];
const mail = String(bij(/e-?mail/i) ?? '').trim().toLowerCase();
const wil = bij(/nieuwsbrief|newsletter/i);
return { json: { mail, wil: wil === true || /^(ja|yes|true|1)$/i.test(String(wil ?? '').trim()), antwoorden: Object.fromEntries(antwoorden.filter(([vraag]) => !/e-?mail/i.test(vraag)).map(([vraag, antwoord]) => [vraag.slice(0, 80), Array.isArray(antwoord) ? antwoord.join(', ') : antwoord])) } };`,
      ),
      keep('Mailadres ingevuld?', [isMail('={{ $json.mail }}')]),
      withErrorBranch(
        klaviyoEvent('Stuur de uitslag naar Klaviyo', 'Completed Quiz', {
          email: '$json.mail',
          id: "$json.mail + ' ' + $now.toFormat('yyyy-MM-dd HH:mm')",
          value: '0',
          time: '$now.toUTC().toISO()',
          properties: '$json.antwoorden',
        }),
      ),
      withErrorBranch(
        table.append('Bewaar ja of nee', say('Toestemmingen', 'Consents'), {
          [say('E-mail', 'Email')]: "={{ $('Lees de antwoorden').item.json.mail }}",
          [say('Nieuwsbrief', 'Newsletter')]:
            `={{ $('Lees de antwoorden').item.json.wil ? ${say("'ja' : 'nee'", "'yes' : 'no'")} }}`,
          [say('Tijdstip', 'Time')]: '={{ $now.toISO() }}',
        }),
      ),
      when('Wil deze persoon mail?', [["={{ $('Lees de antwoorden').item.json.wil }}", 'yes']]),
      withErrorBranch(klaviyoSubscribe('Schrijf in op de lijst', "$('Lees de antwoorden').item.json.mail")),
      chat.post(
        'Meld de mislukte quiz',
        say(
          "=Quiz van {{ $('Lees de antwoorden').item.json.mail }} is niet goed verwerkt: {{ $json.error?.message ?? $json.error ?? 'geen antwoord' }}",
          "=The quiz of {{ $('Lees de antwoorden').item.json.mail }} was not handled well: {{ $json.error?.message ?? $json.error ?? 'no answer' }}",
        ),
      ),
    ],
    flow: [
      'Quiz ingevuld > Lees de antwoorden > Mailadres ingevuld? > Stuur de uitslag naar Klaviyo > Bewaar ja of nee > Wil deze persoon mail? > Schrijf in op de lijst',
      'Stuur de uitslag naar Klaviyo #1 > Meld de mislukte quiz',
      'Bewaar ja of nee #1 > Meld de mislukte quiz',
      'Schrijf in op de lijst #1 > Meld de mislukte quiz',
    ],
  }),
});

export const intakeBeforeAppointment = recipe({
  id: 'intake-before-appointment',
  category: 'productivity',
  tags: ['afspraken', 'intake', 'herinnering'],
  saves: spares(
    10,
    'Iemand kijkt na of de intake is ingevuld en mailt wie dat vergat.',
    'Somebody checks whether the intake was filled in and mails who forgot.',
  ),
  variants: combine({ booking: appointments, table: fullTables, mailer: mailers }, { take: 6 }),
  build: ({ booking, table, mailer }) => {
    const steps = booking.nodes('Afspraak gemaakt');
    const { fields } = booking;
    return {
      name: both(
        `Intake in Typeform voor een ${booking.app.label}-afspraak: herinnering met ${mailer.app.label}, stand in ${table.app.label}`,
        `Typeform intake before a ${booking.app.label} appointment: reminder with ${mailer.app.label}, state in ${table.app.label}`,
      ),
      description: both(
        `Wie via ${booking.app.label} boekt, krijgt de intake in Typeform toegestuurd. Een dag voor de afspraak kijkt hij in ${table.app.label} of die is ingevuld; zo niet, dan gaat er één herinnering uit met ${mailer.app.label}.`,
        `Who books through ${booking.app.label} is sent the intake in Typeform. A day before the appointment it looks in ${table.app.label} whether it was filled in; where not, one reminder goes out with ${mailer.app.label}.`,
      ),
      benefit: both(
        'Het gesprek begint met antwoorden in plaats van met vragen.',
        'The conversation starts with answers instead of questions.',
      ),
      uses: [
        [booking, both('meldt de afspraak', 'reports the appointment')],
        [typeform, both('meldt een ingevulde intake', 'reports a filled-in intake')],
        [table, both('weet wie de intake invulde', 'knows who filled in the intake')],
        [mailer, both('stuurt de intake en de herinnering', 'sends the intake and the reminder')],
      ],
      setup: [
        both(
          `Maak in ${table.app.label} de tabel Intakes met E-mail, Afspraak en Ingevuld.`,
          `In ${table.app.label}, make the table Intakes with Email, Appointment and Filled in.`,
        ),
        both(
          'Wordt een afspraak afgezegd, zet dan in Intakes bij Ingevuld het woord afgezegd; dan blijft de herinnering uit.',
          'When an appointment is cancelled, write cancelled under Filled in of Intakes; then the reminder stays away.',
        ),
      ],
      notes: [
        {
          over: ['Wacht tot de dag ervoor', 'Intake al binnen?'],
          text: say(
            '## Wachten zonder iets te missen\nDe workflow slaapt tot vierentwintig uur voor de afspraak. Wie korter van tevoren boekt krijgt alleen de eerste mail. Een ingevulde intake komt via de tweede ingang in de tabel.',
            '## Waiting without missing anything\nThe workflow sleeps until twenty-four hours before the appointment. Who books later gets the first mail only. A filled-in intake enters the table through the second way in.',
          ),
        },
      ],
      names: {
        'Afspraak gemaakt': 'Appointment made',
        'Wie en wanneer': 'Who and when',
        'Afspraak met mailadres': 'Appointment with a mail address',
        'Zet in de intakelijst': 'Put on the list of intakes',
        'Stuur de intake': 'Send the intake',
        'Ver genoeg vooruit?': 'Far enough ahead?',
        'Wacht tot de dag ervoor': 'Wait until the day before',
        'Zoek de intake': 'Look up the intake',
        'Intake al binnen?': 'Intake in already?',
        'Herinner aan de intake': 'Remind of the intake',
        'Intake ingevuld': 'Intake filled in',
        'Van wie is de intake?': 'Whose intake is it?',
        'Mailadres in de intake': 'Mail address in the intake',
        'Vink de intake af': 'Tick off the intake',
      },
      nodes: [
        ...steps,
        set('Wie en wanneer', {
          mail: `={{ String(${fields.email} ?? '').trim().toLowerCase() }}`,
          naam: `={{ ${fields.name} ?? '' }}`,
          start: `={{ ${fields.start} }}`,
        }),
        keep('Afspraak met mailadres', [
          isMail('={{ $json.mail }}'),
          ['={{ DateTime.fromISO(String($json.start)) > $now }}', 'yes'],
        ]),
        table.upsert('Zet in de intakelijst', 'Intakes', say('E-mail', 'Email'), {
          [say('E-mail', 'Email')]: '={{ $json.mail }}',
          [say('Afspraak', 'Appointment')]: '={{ $json.start }}',
          [say('Ingevuld', 'Filled in')]: '',
        }),
        mailer.send(
          'Stuur de intake',
          "={{ $('Afspraak met mailadres').item.json.mail }}",
          say('Een paar vragen vooraf', 'A few questions beforehand'),
          say(
            `=<p>Beste {{ $('Afspraak met mailadres').item.json.naam }},</p><p>Wil je voor ons gesprek op {{ DateTime.fromISO($('Afspraak met mailadres').item.json.start).setZone('Europe/Amsterdam').setLocale('nl').toFormat('cccc d LLLL HH:mm') }} deze vragen beantwoorden? <a href="${formAddress}">Naar de vragen</a></p>`,
            `=<p>Dear {{ $('Afspraak met mailadres').item.json.naam }},</p><p>Would you answer these questions before our conversation on {{ DateTime.fromISO($('Afspraak met mailadres').item.json.start).setZone('Europe/Amsterdam').setLocale('en').toFormat('cccc d LLLL HH:mm') }}? <a href="${formAddress}">To the questions</a></p>`,
          ),
        ),
        when('Ver genoeg vooruit?', [
          [
            "={{ DateTime.fromISO($('Afspraak met mailadres').item.json.start) > $now.plus({ hours: 30 }) }}",
            'yes',
          ],
        ]),
        pauseUntil(
          'Wacht tot de dag ervoor',
          "={{ DateTime.fromISO($('Afspraak met mailadres').item.json.start).minus({ hours: 24 }).toISO() }}",
        ),
        evenWhenEmpty(
          table.find(
            'Zoek de intake',
            'Intakes',
            say('E-mail', 'Email'),
            "={{ $('Afspraak met mailadres').item.json.mail }}",
          ),
        ),
        when('Intake al binnen?', [
          [
            `={{ Boolean(${table.cell(say('Ingevuld', 'Filled in'))}) || ${table.cell(say('Afspraak', 'Appointment'))} !== $('Afspraak met mailadres').item.json.start }}`,
            'no',
          ],
        ]),
        mailer.send(
          'Herinner aan de intake',
          "={{ $('Afspraak met mailadres').item.json.mail }}",
          say('Morgen spreken we elkaar', 'We speak tomorrow'),
          say(
            `=<p>Beste {{ $('Afspraak met mailadres').item.json.naam }},</p><p>We hebben je antwoorden nog niet. Met vijf minuten nu gaat het gesprek morgen verder: <a href="${formAddress}">naar de vragen</a>.</p>`,
            `=<p>Dear {{ $('Afspraak met mailadres').item.json.naam }},</p><p>We do not have your answers yet. Five minutes now take the conversation further tomorrow: <a href="${formAddress}">to the questions</a>.</p>`,
          ),
        ),
        ...typeform.nodes('Intake ingevuld'),
        set('Van wie is de intake?', {
          mail: "={{ String(Object.entries($json).find(([vraag]) => /e-?mail/i.test(vraag))?.[1] ?? '').trim().toLowerCase() }}",
        }),
        keep('Mailadres in de intake', [isMail('={{ $json.mail }}')]),
        table.upsert('Vink de intake af', 'Intakes', say('E-mail', 'Email'), {
          [say('E-mail', 'Email')]: '={{ $json.mail }}',
          [say('Ingevuld', 'Filled in')]: '={{ $now.toISODate() }}',
        }),
      ],
      flow: [
        `${steps.map(({ name }) => name).join(' > ')} > Wie en wanneer > Afspraak met mailadres > Zet in de intakelijst > Stuur de intake > Ver genoeg vooruit? > Wacht tot de dag ervoor > Zoek de intake > Intake al binnen? > Herinner aan de intake`,
        'Intake ingevuld > Van wie is de intake? > Mailadres in de intake > Vink de intake af',
      ],
    };
  },
});

export const bookingWithHistory = recipe({
  id: 'booking-with-history',
  category: 'customer',
  tags: ['afspraken', 'team', 'klantgeschiedenis'],
  saves: spares(
    5,
    'Iemand zoekt voor elke boeking op of het een bekende is.',
    'Somebody looks up for each booking whether they are known.',
  ),
  variants: combine({ booking: appointments, table: fullTables, chat: chats }, { take: 8 }),
  build: ({ booking, table, chat }) => {
    const steps = booking.nodes('Nieuwe boeking');
    const { fields } = booking;
    return {
      name: both(
        `Nieuwe ${booking.app.label}-boeking in ${chat.app.label} met eerdere bezoeken uit ${table.app.label}`,
        `New ${booking.app.label} booking in ${chat.app.label} with earlier visits from ${table.app.label}`,
      ),
      description: both(
        `Zodra ${booking.event.nl}, telt hij in ${table.app.label} hoe vaak deze persoon eerder kwam en wanneer het laatst, zet de boeking erbij en meldt alles in één bericht in ${chat.app.label}.`,
        `As soon as ${booking.event.en}, it counts in ${table.app.label} how often this person came before and when last, adds the booking and tells all in one message in ${chat.app.label}.`,
      ),
      benefit: both(
        'Wie belt of ontvangt weet meteen met wie.',
        'Whoever calls or receives knows at once whom.',
      ),
      uses: [
        [booking, both('meldt de boeking', 'reports the booking')],
        [table, both('kent de eerdere boekingen', 'knows the earlier bookings')],
        [chat, both('krijgt boeking en geschiedenis', 'gets booking and history')],
      ],
      setup: [
        both(
          `Maak in ${table.app.label} de tabel Boekingen met Boeking, E-mail, Naam, Onderwerp en Start. Wis regels die ouder zijn dan je privacyverklaring toestaat.`,
          `In ${table.app.label}, make the table Bookings with Booking, Email, Name, Subject and Start. Remove rows older than your privacy statement allows.`,
        ),
      ],
      names: {
        'Nieuwe boeking': 'New booking',
        'Gegevens van de boeking': 'Details of the booking',
        'Bruikbaar mailadres?': 'Usable mail address?',
        'Zoek eerdere boekingen': 'Look up earlier bookings',
        'Vat de geschiedenis samen': 'Sum up the history',
        'Voeg de boeking toe': 'Add the booking',
        'Vertel over de boeking': 'Tell about the booking',
      },
      nodes: [
        ...steps,
        set('Gegevens van de boeking', {
          boeking: `={{ String(${fields.id}) }}`,
          mail: `={{ String(${fields.email} ?? '').trim().toLowerCase() }}`,
          naam: `={{ ${fields.name} ?? '' }}`,
          onderwerp: `={{ ${fields.title} ?? '' }}`,
          start: `={{ ${fields.start} }}`,
        }),
        keep('Bruikbaar mailadres?', [isMail('={{ $json.mail }}')]),
        evenWhenEmpty(
          table.find(
            'Zoek eerdere boekingen',
            say('Boekingen', 'Bookings'),
            say('E-mail', 'Email'),
            '={{ $json.mail }}',
          ),
        ),
        code(
          'Vat de geschiedenis samen',
          `
const nu = $('Bruikbaar mailadres?').first().json;
const eerder = $input.all().map(({ json: rij }) => { const $json = rij; return { boeking: String(${table.cell(say('Boeking', 'Booking'))} ?? ''), start: DateTime.fromISO(String(${table.cell('Start')} ?? '')) }; })
  .filter((rij) => rij.boeking && rij.boeking !== nu.boeking && rij.start.isValid && rij.start < $now);
const laatste = eerder.map((rij) => rij.start).sort((a, b) => b - a)[0];
return [{ json: { ...nu, aantal: eerder.length, laatste: laatste ? laatste.setZone('Europe/Amsterdam').toFormat('dd-MM-yyyy') : '', wanneer: DateTime.fromISO(String(nu.start)).setZone('Europe/Amsterdam').toFormat('dd-MM-yyyy HH:mm') } }];`,
        ),
        withErrorBranch(
          table.upsert('Voeg de boeking toe', say('Boekingen', 'Bookings'), say('Boeking', 'Booking'), {
            [say('Boeking', 'Booking')]: '={{ $json.boeking }}',
            [say('E-mail', 'Email')]: '={{ $json.mail }}',
            [say('Naam', 'Name')]: '={{ $json.naam }}',
            [say('Onderwerp', 'Subject')]: '={{ $json.onderwerp }}',
            Start: '={{ $json.start }}',
          }),
        ),
        chat.post(
          'Vertel over de boeking',
          say(
            "={{ $('Vat de geschiedenis samen').item.json.naam }} boekt {{ $('Vat de geschiedenis samen').item.json.onderwerp }} op {{ $('Vat de geschiedenis samen').item.json.wanneer }}. {{ $('Vat de geschiedenis samen').item.json.aantal ? 'Was er ' + $('Vat de geschiedenis samen').item.json.aantal + '× eerder, het laatst op ' + $('Vat de geschiedenis samen').item.json.laatste + '.' : 'Nieuw.' }}",
            "={{ $('Vat de geschiedenis samen').item.json.naam }} books {{ $('Vat de geschiedenis samen').item.json.onderwerp }} on {{ $('Vat de geschiedenis samen').item.json.wanneer }}. {{ $('Vat de geschiedenis samen').item.json.aantal ? 'Came ' + $('Vat de geschiedenis samen').item.json.aantal + ' times before, last on ' + $('Vat de geschiedenis samen').item.json.laatste + '.' : 'New.' }}",
          ),
        ),
      ],
      flow: [
        `${steps.map(({ name }) => name).join(' > ')} > Gegevens van de boeking > Bruikbaar mailadres? > Zoek eerdere boekingen > Vat de geschiedenis samen > Voeg de boeking toe > Vertel over de boeking`,
        'Voeg de boeking toe #1 > Vertel over de boeking',
      ],
    };
  },
});

export const mailchimpWeek = recipe({
  id: 'mailchimp-campaigns-of-week',
  category: 'marketing',
  tags: ['nieuwsbrief', 'rapport', 'cijfers'],
  saves: spares(
    20,
    'Iemand zoekt de cijfers van de mailings bij elkaar.',
    'Somebody gathers the figures of the mailings.',
  ),
  variants: combine({ table: syncTables, chat: chats }, { take: 4 }),
  build: ({ table, chat }) => ({
    name: both(
      `Mailchimp-mailings na een week in ${table.app.label}, afwijkers in ${chat.app.label}`,
      `Mailchimp mailings after a week in ${table.app.label}, outliers in ${chat.app.label}`,
    ),
    description: both(
      `Leest maandag de Mailchimp-mailings van zeven tot veertien dagen terug, als de cijfers rijp zijn, werkt openen en klikken bij in ${table.app.label} en meldt in ${chat.app.label} wat ver van je eigen gemiddelde ligt.`,
      `On Monday it reads the Mailchimp mailings of seven to fourteen days ago, once figures have settled, updates opens and clicks in ${table.app.label} and tells ${chat.app.label} what is far from your own average.`,
    ),
    benefit: both(
      'Je ziet wat werkte zonder elke mailing open te klikken.',
      'You see what worked without opening each mailing.',
    ),
    uses: [
      [mailchimp, both('geeft de verstuurde mailings', 'gives the sent mailings')],
      [table, both('bewaart de cijfers', 'keeps the figures')],
      [chat, both('krijgt de afwijkers', 'gets the outliers')],
    ],
    setup: [
      both(
        `Maak in ${table.app.label} de tabel Mailings met Mailing, Onderwerp, Verstuurd, Ontvangers, Geopend en Geklikt.`,
        `In ${table.app.label}, make the table Mailings with Mailing, Subject, Sent, Receivers, Opened and Clicked.`,
      ),
      both(
        'Openen zegt weinig sinds mailprogramma’s afbeeldingen vooraf laden; let vooral op klikken.',
        'Opens mean little since mail programs load pictures beforehand; look at clicks.',
      ),
    ],
    notes: [
      {
        over: ['Lees eerdere mailings', 'Vergelijk met je gemiddelde'],
        text: say(
          '## Je eigen maat\nHet gemiddelde komt uit je tabel. Met minder dan vijf eerdere mailings is er nog niets om mee te vergelijken; dan blijft de chat stil.',
          '## Your own measure\nThe average comes from your table. With fewer than five earlier mailings there is nothing to compare with; then the chat stays silent.',
        ),
      },
    ],
    names: {
      'Elke maandag om negen': 'Every Monday at nine',
      'Lees eerdere mailings': 'Read earlier mailings',
      'Gemiddelde tot nu toe': 'Average until now',
      'Lees rijpe mailings': 'Read settled mailings',
      'Reken de cijfers om': 'Convert the figures',
      'Werk de mailing bij': 'Update the mailing',
      'Vergelijk met je gemiddelde': 'Compare with your average',
      'Noem de afwijkers': 'Name the outliers',
    },
    nodes: [
      everyWeek('Elke maandag om negen', [1], 9),
      evenWhenEmpty(table.rows('Lees eerdere mailings', 'Mailings')),
      code(
        'Gemiddelde tot nu toe',
        `
const getal = (v) => { const n = Number(String(v ?? '').replace('%', '').replace(/€|[.](?=.*,)/g, '').replace(',', '.').trim() || NaN); return Number.isFinite(n) ? n : null; };
const eerder = $input.all().map(({ json: rij }) => { const $json = rij; return { verstuurd: DateTime.fromISO(String(${table.cell(say('Verstuurd', 'Sent'))} ?? '')), klik: getal(${table.cell(say('Geklikt', 'Clicked'))}) }; })
  .filter((rij) => rij.verstuurd.isValid && rij.verstuurd < $now.minus({ days: 14 }) && rij.klik !== null).slice(-50);
return [{ json: { aantal: eerder.length, klik: eerder.length ? eerder.reduce((som, rij) => som + rij.klik, 0) / eerder.length : 0 } }];`,
      ),
      node('Lees rijpe mailings', 'mailchimp', 1, {
        authentication: 'apiKey',
        resource: 'campaign',
        operation: 'getAll',
        returnAll: true,
        options: {
          status: 'sent',
          sinceSendTime: "={{ $now.minus({ days: 14 }).startOf('day').toISO() }}",
          beforeSendTime: "={{ $now.minus({ days: 7 }).startOf('day').toISO() }}",
        },
      }),
      code(
        'Reken de cijfers om',
        `
const procent = (deel) => Math.round((Number(deel) || 0) * 1000) / 10;
return $input.all().map(({ json }) => json).filter((een) => een.id && Number(een.emails_sent) > 0)
  .map((een) => ({ json: { id: een.id, onderwerp: een.settings?.subject_line || een.settings?.title || '', verstuurd: String(een.send_time ?? '').slice(0, 10), ontvangers: Number(een.emails_sent), open: procent(een.report_summary?.open_rate), klik: procent(een.report_summary?.click_rate) } }));`,
      ),
      table.upsert('Werk de mailing bij', 'Mailings', 'Mailing', {
        Mailing: '={{ $json.id }}',
        [say('Onderwerp', 'Subject')]: '={{ $json.onderwerp }}',
        [say('Verstuurd', 'Sent')]: '={{ $json.verstuurd }}',
        [say('Ontvangers', 'Receivers')]: '={{ $json.ontvangers }}',
        [say('Geopend', 'Opened')]: '={{ $json.open }}',
        [say('Geklikt', 'Clicked')]: '={{ $json.klik }}',
      }),
      code(
        'Vergelijk met je gemiddelde',
        `
const maat = $('Gemiddelde tot nu toe').first().json;
if (maat.aantal < 5 || !(maat.klik > 0)) return [];
const anders = $input.all().map(({ json }) => json).filter((een) => een.klik >= maat.klik * 1.5 || een.klik <= maat.klik * 0.5);
return anders.length ? [{ json: { gemiddeld: ${say("String(Math.round(maat.klik * 10) / 10).replace('.', ',')", 'Math.round(maat.klik * 10) / 10')}, tekst: anders.map((een) => '- ' + een.onderwerp + ': ' + ${say("String(een.klik).replace('.', ',')", 'een.klik')} + '% (' + een.ontvangers + ')').join('\\n') } }] : [];`,
      ),
      chat.post(
        'Noem de afwijkers',
        say(
          '=Deze mailings wijken af van gemiddeld {{ $json.gemiddeld }}% klikken:\n{{ $json.tekst }}',
          '=These mailings differ from the average of {{ $json.gemiddeld }}% clicks:\n{{ $json.tekst }}',
        ),
      ),
    ],
    flow: [
      'Elke maandag om negen > Lees eerdere mailings > Gemiddelde tot nu toe > Lees rijpe mailings > Reken de cijfers om > Werk de mailing bij',
      'Reken de cijfers om > Vergelijk met je gemiddelde > Noem de afwijkers',
    ],
  }),
});

export const lightspeedNewsletter = recipe({
  id: 'lightspeed-newsletter-consent',
  category: 'marketing',
  tags: ['nieuwsbrief', 'toestemming', 'webshop'],
  saves: spares(
    15,
    'Iemand exporteert kopers en voegt wie toestemming gaf toe aan de nieuwsbrief.',
    'Somebody exports buyers and adds who consented to the newsletter.',
  ),
  variants: combine({ list: popularLists, table: fullTables }, { take: 5 }),
  build: ({ list, table }) => ({
    name: both(
      `Kopers uit Lightspeed die ja zeiden naar ${list.app.label}, bewijs in ${table.app.label}`,
      `Buyers of Lightspeed who said yes to ${list.app.label}, proof in ${table.app.label}`,
    ),
    description: both(
      `Leest elke nacht de bestellingen van de laatste drie dagen in Lightspeed. Wie bij het afrekenen de nieuwsbrief aankruiste en nog niet eerder is aangemeld, komt in ${list.app.label}; bestelling en datum staan in ${table.app.label} als bewijs.`,
      `Every night it reads the orders of the last three days in Lightspeed. Who ticked the newsletter at the checkout and was not signed up before goes into ${list.app.label}; order and date are kept in ${table.app.label} as proof.`,
    ),
    benefit: both(
      'Een groeiende lijst die je kunt verantwoorden.',
      'A growing list that you can account for.',
    ),
    uses: [
      [
        { app: lightspeedKey },
        both('geeft de bestellingen met het vinkje', 'gives the orders with the tick'),
      ],
      [list, both('krijgt wie toestemming gaf', 'gets who consented')],
      [table, both('bewaart het bewijs', 'keeps the proof')],
    ],
    setup: [
      both(
        `Maak in ${table.app.label} de tabel Nieuwsbriefbewijs met E-mail, Bestelling en Datum.`,
        `In ${table.app.label}, make the table Newsletter proof with Email, Order and Date.`,
      ),
    ],
    notes: [
      {
        over: ['Staat het bewijs er al?', 'Nog nooit aangemeld?'],
        text: say(
          '## Een afmelding blijft een afmelding\nWie al eens is aangemeld wordt nooit opnieuw ingeschreven, ook niet na een nieuwe bestelling. Zo komt niemand terug op een lijst waar hij zich afmeldde. Mislukt een aanmelding, dan is er nog geen bewijs en volgt de nacht erna een nieuwe poging, drie nachten lang.',
          '## An unsubscribe stays one\nWho was signed up before is never subscribed again, not after a new order either. So nobody comes back on a list that they left. Where a sign-up fails there is no proof yet and the next night tries again, for three nights.',
        ),
      },
    ],
    names: {
      'Elke nacht om vier': 'Every night at four',
      'Lees de bestellingen': 'Read the orders',
      'Bestelling van drie dagen': 'Order of three days',
      'Kruiste de nieuwsbrief aan': 'Ticked the newsletter',
      'Staat het bewijs er al?': 'Is the proof there?',
      'Nog nooit aangemeld?': 'Never signed up?',
      'Koper voor koper': 'Buyer by buyer',
      'Meld aan voor de nieuwsbrief': 'Sign up for the newsletter',
      'Bewaar het bewijs': 'Keep the proof',
    },
    nodes: [
      everyDay('Elke nacht om vier', 4),
      ...lightspeedAll('Lees de bestellingen', 'orders', 'Bestelling van drie dagen', {
        updated_at_min:
          "={{ $now.minus({ days: 3 }).startOf('day').toUTC().toFormat('yyyy-MM-dd HH:mm:ss') }}",
      }),
      code(
        'Kruiste de nieuwsbrief aan',
        `
const [van, tot] = [$now.minus({ days: 3 }).startOf('day'), $now.startOf('day')];
const gezien = new Set();
return $input.all().map(({ json }) => ({ ...json, mail: String(json.email ?? '').trim().toLowerCase(), op: DateTime.fromISO(String(json.createdAt ?? '')) }))
  .filter((een) => een.newsletterSubscribed === true && een.status !== 'cancelled' && een.op >= van && een.op < tot && /^[^@\\s]+@[^@\\s]+$/.test(een.mail) && !gezien.has(een.mail) && gezien.add(een.mail))
  .map((een) => ({ json: { mail: een.mail, naam: [een.firstname, een.middlename, een.lastname].filter(Boolean).join(' '), nummer: String(een.number), datum: een.op.toISODate() } }));`,
      ),
      loop('Koper voor koper', 1),
      evenWhenEmpty(
        table.find(
          'Staat het bewijs er al?',
          say('Nieuwsbriefbewijs', 'Newsletter proof'),
          say('E-mail', 'Email'),
          '={{ $json.mail }}',
        ),
      ),
      when('Nog nooit aangemeld?', [[`={{ ${table.cell(say('E-mail', 'Email'))} }}`, 'empty']]),
      withErrorBranch(
        list.subscribe('Meld aan voor de nieuwsbrief', {
          email: "={{ $('Koper voor koper').item.json.mail }}",
          name: "={{ $('Koper voor koper').item.json.naam }}",
        }),
      ),
      table.append('Bewaar het bewijs', say('Nieuwsbriefbewijs', 'Newsletter proof'), {
        [say('E-mail', 'Email')]: "={{ $('Koper voor koper').item.json.mail }}",
        [say('Bestelling', 'Order')]: "={{ $('Koper voor koper').item.json.nummer }}",
        [say('Datum', 'Date')]: "={{ $('Koper voor koper').item.json.datum }}",
      }),
    ],
    flow: [
      'Elke nacht om vier > Lees de bestellingen > Bestelling van drie dagen > Kruiste de nieuwsbrief aan > Koper voor koper #1 > Staat het bewijs er al? > Nog nooit aangemeld? > Meld aan voor de nieuwsbrief > Bewaar het bewijs > Koper voor koper',
      'Nog nooit aangemeld? #1 > Koper voor koper',
      'Meld aan voor de nieuwsbrief #1 > Koper voor koper',
    ],
  }),
});

export const klaviyoErasure = recipe({
  id: 'klaviyo-erasure',
  category: 'customer',
  tags: ['privacy', 'AVG', 'wissen'],
  saves: spares(
    15,
    'Iemand zoekt een profiel op, wist het en noteert dat.',
    'Somebody looks up a profile, erases it and notes that.',
  ),
  variants: combine({ chat: approvalChats, table: upsertTables }, { take: 4 }),
  build: ({ chat, table }) => ({
    name: both(
      `Wisverzoek uitvoeren in Klaviyo na akkoord in ${chat.app.label}, bewijs zonder naam in ${table.app.label}`,
      `Carry out a request to erase in Klaviyo after approval in ${chat.app.label}, proof without a name in ${table.app.label}`,
    ),
    description: both(
      `Een collega vult het mailadres van een wisverzoek in. Na akkoord in ${chat.app.label} dat de aanvrager is wie hij zegt, vraagt hij Klaviyo het profiel te wissen; ${table.app.label} krijgt alleen een vingerafdruk, geen adres.`,
      `A colleague fills in the mail address of a request to erase. After approval in ${chat.app.label} that the person is who they say, it asks Klaviyo to erase the profile; ${table.app.label} gets a fingerprint only, no address.`,
    ),
    benefit: both(
      'Binnen een maand gewist en aantoonbaar, zonder nieuw spoor.',
      'Erased within a month and provably so, without a new trace.',
    ),
    uses: [
      [klaviyo, both('wist het profiel', 'erases the profile')],
      [chat, both('bevestigt wie de aanvrager is', 'confirms who asks')],
      [table, both('bewaart het bewijs zonder persoonsgegeven', 'keeps the proof without personal data')],
    ],
    promises: [promise('erasure', 'Vraag Klaviyo te wissen')],
    setup: [
      both(
        `Maak in ${table.app.label} de tabel Gewist met Kenmerk, Vingerafdruk en Datum.`,
        `In ${table.app.label}, make the table Erased with Reference, Fingerprint and Date.`,
      ),
      both(
        'Wis ook de uitvoering van deze workflow: zet bij zijn instellingen het bewaren van geslaagde uitvoeringen uit.',
        'Erase the run of this workflow too: in its settings, turn off keeping successful runs.',
      ),
    ],
    notes: [
      {
        over: ['Maak een vingerafdruk', 'Bewaar het wisbewijs'],
        text: say(
          '## Bewijs zonder gegeven\nDe vingerafdruk is een SHA-256 van het adres: je kunt later nagaan dat een adres gewist is, en niets teruglezen.',
          '## Proof without data\nThe fingerprint is a SHA-256 of the address: you can check later that an address was erased, and read nothing back.',
        ),
      },
    ],
    names: {
      'Wisverzoek invullen': 'Fill in a request to erase',
      'Maak een vingerafdruk': 'Make a fingerprint',
      'Vraag om bevestiging': 'Ask for confirmation',
      'Mag het gewist worden?': 'May it be erased?',
      'Vraag Klaviyo te wissen': 'Ask Klaviyo to erase',
      'Bewaar het wisbewijs': 'Keep the proof of erasure',
      'Meld dat wissen mislukte': 'Tell that erasing failed',
      'Meld dat er niet gewist is': 'Report that nothing was erased',
    },
    nodes: [
      form(
        'Wisverzoek invullen',
        say('Wisverzoek', 'Request to erase'),
        say(
          'Vul in wiens gegevens uit Klaviyo gewist moeten worden.',
          'Fill in whose data must be erased from Klaviyo.',
        ),
        [
          ['mail', say('E-mailadres', 'Email address'), 'email'],
          ['kenmerk', say('Kenmerk van het verzoek', 'Reference of the request')],
        ],
      ),
      node('Maak een vingerafdruk', 'crypto', 2, {
        action: 'hash',
        type: 'SHA256',
        value: "={{ String($json.mail ?? '').trim().toLowerCase() }}",
        dataPropertyName: 'vingerafdruk',
        encoding: 'hex',
      }),
      answeredWithin(
        chat.approve(
          'Vraag om bevestiging',
          say(
            '=Wisverzoek {{ $json.kenmerk }}: is nagegaan dat de aanvrager de eigenaar van het mailadres is? Na akkoord wist Klaviyo het profiel voorgoed.',
            '=Request to erase {{ $json.kenmerk }}: has it been checked that the person owns the mail address? After approval Klaviyo erases the profile for good.',
          ),
        ),
        14,
        'days',
      ),
      when('Mag het gewist worden?', [['={{ $json.data?.approved }}', 'yes']]),
      withErrorBranch(
        klaviyoWrite(
          'Vraag Klaviyo te wissen',
          'data-privacy-deletion-jobs',
          "{ type: 'data-privacy-deletion-job', attributes: { profile: { data: { type: 'profile', attributes: { email: String($('Wisverzoek invullen').item.json.mail).trim().toLowerCase() } } } } }",
        ),
      ),
      table.append('Bewaar het wisbewijs', say('Gewist', 'Erased'), {
        [say('Kenmerk', 'Reference')]: "={{ $('Wisverzoek invullen').item.json.kenmerk }}",
        [say('Vingerafdruk', 'Fingerprint')]: "={{ $('Maak een vingerafdruk').item.json.vingerafdruk }}",
        [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
      }),
      chat.post(
        'Meld dat er niet gewist is',
        say(
          "=Wisverzoek {{ $('Wisverzoek invullen').item.json.kenmerk }} is afgewezen of bleef twee weken liggen: er is niets gewist. Het verzoek blijft gelden; dien het opnieuw in of antwoord de aanvrager.",
          "=Request to erase {{ $('Wisverzoek invullen').item.json.kenmerk }} was refused or lay unanswered for two weeks: nothing was erased. The request still stands; submit it again or answer the person.",
        ),
      ),
      chat.post(
        'Meld dat wissen mislukte',
        say(
          "=Wisverzoek {{ $('Wisverzoek invullen').item.json.kenmerk }} is niet uitgevoerd: {{ $json.error?.message ?? 'Klaviyo gaf geen antwoord' }}. Doe het met de hand.",
          "=Request to erase {{ $('Wisverzoek invullen').item.json.kenmerk }} was not carried out: {{ $json.error?.message ?? 'Klaviyo gave no answer' }}. Do it by hand.",
        ),
      ),
    ],
    flow: [
      'Wisverzoek invullen > Maak een vingerafdruk > Vraag om bevestiging > Mag het gewist worden? > Vraag Klaviyo te wissen > Bewaar het wisbewijs',
      'Vraag Klaviyo te wissen #1 > Meld dat wissen mislukte',
      'Mag het gewist worden? #1 > Meld dat er niet gewist is',
    ],
  }),
});
