import { http, node, splitOut } from '../dsl/index.js';
import type { NodeSpec } from '../dsl/types.js';
import type { Listing } from '../kit/ports.js';
import { plain } from './cms-apps.js';
import { youTubeApp } from './listening.js';
import { facebook, instagram, mastodon, reddit, x } from './socials.js';
import { facebookPage, inApp, instagramAccount, mastodonServer, subreddit, xAccount } from './values.js';

const YOUTUBE_CHANNEL = inApp(
  'YouTube',
  ['kanaal', 'channel'],
  [
    'Het id van je kanaal: onder Instellingen, Geavanceerd; het begint met UC.',
    'The id of your channel: under Settings, Advanced; it begins with UC.',
  ],
  'UC_x5XG1OV2P6uZZ5FSM9Ttw',
);
const MASTODON_ACCOUNT = inApp(
  'Mastodon',
  ['account', 'account'],
  ['Het nummer van je account op je server.', 'The number of your account on your server.'],
  '109876543210987654',
);

/** Reads from the graph of Meta and gives one item a record. */
const graph = (name: string, target: string, edge: string, fields: string[]): NodeSpec[] => [
  node(name, 'facebookGraphApi', 1, {
    authType: 'accessToken',
    hostUrl: 'graph.facebook.com',
    httpRequestMethod: 'GET',
    graphApiVersion: 'v23.0',
    node: target,
    edge,
    options: {
      fields: { field: fields.map((field) => ({ name: field })) },
      queryParameters: { parameter: [{ name: 'limit', value: '100' }] },
    },
  }),
  splitOut('Eén bericht per regel', 'data'),
];

export const facebookPosts: Listing<'post'> = {
  app: facebook.app,
  what: { nl: 'de berichten op je Facebook-pagina', en: 'the posts on your Facebook page' },
  nodes: (name) =>
    graph(name, facebookPage, 'posts', [
      'id',
      'message',
      'permalink_url',
      'created_time',
      'likes.summary(true)',
      'comments.summary(true)',
    ]),
  fields: {
    id: '$json.id',
    text: "$json.message ?? ''",
    link: '$json.permalink_url',
    published: '$json.created_time',
    likes: '$json.likes?.summary?.total_count ?? 0',
    comments: '$json.comments?.summary?.total_count ?? 0',
  },
};
export const instagramPosts: Listing<'post'> = {
  app: instagram.app,
  what: { nl: 'de berichten op je Instagram', en: 'the posts on your Instagram' },
  nodes: (name) =>
    graph(name, instagramAccount, 'media', [
      'id',
      'caption',
      'permalink',
      'timestamp',
      'like_count',
      'comments_count',
    ]),
  fields: {
    id: '$json.id',
    text: "$json.caption ?? ''",
    link: '$json.permalink',
    published: '$json.timestamp',
    likes: '$json.like_count ?? 0',
    comments: '$json.comments_count ?? 0',
  },
};
export const xOwnPosts: Listing<'post'> = {
  app: x.app,
  what: { nl: 'je eigen berichten op X', en: 'your own posts on X' },
  nodes: (name) => [
    node(name, 'twitter', 2, {
      resource: 'tweet',
      operation: 'search',
      searchText: `from:${xAccount} -is:retweet`,
      returnAll: false,
      limit: 50,
      additionalFields: { sortOrder: 'recency', tweetFieldsObject: ['created_at', 'public_metrics'] },
    }),
  ],
  fields: {
    id: '$json.id',
    text: '$json.text',
    link: "'https://x.com/i/status/' + $json.id",
    published: '$json.created_at',
    likes: '$json.public_metrics?.like_count ?? 0',
    comments: '$json.public_metrics?.reply_count ?? 0',
  },
};
export const redditOwnPosts: Listing<'post'> = {
  app: reddit.app,
  what: { nl: 'de berichten in je subreddit', en: 'the posts in your subreddit' },
  nodes: (name) => [
    node(name, 'reddit', 1, {
      resource: 'post',
      operation: 'getAll',
      subreddit: subreddit,
      returnAll: false,
      limit: 50,
      filters: { category: 'new' },
    }),
  ],
  fields: {
    id: '$json.id',
    text: '$json.title',
    link: "'https://www.reddit.com' + $json.permalink",
    published: 'DateTime.fromSeconds(Number($json.created_utc)).toISO()',
    likes: '$json.score ?? 0',
    comments: '$json.num_comments ?? 0',
  },
};
export const youTubeOwnVideos: Listing<'post'> = {
  app: youTubeApp,
  what: { nl: 'de video’s op je YouTube-kanaal', en: 'the videos on your YouTube channel' },
  nodes: (name) => [
    node(name, 'youTube', 1, {
      resource: 'video',
      operation: 'getAll',
      returnAll: false,
      limit: 25,
      filters: { channelId: YOUTUBE_CHANNEL },
      options: { order: 'date' },
    }),
    node('Haal de cijfers op', 'youTube', 1, {
      resource: 'video',
      operation: 'get',
      videoId: '={{ $json.id.videoId }}',
      part: ['snippet', 'statistics'],
      options: {},
    }),
  ],
  fields: {
    id: '$json.id',
    text: '$json.snippet.title',
    link: "'https://www.youtube.com/watch?v=' + $json.id",
    published: '$json.snippet.publishedAt',
    likes: '$json.statistics?.likeCount ?? 0',
    comments: '$json.statistics?.commentCount ?? 0',
  },
};
export const mastodonOwnPosts: Listing<'post'> = {
  app: mastodon.app,
  what: { nl: 'je berichten op Mastodon', en: 'your posts on Mastodon' },
  nodes: (name) => [
    http(name, `${mastodonServer}/api/v1/accounts/${MASTODON_ACCOUNT}/statuses`, {
      auth: 'header',
      query: { limit: '40', exclude_replies: 'true', exclude_reblogs: 'true' },
    }),
  ],
  fields: {
    id: '$json.id',
    text: plain('$json.content'),
    link: '$json.url',
    published: '$json.created_at',
    likes: '$json.favourites_count ?? 0',
    comments: '$json.replies_count ?? 0',
  },
};

/** Own posts of long ago too; X shows no more than the last week. */
export const pastPosts: Listing<'post'>[] = [
  facebookPosts,
  instagramPosts,
  youTubeOwnVideos,
  redditOwnPosts,
  mastodonOwnPosts,
];
/** What you published yourself, with its likes and comments. */
export const ownPosts: Listing<'post'>[] = [
  facebookPosts,
  instagramPosts,
  xOwnPosts,
  youTubeOwnVideos,
  redditOwnPosts,
  mastodonOwnPosts,
];
