import { pick } from '../dsl/apps.js';
import { appTrigger, node } from '../kit/index.js';
import type { Calendar, Listing, Source } from '../kit/ports.js';
import type { Both } from '../kit/text.js';
import { app, GOOGLE_STEPS } from './app.js';
import { inside } from './expression.js';
import { acuity, calCom, calendly } from './lead-sources-b2b.js';
import { outlookApp } from './mail-apps.js';
import { googleCalendarId, inApp } from './values.js';

const OUTLOOK_CALENDAR = inApp(
  'Outlook',
  ['agenda', 'calendar'],
  [
    'Het id van je agenda; n8n toont het als je de agenda in een Outlook-stap uit de lijst kiest en daarna op Expression klikt.',
    'The id of your calendar; n8n shows it when you choose the calendar from the list in an Outlook step and then click Expression.',
  ],
  'AAMkAGI2TGuLAAA=',
);

export const googleCalendarApp = app(
  'googleCalendar',
  'Google Agenda',
  'googleCalendarOAuth2Api',
  ...GOOGLE_STEPS,
  5,
);

const GOOGLE = pick(googleCalendarId);
type EventFields = Source<'event'>['fields'];
const GOOGLE_GUEST = '$json.attendees?.find((guest) => !guest.self && !guest.resource)';
const GOOGLE_FIELDS: EventFields = {
  id: '$json.id',
  title: '$json.summary',
  start: '$json.start.dateTime || $json.start.date',
  end: '$json.end.dateTime || $json.end.date',
  email: `${GOOGLE_GUEST}?.email || ''`,
  name: `${GOOGLE_GUEST}?.displayName || ''`,
  link: '$json.htmlLink',
};
const googleEvents = (what: Both, timeMin: string, timeMax: string): Listing<'event'> => ({
  app: googleCalendarApp,
  what,
  nodes: (name) => [
    node(name, 'googleCalendar', 1.3, {
      resource: 'event',
      operation: 'getAll',
      calendar: GOOGLE,
      returnAll: true,
      timeMin,
      timeMax,
      options: { orderBy: 'startTime', recurringEventHandling: 'expand' },
    }),
  ],
  fields: GOOGLE_FIELDS,
});
const googleChange = (event: Both, triggerOn: string): Source<'event'> => ({
  app: googleCalendarApp,
  event,
  nodes: (name) => [
    appTrigger(
      name,
      'googleCalendarTrigger',
      1,
      { calendarId: GOOGLE, triggerOn, options: {} },
      'everyMinute',
    ),
  ],
  fields: GOOGLE_FIELDS,
});
export const googleCalendar: Calendar = {
  app: googleCalendarApp,
  create: (name, { title, start, end, description, attendee }) =>
    node(name, 'googleCalendar', 1.3, {
      resource: 'event',
      operation: 'create',
      calendar: GOOGLE,
      start,
      end,
      additionalFields: {
        summary: title,
        ...(description ? { description } : {}),
        ...(attendee ? { attendees: [attendee], sendUpdates: 'all' } : {}),
      },
    }),
  today: googleEvents(
    { nl: 'de afspraken van vandaag in Google Agenda', en: 'the appointments of today in Google Calendar' },
    "={{ $now.startOf('day').toISO() }}",
    "={{ $now.endOf('day').toISO() }}",
  ),
  week: googleEvents(
    {
      nl: 'de afspraken van de komende week in Google Agenda',
      en: 'the appointments of the coming week in Google Calendar',
    },
    "={{ $now.startOf('day').toISO() }}",
    "={{ $now.plus({ days: 7 }).endOf('day').toISO() }}",
  ),
  newEvent: googleChange(
    { nl: 'er een afspraak in Google Agenda bij komt', en: 'an appointment is added to Google Calendar' },
    'eventCreated',
  ),
  ended: googleChange(
    { nl: 'een afspraak in Google Agenda voorbij is', en: 'an appointment in Google Calendar is over' },
    'eventEnded',
  ),
  cancelled: googleChange(
    {
      nl: 'een afspraak in Google Agenda wordt afgezegd',
      en: 'an appointment in Google Calendar is cancelled',
    },
    'eventCancelled',
  ),
};

const outlookEvents = (what: Both, startDateTime: string, endDateTime: string): Listing<'event'> => ({
  app: outlookApp,
  what,
  nodes: (name) => [
    node(name, 'microsoftOutlook', 2, {
      resource: 'event',
      operation: 'getAll',
      fromAllCalendars: true,
      includeRecurringInstances: true,
      startDateTime,
      endDateTime,
      returnAll: true,
      output: 'raw',
    }),
  ],
  fields: {
    id: '$json.id',
    title: '$json.subject',
    start: "DateTime.fromISO($json.start.dateTime, { zone: 'utc' }).toISO()",
    end: "DateTime.fromISO($json.end.dateTime, { zone: 'utc' }).toISO()",
    email: "$json.attendees?.[0]?.emailAddress?.address || ''",
    name: "$json.attendees?.[0]?.emailAddress?.name || ''",
    link: '$json.webLink',
  },
});
/** Microsoft takes a time without an offset, next to the name of the time zone. */
const localTime = (moment: string) =>
  `={{ DateTime.fromISO(String(${inside(moment)})).setZone('Europe/Amsterdam').toFormat("yyyy-MM-dd'T'HH:mm:ss") }}`;

