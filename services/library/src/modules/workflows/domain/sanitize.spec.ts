import { connect, node } from '../../../../test/flows.js';
import { sanitize } from './sanitize.js';

const clean = (raw: Record<string, unknown>, name = 'Test') => sanitize(raw, { seed: 'test.json', name });

describe('what leaves the library', () => {
  it('has exactly name, nodes, connections, settings and active false', () => {
    const workflow = clean({
      name: 'X',
      id: '7',
      active: true,
      nodes: [node('A', 'manualTrigger')],
      connections: {},
      settings: {
        executionOrder: 'v0',
        errorWorkflow: 'abc',
        callerIds: '1,2',
        timezone: 'Europe/Amsterdam',
      },
      pinData: { A: [{ json: { email: 'jan@bedrijf.nl' } }] },
      meta: { instanceId: 'deadbeef' },
      staticData: { last: 1 },
      versionId: 'v',
      tags: ['x'],
    });
    expect(Object.keys(workflow)).toEqual(['name', 'nodes', 'connections', 'settings', 'active']);
    expect(workflow.active).toBe(false);
    expect(workflow.settings).toEqual({ executionOrder: 'v0', timezone: 'Europe/Amsterdam' });
  });

  it('gives every node a name and an id of its own', () => {
    const { nodes } = clean({
      nodes: [
        node('Set', 'set'),
        node('Set', 'set', { id: 'set' }),
        node('', 'slack', { id: '' }),
        node('Set', 'set'),
      ],
      connections: {},
    });
    expect(nodes.map((item) => item.name)).toEqual(['Set', 'Set (2)', 'slack', 'Set (3)']);
    expect(new Set(nodes.map((item) => item.id)).size).toBe(4);
  });

  it('keeps connections between nodes that exist, also those that old files wrote by id', () => {
    const { connections } = clean({
      nodes: [node('A', 'manualTrigger'), node('B', 'set', { id: 'id-b' }), node('C', 'slack')],
      connections: { ...connect('A > B', 'A > Weg', 'Weg > B'), 'id-b': { main: [null, [{ node: 'C' }]] } },
    });
    expect(connections).toEqual({
      A: { main: [[{ node: 'B', type: 'main', index: 0 }]] },
      B: { main: [[], [{ node: 'C', type: 'main', index: 0 }]] },
    });
  });

  it('takes out credentials, keys, mail addresses and whose documents it used', () => {
    const secret = ['sk', 'proj', 'a1b2c3d4e5f6g7h8i9j0k1l2'].join('-');
    const workflow = clean({
      nodes: [
        node('A', 'httpRequest', {
          credentials: { httpHeaderAuth: { id: '12', name: 'jan@bedrijf.nl' } },
          parameters: {
            url: 'https://api.example.com/v1?api_key=abcdefgh12345678&x=1',
            headerParameters: {
              parameters: [
                { name: 'Authorization', value: `Bearer ${secret}` },
                { name: 'X-Api-Key', value: 'kort' },
                { name: 'X-Token', value: '={{ $json.token }}' },
              ],
            },
            sendTo: 'jan.jansen@bedrijf.nl',
            code: `const key = '${secret}';`,
            sheet: {
              __rl: true,
              mode: 'list',
              value: '1AbCdEfGhIjKlMnOpQrStUvWxYz12345',
              cachedResultName: 'Klanten Jan',
            },
            model: { __rl: true, mode: 'list', value: 'gpt-5-mini', cachedResultName: 'gpt-5-mini' },
            chatId: '-100123456789',
          },
        }),
      ],
      connections: {},
    });
    const text = JSON.stringify(workflow);
    for (const leak of [
      secret,
      'bedrijf.nl',
      'credentials',
      'abcdefgh12345678',
      'kort',
      'Klanten',
      '1AbCdEf',
      '100123',
    ])
      expect(text).not.toContain(leak);
    expect(text).toContain('={{ $json.token }}');
    expect(text).toContain('gpt-5-mini');
    expect(text).toContain('&x=1');
  });

  it('replaces the webhook ids of an export, and keeps those of our own content', () => {
    const raw = {
      nodes: [node('Hook', 'webhook', { webhookId: 'old', parameters: { path: 'old' } })],
      connections: {},
    };
    const [hook] = clean(raw).nodes;
    expect(hook?.webhookId).toMatch(/^[0-9a-f-]{36}$/);
    expect(hook?.parameters.path).toBe(hook?.webhookId);
    const own = sanitize(raw, { seed: 's', name: 'N', keepWebhookIds: true }).nodes[0];
    expect(own?.webhookId).toBe('old');
  });

  it('is the same each time, and again on its own output', () => {
    const raw = {
      nodes: [node('A', 'manualTrigger', { id: '' }), node('A', 'set', { id: '' })],
      connections: connect('A > A'),
    };
    expect(clean(raw)).toEqual(clean(raw));
    const once = clean(raw);
    expect(clean({ ...once })).toEqual(once);
  });

  it('survives hostile keys', () => {
    const raw = JSON.parse(
      '{"nodes":[{"name":"A","type":"n8n-nodes-base.set","parameters":{"__proto__":{"x":1},"a":"b\\u0000c"}}],"connections":{"__proto__":{"main":[]}}}',
    );
    expect(clean(raw).nodes[0]?.parameters).toEqual({ a: 'bc' });
  });
});
