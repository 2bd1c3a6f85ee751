import { appointments, calendars } from '../../apps/calendars.js';
import { chats } from '../../apps/chats.js';
import { ownLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { meetings } from '../../apps/meetings.js';
import { beeminder, googleContacts, philipsHue, strava } from '../../apps/personal.js';
import { pushers } from '../../apps/push.js';
import { readableTables } from '../../apps/tables.js';
import { mailOf, senderName } from '../../apps/values.js';
import {
  AS_AMOUNT,
  both,
  code,
  combine,
  dayOf,
  evenWhenEmpty,
  everyMinutes,
  everyWeek,
  from,
  keep,
  only,
  onlyNew,
  pauseUntil,
  reads,
  recipe,
  rowsOf,
  say,
  set,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';
import { cancelling, notMarked } from './parts.js';

export const boekerInContacten = recipe({
  id: 'booking-to-contacts',
  category: 'productivity',
  tags: ['contacten', 'afspraken', 'adresboek'],
  saves: {
    minutes: 5,
    nl: 'Na een boeking zet je de gast met de hand in je adresboek.',
    en: 'After a booking you add the guest to your address book by hand.',
  },
  variants: combine(
    { source: appointments, meeting: meetings, mailer: mailers },
    { take: 9, apart: ['source', 'meeting'] },
  ),
  build: ({ source, meeting, mailer }) => {
    const { nodes, path, ref: a } = starts(source, 'Nieuwe boeking', 'Boeking');
    const off = cancelling(source);
    const [begin, end] = [a.start, a.end].map((one) => `DateTime.fromISO(String(${one.slice(3, -3)}))`);
    return {
      name: both(
        `Boeking uit ${source.app.label} bevestigen met een link van ${meeting.app.label} en in Google Contacten zetten`,
        `Confirm ${source.app.label} bookings with a ${meeting.app.label} link and save to Google Contacts`,
      ),
      description: both(
        `Als ${source.event.nl}, komt een nieuwe gast in Google Contacten en maakt ${meeting.app.label} de vergadering. De gast krijgt de link via ${mailer.app.label}, en een dag vooraf nog eens; na een afzegging niet meer.`,
        `When ${source.event.en}, a new guest goes into Google Contacts and ${meeting.app.label} creates the meeting. The guest gets the link by ${mailer.app.label}, and again a day before; not any more after a cancellation.`,
      ),
      benefit: both(
        'Je gast staat in je telefoon en weet waar hij moet zijn.',
        'Your guest is in your phone and knows where to be.',
      ),
      uses: [
        [source, both('meldt de boeking', 'reports the booking')],
        [googleContacts, both('krijgt de gast', 'gets the guest')],
        [meeting, both('maakt de vergadering', 'creates the meeting')],
        [mailer, both('mailt de link', 'mails the link')],
      ],
      setup: [
        both(
          'Zet in je boekingspagina de locatie op "wordt gemaild", zodat er geen twee links rondgaan.',
          'Set the location on your booking page to "will be mailed", so that there are no two links.',
        ),
        both(
          'Wie al in Google Contacten stond, komt er bij de eerste boeking dubbel in; voeg die samen met "Samenvoegen en herstellen".',
          'Whoever was in Google Contacts already is added again at the first booking; merge them with "Merge & fix".',
        ),
      ],
      notes: [
        {
          over: [...off.over, 'Gaat het nog door?'],
          text: say(
            '## Afgezegd?\nEen afzegging onthoudt het nummer van de boeking; wie daarna nog op de herinnering wacht, krijgt haar niet. De vergadering zelf haal je met de hand weg. Calendly meldt een verzette afspraak als afzegging en nieuwe boeking; bij een andere app stop je de wachtende uitvoering onder Executions.',
            '## Cancelled?\nA cancellation remembers the number of the booking; whoever still waits for the reminder does not get it. Remove the meeting itself by hand. Calendly reports a moved appointment as a cancellation and a new booking; with another app, stop the waiting run under Executions.',
          ),
        },
      ],
      names: {
        'Nieuwe boeking': 'New booking',
        ...off.names,
        'Gaat het nog door?': 'Is it still on?',
        Boeking: 'Booking',
        'Eerste boeking van deze gast': 'First booking of this guest',
        'Zet in Google Contacten': 'Put in Google Contacts',
        'Meld dat het contact mislukte': 'Report that the contact failed',
        'Maak de vergadering': 'Create the meeting',
        'Onthoud de link': 'Remember the link',
        'Mail de link': 'Mail the link',
        'Meer dan een dag vooraf?': 'More than a day ahead?',
        'Tot een dag vooraf': 'Until a day before',
        'Herinner de gast': 'Remind the guest',
      },
      nodes: [
        ...nodes,
        onlyNew('Eerste boeking van deze gast', '={{ $json.email }}'),
        withErrorBranch(
          googleContacts.create('Zet in Google Contacten', {
            firstName: t`{{ String(${a.name.slice(3, -3)} ?? '').split(' ')[0] }}`,
            lastName: t`{{ String(${a.name.slice(3, -3)} ?? '').split(' ').slice(1).join(' ') }}`,
            email: only(a.email),
          }),
        ),
        mailer.send(
          'Meld dat het contact mislukte',
          mailOf.me,
          say(t`Niet in je contacten: ${a.name}`, t`Not in your contacts: ${a.name}`),
          say(
            t`${a.name} (${a.email}) boekte ${a.title}, maar kon niet in Google Contacten. Zet het contact er zelf in.`,
            t`${a.name} (${a.email}) booked ${a.title} but could not go into Google Contacts. Add the contact yourself.`,
          ),
        ),
        meeting.create('Maak de vergadering', {
          title: say(t`${a.title} met ${a.name}`, t`${a.title} with ${a.name}`),
          start: only(a.start),
          minutes: `Math.max(Math.round(${end}.diff(${begin}, 'minutes').minutes) || 45, 15)`,
        }),
        set('Onthoud de link', { link: `={{ ${meeting.link} }}` }),
        mailer.send(
          'Mail de link',
          only(a.email),
          say(t`De link voor ${a.title}`, t`The link for ${a.title}`),
          say(
            t`Beste ${a.name},<br><br>We spreken elkaar op {{ ${begin ?? ''}.setLocale('nl').toFormat("cccc d LLLL 'om' HH:mm") }} (Nederlandse tijd), via deze link: ${'{{ $json.link }}'}<br><br>Met vriendelijke groet,<br>${senderName}`,
            t`Dear ${a.name},<br><br>We meet on {{ ${begin ?? ''}.setLocale('en').toFormat("cccc d LLLL 'at' HH:mm") }} (Dutch time), by this link: ${'{{ $json.link }}'}<br><br>Kind regards,<br>${senderName}`,
          ),
        ),
        keep('Meer dan een dag vooraf?', [
          [t`{{ DateTime.fromISO(${a.start.slice(3, -3)}) > $now.plus({ hours: 25 }) }}`, 'yes'],
        ]),
        pauseUntil(
          'Tot een dag vooraf',
          t`{{ DateTime.fromISO(${a.start.slice(3, -3)}).minus({ days: 1 }).toISO() }}`,
        ),
        notMarked('Gaat het nog door?', only(a.id)),
        mailer.send(
          'Herinner de gast',
          only(a.email),
          say(t`Morgen: ${a.title}`, t`Tomorrow: ${a.title}`),
          say(
            t`Beste ${a.name},<br><br>Tot morgen om {{ ${begin ?? ''}.toFormat('HH:mm') }}! De link: ${from('Onthoud de link', 'link')}<br><br>Met vriendelijke groet,<br>${senderName}`,
            t`Dear ${a.name},<br><br>See you tomorrow at {{ ${begin ?? ''}.toFormat('HH:mm') }}! The link: ${from('Onthoud de link', 'link')}<br><br>Kind regards,<br>${senderName}`,
          ),
        ),
        ...off.nodes,
      ],
      flow: [
        `${path} > Eerste boeking van deze gast > Zet in Google Contacten`,
        'Zet in Google Contacten #1 > Meld dat het contact mislukte',
        ...off.paths,
        `Boeking > Maak de vergadering > Onthoud de link > Mail de link > Meer dan een dag vooraf? > Tot een dag vooraf > Gaat het nog door? > Herinner de gast`,
      ],
    };
  },
});

const GOAL_MINUTES = ownLimit(
  ['Doel in minuten', 'Goal in minutes'],
  ['Hoeveel minuten per week je wilt halen.', 'How many minutes a week you want to reach.'],
  120,
);

export const sportlog = recipe({
  id: 'sport-log',
  category: 'productivity',
  tags: ['sport', 'gewoonte', 'doelen'],
  saves: {
    minutes: 3,
    nl: 'Je houdt zelf bij hoe vaak je sport en vergeet het na twee weken.',
    en: 'You keep track of your sport yourself and forget after two weeks.',
  },
  variants: combine({ table: readableTables, chat: chats }, { take: 8 }),
  build: ({ table, chat }) => {
    const r = rowsOf(table, 'Lees het sportlog', 'Sport', 'Training', {
      datum: say('Datum', 'Date'),
      soort: say('Soort', 'Kind'),
      km: 'Kilometers',
      minuten: say('Minuten', 'Minutes'),
    });
    const tr = (field: string) => from('Training van Strava', field);
    return {
      name: both(
        `Trainingen uit Strava loggen in ${table.app.label} en Beeminder, weekstand in ${chat.app.label}`,
        `Log Strava workouts in ${table.app.label} and Beeminder, weekly score in ${chat.app.label}`,
      ),
      description: both(
        `Elke activiteit in Strava komt met afstand en tijd in ${table.app.label} en telt mee in Beeminder, op de dag dat je sportte. Op zondag zie je in ${chat.app.label} of je je weekdoel hebt gehaald.`,
        `Each Strava activity goes into ${table.app.label} with distance and time and counts in Beeminder, on the day of the exercise. On Sunday ${chat.app.label} shows whether you reached your weekly goal.`,
      ),
      benefit: both(
        'Bewegen naast een druk bedrijf, zonder bijhouden.',
        'Exercise beside a busy business, without keeping score.',
      ),
      uses: [
        [strava, both('meldt je activiteiten', 'reports your activities')],
        [table, both('is het sportlog', 'is the workout log')],
        [beeminder, both('telt mee voor je doel', 'counts towards your goal')],
        [chat, both('toont de weekstand', 'shows the weekly score')],
      ],
      setup: [
        both(
          'Maak een tabel Sport met de kolommen Datum, Soort, Kilometers en Minuten.',
          'Make a table Sport with the columns Date, Kind, Kilometers and Minutes.',
        ),
      ],
      names: {
        'Nieuwe activiteit': 'New activity',
        'Training van Strava': 'Workout from Strava',
        'Nog niet gelogd': 'Not logged yet',
        'Meld wat niet is gelogd': 'Report what was not logged',
        'Zet in het sportlog': 'Put in the workout log',
        'Tel mee in Beeminder': 'Count in Beeminder',
        Zondagavond: 'Sunday evening',
        'Lees het sportlog': 'Read the workout log',
        Training: 'Workout',
        'Van deze week': 'Of this week',
        'Tel de week op': 'Add up the week',
        'Doel gehaald?': 'Goal reached?',
        'Vier de week': 'Celebrate the week',
        'Spoor aan': 'Encourage',
      },
      nodes: [
        strava.activity('Nieuwe activiteit'),
        set('Training van Strava', {
          id: '={{ String($json.object_id ?? $json.object_data.id) }}',
          datum: "={{ String($json.object_data.start_date_local ?? '').slice(0, 10) || $now.toISODate() }}",
          soort: '={{ $json.object_data.type }}',
          km: ['number', '={{ Math.round(($json.object_data.distance || 0) / 100) / 10 }}'],
          minuten: ['number', '={{ Math.round(($json.object_data.moving_time || 0) / 60) }}'],
        }),
        onlyNew('Nog niet gelogd', '={{ $json.id }}'),
        withErrorBranch(
          table.append('Zet in het sportlog', 'Sport', {
            [say('Datum', 'Date')]: '={{ $json.datum }}',
            [say('Soort', 'Kind')]: '={{ $json.soort }}',
            Kilometers: '={{ $json.km }}',
            [say('Minuten', 'Minutes')]: '={{ $json.minuten }}',
          }),
        ),
        chat.post(
          'Meld wat niet is gelogd',
          say(
            t`Deze training kon niet in ${table.app.label}: ${tr('soort')} op {{ DateTime.fromISO($('Training van Strava').item.json.datum).setLocale('nl').toFormat('d LLLL') }}, ${tr('minuten')} minuten. Zet hem er zelf in.`,
            t`This workout could not go into ${table.app.label}: ${tr('soort')} on {{ DateTime.fromISO($('Training van Strava').item.json.datum).setLocale('en').toFormat('d LLLL') }}, ${tr('minuten')} minutes. Put it there yourself.`,
          ),
        ),
        beeminder.count(
          'Tel mee in Beeminder',
          '={{ $json.minuten }}',
          t`${'{{ $json.datum }}'} ${'{{ $json.soort }}'}, ${'{{ $json.km }}'} km`,
        ),
        everyWeek('Zondagavond', [0], 20),
        ...r.nodes.map(evenWhenEmpty),
        evenWhenEmpty(
          keep('Van deze week', [[`={{ ${dayOf('$json.datum')} >= $now.startOf('week') }}`, 'yes']]),
        ),
        code(
          'Tel de week op',
          `const trainingen = $input.all().filter(({ json }) => json.datum);\n${AS_AMOUNT}\nconst som = (veld) => Math.round(trainingen.reduce((totaal, { json }) => totaal + (getal(json[veld]) ?? 0), 0));\nreturn [{ json: { keer: trainingen.length, minuten: som('minuten'), km: som('km') } }];`,
        ),
        when('Doel gehaald?', [['={{ $json.minuten }}', '>=', `={{ ${GOAL_MINUTES} }}`]]),
        chat.post(
          'Vier de week',
          say(
            t`Doel gehaald: ${'{{ $json.keer }}'} trainingen, ${'{{ $json.minuten }}'} minuten, ${'{{ $json.km }}'} kilometer.`,
            t`Goal reached: ${'{{ $json.keer }}'} workouts, ${'{{ $json.minuten }}'} minutes, ${'{{ $json.km }}'} kilometres.`,
          ),
        ),
        chat.post(
          'Spoor aan',
          say(
            t`Deze week ${'{{ $json.minuten }}'} van de ${`{{ ${GOAL_MINUTES} }}`} minuten gesport. Volgende week weer proberen?`,
            t`${'{{ $json.minuten }}'} of ${`{{ ${GOAL_MINUTES} }}`} minutes of sport this week. Try again next week?`,
          ),
        ),
      ],
      flow: [
        'Nieuwe activiteit > Training van Strava > Nog niet gelogd > Zet in het sportlog',
        'Nog niet gelogd > Tel mee in Beeminder',
        'Zet in het sportlog #1 > Meld wat niet is gelogd',
        `Zondagavond > ${r.path} > Van deze week > Tel de week op > Doel gehaald? > Vier de week`,
        'Doel gehaald? #1 > Spoor aan',
      ],
    };
  },
});

export const bezetlamp = recipe({
  id: 'busy-lamp',
  category: 'productivity',
  tags: ['agenda', 'lamp', 'thuiswerken'],
  saves: {
    minutes: 1,
    nl: 'Huisgenoten of collega’s lopen binnen terwijl je in gesprek bent.',
    en: 'Family or colleagues walk in while you are in a call.',
  },
  variants: combine({ calendar: calendars, push: pushers }, { take: 7 }),
  build: ({ calendar, push }) => {
    const { nodes, path } = reads(calendar.today, 'Lees de agenda', 'Afspraak');
    return {
      name: both(
        `Bezetlamp: Philips Hue rood tijdens afspraken in ${calendar.app.label}, seintje via ${push.app.label}`,
        `Busy light: Philips Hue turns red during ${calendar.app.label} appointments, nudge by ${push.app.label}`,
      ),
      description: both(
        `Kijkt elke vijf minuten in ${calendar.app.label}: tijdens een afspraak waarvoor je bezet staat is de Hue-lamp rood, daarna uit, en vlak voor het begin krijg je een seintje via ${push.app.label}.`,
        `Looks in ${calendar.app.label} every five minutes: during an appointment that marks you as busy the Hue lamp is red, afterwards off, and just before the start you get a nudge by ${push.app.label}.`,
      ),
      benefit: both('Iedereen ziet dat je in gesprek bent.', 'Everyone sees that you are in a call.'),
      uses: [
        [calendar, both('weet wanneer je bezet bent', 'knows when you are busy')],
        [philipsHue, both('laat het zien', 'shows it')],
        [push, both('geeft een seintje vooraf', 'gives a nudge beforehand')],
      ],
      setup: [],
      notes: [
        {
          over: ['Wat gebeurt er nu?', 'Nu bezet?', 'Lamp op rood', 'Lamp uit'],
          text: say(
            '## Alleen de eigen kleur\nDe code onthoudt of zij de lamp rood maakte, en doet hem alleen dan weer uit, ook als een afspraak wordt ingekort of weggehaald. Hele dagen, afspraken die als vrij staan en wat je hebt afgewezen tellen niet. Onthouden werkt pas als de workflow aan staat, niet bij proberen in de editor.',
            '## Only its own colour\nThe code remembers whether it made the lamp red, and switches it off only then, also when an appointment is shortened or removed. Whole days, appointments marked as free and what you declined do not count. Remembering works once the workflow is on, not when you try it in the editor.',
          ),
        },
      ],
      names: {
        'Elke vijf minuten': 'Every five minutes',
        'Lees de agenda': 'Read the calendar',
        Afspraak: 'Appointment',
        'Wat gebeurt er nu?': 'What is on now?',
        'Nu bezet?': 'Busy now?',
        'Lamp op rood': 'Lamp to red',
        'Net afgelopen?': 'Just over?',
        'Lamp uit': 'Lamp off',
        'Begint er zo iets?': 'Does something start soon?',
        'Nog geen seintje': 'No nudge yet',
        'Geef een seintje': 'Give a nudge',
      },
      nodes: [
        everyMinutes('Elke vijf minuten', 5),
        ...nodes.map(evenWhenEmpty),
        code(
          'Wat gebeurt er nu?',
          `
const nu = DateTime.now(), onthouden = $getWorkflowStaticData('global');
const telt = (een) => String(een.start).length > 10 && een.isAllDay !== true && een.transparency !== 'transparent' && een.showAs !== 'free' && een.responseStatus?.response !== 'declined' && !(een.attendees ?? []).some((gast) => gast.self && gast.responseStatus === 'declined');
const dag = $input.all().map(({ json }) => json).filter((een) => een.start && telt(een));
const bezig = dag.find(({ start, end }) => DateTime.fromISO(start) <= nu && nu < DateTime.fromISO(end));
const zo = dag.find(({ start }) => { const minuten = DateTime.fromISO(start).diff(nu, 'minutes').minutes; return minuten > 0 && minuten <= 6; });
const klaar = !bezig && onthouden.rood === true;
onthouden.rood = Boolean(bezig);
return [{ json: { bezet: Boolean(bezig), klaar, zo: zo ? DateTime.fromISO(zo.start).toFormat('HH:mm') + ' ' + (zo.title ?? '') : '', sleutel: zo ? zo.id + ' ' + zo.start : '' } }];`,
        ),
        when('Nu bezet?', [['={{ $json.bezet }}', 'yes']]),
        philipsHue.light('Lamp op rood', true, 0),
        keep('Net afgelopen?', [['={{ $json.klaar }}', 'yes']]),
        philipsHue.light('Lamp uit', false),
        keep('Begint er zo iets?', [['={{ $json.zo }}', 'filled']]),
        onlyNew('Nog geen seintje', '={{ $json.sleutel }}'),
        push.push('Geef een seintje', say('Zo meteen', 'Coming up'), '={{ $json.zo }}'),
      ],
      flow: [
        `Elke vijf minuten > ${path} > Wat gebeurt er nu? > Nu bezet? > Lamp op rood`,
        'Nu bezet? #1 > Net afgelopen? > Lamp uit',
        'Wat gebeurt er nu? > Begint er zo iets? > Nog geen seintje > Geef een seintje',
      ],
    };
  },
});
