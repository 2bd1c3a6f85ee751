import { node } from '../dsl/core.js';
import { appTrigger } from '../dsl/triggers.js';
import type { NodeSpec } from '../dsl/types.js';
import type { Port } from '../kit/ports.js';
import { app, GOOGLE_STEPS } from './app.js';
import { inApp } from './values.js';

const RAINDROP_COLLECTION = inApp(
  'Raindrop',
  ['verzameling', 'collection'],
  [
    'Het nummer van de verzameling: in het adres achter /my/.',
    'The number of the collection: behind /my/ in the address.',
  ],
  '12345678',
);
const BEEMINDER_GOAL = inApp(
  'Beeminder',
  ['doel', 'goal'],
  ['De naam van je doel, zoals hij in het adres staat.', 'The name of your goal as its address has it.'],
  ['lezen', 'reading'],
);
const HUE_LAMP = inApp(
  'Philips Hue',
  ['lamp', 'light'],
  ['Het nummer van de lamp.', 'The number of the light.'],
  '1',
);

const oauth = (key: string, label: string, credential: string, where: string, weight = 2) =>
  app(
    key,
    label,
    credential,
    [`Maak op ${where} een app met de omleidings-URL uit n8n.`, 'Zet client-id en geheim in n8n en log in.'],
    [
      `Create an app on ${where} with the redirect URL shown in n8n.`,
      'Put the client id and secret in n8n and sign in.',
    ],
    weight,
  );

/** Bookmarks, with tags. */
export const raindrop: Port & { save(name: string, link: string, title: string, tags: string): NodeSpec } = {
  app: oauth('raindrop', 'Raindrop.io', 'raindropOAuth2Api', 'app.raindrop.io/settings/integrations'),
  save: (name, link, title, tags) =>
    node(name, 'raindrop', 1, {
      resource: 'bookmark',
      operation: 'create',
      collectionId: RAINDROP_COLLECTION,
      link,
      additionalFields: { title, tags, pleaseParse: true },
    }),
};
/** What colleagues do for sport: `type`, `distance` in metres and `athlete.id` stand under `object_data`. */
export const strava: Port & { activity(name: string): NodeSpec } = {
  app: oauth('strava', 'Strava', 'stravaOAuth2Api', 'strava.com/settings/api'),
  activity: (name) =>
    appTrigger(name, 'stravaTrigger', 1, {
      object: 'activity',
      event: 'create',
      resolveData: true,
      options: {},
    }),
};
/** Fills in a presentation that holds texts such as `[OMZET]`. */
export const googleSlides: Port & {
  fill(name: string, presentationId: string, texts: { [text: string]: string }): NodeSpec;
} = {
  app: app('googleSlides', 'Google Slides', 'googleSlidesOAuth2Api', ...GOOGLE_STEPS, 3),
  fill: (name, presentationId, texts) =>
    node(name, 'googleSlides', 2, {
      authentication: 'oAuth2',
      resource: 'presentation',
      operation: 'replaceText',
      presentationId,
      textUi: {
        textValues: Object.entries(texts).map(([text, replaceText]) => ({
          text,
          replaceText,
          matchCase: true,
        })),
      },
      options: {},
    }),
};
export const googleContacts: Port & {
  create(name: string, contact: { firstName: string; lastName: string; email: string }): NodeSpec;
} = {
  app: app('googleContacts', 'Google Contacten', 'googleContactsOAuth2Api', ...GOOGLE_STEPS, 3),
  create: (name, { firstName, lastName, email }) =>
    node(name, 'googleContacts', 1, {
      resource: 'contact',
      operation: 'create',
      givenName: firstName,
      familyName: lastName,
      additionalFields: { emailsUi: { emailsValues: [{ type: 'work', value: email }] } },
    }),
};
/** Goals that count: one datapoint each time. */
export const beeminder: Port & { count(name: string, value: string, comment: string): NodeSpec } = {
  app: app(
    'beeminder',
    'Beeminder',
    'beeminderApi',
    ['Kopieer op beeminder.com/settings je token.', 'Vul gebruikersnaam en token in n8n in.'],
    ['Copy your token on beeminder.com/settings.', 'Fill in your user name and token in n8n.'],
    1,
  ),
  count: (name, value, comment) =>
    node(name, 'beeminder', 1, {
      authentication: 'apiToken',
      resource: 'datapoint',
      operation: 'create',
      goalName: BEEMINDER_GOAL,
      value,
      additionalFields: { comment },
    }),
};
/** A lamp on the wall of the office. */
export const philipsHue: Port & { light(name: string, on: boolean, hue?: number): NodeSpec } = {
  app: oauth('philipsHue', 'Philips Hue', 'philipsHueOAuth2Api', 'developers.meethue.com'),
  light: (name, on, hue) =>
    node(name, 'philipsHue', 1, {
      resource: 'light',
      operation: 'update',
      lightId: HUE_LAMP,
      on,
      additionalFields: hue === undefined ? {} : { hue, sat: 254, bri: 200 },
    }),
};
