import { calendlyEvents, calendlyRead, calendlyWrite } from '../../apps/calendly.js';
import { calendly } from '../../apps/lead-sources-b2b.js';
import { mailers } from '../../apps/mailers.js';
import { fullTables, syncTables } from '../../apps/tables.js';
import { bookingPage, inApp } from '../../apps/values.js';
import {
  both,
  code,
  combine,
  evenWhenEmpty,
  everyDay,
  everyWeek,
  goOnAfterError,
  keep,
  onlyNew,
  recipe,
  say,
  spares,
  withErrorBranch,
} from '../../kit/index.js';
import { MAIL_OF } from '../ecommerce/parts.js';

const calendlyPort = { app: calendly.app };
const EVENT_TYPE = inApp(
  'Calendly',
  ['afspraaksoort', 'event type'],
  [
    'Het id van de afspraaksoort: in het adres ervan achter /event_types/.',
    'The id of the event type: behind /event_types/ in its address.',
  ],
  'AAAAAAAAAAAAAAAA',
  '^[\\w-]{8,}$',
);

export const noShowRebook = recipe({
  id: 'calendly-no-show-rebook',
  category: 'marketing',
  tags: ['calendly', 'no-show', 'afspraken', 'opnieuw plannen'],
  saves: spares(
    8,
    'Iemand mailt wie niet op kwam dagen en houdt bij hoe vaak dat gebeurt.',
    'Somebody mails who did not turn up and keeps count of how often that happens.',
  ),
  variants: combine({ table: fullTables, mailer: mailers }, { take: 3 }),
  build: ({ table, mailer }) => ({
    name: both(
      `Niet verschenen in Calendly: eenmaal vriendelijk opnieuw plannen met ${mailer.app.label}, teller in ${table.app.label}`,
      `No-shows in Calendly: rebook kindly once through ${mailer.app.label}, counter in ${table.app.label}`,
    ),
    description: both(
      `Leest elke ochtend wie in Calendly als niet verschenen is gemarkeerd. De eerste keer krijgt diegene een vriendelijke mail met een nieuwe planlink via ${mailer.app.label}; ${table.app.label} telt mee, en bij een tweede keer volgt geen mail meer.`,
      `Every morning it reads who was marked as a no-show in Calendly. The first time they get a kind mail with a new link through ${mailer.app.label}; ${table.app.label} counts, and at a second time no mail follows.`,
    ),
    benefit: both(
      'Een gemist gesprek wordt alsnog een gesprek.',
      'A missed conversation becomes one after all.',
    ),
    uses: [
      [calendlyPort, both('weet wie niet kwam', 'knows who did not come')],
      [table, both('telt per persoon', 'counts by person')],
      [mailer, both('stuurt de nieuwe planlink', 'sends the new link')],
    ],
    setup: [
      both(
        'Markeer na een gesprek in Calendly wie niet kwam (Mark as no-show).',
        'After a conversation, mark in Calendly who did not come (Mark as no-show).',
      ),
      both(
        `Maak in ${table.app.label} de tabel Niet verschenen met E-mail, Keer en Laatst.`,
        `In ${table.app.label}, make the table No-shows with Email, Times and Last.`,
      ),
    ],
    names: {
      'Elke ochtend om half tien': 'Every morning at half past nine',
      'Wie ben ik bij Calendly?': 'Who am I at Calendly?',
      'Lees de gesprekken': 'Read the conversations',
      'Gesprek van de laatste dagen': 'Conversation of the last days',
      'Vraag de deelnemers': 'Ask for the invitees',
      'Wie kwam niet?': 'Who did not come?',
      'Nog niet behandeld': 'Not dealt with yet',
      'Zoek eerdere keren': 'Look up earlier times',
      'Hoeveelste keer?': 'How many times?',
      'Werk de teller bij': 'Update the counter',
      'Eerste keer?': 'First time?',
      'Stuur een nieuwe planlink': 'Send a new link',
    },
    nodes: [
      everyDay('Elke ochtend om half tien', 9, 30),
      ...calendlyEvents('Wie ben ik bij Calendly?', 'Lees de gesprekken', 'Gesprek van de laatste dagen', {
        from: "={{ $now.minus({ days: 3 }).startOf('day').toUTC().toISO() }}",
        to: "={{ $now.startOf('day').toUTC().toISO() }}",
        status: 'active',
      }),
      goOnAfterError(
        calendlyRead(
          'Vraag de deelnemers',
          "=scheduled_events/{{ String($json.uri).split('/').pop() }}/invitees",
          { query: { count: '100' } },
        ),
      ),
      code(
        'Wie kwam niet?',
        `
${MAIL_OF}
const gesprekken = $('Gesprek van de laatste dagen').all().map(({ json }) => json);
return $input.all().flatMap(({ json }, i) => (json.collection ?? []).filter((een) => een.no_show && een.status === 'active').map((een) => ({ json: { id: een.uri, mail: mailOf(een.email), naam: een.name ?? '', wat: gesprekken[i]?.name ?? '', dag: DateTime.fromISO(String(gesprekken[i]?.start_time ?? '')).setZone('Europe/Amsterdam').setLocale('${say('nl', 'en')}').toFormat('cccc d LLLL') } }))).filter(({ json }) => json.mail);`,
      ),
      onlyNew('Nog niet behandeld', '={{ $json.id }}'),
      evenWhenEmpty(
        table.find(
          'Zoek eerdere keren',
          say('Niet verschenen', 'No-shows'),
          say('E-mail', 'Email'),
          '={{ $json.mail }}',
        ),
      ),
      code(
        'Hoeveelste keer?',
        `
const rijen = $input.all().map(({ json: rij }) => { const $json = rij; return { mail: String(${table.cell(say('E-mail', 'Email'))} ?? '').toLowerCase(), keer: Number(${table.cell(say('Keer', 'Times'))}) || 0 }; });
return $('Nog niet behandeld').all().map(({ json }) => ({ json: { ...json, keer: Math.max(0, ...rijen.filter((rij) => rij.mail === json.mail).map((rij) => rij.keer)) + 1 } }));`,
      ),
      table.upsert('Werk de teller bij', say('Niet verschenen', 'No-shows'), say('E-mail', 'Email'), {
        [say('E-mail', 'Email')]: '={{ $json.mail }}',
        [say('Keer', 'Times')]: '={{ $json.keer }}',
        [say('Laatst', 'Last')]: '={{ $now.toISODate() }}',
      }),
      keep('Eerste keer?', [["={{ $('Hoeveelste keer?').item.json.keer }}", '=', 1]]),
      mailer.send(
        'Stuur een nieuwe planlink',
        "={{ $('Hoeveelste keer?').item.json.mail }}",
        say('We liepen elkaar mis', 'We missed each other'),
        say(
          `=<p>Beste {{ $('Hoeveelste keer?').item.json.naam }},</p><p>Op {{ $('Hoeveelste keer?').item.json.dag }} stond {{ $('Hoeveelste keer?').item.json.wat }} in de agenda en we liepen elkaar mis. Dat kan gebeuren. Kies gerust een ander moment: <a href="${bookingPage}">opnieuw plannen</a>. Hoeft het niet meer, dan is een kort antwoord genoeg.</p>`,
          `=<p>Dear {{ $('Hoeveelste keer?').item.json.naam }},</p><p>On {{ $('Hoeveelste keer?').item.json.dag }} {{ $('Hoeveelste keer?').item.json.wat }} was in the calendar and we missed each other. That happens. Choose another moment: <a href="${bookingPage}">plan again</a>. If it is no longer needed, a short answer will do.</p>`,
        ),
      ),
    ],
    flow: [
      'Elke ochtend om half tien > Wie ben ik bij Calendly? > Lees de gesprekken > Gesprek van de laatste dagen > Vraag de deelnemers > Wie kwam niet? > Nog niet behandeld > Zoek eerdere keren > Hoeveelste keer? > Werk de teller bij > Eerste keer? > Stuur een nieuwe planlink',
    ],
  }),
});

