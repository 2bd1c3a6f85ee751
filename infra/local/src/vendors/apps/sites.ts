import { Answer, gone, type StandIn } from '../stand-in.js';
import type { Thing, World } from '../world.js';

const slugOf = (title: unknown): string =>
  String(title ?? '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

const ghostPost = (world: World, thing: Thing): Thing => {
  const id = `5f2d${world.next()}`;
  return {
    id,
    uuid: id,
    title: 'Vers gebrand in november',
    slug: slugOf(thing.title ?? 'Vers gebrand in november'),
    html: '<p>Deze maand bonen uit Ethiopië.</p>',
    status: 'published',
    created_at: world.time(-72),
    updated_at: world.time(-48),
    published_at: world.time(-48),
    url: `https://blog.example.com/${slugOf(thing.title ?? 'vers gebrand')}/`,
    authors: [{ id: '1', name: 'Sanne de Vries', slug: 'sanne' }],
    tags: [],
    ...thing,
  };
};
const listOf = (posts: Thing[]): Thing => ({
  posts,
  meta: { pagination: { page: 1, limit: 15, pages: 1, total: posts.length, next: null, prev: null } },
});

const webflowItem = (world: World, fieldData: Thing): Thing => ({
  id: `580e64008c9a982ac9b8${world.next()}`,
  cmsLocaleId: '653ad57de882f528b32e810e',
  lastPublished: null,
  lastUpdated: world.time(-48),
  createdOn: world.time(-48),
  isArchived: false,
  isDraft: true,
  fieldData: { slug: slugOf(fieldData.name), ...fieldData },
});

const strapiArticle = (world: World, thing: Thing): Thing => {
  const id = world.next();
  return {
    id,
    documentId: `a1b2c3d4e5f6g7h8i9j0${id}`,
    title: 'Vers gebrand in november',
    slug: 'vers-gebrand-in-november',
    content: 'Deze maand bonen uit Ethiopië.',
    createdAt: world.time(-72),
    updatedAt: world.time(-48),
    publishedAt: world.time(-48),
    ...thing,
  };
};

const storyblokStory = (world: World, thing: Thing): Thing => ({
  id: world.next(),
  name: 'Vers gebrand in november',
  slug: 'vers-gebrand-in-november',
  full_slug: `blog/${thing.slug ?? 'vers-gebrand-in-november'}`,
  content: { component: 'article', body: 'Deze maand bonen uit Ethiopië.' },
  published: true,
  created_at: world.time(-72),
  published_at: world.time(-48),
  last_author: { id: 1, friendly_name: 'Sanne de Vries' },
  ...thing,
});

/** Where articles of a site are written, beside WordPress. */
export const sites: readonly StandIn[] = [
  {
    name: 'Ghost',
    hosts: ['ghost.example.com'],
    source: 'docs.ghost.org/admin-api/posts/overview.md; n8n nodes/Ghost',
    seed: (world) => {
      world.put('ghost', ghostPost(world, {}));
    },
    routes: {
      'GET /ghost/api/:version/admin/posts': (_, world) => listOf(world.of('ghost')),
      'GET /ghost/api/:version/admin/posts/:id': ({ at }, world) => {
        const found = world.find('ghost', at.id);
        return found ? { posts: [found] } : gone('Resource not found');
      },
      'POST /ghost/api/:version/admin/posts': ({ body }, world) =>
        new Answer(201, {
          posts: body.posts.map((post: Thing) =>
            world.put('ghost', ghostPost(world, { status: 'draft', published_at: null, ...post })),
          ),
        }),
      'PUT /ghost/api/:version/admin/posts/:id': ({ at, body }, world) => {
        const found = world.change('ghost', at.id, body.posts[0]);
        return found ? { posts: [found] } : gone('Resource not found');
      },
    },
  },
  {
    name: 'Webflow',
    hosts: ['api.webflow.com'],
    source: 'developers.webflow.com/data/reference/cms/collection-items/staged-items; n8n nodes/Webflow/V2',
    seed: (world) => {
      const made = webflowItem(world, {
        name: 'Vers gebrand in november',
        'post-body': '<p>Deze maand bonen uit Ethiopië.</p>',
      });
      world.put('webflow', { ...made, isDraft: false, lastPublished: world.time(-48) });
    },
    routes: {
      'GET /v2/collections/:collection/items': ({ query }, world) => {
        const items = world.of('webflow').slice(Number(query.get('offset') ?? 0));
        const limit = Number(query.get('limit') ?? 100);
        return { items: items.slice(0, limit), pagination: { limit, offset: 0, total: items.length } };
      },
      'POST /v2/collections/:collection/items': ({ body }, world) =>
        new Answer(202, world.put('webflow', webflowItem(world, body.fieldData))),
      'POST /v2/sites/:site/webhooks': ({ body }, world) => ({ id: `57ca${world.next()}`, ...body }),
      'GET /v2/sites/:site/webhooks': () => ({
        webhooks: [],
        pagination: { limit: 100, offset: 0, total: 0 },
      }),
      'DELETE /v2/webhooks/:id': () => new Answer(204, ''),
    },
  },
  {
    name: 'Strapi',
    hosts: ['strapi.example.com'],
    source: 'strapi/documentation, docusaurus/docs/cms/api/rest.md and rest/status.md; n8n nodes/Strapi',
    seed: (world) => {
      world.put('strapi', strapiArticle(world, {}));
    },
    routes: {
      'GET /api/articles': (_, world) => ({
        data: world.of('strapi'),
        meta: { pagination: { page: 1, pageSize: 25, pageCount: 1, total: world.of('strapi').length } },
      }),
      'GET /articles': (_, world) => world.of('strapi'),
      'POST /api/articles': ({ body }, world) =>
        new Answer(201, { data: world.put('strapi', strapiArticle(world, body.data)), meta: {} }),
    },
  },
  {
    name: 'Storyblok',
    hosts: ['mapi.storyblok.com'],
    source: 'storyblok/storyblok-docs, content/management/v1/core-resources/stories; n8n nodes/Storyblok',
    seed: (world) => {
      world.put('storyblok', storyblokStory(world, {}));
    },
    routes: {
      'GET /v1/spaces/:space/stories': (_, world) => ({ stories: world.of('storyblok') }),
      'POST /v1/spaces/:space/stories': ({ body }, world) =>
        new Answer(201, {
          story: world.put('storyblok', storyblokStory(world, { ...body.story, published: false })),
        }),
    },
  },
];
