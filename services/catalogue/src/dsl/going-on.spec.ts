import { goOnAfterError, loop, node, set, withErrorBranch } from './core.js';
import { goingOn, tellingErrors, tellingFirst } from './going-on.js';

const each = loop('Rij voor rij', 1);
const mark = set('Zet klaar', { a: 'a' });
const write = node('Noteer', 'airtable', 2.2, { resource: 'record', operation: 'update' });
const drawn = {
  nodes: [each, mark, write],
  flow: ['Rij voor rij #1 > Zet klaar > Noteer > Rij voor rij'],
  names: {},
};
const tell = (name: string, text: string) => node(name, 'discord', 2, { content: text });

describe('a step in a loop that fails', () => {
  it('tells which item it was, and the loop goes on', () => {
    const { nodes, flow, names } = goingOn(drawn, tell);
    expect(nodes[2]).toMatchObject({ name: 'Noteer', onError: 'continueErrorOutput', retryOnFail: true });
    expect(nodes[3]).toMatchObject({ name: 'Meld wat misging', onError: 'continueRegularOutput' });
    expect(flow.slice(1)).toEqual(['Noteer #1 > Meld wat misging', 'Meld wat misging > Rij voor rij']);
    expect(names).toEqual({ 'Meld wat misging': 'Report what went wrong' });
  });

  it('is told by the run where a workflow tells nobody anything', () => {
    const { nodes, flow } = goingOn(drawn);
    expect(nodes.slice(3).map(({ name }) => name)).toEqual([
      'Mislukte stap',
      'Alleen wat mislukte',
      'Noem wat mislukte',
    ]);
    expect(flow.at(-1)).toBe('Rij voor rij > Alleen wat mislukte > Noem wat mislukte');
  });

  it('tells what went straight back to the loop without a word', () => {
    const silent = {
      ...drawn,
      nodes: [each, mark, withErrorBranch(write)],
      flow: ['Rij voor rij #1 > Zet klaar > Noteer > Rij voor rij', 'Noteer #1 > Rij voor rij'],
    };
    expect(goingOn(silent, tell).flow.slice(1)).toEqual([
      'Noteer #1 > Meld wat misging',
      'Meld wat misging > Rij voor rij',
    ]);
    const reported = { ...silent, flow: [...silent.flow, 'Rij voor rij > Zet klaar'] };
    expect(goingOn(reported, tell)).toBe(reported);
  });

  it('is left as it is where it says itself what happens, and outside a loop', () => {
    for (const own of [goOnAfterError(write), withErrorBranch(write)]) {
      const given = { ...drawn, nodes: [each, mark, own] };
      expect(goingOn(given, tell)).toBe(given);
    }
    const outside = {
      ...drawn,
      flow: ['Rij voor rij #1 > Zet klaar > Rij voor rij', 'Rij voor rij > Noteer'],
    };
    expect(goingOn(outside, tell)).toBe(outside);
  });
});

describe('a message to the team behind a record', () => {
  const keepsIt = node('Leg vast', 'airtable', 2.2, { operation: 'create' });
  const says = (text: string) => node('Sla alarm', 'slack', 2.7, { operation: 'post', text });
  const first = (text: string) =>
    tellingFirst({ nodes: [keepsIt, says(text)], flow: ['Leg vast > Sla alarm'] }, tell).flow.slice(1);

  it('goes out where the record fails, which is told too', () => {
    expect(first("={{ $('Meting').item.json.a }}")).toEqual([
      'Leg vast #1 > Sla alarm',
      'Leg vast #1 > Meld dat vastleggen mislukte',
    ]);
  });

  it('waits for a record that it speaks of', () => {
    expect(first('={{ $json.id }}')).toEqual([]);
  });
});

it('tells of a mail that did not go out where the workflow goes on', () => {
  const mail = goOnAfterError(node('Bevestig', 'gmail', 2.2, { operation: 'send' }));
  const { nodes, flow } = tellingErrors({ nodes: [mail, write], flow: ['Bevestig > Noteer'] }, tell);
  expect(nodes[0]).toMatchObject({ onError: 'continueErrorOutput' });
  expect(flow).toEqual([
    'Bevestig > Noteer',
    'Bevestig #1 > Noteer',
    'Bevestig #1 > Meld wat niet lukte onderweg',
  ]);
  const read = {
    nodes: [mail, node('Noteer', 'set', 3.5, { a: '={{ $json.error }}' })],
    flow: ['Bevestig > Noteer'],
  };
  expect(tellingErrors(read, tell)).toBe(read);
});
