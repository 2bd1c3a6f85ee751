import { node } from '../../../../test/flows.js';
import { sanitize } from './sanitize.js';

const clean = (raw: Record<string, unknown>, name = 'Test') => sanitize(raw, { seed: 'test.json', name });

describe('what stays of a node', () => {
  const only = (raw: object) => clean({ nodes: [raw], connections: {} }).nodes[0];

  it('is how it runs and where it stands; what else was on it goes', () => {
    const options = {
      ...{ disabled: true, onError: 'continueErrorOutput', continueOnFail: false, retryOnFail: true },
      ...{
        maxTries: 3,
        waitBetweenTries: 1000,
        executeOnce: true,
        alwaysOutputData: true,
        notesInFlow: false,
      },
    };
    const kept = { id: 'a', name: 'A', type: 'n8n-nodes-base.set', typeVersion: 2.1, position: [10, -20] };
    const given = { ...kept, ...options, notes: 'Let op', issues: {}, owner: 'Jan', color: '#fff' };
    expect(only(given)).toEqual({ ...kept, ...options, parameters: {}, notes: 'Let op' });
  });

  it.each([
    [
      [1, 2],
      [1, 2],
    ],
    [{ x: 3, y: 4 }, [3, 4]],
    [
      ['1', null],
      [0, 0],
    ],
    [undefined, [0, 0]],
    ['x', [0, 0]],
    [
      [Number.NaN, Number.POSITIVE_INFINITY],
      [0, 0],
    ],
  ])('is a place on the canvas, whatever stood there: %j', (position, expected) => {
    expect(only({ name: 'A', type: 'x.set', position })?.position).toEqual(expected);
    const second = clean({ nodes: [node('A', 'set'), { name: 'B', type: 'x.set', position: 'x' }] }).nodes[1];
    expect(second?.position).toEqual([240, 0]);
  });

  it('is the usual where nothing usable stood', () => {
    const bare = only({
      type: 'n8n-nodes-base.set',
      typeVersion: 'x',
      parameters: [],
      notes: '',
      disabled: null,
    });
    expect(bare).toEqual({
      ...{ id: expect.stringMatching(/^[0-9a-f-]{36}$/), name: 'set', type: 'n8n-nodes-base.set' },
      ...{ typeVersion: 1, position: [0, 0], parameters: {} },
    });
    expect(only({ name: 'A', type: 'x.y', notes: 7, onError: { a: 1 }, maxTries: [] })).not.toHaveProperty(
      'notes',
    );
  });

  it('is clean of keys and markup in its words too', () => {
    const token = ['xoxb', '1234567890abcdef'].join('-');
    const words = only({
      name: '<b>A</b>\u0000',
      type: 'x.y',
      notes: `Gebruik ${token}`,
      onError: 'a\u0000b',
    });
    expect(words).toMatchObject({ name: 'A', notes: 'Gebruik YOUR_SECRET', onError: 'ab' });
  });

  it.each(['webhook', 'formTrigger', 'chatTrigger', 'mcpTrigger', 'wait', 'form'])(
    'is an address of its own where n8n needs one: %s',
    (type) => {
      expect(only(node('A', type))?.webhookId).toMatch(/^[0-9a-f-]{36}$/);
      expect(only(node('A', 'set'))).not.toHaveProperty('webhookId');
    },
  );

  it('is no address that others use: each gets one, and a path of the author stays', () => {
    const hook = (name: string) =>
      node(name, 'webhook', { id: name, webhookId: 'old', parameters: { path: 'orders' } });
    const [a, b] = clean({ nodes: [hook('A'), hook('B')] }).nodes;
    expect(a?.webhookId).not.toBe(b?.webhookId);
    expect(a?.parameters.path).toBe('orders');
    const other = sanitize({ nodes: [hook('A')] }, { seed: 'other.json', name: 'X' }).nodes[0];
    expect(other?.webhookId).not.toBe(a?.webhookId);
    const empty = node('A', 'webhook', { webhookId: '' });
    expect(
      sanitize({ nodes: [empty] }, { seed: 's', name: 'N', keepWebhookIds: true }).nodes[0]?.webhookId,
    ).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is an address of its own for whatever had one, and no path where none stood', () => {
    const [old] = clean({ nodes: [node('A', 'slackTrigger', { webhookId: 'old' })] }).nodes;
    expect(old?.webhookId).toMatch(/^[0-9a-f-]{36}$/);
    const raw = { nodes: [node('A', 'webhook')] };
    const own = sanitize(raw, { seed: 's', name: 'N', keepWebhookIds: true }).nodes[0];
    expect(own?.webhookId).toMatch(/^[0-9a-f-]{36}$/);
    expect(own?.parameters).toEqual({});
  });

  it('is the name of its kind where it has none but spaces', () => {
    expect(only({ name: ' <i> </i> ', type: 'n8n-nodes-base.slack' })?.name).toBe('slack');
  });

  it.each([
    ['abc-DEF_1', true],
    ['x'.repeat(64), true],
    ['x'.repeat(65), false],
    ['a b', false],
    ['a.b', false],
    ['', false],
  ])('is its id where that can be one: %s', (id, stays) => {
    expect(only({ name: 'A', type: 'x.y', id })?.id === id).toBe(stays);
    expect(only({ name: 'A', type: 'x.y', id: 7 })?.id).toBe('7');
  });
});

