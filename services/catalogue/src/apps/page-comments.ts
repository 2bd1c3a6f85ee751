import { appTrigger, node } from '../dsl/index.js';
import type { NodeSpec } from '../dsl/types.js';
import type { Source } from '../kit/ports.js';
import { app } from './app.js';
import { inApp } from './values.js';

const FACEBOOK_APP = inApp(
  'Facebook',
  ['app', 'app'],
  ['Het nummer van je app op developers.facebook.com.', 'The number of your app at developers.facebook.com.'],
  '123456789012345',
);

const facebookEvents = app(
  'facebookevents',
  'Facebook Webhooks',
  'facebookGraphAppApi',
  [
    'Maak op developers.facebook.com een app met het product Webhooks.',
    'Zet het token en het App Secret in n8n en koppel je pagina aan de app.',
  ],
  [
    'On developers.facebook.com create an app with the Webhooks product.',
    'Put the token and the app secret in n8n and connect your page to the app.',
  ],
  4,
);
const comment = (
  object: 'page' | 'instagram',
  field: string,
  event: Source<'message'>['event'],
  fields: Source<'message'>['fields'],
): Source<'message'> => ({
  app: facebookEvents,
  event,
  nodes: (name) => [
    appTrigger(name, 'facebookTrigger', 1, {
      authType: 'accessToken',
      appId: FACEBOOK_APP,
      object,
      fields: [field],
      options: { includeValues: true },
    }),
  ],
  fields,
});
/** Someone writes below a post of the page. */
export const facebookComment = comment(
  'page',
  'feed',
  { nl: 'iemand reageert op je Facebook-pagina', en: 'someone comments on your Facebook page' },
  {
    id: '$json.changes?.[0]?.value?.comment_id',
    from: '$json.changes?.[0]?.value?.from?.id',
    name: '$json.changes?.[0]?.value?.from?.name',
    subject: '$json.changes?.[0]?.value?.post_id',
    text: "$json.changes?.[0]?.value?.message ?? ''",
  },
);
/** Someone writes below a picture of the account. */
export const instagramComment = comment(
  'instagram',
  'comments',
  { nl: 'iemand reageert op je Instagram', en: 'someone comments on your Instagram' },
  {
    id: '$json.changes?.[0]?.value?.id',
    from: '$json.changes?.[0]?.value?.from?.id',
    name: '$json.changes?.[0]?.value?.from?.username',
    subject: '$json.changes?.[0]?.value?.media?.id',
    text: "$json.changes?.[0]?.value?.text ?? ''",
  },
);
/** Answers a comment; on Facebook the edge is `comments`, on Instagram `replies`. */
export const answerComment = (
  name: string,
  commentId: string,
  edge: 'comments' | 'replies',
  message: string,
): NodeSpec =>
  node(name, 'facebookGraphApi', 1, {
    authType: 'accessToken',
    hostUrl: 'graph.facebook.com',
    httpRequestMethod: 'POST',
    graphApiVersion: 'v23.0',
    node: commentId,
    edge,
    options: { queryParameters: { parameter: [{ name: 'message', value: message }] } },
  });
export const pageComments = [
  {
    key: 'facebook',
    label: 'Facebook',
    network: 'Facebook',
    edge: 'comments' as const,
    source: facebookComment,
  },
  {
    key: 'instagram',
    label: 'Instagram',
    network: 'Instagram',
    edge: 'replies' as const,
    source: instagramComment,
  },
];
