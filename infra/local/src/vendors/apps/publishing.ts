import { json, signed, type VendorEvent } from '../events.js';
import { Answer, file, type StandIn } from '../stand-in.js';
import type { Thing, World } from '../world.js';
import { calendly, klaviyo, typeformResponses } from './marketing-routes.js';
import { gitHubMembers } from './office-routes.js';
import { ownSite, wordPressMore } from './shop-routes.js';
import { whatsApp } from './whatsapp.js';

const feed = (
  world: World,
): string => `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Nieuws</title><link>https://example.com</link><description>Nieuws</description>
<item><title>Nieuwe koffie</title><link>https://example.com/nieuwe-koffie</link><guid>https://example.com/nieuwe-koffie</guid><description>Vers gebrand uit Ethiopië.</description><pubDate>${new Date(world.now - 3_600_000).toUTCString()}</pubDate></item>
<item><title>Open dag</title><link>https://example.com/open-dag</link><guid>https://example.com/open-dag</guid><description>Kom kijken in de branderij.</description><pubDate>${new Date(world.now - 90_000_000).toUTCString()}</pubDate></item></channel></rss>`;

const post = (world: World, thing: Thing = {}): Thing => ({
  id: world.next(),
  date: world.time(-48).slice(0, 19),
  date_gmt: world.time(-48).slice(0, 19),
  modified: world.time(-24 * 400).slice(0, 19),
  modified_gmt: world.time(-24 * 400).slice(0, 19),
  slug: 'nieuwe-koffie',
  status: 'publish',
  type: 'post',
  link: 'https://www.example.com/nieuwe-koffie/',
  title: { rendered: 'Nieuwe koffie' },
  content: { rendered: '<p>Vers gebrand uit Ethiopië.</p>', protected: false },
  excerpt: { rendered: '<p>Vers gebrand.</p>', protected: false },
  author: 1,
  featured_media: 0,
  categories: [1],
  tags: [],
  ...thing,
});

const video = (world: World): Thing => ({
  kind: 'youtube#video',
  id: 'dQw4w9WgXcQ',
  snippet: {
    publishedAt: world.time(-24 * 3),
    channelId: 'UC_x5XG1OV2P6uZZ5FSM9Ttw',
    title: 'Zo brand je koffie',
    description: 'In vijf stappen.',
    thumbnails: { high: { url: 'https://i.ytimg.com/vi/1/hq.jpg' } },
    channelTitle: 'Branderij',
    tags: ['koffie'],
    categoryId: '22',
  },
  statistics: { viewCount: '1042', likeCount: '42', commentCount: '4' },
  status: { privacyStatus: 'public' },
  contentDetails: { duration: 'PT4M13S' },
});

const review = (world: World): Thing => ({
  name: 'accounts/1/locations/2/reviews/r1',
  reviewId: 'r1',
  reviewer: { displayName: 'Sanne de Vries' },
  starRating: 'TWO',
  comment: 'Het duurde lang voordat ik werd geholpen.',
  createTime: world.time(-2),
  updateTime: world.time(-2),
});

