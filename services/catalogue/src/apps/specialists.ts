import { subNode } from '../dsl/ai.js';
import { node } from '../dsl/core.js';
import { say } from '../dsl/language.js';
import type { NodeSpec, Parameters } from '../dsl/types.js';
import type { App, Port } from '../kit/ports.js';
import { app, GOOGLE_STEPS } from './app.js';
import { postgres } from './databases.js';
import { mongoDb, redis } from './sinks.js';
import { inApp } from './values.js';

const SPOTIFY_PLAYLIST = inApp(
  'Spotify',
  ['afspeellijst', 'playlist'],
  [
    'Het id van de afspeellijst: in de link ernaartoe achter /playlist/.',
    'The id of the playlist: behind /playlist/ in the link to it.',
  ],
  '37i9dQZF1DXcBWIGoYBM5M',
);

const aws = (key: string, label: string, right: string) =>
  app(
    key,
    label,
    'aws',
    [
      `Maak in AWS een IAM-gebruiker met alleen het recht ${right}.`,
      'Vul in n8n zijn sleutels en een Europese regio in.',
    ],
    [
      `In AWS, create an IAM user with only the right ${right}.`,
      'Enter its keys and a European region in n8n.',
    ],
  );
export const comprehend = aws('awsComprehend', 'AWS Comprehend', 'comprehend:DetectSentiment');
export const rekognition = aws('awsRekognition', 'AWS Rekognition', 'rekognition:DetectModerationLabels');

/** POSITIVE, NEUTRAL, NEGATIVE or MIXED in `$json.Sentiment`; n8n offers no Dutch, so translate first. */
export const moodOf = (name: string, englishText: string): NodeSpec =>
  node(name, 'awsComprehend', 1, {
    authentication: 'iam',
    resource: 'text',
    operation: 'detectSentiment',
    languageCode: 'en',
    text: englishText,
  });
/** What should not be shown in the picture in `data`: `$json.ModerationLabels`. */
export const moderation = (name: string): NodeSpec =>
  node(name, 'awsRekognition', 1, {
    authentication: 'iam',
    resource: 'image',
    operation: 'analyze',
    type: 'detectModerationLabels',
    binaryData: true,
    binaryPropertyName: 'data',
    additionalFields: { minConfidence: 70 },
  });

export const monica = app(
  'monica',
  'Monica',
  'monicaCrmApi',
  [
    'Maak in Monica onder Settings, API een persoonlijk token.',
    'Vul in n8n het adres van je Monica en het token in.',
  ],
  [
    'In Monica, under Settings, API, create a personal token.',
    'Enter the address of your Monica and the token in n8n.',
  ],
);
export const monicaNode = (
  name: string,
  resource: string,
  operation: string,
  parameters: Parameters,
): NodeSpec => node(name, 'monicaCrm', 1, { resource, operation, ...parameters });

export const drift = app(
  'drift',
  'Drift',
  'driftApi',
  ['Maak op dev.drift.com een app en installeer hem.', 'Kopieer het toegangstoken naar n8n.'],
  ['Create an app at dev.drift.com and install it.', 'Copy the access token to n8n.'],
);
export const driftContact = (name: string, email: string, fullName: string, phone: string): NodeSpec =>
  node(name, 'drift', 1, {
    authentication: 'accessToken',
    resource: 'contact',
    operation: 'create',
    email,
    additionalFields: { name: fullName, phone },
  });

export const spotify = app(
  'spotify',
  'Spotify',
  'spotifyOAuth2Api',
  [
    'Maak op developer.spotify.com een app met de redirect-URL van n8n.',
    'Vul in n8n id en geheim in en log in.',
  ],
  [
    'At developer.spotify.com, create an app with the redirect URL of n8n.',
    'Enter id and secret in n8n and sign in.',
  ],
);
export const spotifyTracks = (name: string): NodeSpec =>
  node(name, 'spotify', 1, {
    resource: 'playlist',
    operation: 'getTracks',
    id: `spotify:playlist:${SPOTIFY_PLAYLIST}`,
    returnAll: true,
  });

export const googleBooks = app('googleBooks', 'Google Books', 'googleBooksOAuth2Api', ...GOOGLE_STEPS);
export const findBooks = (name: string, searchQuery: string): NodeSpec =>
  node(name, 'googleBooks', 2, {
    authentication: 'oAuth2',
    resource: 'volume',
    operation: 'getAll',
    searchQuery,
    returnAll: false,
    limit: 40,
  });

/** Remembers a conversation for an agent, also after n8n restarts. */
export interface Memory extends Port {
  attach(name: string, to: string): NodeSpec;
}
const memory = (appOf: App, type: string, typeVersion: number, parameters: () => Parameters): Memory => ({
  app: appOf,
  attach: (name, to) =>
    subNode(to, 'ai_memory', name, type, typeVersion, {
      sessionIdType: 'fromInput',
      sessionKey: '={{ $json.sessionId }}',
      contextWindowLength: 10,
      ...parameters(),
    }),
});
export const xata = app(
  'xata',
  'Xata',
  'xataApi',
  [
    'Maak in Xata een database en een API-sleutel.',
    'Vul in n8n het adres van de database, de tak en de sleutel in.',
  ],
  [
    'In Xata, create a database and an API key.',
    'Enter the database address, the branch and the key in n8n.',
  ],
  4,
);
export const memories: readonly Memory[] = [
  memory(postgres, 'memoryPostgresChat', 1.4, () => ({ tableName: say('chat_geheugen', 'chat_memory') })),
  memory(redis, 'memoryRedisChat', 1.6, () => ({ sessionTTL: 604800 })),
  memory(mongoDb, 'memoryMongoDbChat', 1.1, () => ({
    collectionName: say('chat_geheugen', 'chat_memory'),
    databaseName: 'n8n',
  })),
  memory(xata, 'memoryXata', 1.5, () => ({})),
];
export const wikipedia = app('wikipedia', 'Wikipedia', '', [], [], 3);
export const wikipediaTool = (name: string, to: string): NodeSpec =>
  subNode(to, 'ai_tool', name, 'toolWikipedia', 1, {});
