import { property } from '../seed.js';
import { Answer, gone, type StandIn } from '../stand-in.js';
import type { Loose, Thing, World } from '../world.js';

const textOf = (one: Thing | undefined): string =>
  [one?.[one?.type]]
    .flat()
    .map((part: Loose) => part?.plain_text ?? part?.text?.content ?? part?.name ?? part?.start ?? part ?? '')
    .join('');

/** As much of Notion's filters as lookups need. */
export function fits(filter: Thing | undefined, properties: Thing): boolean {
  if (!filter || Object.keys(filter).length === 0) return true;
  if (filter.and) return filter.and.every((one: Thing) => fits(one, properties));
  if (filter.or) return filter.or.length === 0 || filter.or.some((one: Thing) => fits(one, properties));
  const has = textOf(properties[filter.property]);
  const [, test = {}] = Object.entries(filter).find(([name]) => name !== 'property' && name !== 'type') ?? [];
  const [[sign, wanted] = ['is_not_empty', true]] = Object.entries(test as Thing);
  const tests: Record<string, () => boolean> = {
    equals: () => has === String(wanted),
    does_not_equal: () => has !== String(wanted),
    contains: () => has.includes(String(wanted)),
    does_not_contain: () => !has.includes(String(wanted)),
    starts_with: () => has.startsWith(String(wanted)),
    is_empty: () => has === '',
    is_not_empty: () => has !== '',
    before: () => has < String(wanted),
    after: () => has > String(wanted),
    on_or_before: () => has.slice(0, 10) <= String(wanted).slice(0, 10),
    on_or_after: () => has.slice(0, 10) >= String(wanted).slice(0, 10),
    greater_than: () => Number(has) > Number(wanted),
    less_than: () => Number(has) < Number(wanted),
    past_week: () => true,
    next_week: () => true,
  };
  const found = tests[String(sign)];
  if (!found) throw new Error(`The stand-in cannot work out ${JSON.stringify(filter)}`);
  return found();
}

/** What Notion says of a filter of another kind than its column has. */
export function misfit(filter: Thing | undefined, kinds: Thing): string | undefined {
  for (const one of [filter?.and, filter?.or, filter?.property ? [filter] : []].flat()) {
    if (one?.property === undefined) continue;
    const kind = kinds[one.property];
    const asked = Object.keys(one).find((name) => name !== 'property' && name !== 'type');
    if (kind === 'title' || asked === 'title')
      if (kind !== undefined && kind !== asked)
        return `database property ${kind} does not match filter ${asked}`;
  }
  return undefined;
}

const pageOf = ({ source, ...page }: Thing): Thing => ({
  object: 'page',
  archived: false,
  in_trash: false,
  url: `https://www.notion.so/${String(page.id).replaceAll('-', '')}`,
  parent: source
    ? { type: 'data_source_id', data_source_id: source }
    : { type: 'page_id', page_id: 'parent' },
  ...page,
});

const plain = (id: unknown): string => String(id ?? '').replaceAll('-', '');

/** What was sent as the content of a property, as Notion gives it back. */
const given = (properties: Thing): Thing =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]: [string, Loose]) => {
      const kind = Array.isArray(value) ? 'title' : (value.type ?? Object.keys(value)[0] ?? 'rich_text');
      const text = (Array.isArray(value) ? value : (value[kind] ?? [])) as Loose;
      const one = Array.isArray(text)
        ? text.map((part) => ({ ...part, plain_text: part.text?.content ?? part.plain_text }))
        : text;
      return [name, { id: 'p', type: kind, [kind]: one }];
    }),
  );

/** Databases and pages of Notion. */
export const notion: readonly StandIn[] = [
  {
    name: 'Notion',
    hosts: ['api.notion.com'],
    source: 'makenotion/notion-sdk-js, src/api-endpoints; n8n nodes/Notion/v3',
    routes: {
      'GET /v1/data_sources/:id': ({ at }, world) => {
        const found = world.of('notion:source').find(({ id }) => plain(id) === plain(at.id));
        if (!found) return gone('Could not find data source');
        const properties = Object.entries(found.kinds as Record<string, string>).map(([name, type]) => [
          name,
          { id: name, name, type, [type]: {} },
        ]);
        return {
          object: 'data_source',
          id: at.id,
          title: [{ plain_text: 'Lijst' }],
          url: 'https://www.notion.so/lijst',
          properties: Object.fromEntries(properties),
        };
      },
      'POST /v1/data_sources/:id/query': ({ at, body }, world) => {
        const source = world.of('notion:source').find(({ id }) => plain(id) === plain(at.id));
        const wrong = misfit(body?.filter, source?.kinds ?? {});
        if (wrong)
          return new Answer(400, { object: 'error', status: 400, code: 'validation_error', message: wrong });
        const pages = world
          .of('notion:page')
          .filter(
            ({ source, properties }) => plain(source) === plain(at.id) && fits(body?.filter, properties),
          );
        return { object: 'list', results: pages.map(pageOf), has_more: false, next_cursor: null };
      },
      'POST /v1/pages': ({ body }, world) => {
        const page = world.put('notion:page', {
          id: `${String(world.next()).padStart(8, '0')}-0000-4000-8000-000000000000`,
          source: body.parent.data_source_id ? plain(body.parent.data_source_id) : undefined,
          created_time: world.time(),
          last_edited_time: world.time(),
          properties: {
            ...(body.parent.page_id ? { title: property('title', '') } : {}),
            ...given(body.properties ?? {}),
          },
        });
        return pageOf(page);
      },
      'PATCH /v1/pages/:id': ({ at, body }, world) => {
        const found = world.of('notion:page').find(({ id }) => plain(id) === plain(at.id));
        if (!found) return gone('Could not find page');
        Object.assign(found.properties, given(body.properties ?? {}));
        return pageOf(found);
      },
      'GET /v1/pages/:id': ({ at }, world) => {
        const found = world.of('notion:page').find(({ id }) => plain(id) === plain(at.id));
        return found
          ? pageOf(found)
          : pageOf({ id: at.id, properties: { title: property('title', 'Pagina') } });
      },
      'GET /v1/blocks/:id/children': () => ({
        object: 'list',
        results: [
          {
            object: 'block',
            id: 'b1',
            type: 'paragraph',
            has_children: false,
            paragraph: {
              rich_text: [
                {
                  plain_text: 'Een alinea over bestellingen.',
                  text: { content: 'Een alinea over bestellingen.' },
                },
              ],
            },
          },
        ],
        has_more: false,
        next_cursor: null,
      }),
      'PATCH /v1/blocks/:id/children': ({ body }) => ({ object: 'list', results: body.children ?? [] }),
      'GET /v1/users': () => ({
        object: 'list',
        results: [
          {
            object: 'user',
            id: 'u1',
            name: 'Sanne de Vries',
            type: 'person',
            person: { email: 'sanne@voorbeeld.nl' },
          },
        ],
        has_more: false,
        next_cursor: null,
      }),
    },
  },
];
export const pagesOf = (world: World): Thing[] => world.of('notion:page').map(pageOf);
