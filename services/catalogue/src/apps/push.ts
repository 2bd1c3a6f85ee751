import { node } from '../dsl/core.js';
import type { Push } from '../kit/ports.js';
import { app } from './app.js';
import { inApp } from './values.js';

const PUSHOVER_USER = inApp(
  'Pushover',
  ['gebruikerssleutel', 'user key'],
  [
    'Je gebruikerssleutel, bovenaan na het inloggen bij Pushover.',
    'Your user key, at the top after signing in to Pushover.',
  ],
  'uQiRzpo4DXghDmr9QzzfQu27cmVRsG',
);

export const pushoverApp = app(
  'pushover',
  'Pushover',
  'pushoverApi',
  [
    'Maak op pushover.net een toepassing en kopieer het API-token naar n8n.',
    'Vul in de stap je gebruikers- of groepssleutel in.',
  ],
  [
    'Create an application at pushover.net and copy the API token into n8n.',
    'Fill in your user or group key in the step.',
  ],
  3,
);
export const pushbulletApp = app(
  'pushbullet',
  'Pushbullet',
  'pushbulletOAuth2Api',
  [
    'Maak in Pushbullet onder Settings, Clients een client met de omleidings-URL uit n8n.',
    'Vul client-id en geheim in en geef toegang.',
  ],
  [
    'Create a client under Settings, Clients in Pushbullet with the redirect URL shown in n8n.',
    'Fill in the client id and secret and grant access.',
  ],
);
export const gotifyApp = app(
  'gotify',
  'Gotify',
  'gotifyApi',
  [
    'Maak op je Gotify-server onder Apps een toepassing en kopieer het token.',
    'Vul in n8n het adres van de server en het token in.',
  ],
  [
    'Create an application under Apps on your Gotify server and copy its token.',
    'Fill in the address of the server and the token in n8n.',
  ],
);
export const signl4App = app(
  'signl4',
  'SIGNL4',
  'signl4Api',
  [
    'Kopieer in SIGNL4 onder Integraties het teamgeheim.',
    'Plak het in n8n en stuur een proefmelding naar je team.',
  ],
  [
    'Copy the team secret under Integrations in SIGNL4.',
    'Paste it into n8n and send your team a test alert.',
  ],
);

/** Notifications on the telephone of whoever is on duty. */
export const pushers: readonly Push[] = [
  {
    app: pushoverApp,
    push: (name, title, message) =>
      node(name, 'pushover', 1, {
        resource: 'message',
        operation: 'push',
        userKey: PUSHOVER_USER,
        message,
        priority: 1,
        additionalFields: { title },
      }),
  },
  {
    app: pushbulletApp,
    push: (name, title, body) =>
      node(name, 'pushbullet', 1, {
        resource: 'push',
        operation: 'create',
        type: 'note',
        title,
        body,
        target: 'default',
      }),
  },
  {
    app: gotifyApp,
    push: (name, title, message) =>
      node(name, 'gotify', 1, {
        resource: 'message',
        operation: 'create',
        message,
        additionalFields: { title, priority: 5 },
        options: {},
      }),
  },
  {
    app: signl4App,
    push: (name, title, message) =>
      node(name, 'signl4', 1, {
        resource: 'alert',
        operation: 'send',
        message,
        additionalFields: { title, alertingScenario: 'single_ack' },
      }),
  },
];