/** Sites, feeds, networks and mailers. */
export const publishing: readonly StandIn[] = [
  {
    name: 'WordPress',
    hosts: ['www.example.com'],
    source:
      'WordPress/WordPress, wp-includes/rest-api/endpoints/class-wp-rest-posts-controller.php; n8n nodes/Wordpress',
    open: true,
    seed: (world) => {
      world.put('wordpress', post(world));
    },
    routes: {
      'GET /wp-json/wp/v2/posts': (_, world) => world.of('wordpress'),
      'POST /wp-json/wp/v2/posts': ({ body }, world) =>
        new Answer(
          201,
          world.put(
            'wordpress',
            post(world, { ...body, title: { rendered: body.title }, content: { rendered: body.content } }),
          ),
        ),
      'POST /wp-json/wp/v2/posts/:id': ({ at, body }, world) => ({
        ...post(world),
        ...body,
        id: Number(at.id),
      }),
      'GET /wp-json/wp/v2/pages': (_, world) => world.of('wordpress'),
      ...wordPressMore,
      'GET /*path': () =>
        file(
          'text/html; charset=utf-8',
          '<!doctype html><html><head><title>Voorbeeld</title></head><body><h1>Voorbeeld</h1><p>Een pagina met een prijs van € 129,50.</p></body></html>',
        ),
      'HEAD /*path': () => file('text/html', ''),
    },
  },
  {
    name: 'A site of the customer',
    hosts: [
      'example.com',
      'blog.example.com',
      'voorbeeld.nl',
      'n8n.example.com',
      'status.example.com',
      'intranet.example.com',
      'concurrent.example.com',
    ],
    source: 'RSS 2.0 Specification (rssboard.org); a page in HTML',
    open: true,
    routes: {
      ...ownSite,
      'GET /feed': (_, world) => file('application/rss+xml; charset=utf-8', feed(world)),
      'GET /api/v1/workflows': (_, world) => ({
        data: [
          {
            id: '1',
            name: 'Bestellingen',
            active: true,
            createdAt: world.time(-500),
            updatedAt: world.time(-5),
            nodes: [],
            connections: {},
            settings: {},
          },
        ],
        nextCursor: null,
      }),
      'GET /api/v1/executions': (_, world) => ({
        data: [
          {
            id: '231',
            finished: false,
            mode: 'trigger',
            status: 'error',
            startedAt: world.time(-3),
            stoppedAt: world.time(-3),
            workflowId: '1',
          },
        ],
        nextCursor: null,
      }),
      'POST /api/v1/audit': () => ({
        'Credentials Risk Report': {
          risk: 'credentials',
          sections: [
            {
              title: 'Credentials not used in any workflow',
              description: 'These',
              recommendation: 'Delete',
              location: [{ kind: 'credential', id: '1', name: 'Oud' }],
            },
          ],
        },
      }),
      'GET /*path': ({ path }, world) =>
        /feed|rss|xml/.test(path)
          ? file('application/rss+xml; charset=utf-8', feed(world))
          : file(
              'text/html; charset=utf-8',
              '<!doctype html><html><head><title>Voorbeeld</title></head><body><h1>Voorbeeld</h1><p>Een pagina.</p></body></html>',
            ),
      'HEAD /*path': () => file('text/html', ''),
    },
  },
  {
    name: 'Facebook and Instagram',
    hosts: ['graph.facebook.com', 'lookaside.fbsbx.com'],
    called: (path) =>
      /\/(messages|subscriptions)$|whatsapp|oauth|wamedia/.test(path) ? 'WhatsApp' : 'Facebook and Instagram',
    source: 'facebook/facebook-nodejs-business-sdk, src/objects; n8n nodes/Facebook',
    routes: {
      ...whatsApp,
      'POST /:version/:id/feed': ({ body }, world) => ({
        id: `1_${world.put('facebook', { id: world.next(), body }).id}`,
      }),
      'POST /:version/:id/photos': (_, world) => ({ id: String(world.next()), post_id: `1_${world.next()}` }),
      'POST /:version/:id/media': (_, world) => ({ id: String(world.next()) }),
      'POST /:version/:id/media_publish': (_, world) => ({ id: String(world.next()) }),
      'GET /:version/:id/feed': (_, world) => ({
        data: [
          {
            id: '1_2',
            message: 'Nieuwe koffie',
            created_time: world.time(-24),
            permalink_url: 'https://facebook.com/1',
          },
        ],
        paging: {},
      }),
      'GET /:version/:id/ratings': (_, world) => ({
        data: [
          {
            created_time: world.time(-10),
            recommendation_type: 'negative',
            review_text: 'Te lang gewacht.',
            reviewer: { id: '9', name: 'Sanne' },
            open_graph_story: { id: '1_3' },
          },
        ],
        paging: {},
      }),
      'GET /:version/:id/posts': (_, world) => ({
        data: [
          {
            id: '1_2',
            message: 'Nieuwe koffie',
            created_time: world.time(-24),
            permalink_url: 'https://facebook.com/1',
            likes: { summary: { total_count: 4 } },
            comments: { data: [], summary: { total_count: 1 } },
            shares: { count: 1 },
          },
        ],
        paging: {},
      }),
      'GET /:version/:id/media': (_, world) => ({
        data: [
          {
            id: '3',
            caption: 'Nieuwe koffie',
            media_type: 'IMAGE',
            media_url: 'https://www.example.com/foto.jpg',
            permalink: 'https://instagram.com/p/1',
            timestamp: world.time(-24),
            like_count: 4,
            comments_count: 1,
          },
        ],
        paging: {},
      }),
      'GET /:version/:id/comments': (_, world) => ({
        data: [
          {
            id: '4',
            message: 'Wat kost dit?',
            text: 'Wat kost dit?',
            from: { name: 'Sanne', id: '9' },
            username: 'sanne',
            created_time: world.time(-1),
            timestamp: world.time(-1),
          },
        ],
        paging: {},
      }),
      'GET /:version/:id/conversations': (_, world) => ({
        data: [
          {
            id: 't_1',
            updated_time: world.time(-1),
            messages: {
              data: [
                {
                  id: 'm_1',
                  message: 'Zijn jullie open?',
                  from: { name: 'Sanne', id: '9' },
                  created_time: world.time(-1),
                },
              ],
            },
          },
        ],
        paging: {},
      }),
      'GET /:version/:id/insights': () => ({
        data: [
          {
            name: 'page_impressions',
            period: 'day',
            values: [{ value: 42, end_time: '2026-11-22T08:00:00+0000' }],
          },
        ],
        paging: {},
      }),
      'POST /:version/:id/replies': (_, world) => ({ id: String(world.next()) }),
      'POST /:version/:id/comments': (_, world) => ({ id: String(world.next()) }),
      'GET /:version/:id': ({ at }) => ({
        id: at.id,
        name: 'Branderij',
        status_code: 'FINISHED',
        followers_count: 420,
      }),
    },
  },
  {
    name: 'LinkedIn',
    hosts: ['api.linkedin.com'],
    source: 'n8n nodes/LinkedIn; learn.microsoft.com/linkedin posts-api',
    routes: {
      'GET /v2/me': () => ({ id: 'p1', localizedFirstName: 'Ik' }),
      'GET /v2/userinfo': () => ({ sub: 'p1', name: 'Ik' }),
      'POST /rest/posts': (_, world) =>
        new Answer(201, '', { 'x-restli-id': `urn:li:share:${world.next()}` }),
      'POST /rest/images': (_, world) => ({
        value: { uploadUrl: `https://api.linkedin.com/upload/${world.secret}`, image: 'urn:li:image:1' },
      }),
      'PUT /upload/:id': () => new Answer(201, ''),
    },
  },
  {
    name: 'X',
    hosts: ['api.twitter.com', 'api.x.com'],
    source: 'xdevplatform/twitter-api-typescript-sdk, src/gen/openapi-types.ts; n8n nodes/Twitter/V2',
    routes: {
      'POST /2/oauth2/token': (_, world) => ({
        access_token: world.secret,
        refresh_token: world.secret,
        token_type: 'bearer',
        expires_in: 7200,
      }),
      'POST /2/tweets': ({ body }, world) =>
        new Answer(201, {
          data: { id: String(world.next()), text: body.text, edit_history_tweet_ids: ['1'] },
        }),
      'GET /2/tweets/search/recent': (_, world) => ({
        data: [
          {
            id: '1',
            text: 'Lekkere koffie bij de branderij',
            author_id: '2',
            created_at: world.time(-2),
            edit_history_tweet_ids: ['1'],
            public_metrics: { like_count: 1, reply_count: 0, retweet_count: 0 },
          },
        ],
        includes: { users: [{ id: '2', name: 'Sanne', username: 'sanne' }] },
        meta: { result_count: 1, newest_id: '1', oldest_id: '1' },
      }),
      'GET /2/users/me': () => ({ data: { id: '3', name: 'Ik', username: 'ik' } }),
      'GET /2/users/by/username/:name': ({ at }) => ({ data: { id: '3', name: at.name, username: at.name } }),
      'GET /2/users/:id/tweets': (_, world) => ({
        data: [{ id: '1', text: 'Nieuwe koffie', created_at: world.time(-24) }],
        meta: { result_count: 1 },
      }),
    },
  },
  {
    name: 'Google Business Profile',
    hosts: [
      'mybusiness.googleapis.com',
      'mybusinessbusinessinformation.googleapis.com',
      'mybusinessaccountmanagement.googleapis.com',
    ],
    source: 'n8n nodes/Google/BusinessProfile; developers.google.com/my-business/reference/rest/v4',
    routes: {
      'GET /v4/accounts/:account/locations/:location/reviews': (_, world) => ({
        reviews: [review(world)],
        averageRating: 4.2,
        totalReviewCount: 1,
      }),
      'PUT /v4/accounts/:account/locations/:location/reviews/:review/reply': ({ body }, world) => ({
        comment: body.comment,
        updateTime: world.time(),
      }),
      'POST /v4/accounts/:account/locations/:location/localPosts': ({ body }, world) => ({
        name: `accounts/1/locations/2/localPosts/${world.next()}`,
        state: 'LIVE',
        searchUrl: 'https://local.google.com/place?id=1',
        createTime: world.time(),
        ...body,
      }),
    },
  },
  {
    name: 'Klaviyo',
    hosts: ['a.klaviyo.com'],
    source: 'klaviyo/klaviyo-api-node, api; services/catalogue/src/vendors/relations.ts',
    routes: {
      'POST /api/events': () => new Answer(202, ''),
      'POST /api/data-privacy-deletion-jobs': () => new Answer(202, ''),
      'POST /api/profile-subscription-bulk-create-jobs': () => new Answer(202, ''),
      ...klaviyo,
    },
  },
  {
    name: 'SendGrid',
    hosts: ['api.sendgrid.com'],
    source: 'sendgrid/sendgrid-oai, spec/json/tsg_mail_v3.json; n8n nodes/SendGrid',
    routes: {
      'POST /v3/mail/send': (_, world) => new Answer(202, '', { 'x-message-id': String(world.next()) }),
    },
  },
  {
    name: 'GitHub',
    hosts: ['api.github.com'],
    source: 'github/rest-api-description, descriptions/api.github.com; n8n nodes/Github',
    routes: {
      'GET /repos/:owner/:repo/contents/*path': ({ at }) => ({
        type: 'file',
        name: 'bestand.json',
        path: at.path,
        sha: 'a'.repeat(40),
        size: 2,
        encoding: 'base64',
        content: Buffer.from('{}').toString('base64'),
      }),
      'PUT /repos/:owner/:repo/contents/*path': ({ at }, world) =>
        new Answer(201, {
          content: {
            name: 'bestand.json',
            path: at.path,
            sha: 'b'.repeat(40),
            html_url: 'https://github.com/1',
          },
          commit: { sha: String(world.next()), message: 'x', html_url: 'https://github.com/1' },
        }),
      'GET /repos/:owner/:repo': ({ at }) => ({
        id: 1,
        name: at.repo,
        full_name: `${at.owner}/${at.repo}`,
        default_branch: 'main',
      }),
      'POST /repos/:owner/:repo/issues': ({ body }, world) =>
        new Answer(201, {
          id: world.next(),
          number: 7,
          state: 'open',
          html_url: 'https://github.com/1/issues/7',
          ...body,
        }),
      'POST /repos/:owner/:repo/actions/workflows/:id/dispatches': () => new Answer(204, ''),
      'POST /repos/:owner/:repo/hooks': ({ body }, world) =>
        new Answer(201, { id: world.next(), active: true, events: body.events, config: body.config }),
      'GET /repos/:owner/:repo/hooks': () => [],
      'DELETE /repos/:owner/:repo/hooks/:id': () => new Answer(204, ''),
      ...gitHubMembers,
    },
  },
  {
    name: 'Typeform',
    hosts: ['api.typeform.com'],
    source: 'Typeform/js-api-client, src/types.ts; n8n nodes/Typeform',
    routes: {
      'GET /forms/:id': ({ at }) => ({
        id: at.id,
        title: 'Intake',
        fields: typeformFields.map(({ id, ref, type, title }) => ({ id, ref, type, title })),
      }),
      'GET /forms/:id/webhooks': () => ({ items: [] }),
      'GET /forms/:id/webhooks/:tag': () => new Answer(404, { code: 'WEBHOOK_NOT_FOUND' }),
      'PUT /forms/:id/webhooks/:tag': ({ at, body }, world) => ({
        ...world.put('typeform:hooks', { secret: body.secret }),
        id: 'w1',
        form_id: at.id,
        tag: at.tag,
        ...body,
      }),
      'DELETE /forms/:id/webhooks/:tag': () => new Answer(204, ''),
      ...typeformResponses,
    },
  },
  {
    name: 'Calendly',
    hosts: ['api.calendly.com'],
    source: 'n8n nodes/Calendly; developer.calendly.com',
    routes: {
      'GET /users/me': () => ({
        resource: {
          uri: 'https://api.calendly.com/users/AAA',
          name: 'Ik',
          email: 'ik@example.com',
          current_organization: 'https://api.calendly.com/organizations/BBB',
        },
      }),
      'GET /webhook_subscriptions': () => ({ collection: [], pagination: {} }),
      'POST /webhook_subscriptions': ({ body }, world) =>
        world.put('calendly:hooks', body) &&
        new Answer(201, {
          resource: {
            uri: `https://api.calendly.com/webhook_subscriptions/${world.next()}`,
            callback_url: body.url,
            state: 'active',
            events: body.events,
          },
        }),
      'DELETE /webhook_subscriptions/:id': () => new Answer(204, ''),
      ...calendly,
    },
  },
  {
    name: 'OpenWeather',
    hosts: ['api.openweathermap.org'],
    source: 'n8n nodes/OpenWeatherMap; openweathermap.org/api',
    routes: {
      'GET /data/2.5/weather': (_, world) => ({
        name: 'Utrecht',
        dt: Math.floor(world.now / 1000),
        weather: [{ id: 500, main: 'Rain', description: 'lichte regen' }],
        main: { temp: 7.5, feels_like: 5.1, temp_min: 6, temp_max: 9, humidity: 88 },
        wind: { speed: 6.2 },
        sys: { sunrise: 1, sunset: 2 },
      }),
      'GET /data/2.5/forecast': (_, world) => ({
        cod: '200',
        cnt: 8,
        city: { name: 'Utrecht' },
        list: Array.from({ length: 16 }, (__, at) => ({
          dt: Math.floor(world.now / 1000) + at * 10_800,
          dt_txt: new Date(world.now + at * 10_800_000).toISOString().replace('T', ' ').slice(0, 19),
          main: { temp: 7.5, temp_min: -1, temp_max: 9 },
          weather: [{ id: 500, main: 'Rain', description: 'lichte regen' }],
          wind: { speed: 6.2 },
          pop: 0.8,
          rain: { '3h': 2.1 },
        })),
      }),
    },
  },
];
/** YouTube is asked at Google's common host. */
export const youTube: StandIn['routes'] = {
  'GET /youtube/v3/videos': (_, world) => ({
    kind: 'youtube#videoListResponse',
    items: [video(world)],
    pageInfo: { totalResults: 1 },
  }),
  'GET /youtube/v3/search': (_, world) => ({
    items: [
      {
        kind: 'youtube#searchResult',
        id: { kind: 'youtube#video', videoId: 'dQw4w9WgXcQ' },
        snippet: video(world).snippet,
      },
    ],
    pageInfo: { totalResults: 1 },
  }),
  'PUT /youtube/v3/videos': ({ body }, world) => ({ ...video(world), ...body }),
  'GET /youtube/v3/channels': (_, world) => ({
    items: [
      {
        kind: 'youtube#channel',
        id: 'UC_x5XG1OV2P6uZZ5FSM9Ttw',
        snippet: { title: 'Branderij', publishedAt: world.time(-24 * 900) },
        statistics: { viewCount: '42000', subscriberCount: '420', videoCount: '42' },
        contentDetails: { relatedPlaylists: { uploads: 'UU1' } },
      },
    ],
  }),
  'POST /upload/youtube/v3/videos': (_, world) =>
    new Answer(200, '', {
      location: `https://www.googleapis.com/upload/youtube/v3/videos/1?upload_id=${world.secret}`,
    }),
  'PUT /upload/youtube/v3/videos/:id': (_, world) => video(world),
  'POST /resumable/upload/youtube/v3/videos': (_, world) =>
    new Answer(200, '', {
      location: `https://www.googleapis.com/upload/youtube/v3/videos/1?upload_id=${world.secret}`,
    }),
};

