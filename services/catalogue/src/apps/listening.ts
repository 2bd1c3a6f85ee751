import { appTrigger, node, say } from '../dsl/index.js';
import type { Listing, Source } from '../kit/ports.js';
import { app, GOOGLE_STEPS } from './app.js';
import { discourse, reddit, x } from './socials.js';
import { about, inApp, webAddress } from './values.js';

const FEED = webAddress(
  ['adres van de feed', 'address of the feed'],
  ['Het adres van de RSS-feed die je wilt volgen.', 'The address of the RSS feed that you want to follow.'],
  'https://example.com/feed',
);
const FORUM = webAddress(
  ['adres van je forum', 'address of your forum'],
  [
    'Het adres waarop je Discourse-forum opent, zonder streep erachter.',
    'The address at which you open your Discourse forum, without a slash behind it.',
  ],
  'https://forum.example.com',
);
const DISQUS_SITE = inApp(
  'Disqus',
  ['korte naam', 'shortname'],
  [
    'De korte naam van je site, onder Settings, General.',
    'The shortname of your site, under Settings, General.',
  ],
  ['jouw-site', 'your-site'],
);

const BRAND = about(
  'brand-name',
  ['Naam om op te letten', 'Name to watch'],
  [
    'De naam van je bedrijf of merk, zoals mensen hem schrijven.',
    'The name of your company or brand as people write it.',
  ],
  ['Jouw merk', 'Your brand'],
);