export const outlookCalendar: Calendar = {
  app: outlookApp,
  create: (name, { title, start, end, description, attendee }) =>
    node(name, 'microsoftOutlook', 2, {
      resource: 'event',
      operation: 'create',
      calendarId: pick(OUTLOOK_CALENDAR),
      subject: title,
      startDateTime: localTime(start),
      endDateTime: localTime(end),
      additionalFields: {
        timeZone: 'Europe/Amsterdam',
        ...(description ? { body: description } : {}),
        ...(attendee ? { attendees: { values: [{ email: attendee, type: 'required' }] } } : {}),
      },
    }),
  today: outlookEvents(
    { nl: 'de afspraken van vandaag in Outlook', en: 'the appointments of today in Outlook' },
    "={{ $now.startOf('day').toISO() }}",
    "={{ $now.endOf('day').toISO() }}",
  ),
  week: outlookEvents(
    {
      nl: 'de afspraken van de komende week in Outlook',
      en: 'the appointments of the coming week in Outlook',
    },
    "={{ $now.startOf('day').toISO() }}",
    "={{ $now.plus({ days: 7 }).endOf('day').toISO() }}",
  ),
};

type With<K extends keyof Calendar> = Calendar & Required<Pick<Calendar, K>>;
/** Calendars that can be written to and read. */
export const calendars: readonly With<'today' | 'week'>[] = [googleCalendar, outlookCalendar] as With<
  'today' | 'week'
>[];

const CAL_FIELDS: EventFields = {
  id: '$json.uid',
  title: '$json.title',
  start: '$json.startTime',
  end: '$json.endTime',
  email: '$json.attendees[0].email',
  name: '$json.attendees[0].name',
  link: "'https://app.cal.com/booking/' + $json.uid",
};
const cal = (event: Both, kind: string): Source<'event'> => ({
  app: calCom.app,
  event,
  nodes: (name) => [appTrigger(name, 'calTrigger', 3, { events: [kind], options: {} })],
  fields: CAL_FIELDS,
});
const CALENDLY_FIELDS: EventFields = {
  id: '$json.payload.uri',
  title: '$json.payload.scheduled_event.name',
  start: '$json.payload.scheduled_event.start_time',
  end: '$json.payload.scheduled_event.end_time',
  email: '$json.payload.email',
  name: '$json.payload.name',
  link: '$json.payload.scheduled_event.location?.join_url || $json.payload.reschedule_url',
};
const calendlyEvent = (event: Both, kind: string): Source<'event'> => ({
  app: calendly.app,
  event,
  nodes: (name) => [appTrigger(name, 'calendlyTrigger', 2, { scope: 'user', events: [kind] })],
  fields: CALENDLY_FIELDS,
});
const acuityEvent = (event: Both, kind: string): Source<'event'> => ({
  app: acuity.app,
  event,
  nodes: (name) => [
    appTrigger(name, 'acuitySchedulingTrigger', 1, {
      authentication: 'apiKey',
      event: kind,
      resolveData: true,
    }),
  ],
  fields: {
    id: '$json.id',
    title: '$json.type',
    start: '$json.datetime',
    end: 'DateTime.fromISO($json.datetime).plus({ minutes: Number($json.duration) }).toISO()',
    email: '$json.email',
    name: "[$json.firstName, $json.lastName].filter(Boolean).join(' ')",
    link: '$json.confirmationPage',
  },
});

/** Someone books a time by himself. */
export const appointments: readonly Source<'event'>[] = [
  calendlyEvent(
    { nl: 'iemand via Calendly een afspraak inplant', en: 'someone books an appointment through Calendly' },
    'invitee.created',
  ),
  cal({ nl: 'er een boeking in Cal.com binnenkomt', en: 'a booking comes in at Cal.com' }, 'BOOKING_CREATED'),
  acuityEvent(
    { nl: 'een klant in Acuity Scheduling boekt', en: 'a client books in Acuity Scheduling' },
    'appointment.scheduled',
  ),
];
export const cancellations: readonly Source<'event'>[] = [
  calendlyEvent(
    { nl: 'iemand een Calendly-afspraak afzegt', en: 'someone cancels a Calendly appointment' },
    'invitee.canceled',
  ),
  cal({ nl: 'een boeking in Cal.com vervalt', en: 'a booking in Cal.com is cancelled' }, 'BOOKING_CANCELLED'),
  acuityEvent(
    { nl: 'een klant in Acuity Scheduling annuleert', en: 'a client cancels in Acuity Scheduling' },
    'appointment.canceled',
  ),
  googleCalendar.cancelled as Source<'event'>,
];
/** A conversation is over. */
export const endedMeetings: readonly Source<'event'>[] = [
  googleCalendar.ended as Source<'event'>,
  cal({ nl: 'een gesprek uit Cal.com voorbij is', en: 'a Cal.com meeting is over' }, 'MEETING_ENDED'),
];
