import { node } from '../dsl/core.js';
import { http } from '../dsl/http.js';
import { say } from '../dsl/language.js';
import { webhook } from '../dsl/triggers.js';
import type { Parameters } from '../dsl/types.js';
import { calling } from './app.js';
import { cockpit, contentful, medium, plain, storyblok, strapi } from './cms-apps.js';
import { inside } from './expression.js';
import type { Publisher } from './publisher.js';
import { articlesAddress, inApp, webAddress } from './values.js';

const STRAPI_ADDRESS = webAddress(
  ['adres van je Strapi', 'address of your Strapi'],
  [
    'Het adres waarop je Strapi draait, zonder streep erachter.',
    'The address at which your Strapi runs, without a slash behind it.',
  ],
  'https://strapi.example.com',
);
const STORYBLOK_SPACE = inApp(
  'Storyblok',
  ['space', 'space'],
  ['Het nummer van je space, onder Settings.', 'The number of your space, under Settings.'],
  '123456',
  '^\\d+$',
);
const CONTENTFUL_SPACE = inApp(
  'Contentful',
  ['space', 'space'],
  [
    'Het id van je space: in het adres achter /spaces/.',
    'The id of your space: behind /spaces/ in the address.',
  ],
  'a1b2c3d4e5f6',
);

// Strapi
/** A text of Strapi, which is a list of blocks where its field is of that kind. */
const inBlocks = (path: string): string =>
  `[${path} ?? ''].flat().map((block) => (typeof block === 'string' ? block : (block.children ?? []).map((part) => part.text ?? '').join(''))).join(' ')`;
const str = (name: string, operation: string, parameters: Parameters) =>
  node(name, 'strapi', 1, {
    authentication: 'token',
    resource: 'entry',
    operation,
    contentType: 'articles',
    ...parameters,
  });
export const strapiCms = {
  app: strapi,
  setup: [
    {
      nl: 'Gebruik Strapi 5 en geef het inhoudstype articles de velden title, slug, content en author, met Draft & Publish aan; de slug komt achter het adres van je artikelen.',
      en: 'Use Strapi 5 and give the articles content type the fields title, slug, content and author, with Draft & Publish on; the slug follows the address of your articles.',
    },
  ],
  draft: (name, article) =>
    http(name, `${STRAPI_ADDRESS}/api/articles?status=draft`, {
      method: 'POST',
      auth: 'strapiTokenApi',
      json: `={{ JSON.stringify({ data: { title: ${inside(article.title)}, slug: ${inside(article.title)}.toLowerCase().replace(/[^a-z0-9]+/g, '-').slice(0, 80) + '-' + $now.toFormat('yyyyMMddHHmmss'), content: ${inside(article.html)} } }) }}`,
    }),
  link: '$json.data.documentId ?? $json.data.id',
  published: {
    app: calling(strapi),
    setup: [
      {
        nl: 'Maak in Strapi onder Settings, Webhooks een webhook voor Entry, Publish.',
        en: 'In Strapi, under Settings, Webhooks, create a webhook for Entry, Publish.',
      },
    ],
    event: { nl: 'er een artikel in Strapi wordt gepubliceerd', en: 'an article is published in Strapi' },
    nodes: (name) => [webhook(name, say('strapi-artikel', 'strapi-article'))],
    fields: {
      title: '$json.body.entry.title',
      link: `'${articlesAddress}' + $json.body.entry.slug`,
      text: plain(inBlocks('$json.body.entry.content')),
      author: "$json.body.entry.author?.name ?? ''",
      published: '$json.body.entry.publishedAt',
    },
  },
  recent: {
    app: strapi,
    what: { nl: 'de gepubliceerde artikelen in Strapi', en: 'the published articles in Strapi' },
    nodes: (name) => [
      str(name, 'getAll', {
        returnAll: false,
        limit: 25,
        options: { publicationState: 'live', sort: 'publishedAt:desc' },
      }),
    ],
    fields: {
      title: '$json.attributes?.title ?? $json.title',
      link: `'${articlesAddress}' + ($json.attributes?.slug ?? $json.slug)`,
      text: plain(inBlocks('($json.attributes?.content ?? $json.content)')),
      author: "''",
      published: '$json.attributes?.publishedAt ?? $json.publishedAt',
    },
  },
} satisfies Publisher;