const rssApp = app('rss', 'RSS', '', [], [], 4);
export const rssFeed: Source<'article'> = {
  app: rssApp,
  event: { nl: 'er een nieuw bericht in een RSS-feed staat', en: 'a new item appears in an RSS feed' },
  nodes: (name) => [appTrigger(name, 'rssFeedReadTrigger', 1, { feedUrl: FEED }, 'everyQuarter')],
  fields: {
    title: '$json.title',
    link: '$json.link',
    text: "$json.contentSnippet ?? $json.content ?? ''",
    author: "$json.creator ?? ''",
    published: '$json.isoDate',
  },
};
export const rssItems: Listing<'article'> = {
  app: rssApp,
  what: { nl: 'de berichten in een RSS-feed', en: 'the items in an RSS feed' },
  nodes: (name) => [node(name, 'rssFeedRead', 1.2, { url: FEED, options: {} })],
  fields: rssFeed.fields,
};
export const googleNews: Listing<'article'> = {
  app: app('googlenews', 'Google News', '', [], [], 4),
  what: { nl: 'het nieuws over je merk in Google Nieuws', en: 'the news on your brand in Google News' },
  nodes: (name) => [
    node(name, 'rssFeedRead', 1.2, {
      url: `=https://news.google.com/rss/search?q=%22{{ encodeURIComponent('${BRAND}') }}%22&${say('hl=nl&gl=NL&ceid=NL:nl', 'hl=en-GB&gl=GB&ceid=GB:en')}`,
      options: {},
    }),
  ],
  fields: rssFeed.fields,
};
export const hackerNews: Listing<'article'> = {
  app: app('hackernews', 'Hacker News', '', [], [], 2),
  what: { nl: 'de berichten op Hacker News', en: 'the posts on Hacker News' },
  nodes: (name) => [
    node(name, 'hackerNews', 1, {
      resource: 'all',
      operation: 'getAll',
      returnAll: false,
      limit: 30,
      additionalFields: { keyword: BRAND, tags: ['story'] },
    }),
  ],
  fields: {
    title: '$json.title',
    link: "'https://news.ycombinator.com/item?id=' + $json.objectID",
    text: '$json.story_text ?? $json.title',
    author: '$json.author',
    published: '$json.created_at',
  },
};
export const redditPosts: Listing<'article'> = {
  app: reddit.app,
  what: { nl: 'de berichten op Reddit', en: 'the posts on Reddit' },
  nodes: (name) => [
    node(name, 'reddit', 1, {
      resource: 'post',
      operation: 'search',
      location: 'allReddit',
      keyword: BRAND,
      returnAll: false,
      limit: 30,
      additionalFields: { sort: 'new' },
    }),
  ],
  fields: {
    title: '$json.title',
    link: "'https://www.reddit.com' + $json.permalink",
    text: '$json.selftext || $json.title',
    author: '$json.author',
    published: 'DateTime.fromSeconds(Number($json.created_utc)).toISO()',
  },
};
export const youTubeApp = app('youtube', 'YouTube', 'youTubeOAuth2Api', ...GOOGLE_STEPS, 4);
export const youTubeVideos: Listing<'article'> = {
  app: youTubeApp,
  what: { nl: 'de nieuwe video’s op YouTube', en: 'the new videos on YouTube' },
  nodes: (name) => [
    node(name, 'youTube', 1, {
      resource: 'video',
      operation: 'getAll',
      returnAll: false,
      limit: 15,
      filters: { q: BRAND, publishedAfter: '={{ $now.minus({ days: 7 }).toISO() }}' },
      options: { order: 'date' },
    }),
  ],
  fields: {
    title: '$json.snippet.title',
    link: "'https://www.youtube.com/watch?v=' + $json.id.videoId",
    text: '$json.snippet.description || $json.snippet.title',
    author: '$json.snippet.channelTitle',
    published: '$json.snippet.publishedAt',
  },
};
export const xPosts: Listing<'article'> = {
  app: x.app,
  what: { nl: 'de berichten op X', en: 'the posts on X' },
  nodes: (name) => [
    node(name, 'twitter', 2, {
      resource: 'tweet',
      operation: 'search',
      searchText: `"${BRAND}" -is:retweet lang:${say('nl', 'en')}`,
      returnAll: false,
      limit: 30,
      additionalFields: {
        sortOrder: 'recency',
        tweetFieldsObject: ['author_id', 'created_at', 'public_metrics'],
      },
    }),
  ],
  fields: {
    title: '$json.text.slice(0, 80)',
    link: "'https://x.com/i/status/' + $json.id",
    text: '$json.text',
    author: '$json.author_id',
    published: '$json.created_at',
  },
};
export const discoursePosts: Listing<'article'> = {
  app: discourse.app,
  what: { nl: 'de nieuwe berichten op je Discourse-forum', en: 'the new posts on your Discourse forum' },
  nodes: (name) => [
    node(name, 'discourse', 1, { resource: 'post', operation: 'getAll', returnAll: false, limit: 50 }),
  ],
  fields: {
    title: '$json.topic_title ?? $json.topic_slug',
    link: `'${FORUM}/t/' + $json.topic_slug + '/' + $json.topic_id`,
    text: '$json.raw',
    author: '$json.username',
    published: '$json.created_at',
  },
};
export const disqusComments: Listing<'article'> = {
  app: app(
    'disqus',
    'Disqus',
    'disqusApi',
    ['Maak op disqus.com/api/applications een toepassing.', 'Plak het access token in n8n.'],
    ['On disqus.com/api/applications create an application.', 'Paste the access token in n8n.'],
    2,
  ),
  what: { nl: 'de reacties onder je artikelen in Disqus', en: 'the comments below your articles in Disqus' },
  nodes: (name) => [
    node(name, 'disqus', 1, {
      resource: 'forum',
      operation: 'getPosts',
      id: DISQUS_SITE,
      returnAll: false,
      limit: 100,
      additionalFields: { order: 'desc', related: ['thread'] },
    }),
  ],
  fields: {
    title: '$json.thread?.title ?? $json.thread',
    link: '$json.url',
    text: '$json.raw_message',
    author: '$json.author?.name',
    published: '$json.createdAt',
  },
};

/** Places where people talk about a name that you choose. */
export const mentions: Listing<'article'>[] = [xPosts, redditPosts, googleNews, youTubeVideos, hackerNews];
/** Places of your own where people write below your pieces. */
export const comments: Listing<'article'>[] = [disqusComments, discoursePosts];
export const feeds: Source<'article'>[] = [rssFeed];
