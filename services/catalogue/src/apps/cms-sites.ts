import { node, onlyNew } from '../dsl/core.js';
import { appTrigger, everyMinutes } from '../dsl/triggers.js';
import type { Parameters } from '../dsl/types.js';
import { calling } from './app.js';
import { decoded, ghost, plain, webflow, wordPress } from './cms-apps.js';
import { keyedCall } from './keyed-calls.js';
import type { Publisher } from './publisher.js';
import { articlesAddress, inApp } from './values.js';

const WEBFLOW_SITE = inApp(
  'Webflow',
  ['site', 'site'],
  ['Het id van je site, onder Site settings.', 'The id of your site, under Site settings.'],
  '580e63e98c9a982ac9b8b741',
);
const WEBFLOW_COLLECTION = inApp(
  'Webflow',
  ['collectie', 'collection'],
  [
    'Het id van de collectie met artikelen, bij de instellingen ervan.',
    'The id of the collection of articles, in its settings.',
  ],
  '580e63fc8c9a982ac9b8b745',
);

// WordPress
const wp = (name: string, operation: string, parameters: Parameters) =>
  node(name, 'wordpress', 1, { authType: 'basicAuth', resource: 'post', operation, ...parameters });
const WP_POST = {
  title: decoded("($json.title.rendered ?? '')"),
  link: '$json.link',
  text: plain('$json.content.rendered'),
  // WordPress gives the number of the author, which nobody wants to read.
  author: "''",
  published: '$json.date',
};
export const wordPressCms = {
  app: wordPress,
  draft: (name, article) =>
    wp(name, 'create', {
      title: article.title,
      additionalFields: { content: article.html, status: 'draft' },
    }),
  link: '$json.link',
  rewrite: (name, id, html) => wp(name, 'update', { postId: id, updateFields: { content: html } }),
  published: {
    app: wordPress,
    event: { nl: 'er een bericht op WordPress verschijnt', en: 'a post appears on WordPress' },
    nodes: (name) => [
      everyMinutes(name, 15),
      wp(`${name} ophalen`, 'getAll', {
        returnAll: false,
        limit: 10,
        options: {
          after: '={{ $now.minus({ days: 1 }).toISO() }}',
          status: 'publish',
          orderBy: 'date',
          order: 'desc',
        },
      }),
      onlyNew(`${name}: alleen nieuw`, '={{ $json.id }}'),
    ],
    fields: WP_POST,
  },
  recent: {
    app: wordPress,
    what: { nl: 'de berichten van de afgelopen week op WordPress', en: "last week's posts on WordPress" },
    nodes: (name) => [
      wp(name, 'getAll', {
        returnAll: true,
        options: { after: '={{ $now.minus({ days: 7 }).toISO() }}', status: 'publish', orderBy: 'date' },
      }),
    ],
    fields: WP_POST,
  },
} satisfies Publisher;

// Ghost
const gh = (name: string, operation: string, parameters: Parameters) =>
  node(name, 'ghost', 1, { source: 'adminApi', resource: 'post', operation, ...parameters });
const GHOST_POST = {
  title: '$json.title',
  link: '$json.url',
  text: plain('$json.html'),
  author: "$json.authors?.[0]?.name ?? ''",
  published: '$json.published_at',
};
export const ghostCms = {
  app: ghost,
  draft: (name, article) =>
    gh(name, 'create', {
      title: article.title,
      contentFormat: 'html',
      content: article.html,
      additionalFields: { status: 'draft' },
    }),
  link: '$json.url',
  published: {
    app: calling(ghost),
    setup: [
      {
        nl: 'Voeg in de integratie van Ghost een webhook toe voor Post published, met het productieadres van de eerste stap en daarachter ?sleutel= met je eigen sleutel.',
        en: 'In the Ghost integration, add a webhook for Post published with the production address of the first step followed by ?key= and your own key.',
      },
    ],
    event: { nl: 'er een artikel in Ghost live gaat', en: 'an article goes live in Ghost' },
    nodes: (name) => keyedCall(name, { nl: 'ghost-artikel', en: 'ghost-article' }),
    fields: {
      title: '$json.body.post.current.title',
      link: '$json.body.post.current.url',
      text: plain('$json.body.post.current.html'),
      author: "$json.body.post.current.authors?.[0]?.name ?? ''",
      published: '$json.body.post.current.published_at',
    },
  },
  recent: {
    app: ghost,
    what: { nl: 'de laatste artikelen in Ghost', en: 'the latest articles in Ghost' },
    nodes: (name) => [
      gh(name, 'getAll', {
        returnAll: false,
        limit: 15,
        options: { include: ['authors', 'tags'], formats: ['html'] },
      }),
    ],
    fields: GHOST_POST,
  },
} satisfies Publisher;

// Webflow
const flow = (name: string, operation: string, parameters: Parameters) =>
  node(name, 'webflow', 2, {
    resource: 'item',
    operation,
    siteId: WEBFLOW_SITE,
    collectionId: WEBFLOW_COLLECTION,
    ...parameters,
  });
const WEBFLOW_ITEM = {
  title: '$json.fieldData.name',
  link: `'${articlesAddress}' + $json.fieldData.slug`,
  text: plain("$json.fieldData['post-body']"),
  author: "''",
  published: '$json.lastPublished ?? $json.createdOn',
};
export const webflowPublisher = {
  app: webflow,
  draft: (name, article) =>
    flow(name, 'create', {
      live: false,
      fieldsUi: {
        fieldValues: [
          { fieldId: 'name', fieldValue: article.title },
          { fieldId: 'post-body', fieldValue: article.html },
        ],
      },
    }),
  link: '$json.id',
  published: {
    app: webflow,
    event: { nl: 'er een item in Webflow bijkomt', en: 'an item is added in Webflow' },
    nodes: (name) => [
      appTrigger(name, 'webflowTrigger', 2, { site: WEBFLOW_SITE, event: 'collection_item_created' }),
    ],
    fields: {
      title: '$json.payload.fieldData.name',
      link: `'${articlesAddress}' + $json.payload.fieldData.slug`,
      text: plain("$json.payload.fieldData['post-body']"),
      author: "''",
      published: '$json.payload.createdOn',
    },
  },
  recent: {
    app: webflow,
    what: { nl: 'de items in je Webflow-collectie', en: 'the items in your Webflow collection' },
    nodes: (name) => [flow(name, 'getAll', { returnAll: false, limit: 50 })],
    fields: WEBFLOW_ITEM,
  },
} satisfies Publisher;