export const singleUseLinks = recipe({
  id: 'calendly-single-use-invitations',
  category: 'marketing',
  tags: ['calendly', 'uitnodigen', 'planlink', 'mail'],
  saves: spares(
    4,
    'Iemand maakt per persoon een eenmalige planlink en mailt die.',
    'Somebody makes a single-use link for each person and mails it.',
  ),
  variants: combine({ table: syncTables, mailer: mailers }, { take: 3 }),
  build: ({ table, mailer }) => ({
    name: both(
      `Mensen uit ${table.app.label} uitnodigen met een eigen eenmalige Calendly-link via ${mailer.app.label}`,
      `Invite people from ${table.app.label} with a single-use Calendly link of their own through ${mailer.app.label}`,
    ),
    description: both(
      `Leest elke ochtend wie in ${table.app.label} op uitnodigen staat, maakt per persoon een Calendly-link die één keer werkt en mailt die met ${mailer.app.label}. Link en datum komen in de tabel; wat misgaat blijft op uitnodigen staan met de reden erbij.`,
      `Every morning it reads who is set to invite in ${table.app.label}, makes a Calendly link for each that works once and mails it through ${mailer.app.label}. Link and date go into the table; what fails stays set to invite with the reason.`,
    ),
    benefit: both(
      'Niemand boekt twee keer of stuurt de link door.',
      'Nobody books twice or passes the link on.',
    ),
    uses: [
      [table, both('zegt wie uitgenodigd wordt', 'says who is invited')],
      [calendlyPort, both('maakt de links', 'makes the links')],
      [mailer, both('stuurt de uitnodiging', 'sends the invitation')],
    ],
    setup: [
      both(
        `Maak in ${table.app.label} de tabel Uitnodigingen met E-mail, Naam, Onderwerp, Stand (uitnodigen), Link en Verstuurd.`,
        `In ${table.app.label}, make the table Invitations with Email, Name, Subject, State (invite), Link and Sent.`,
      ),
    ],
    names: {
      'Werkdag om acht': 'Working day at eight',
      'Lees de uitnodigingen': 'Read the invitations',
      'Wie moet nog?': 'Who is still to be invited?',
      'Maak een eenmalige link': 'Make a single-use link',
      'Mail de uitnodiging': 'Mail the invitation',
      'Zet op verstuurd': 'Set to sent',
      'Schrijf de reden erbij': 'Add the reason',
    },
    nodes: [
      everyWeek('Werkdag om acht', [1, 2, 3, 4, 5], 8),
      table.rows('Lees de uitnodigingen', say('Uitnodigingen', 'Invitations')),
      code(
        'Wie moet nog?',
        `
${MAIL_OF}
return [...new Map($input.all().map(({ json: rij }) => { const $json = rij; return { mail: mailOf(${table.cell(say('E-mail', 'Email'))}), naam: String(${table.cell(say('Naam', 'Name'))} ?? '').trim(), onderwerp: String(${table.cell(say('Onderwerp', 'Subject'))} ?? '').trim(), stand: String(${table.cell(say('Stand', 'State'))} ?? '').trim().toLowerCase() }; })
  .filter((een) => een.mail && een.stand === ${say("'uitnodigen'", "'invite'")}).map((een) => [een.mail, een])).values()].slice(0, 50).map((een) => ({ json: een }));`,
      ),
      withErrorBranch(
        calendlyWrite(
          'Maak een eenmalige link',
          'scheduling_links',
          `{ max_event_count: 1, owner: 'https://api.calendly.com/event_types/${EVENT_TYPE}', owner_type: 'EventType' }`,
        ),
      ),
      withErrorBranch(
        mailer.send(
          'Mail de uitnodiging',
          "={{ $('Wie moet nog?').item.json.mail }}",
          say(
            "=Zullen we een moment plannen{{ $('Wie moet nog?').item.json.onderwerp ? ' voor ' + $('Wie moet nog?').item.json.onderwerp : '' }}?",
            "=Shall we plan a moment{{ $('Wie moet nog?').item.json.onderwerp ? ' for ' + $('Wie moet nog?').item.json.onderwerp : '' }}?",
          ),
          say(
            '=<p>Beste{{ $(\'Wie moet nog?\').item.json.naam ? " " + $(\'Wie moet nog?\').item.json.naam : "" }},</p><p>Kies zelf wanneer het uitkomt: <a href="{{ $json.resource.booking_url }}">plan een moment</a>. De link is persoonlijk en werkt één keer.</p>',
            '=<p>Hello{{ $(\'Wie moet nog?\').item.json.naam ? " " + $(\'Wie moet nog?\').item.json.naam : "" }},</p><p>Choose a time that suits you: <a href="{{ $json.resource.booking_url }}">plan a moment</a>. The link is personal and works once.</p>',
          ),
        ),
      ),
      table.upsert('Zet op verstuurd', say('Uitnodigingen', 'Invitations'), say('E-mail', 'Email'), {
        [say('E-mail', 'Email')]: "={{ $('Wie moet nog?').item.json.mail }}",
        [say('Stand', 'State')]: say('verstuurd', 'sent'),
        Link: "={{ $('Maak een eenmalige link').item.json.resource.booking_url }}",
        [say('Verstuurd', 'Sent')]: '={{ $now.toISODate() }}',
      }),
      table.upsert('Schrijf de reden erbij', say('Uitnodigingen', 'Invitations'), say('E-mail', 'Email'), {
        [say('E-mail', 'Email')]: "={{ $('Wie moet nog?').item.json.mail }}",
        [say('Verstuurd', 'Sent')]: say(
          "={{ 'niet gelukt: ' + ($json.error?.message ?? 'geen antwoord') }}",
          "={{ 'failed: ' + ($json.error?.message ?? 'no answer') }}",
        ),
      }),
    ],
    flow: [
      'Werkdag om acht > Lees de uitnodigingen > Wie moet nog? > Maak een eenmalige link > Mail de uitnodiging > Zet op verstuurd',
      'Maak een eenmalige link #1 > Schrijf de reden erbij',
      'Mail de uitnodiging #1 > Schrijf de reden erbij',
    ],
  }),
});
