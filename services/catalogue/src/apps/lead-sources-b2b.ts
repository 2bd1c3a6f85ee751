import { appTrigger, say } from '../dsl/index.js';
import { app } from './app.js';
import type { LeadSource } from './lead-sources.js';
import { inApp } from './values.js';

const SIGNAL = inApp(
  'LoneScale',
  ['signaal', 'signal'],
  [
    'Het id van het signaal; kies het in de trigger uit de lijst.',
    'The id of the signal; choose it from the list in the trigger.',
  ],
  '64b1f2c3d4e5f60718293a4b',
);

export const loneScale: LeadSource = {
  app: app(
    'lonescale',
    'LoneScale',
    'loneScaleApi',
    ['Kopieer in LoneScale bij Settings de API-sleutel.', 'Plak de sleutel in n8n.'],
    ['In LoneScale, under Settings, copy the API key.', 'Paste the key in n8n.'],
    2,
  ),
  event: {
    nl: 'LoneScale een koopsignaal bij een bedrijf ziet',
    en: 'LoneScale sees a buying signal at a company',
  },
  nodes: (name) => [appTrigger(name, 'loneScaleTrigger', 1, { workflow: SIGNAL })],
  fields: {
    email: '$json.email',
    name: "[$json.first_name, $json.last_name].filter(Boolean).join(' ')",
    company: '$json.company_name',
    phone: '$json.phone',
    message: '$json.current_position',
  },
};

export const calendly: LeadSource = {
  app: app(
    'calendly',
    'Calendly',
    'calendlyOAuth2Api',
    ['Maak op developer.calendly.com een OAuth-app.', 'Zet de Client ID en het geheim in n8n en log in.'],
    ['On developer.calendly.com create an OAuth app.', 'Put the client ID and secret in n8n and sign in.'],
    4,
  ),
  event: { nl: 'iemand via Calendly een gesprek boekt', en: 'someone books a call through Calendly' },
  nodes: (name) => [appTrigger(name, 'calendlyTrigger', 2, { scope: 'user', events: ['invitee.created'] })],
  get fields() {
    return {
      email: '$json.payload.email',
      name: '$json.payload.name',
      company: "$json.payload.questions_and_answers?.[0]?.answer ?? ''",
      phone: "$json.payload.text_reminder_number ?? ''",
      message: `$json.payload.scheduled_event.name + ' ${say('op', 'on')} ' + $json.payload.scheduled_event.start_time`,
    };
  },
};

export const calCom: LeadSource = {
  app: app(
    'calcom',
    'Cal.com',
    'calApi',
    ['Maak in Cal.com bij Settings, Developer, API keys een sleutel.', 'Plak de sleutel in n8n.'],
    ['In Cal.com, under Settings, Developer, API keys, create a key.', 'Paste the key in n8n.'],
    3,
  ),
  event: { nl: 'er in Cal.com een kennismaking wordt geboekt', en: 'an introduction is booked in Cal.com' },
  nodes: (name) => [appTrigger(name, 'calTrigger', 3, { events: ['BOOKING_CREATED'], options: {} })],
  get fields() {
    return {
      email: '$json.attendees[0].email',
      name: '$json.attendees[0].name',
      company: "$json.responses?.bedrijf?.value ?? ''",
      phone: "$json.responses?.phone?.value ?? ''",
      message: `$json.title + ' ${say('op', 'on')} ' + $json.startTime`,
    };
  },
};

export const acuity: LeadSource = {
  app: app(
    'acuity',
    'Acuity Scheduling',
    'acuitySchedulingApi',
    ['Open in Acuity Integrations, API en kopieer gebruikers-id en sleutel.', 'Zet beide in n8n.'],
    ['In Acuity open Integrations, API and copy the user id and key.', 'Put both in n8n.'],
    2,
  ),
  event: { nl: 'iemand in Acuity een afspraak maakt', en: 'someone makes an appointment in Acuity' },
  nodes: (name) => [
    appTrigger(name, 'acuitySchedulingTrigger', 1, {
      authentication: 'apiKey',
      event: 'appointment.scheduled',
      resolveData: true,
    }),
  ],
  get fields() {
    return {
      email: '$json.email',
      name: "[$json.firstName, $json.lastName].filter(Boolean).join(' ')",
      company: "''",
      phone: '$json.phone',
      message: `$json.type + ' ${say('op', 'on')} ' + $json.datetime`,
    };
  },
};

/** A conversation that someone books on their own. */
export const bookings: LeadSource[] = [calendly, calCom, acuity];
/** Companies that show an interest without filling in a form. */
export const intent: LeadSource[] = [loneScale];