const typeformFields = [
  {
    id: 'f1',
    ref: 'naam',
    type: 'short_text',
    title: 'Naam',
    answer: { type: 'text', text: 'Sanne de Vries' },
  },
  {
    id: 'f2',
    ref: 'email',
    type: 'email',
    title: 'E-mail',
    answer: { type: 'email', email: 'sanne@voorbeeld.nl' },
  },
  {
    id: 'f3',
    ref: 'vraag',
    type: 'long_text',
    title: 'Vraag',
    answer: { type: 'text', text: 'Kunnen jullie mij bellen?' },
  },
  {
    id: 'f4',
    ref: 'toestemming',
    type: 'yes_no',
    title: 'Toestemming',
    answer: { type: 'boolean', boolean: true },
  },
];
const typeformSigned = (world: World, body: Thing) =>
  json(body, {
    'typeform-signature': `sha256=${signed(world, JSON.stringify(body), 'base64', world.of('typeform:hooks').at(-1)?.secret)}`,
  });
const calendlySigned = (world: World, body: Thing) => {
  const time = Math.floor(world.now / 1000);
  const text = `${time}.${JSON.stringify(body)}`;
  const secret = world.of('calendly:hooks').at(-1)?.signing_key;
  return json(body, { 'calendly-webhook-signature': `t=${time},v1=${signed(world, text, 'hex', secret)}` });
};
const typeformEvent: VendorEvent = (world) =>
  typeformSigned(world, {
    event_id: 'ev1',
    event_type: 'form_response',
    form_response: {
      form_id: 'aB1cD2',
      token: 't1',
      landed_at: world.time(-0.1),
      submitted_at: world.time(),
      hidden: {},
      definition: {
        id: 'aB1cD2',
        title: 'Intake',
        fields: typeformFields.map(({ answer: _, ...field }) => field),
      },
      answers: typeformFields.map(({ id, ref, type, answer }) => ({ ...answer, field: { id, ref, type } })),
    },
  });
