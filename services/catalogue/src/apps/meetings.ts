import { pick } from '../dsl/apps.js';
import { node } from '../dsl/core.js';
import type { Meetings } from '../kit/ports.js';
import { app } from './app.js';
import { googleCalendarApp } from './calendars.js';
import { teamsApp, webexApp } from './chat-apps.js';
import { inside } from './expression.js';
import { googleCalendarId } from './values.js';

export const zoomApp = app(
  'zoom',
  'Zoom',
  'zoomOAuth2Api',
  [
    'Maak op marketplace.zoom.us een OAuth-app met het recht meeting:write.',
    'Zet client-id en geheim in n8n en log in.',
  ],
  [
    'Create an OAuth app with the scope meeting:write on marketplace.zoom.us.',
    'Put the client id and secret in n8n and sign in.',
  ],
  5,
);
const after = (start: string, minutes: number | string) =>
  `={{ DateTime.fromISO(String(${inside(start)})).plus({ minutes: ${minutes} }).toISO() }}`;

export const zoom: Meetings = {
  app: zoomApp,
  create: (name, { title, start, minutes }) =>
    node(name, 'zoom', 1, {
      authentication: 'oAuth2',
      resource: 'meeting',
      operation: 'create',
      topic: title,
      additionalFields: {
        startTime: start,
        duration: typeof minutes === 'number' ? minutes : `={{ ${minutes} }}`,
        timeZone: 'Europe/Amsterdam',
        type: 2,
      },
    }),
  link: '$json.join_url',
};
export const teamsMeeting: Meetings = {
  app: teamsApp,
  create: (name, { title, start, minutes }) =>
    node(name, 'microsoftTeams', 2, {
      resource: 'onlineMeeting',
      operation: 'create',
      subject: title,
      startDateTime: start,
      endDateTime: after(start, minutes),
      options: {},
    }),
  link: '$json.joinWebUrl',
};
export const webexMeeting: Meetings = {
  app: webexApp,
  create: (name, { title, start, minutes }) =>
    node(name, 'ciscoWebex', 1, {
      resource: 'meeting',
      operation: 'create',
      title,
      start,
      end: after(start, minutes),
      additionalFields: {},
    }),
  link: '$json.webLink',
};
export const googleMeet: Meetings = {
  app: googleCalendarApp,
  create: (name, { title, start, minutes }) =>
    node(name, 'googleCalendar', 1.3, {
      resource: 'event',
      operation: 'create',
      calendar: pick(googleCalendarId),
      start,
      end: after(start, minutes),
      additionalFields: {
        summary: title,
        conferenceDataUi: { conferenceDataValues: { conferenceSolution: 'hangoutsMeet' } },
      },
    }),
  link: '$json.hangoutLink',
};

/** Where people meet on screen. */
export const meetings: readonly Meetings[] = [zoom, teamsMeeting, googleMeet, webexMeeting];
