import { gone, type StandIn } from '../stand-in.js';
import type { Thing } from '../world.js';

const FOUND = [
  {
    title: 'Meer omzet in webwinkels',
    url: 'https://voorbeeld.nl/omzet',
    text: 'De omzet van Nederlandse webwinkels steeg in 2025 met 5 procent.',
  },
  {
    title: 'Bakkerij de Vries opent in Ede',
    url: 'https://voorbeeld.nl/ede',
    text: 'Bakkerij de Vries opent deze maand een tweede winkel.',
  },
];

/** A value of a measure or a dimension by its name, the same in each run. */
function figure(name: string, index: number): string {
  if (/date/i.test(name)) return `202611${20 + index}`;
  if (/path/i.test(name)) return `/pagina-${index}`;
  if (/source|channel/i.test(name)) return ['google', '(direct)'][index] ?? 'google';
  return String((index + 1) * 120);
}

/** Who looks things up, and who keeps what was found. */
export const research: readonly StandIn[] = [
  {
    name: 'Perplexity',
    hosts: ['api.perplexity.ai'],
    source: 'n8n nodes/Perplexity',
    routes: {
      'POST /search': (_, world) => ({
        id: `search-${world.next()}`,
        results: FOUND.map(({ text, ...one }) => ({
          ...one,
          snippet: text,
          date: world.time(-240).slice(0, 10),
          last_updated: world.time(-48).slice(0, 10),
        })),
      }),
    },
  },
  {
    name: 'Jina AI',
    hosts: ['r.jina.ai', 's.jina.ai'],
    source: 'n8n nodes/JinaAI; jina-ai/reader, README.md',
    routes: {
      'ANY /': () => ({
        code: 200,
        status: 20_000,
        data: FOUND.map(({ text, ...one }) => ({ ...one, description: text, content: text })),
      }),
      'ANY /*address': ({ at }) => ({
        code: 200,
        status: 20_000,
        data: {
          title: FOUND[0]?.title,
          url: at.address,
          content: `# ${FOUND[0]?.title}\n\n${FOUND[0]?.text}`,
        },
      }),
    },
  },
  {
    name: 'Google Analytics',
    hosts: ['analyticsdata.googleapis.com'],
    source:
      'googleapis/google-api-nodejs-client, discovery/analyticsdata-v1beta.json; n8n nodes/Google/Analytics',
    routes: {
      'POST /v1beta/properties/*report': ({ body }) => {
        const names = (list: Thing[] = []): string[] => list.map(({ name }) => name);
        const [dimensions, metrics] = [names(body.dimensions), names(body.metrics)];
        return {
          dimensionHeaders: dimensions.map((name) => ({ name })),
          metricHeaders: metrics.map((name) => ({ name, type: 'TYPE_INTEGER' })),
          rows: [0, 1].map((index) => ({
            dimensionValues: dimensions.map((name) => ({ value: figure(name, index) })),
            metricValues: metrics.map((name) => ({ value: figure(name, index) })),
          })),
          rowCount: 2,
          kind: 'analyticsData#runReport',
        };
      },
    },
  },
  {
    name: 'Google Docs',
    hosts: ['docs.googleapis.com'],
    source: 'googleapis/google-api-nodejs-client, discovery/docs-v1.json; n8n nodes/Google/Docs',
    routes: {
      'GET /v1/documents/:id': ({ at }, world) => {
        const held = world.find('drive', at.id);
        if (!held) return gone('Requested entity was not found.');
        const content = world
          .of('docs')
          .filter(({ document }) => document === at.id)
          .map(({ text }) => ({ paragraph: { elements: [{ textRun: { content: text } }] } }));
        return { documentId: at.id, title: held.name, body: { content }, revisionId: 'r1' };
      },
      'POST /v1/documents/*change': ({ at, body }, world) => {
        const document = at.change?.replace(/:batchUpdate$/, '');
        for (const { insertText } of body.requests ?? [])
          if (insertText) world.put('docs', { document, text: insertText.text });
        return { documentId: document, replies: (body.requests ?? []).map(() => ({})), writeControl: {} };
      },
    },
  },
];