const calendlyEvent: VendorEvent = (world, { events }) =>
  calendlySigned(world, {
    event: String([events].flat()[0]),
    created_at: world.time(),
    created_by: 'https://api.calendly.com/users/AAA',
    payload: {
      uri: 'https://api.calendly.com/scheduled_events/E1/invitees/I1',
      name: 'Sanne de Vries',
      first_name: null,
      last_name: null,
      email: 'sanne@voorbeeld.nl',
      status: 'active',
      timezone: 'Europe/Amsterdam',
      created_at: world.time(),
      updated_at: world.time(),
      rescheduled: false,
      cancel_url: 'https://calendly.com/cancellations/I1',
      reschedule_url: 'https://calendly.com/reschedulings/I1',
      text_reminder_number: '+31612345678',
      questions_and_answers: [{ question: 'Waar gaat het over?', answer: 'Een offerte', position: 0 }],
      tracking: {},
      cancellation: { canceled_by: 'Sanne', reason: 'Ziek' },
      scheduled_event: {
        uri: 'https://api.calendly.com/scheduled_events/E1',
        name: 'Kennismaking',
        status: 'active',
        start_time: world.time(20),
        end_time: world.time(21),
        event_type: 'https://api.calendly.com/event_types/T1',
        location: { type: 'physical', location: 'Utrecht' },
        event_memberships: [
          { user: 'https://api.calendly.com/users/AAA', user_email: 'ik@example.com', user_name: 'Ik' },
        ],
        event_guests: [],
      },
    },
  });
export const formEvents: Readonly<Record<string, VendorEvent>> = {
  typeformTrigger: typeformEvent,
  calendlyTrigger: calendlyEvent,
};