// Storyblok
export const storyblokCms = {
  app: storyblok,
  draft: (name, article) =>
    http(name, `https://mapi.storyblok.com/v1/spaces/${STORYBLOK_SPACE}/stories`, {
      method: 'POST',
      auth: 'header',
      json: `={{ JSON.stringify({ story: { name: ${inside(article.title)}, slug: ${inside(article.title)}.toLowerCase().replace(/[^a-z0-9]+/g, '-'), content: { component: 'article', title: ${inside(article.title)}, body: ${inside(article.html)} } } }) }}`,
    }),
  link: '$json.story.full_slug',
  recent: {
    app: storyblok,
    what: { nl: 'de verhalen in Storyblok', en: 'the stories in Storyblok' },
    nodes: (name) => [
      node(name, 'storyblok', 1, {
        source: 'managementApi',
        resource: 'story',
        operation: 'getAll',
        space: STORYBLOK_SPACE,
        returnAll: false,
        limit: 25,
        filters: { starts_with: 'blog/' },
      }),
    ],
    fields: {
      title: '$json.name',
      link: `'${articlesAddress}' + $json.full_slug`,
      text: plain('$json.content?.body'),
      author: "$json.last_author?.friendly_name ?? ''",
      published: '$json.published_at ?? $json.created_at',
    },
  },
} satisfies Publisher;

// Contentful (reads only in n8n; drafts go through its management API)
export const contentfulCms = {
  app: contentful,
  setup: [
    {
      nl: 'Gebruik in Contentful het inhoudstype blogPost met title, body en slug.',
      en: 'In Contentful, use the content type blogPost with title, body and slug.',
    },
  ],
  draft: (name, article) =>
    http(name, `https://api.contentful.com/spaces/${CONTENTFUL_SPACE}/environments/master/entries`, {
      method: 'POST',
      auth: 'header',
      headers: {
        'X-Contentful-Content-Type': 'blogPost',
        'Content-Type': 'application/vnd.contentful.management.v1+json',
      },
      json: `={{ JSON.stringify({ fields: { title: { '${say('nl-NL', 'en-US')}': ${inside(article.title)} }, body: { '${say('nl-NL', 'en-US')}': ${inside(article.html)} } } }) }}`,
    }),
  link: '$json.sys.id',
  recent: {
    app: contentful,
    what: { nl: 'de blogartikelen in Contentful', en: 'the blog posts in Contentful' },
    nodes: (name) => [
      node(name, 'contentful', 1, {
        source: 'deliveryApi',
        resource: 'entry',
        operation: 'getAll',
        environmentId: 'master',
        returnAll: false,
        limit: 25,
        additionalFields: { content_type: 'blogPost', order: '-sys.updatedAt', rawData: false },
      }),
    ],
    fields: {
      title: '$json.title',
      link: `'${articlesAddress}' + $json.slug`,
      text: plain("(typeof $json.body === 'string' ? $json.body : JSON.stringify($json.body ?? ''))"),
      author: "''",
      published: '$json.publishDate ?? $now.toISO()',
    },
  },
} satisfies Publisher;

// Medium and Cockpit take articles in
export const mediumCms = {
  app: medium,
  draft: (name, article) =>
    node(name, 'medium', 1, {
      authentication: 'accessToken',
      resource: 'post',
      operation: 'create',
      publication: false,
      title: article.title,
      contentFormat: 'html',
      content: article.html,
      additionalFields: { publishStatus: 'draft' },
    }),
  link: '$json.url',
} satisfies Publisher;
export const cockpitCms = {
  app: cockpit,
  draft: (name, article) =>
    node(name, 'cockpit', 1, {
      resource: 'collection',
      operation: 'create',
      collection: say('artikelen', 'articles'),
      jsonDataFields: false,
      dataFieldsUi: {
        field: [
          { name: 'title', value: article.title },
          { name: 'content', value: article.html },
        ],
      },
    }),
  link: '$json._id',
  recent: {
    app: cockpit,
    what: { nl: 'de artikelen in Cockpit', en: 'the articles in Cockpit' },
    nodes: (name) => [
      node(name, 'cockpit', 1, {
        resource: 'collection',
        operation: 'getAll',
        collection: say('artikelen', 'articles'),
        returnAll: false,
        limit: 25,
        options: { rawData: false },
      }),
    ],
    fields: {
      title: '$json.title',
      link: `'${articlesAddress}' + $json._id`,
      text: plain('$json.content'),
      author: "''",
      published: '$json._created',
    },
  },
} satisfies Publisher;
