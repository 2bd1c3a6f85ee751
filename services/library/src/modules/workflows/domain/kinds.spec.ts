import { chain, connect, node } from '../../../../test/flows.js';
import { appOf, graph, kindOf } from './graph.js';
import { knownProduct, vendorOf } from './vendors.js';
import { categoryNames } from './views.js';

it.each([
  ...['if', 'switch', 'filter', 'compareDatasets'].map((type) => [type, 'decision']),
  ['@n8n/n8n-nodes-langchain.textClassifier', 'decision'],
  ['@n8n/n8n-nodes-langchain.sentimentAnalysis', 'decision'],
  ['openAi', 'ai'],
  ['@n8n/n8n-nodes-langchain.agent', 'ai'],
  ['start', 'trigger'],
  ['slack', 'step'],
])('%s is a step of the kind %s', (type, kind) => {
  expect(kindOf(node('A', type))).toBe(kind);
});

it.each([
  ['httpRequest', 'Http Request'],
  ['splitInBatches', 'Split In Batches'],
  ['s3Upload', 'S3 Upload'],
  ['set', 'Set'],
  ['slackTool', 'Slack'],
])('%s works with what people call %s', (type, app) => {
  expect(appOf(node('A', type))).toBe(app);
});

it('draws edges between steps only, in order', () => {
  const nodes = [node('A', 'webhook'), node('B', 'set'), node('C', 'set'), node('D', 'set')];
  const flow = { nodes, connections: connect('A > D', 'A > C', 'A > B', 'A > Gone', 'Gone > B') };
  expect(graph(flow).edges).toEqual([
    [0, 1],
    [0, 2],
    [0, 3],
  ]);
  expect(graph(chain(node('A', 'webhook'))).edges).toEqual([]);
});

it.each([
  ['n8n-nodes-my--own_app.thing', 'My Own App'],
  ['@some-one/n8n-nodes-thing.doIt', 'Thing'],
  ['mine-n8n-nodes-x.y', 'Mine N8n Nodes X'],
  ['a@b/c.d', 'A@b/c'],
  ['n8n-nodes--.x', undefined],
  ['nodot', undefined],
])('a community node has the name of its package: %s', (type, name) => {
  expect(vendorOf(type)).toEqual(name === undefined ? undefined : { name, community: true });
});

it('knows the variants of an app by the end of the type alone', () => {
  expect(vendorOf('n8n-nodes-base.slackToolbox')).toBeUndefined();
  expect(vendorOf('n8n-nodes-base.ToolSlack')).toBeUndefined();
  expect(vendorOf('n8n-nodes-base.SLACK')?.name).toBe('Slack');
});

it.each([
  ['slack', 'Slack'],
  ['OPENAI', 'OpenAI'],
  ['Moneybird', 'Moneybird'],
  ['instagram', 'Instagram'],
  ['mastodon', 'Mastodon'],
  ['tally', 'Tally'],
  ['Eigen app', undefined],
])('knows a product by its name, whatever the case: %s', (name, product) => {
  expect(knownProduct(name)).toBe(product);
});

it('calls the ten categories by their names', () => {
  expect(Object.entries(categoryNames).map(([key, { nl, en }]) => [key, nl, en])).toEqual([
    ['marketing', 'Marketing', 'Marketing'],
    ['ecommerce', 'E-commerce', 'E-commerce'],
    ['productivity', 'Productiviteit', 'Productivity'],
    ['data', 'Data', 'Data'],
    ['social', 'Social', 'Social'],
    ['finance', 'Financiën', 'Finance'],
    ['hr', 'HR', 'HR'],
    ['customer', 'Klantcontact', 'Customer service'],
    ['content', 'Content', 'Content'],
    ['integration', 'Integratie', 'Integration'],
  ]);
});
