import { chain, connect, node } from '../../../../test/flows.js';
import { etagOf } from './etag.js';
import { canonicalJson, contentHash, fingerprint, sha256, stableUuid } from './hash.js';

it('writes the same value in the same way, whatever the order of its keys', () => {
  expect(canonicalJson({ b: [1, undefined, null, { d: 'x', c: true }], a: undefined, A: null })).toBe(
    '{"A":null,"b":[1,null,null,{"c":true,"d":"x"}]}',
  );
  expect(canonicalJson(undefined)).toBe('null');
  expect(contentHash({ a: 1, b: 2 })).toBe(contentHash({ b: 2, a: 1 }));
  expect(contentHash({ a: 1 })).toBe(sha256('{"a":1}'));
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
});

describe('two files that do the same', () => {
  const steps = () => [node('Start', 'manualTrigger'), node('Stap', 'slack', { parameters: { text: 'x' } })];
  const usual = chain(...steps());
  const uuids = ['0f8fad5b-d9cb-469f-a165-70867728950e', '7c9e6679-7425-40de-944b-e07fc1f90ae7'];
  const [first, second] = uuids.map((uuid) => ({ list: [{ id: uuid, path: uuid, id2: 'x' }] }));

  it.each([
    ['the order of the nodes', { ...usual, nodes: [...usual.nodes].reverse() }],
    [
      'positions and ids',
      { ...usual, nodes: steps().map((each) => ({ ...each, id: 'z', position: [9, 9] })) },
    ],
    ['sticky notes', { ...usual, nodes: [...steps(), node('Note', 'stickyNote')] }],
    [
      'a switch that stands at its usual',
      { ...usual, nodes: steps().map((each) => ({ ...each, disabled: false })) },
    ],
  ])('may differ in %s', (_, flow) => {
    expect(fingerprint(flow as typeof usual)).toBe(fingerprint(usual));
  });

  it('may differ in what n8n generates', () => {
    const made = (parameters: object) =>
      fingerprint(chain(node('A', 'set', { parameters: { ...parameters } })));
    expect(made(first ?? {})).toBe(made(second ?? {}));
    expect(made({ id: 'x' })).toBe(made({ id: 'y' }));
    expect(made({ id: 1 })).not.toBe(made({ id: 2 }));
    expect(made({ path: 'x' })).not.toBe(made({ path: 'y' }));
    expect(made({ path: `${uuids[0]}1` })).not.toBe(made({ path: `${uuids[1]}1` }));
    expect(made({ path: `1${uuids[0]}` })).not.toBe(made({ path: `1${uuids[1]}` }));
  });

  it('have what is kept in the database with each: the next import compares with that', () => {
    const [id] = uuids;
    const step = (name: string, parameters = {}) => ({
      ...{ name, type: 'n8n-nodes-base.set', typeVersion: 1, parameters, disabled: false },
    });
    const flow = chain(node('B', 'set', { parameters: { id, path: id } }), node('A', 'set'));
    expect(fingerprint(flow)).toBe(
      contentHash({
        nodes: [step('A'), step('B', { id: 'id', path: 'uuid' })],
        connections: flow.connections,
      }),
    );
  });

  it.each([
    [
      'a step’s name',
      chain(node('Start', 'manualTrigger'), node('Other', 'slack', { parameters: { text: 'x' } })),
    ],
    ['its app', chain(node('Start', 'manualTrigger'), node('Stap', 'gmail', { parameters: { text: 'x' } }))],
    ['its version', { ...usual, nodes: steps().map((each) => ({ ...each, typeVersion: 2 })) }],
    [
      'what it is told',
      chain(node('Start', 'manualTrigger'), node('Stap', 'slack', { parameters: { text: 'y' } })),
    ],
    ['whether it is on', { ...usual, nodes: steps().map((each) => ({ ...each, disabled: true })) }],
    ['what leads where', { ...usual, connections: connect('Stap > Start') }],
  ])('do not differ in %s', (_, flow) => {
    expect(fingerprint(flow)).not.toBe(fingerprint(usual));
  });
});

it('makes an id of version 4 that is always the same for a seed', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e'])
    expect(stableUuid(seed)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(stableUuid('a')).toBe('ca978112-ca1b-4dca-bac2-31b39a23dc4d');
  expect(stableUuid('a')).not.toBe(stableUuid('b'));
});

it('tags an answer by what it says, not by when it was measured', () => {
  expect(etagOf({ a: 1 })).toMatch(/^W\/"[0-9a-f]{32}"$/);
  expect(etagOf({ a: 1, measured_at: 'now' })).toBe(etagOf({ a: 1, measured_at: 'later' }));
  expect(etagOf({ a: 1 })).not.toBe(etagOf({ a: 2 }));
  expect(etagOf([1])).toBe(`W/"${contentHash([1]).slice(0, 32)}"`);
});