describe('what stays of connections', () => {
  const nodes = [node('A', 'webhook'), node('B', 'set'), node('C', 'set')];
  const of = (connections: unknown) => clean({ nodes, connections }).connections;
  const to = (name: string, more: object = {}) => ({ node: name, type: 'main', index: 0, ...more });

  it('is each link once, to an input that can be', () => {
    const targets = [
      to('B'),
      to('B'),
      to('B', { index: 1 }),
      to('C', { index: -1 }),
      to('C', { index: 1.7, type: '' }),
    ];
    expect(of({ A: { main: [targets] } })).toEqual({
      A: { main: [[to('B'), to('B', { index: 1 }), to('C'), to('C', { index: 1 })]] },
    });
    expect(
      of({ B: { ai_tool: [[{ node: 'C', type: 7, index: 'x' }, to('C', { type: 'ai_memory' })]] } }),
    ).toEqual({
      B: { ai_tool: [[to('C', { type: 'ai_tool' }), to('C', { type: 'ai_memory' })]] },
    });
  });

  it.each([
    [null],
    ['x'],
    [{ A: 'x' }],
    [{ A: { main: 'x' } }],
    [{ A: { main: [] } }],
    [{ A: { main: [[]] } }],
    [{ A: { main: ['x', null, [null, 7, { node: 7 }]] } }],
    [{ A: { 'Main!': [[to('B')]] } }],
    [{ A: { main1: [[to('B')]] } }],
    [{ A: { Main: [[to('B')]] } }],
  ])('is nothing of what leads nowhere: %j', (connections) => {
    expect(of(connections)).toEqual({});
  });

  it('is every kind of a node, and the first of two nodes with one name', () => {
    expect(of({ A: { main: [[to('B')]], ai_tool: [[to('C', { type: 'ai_tool' })]] } })).toEqual({
      A: { main: [[to('B')]], ai_tool: [[to('C', { type: 'ai_tool' })]] },
    });
    const twins = [node('A', 'webhook'), node('T', 'set', { id: 't1' }), node('T', 'slack', { id: 't2' })];
    const linked = (target: string) =>
      clean({ nodes: twins, connections: { A: { main: [[to(target)]] } } }).connections;
    expect([linked('T'), linked('t1'), linked('t2')]).toEqual([
      ...[{ A: { main: [[to('T')]] } }, { A: { main: [[to('T')]] } }, { A: { main: [[to('T (2)')]] } }],
    ]);
  });

  it('is the first of two nodes with one id, and nothing of what has none', () => {
    const linked = (id: string) => {
      const named = ['B', 'C'].map((name) => node(name, 'set', { id }));
      return clean({ nodes: [node('A', 'webhook'), ...named], connections: { A: { main: [[to(id)]] } } })
        .connections;
    };
    expect([linked('b1'), linked('')]).toEqual([{ A: { main: [[to('B')]] } }, {}]);
  });
});

it('keeps the settings that say how it runs, where they are plain values', () => {
  const settings = {
    ...{
      executionOrder: 'v0',
      timezone: 'Europe/\u0000Amsterdam',
      executionTimeout: 60,
      saveManualExecutions: true,
    },
    ...{ saveDataErrorExecution: 'all', saveDataSuccessExecution: 'none', saveExecutionProgress: false },
  };
  const given = { ...settings, errorWorkflow: 'x', callerIds: '1' };
  expect(clean({ nodes: [], settings: given }).settings).toEqual({
    ...settings,
    timezone: 'Europe/Amsterdam',
  });
  expect(clean({ nodes: [], settings: { timezone: { a: 1 }, executionTimeout: null } }).settings).toEqual({
    executionOrder: 'v1',
  });
  expect(clean({ nodes: 'x', settings: 'x' })).toMatchObject({
    nodes: [],
    settings: { executionOrder: 'v1' },
  });
  expect(clean({ nodes: [7, node('A', 'set')] }).nodes).toHaveLength(1);
});

it('has a name without markup, of at most 128 letters', () => {
  expect(clean({ nodes: [] }, '<b>Naam</b>').name).toBe('Naam');
  expect(clean({ nodes: [] }, 'n'.repeat(200)).name).toHaveLength(128);
});
