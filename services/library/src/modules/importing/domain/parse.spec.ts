import { chain, node } from '../../../../test/flows.js';
import { limits } from './limits.js';
import { depthOf, parseFile } from './parse.js';

const bytes = (text: string) => new TextEncoder().encode(text);
const refusalOf = (text: string) => {
  const parsed = parseFile(bytes(text));
  return 'refusal' in parsed ? parsed.refusal.code : 'accepted';
};
const flow = chain(node('A', 'manualTrigger'), node('B', 'set'));

describe('reading one file', () => {
  it.each([
    ['broken JSON', '{"nodes": [', 'broken_json'],
    ['no workflow', '{"hello": "world"}', 'no_workflow'],
    ['a number', '42', 'no_workflow'],
    ['null', 'null', 'no_workflow'],
    ['no nodes', '{"nodes": []}', 'no_workflow'],
    ['nodes that are none', '{"nodes": [1, {"type": ""}]}', 'no_workflow'],
    ['one of which is none', '{"nodes": [{"type": "a.b"}, 1]}', 'no_workflow'],
    ['notes only', '{"nodes": [{"type": "n8n-nodes-base.stickyNote"}]}', 'no_workflow'],
    [
      'connections that are none',
      '{"nodes": [{"type": "n8n-nodes-base.set"}], "connections": [1]}',
      'no_workflow',
    ],
    ['deeply nested', `{"nodes":${'['.repeat(5000)}${']'.repeat(5000)}}`, 'too_deep'],
    ['unclosed depth', '['.repeat(100_000), 'too_deep'],
    [
      'too many nodes',
      JSON.stringify({ nodes: Array.from({ length: limits.nodes + 1 }, () => ({ type: 'a.b' })) }),
      'too_many_nodes',
    ],
  ])('refuses %s', (_, text, code) => {
    expect(refusalOf(text)).toBe(code);
  });

  it('refuses what is too large or no text', () => {
    expect(parseFile(new Uint8Array(limits.fileBytes + 1))).toMatchObject({ refusal: { code: 'too_large' } });
    expect(parseFile(new Uint8Array([0xff, 0xfe, 0x00]))).toMatchObject({ refusal: { code: 'not_text' } });
  });

  it('does not count brackets in texts as depth', () => {
    expect(depthOf('{"a":"[[[[\\"[[["}')).toBe(1);
  });

  it.each([
    ['an export', flow, ''],
    ['a template', { name: 'T', workflow: flow }, 'T'],
    ['a list of one', [{ ...flow, name: 'L' }], 'L'],
    ['an API answer', { data: [{ ...flow, name: 'D' }] }, 'D'],
  ])('reads %s', (_, value, name) => {
    const parsed = parseFile(bytes(`\ufeff${JSON.stringify(value)}`));
    expect('workflows' in parsed && parsed.workflows.map((item) => item.name)).toEqual([name]);
  });

  it('reads tags as texts or objects', () => {
    const parsed = parseFile(bytes(JSON.stringify({ ...flow, tags: ['a', { name: 'b' }, 3] })));
    expect('workflows' in parsed && parsed.workflows[0]).toMatchObject({
      tags: ['a', 'b'],
      stringTags: true,
    });
  });

  const read = (value: unknown) => {
    const parsed = parseFile(bytes(JSON.stringify(value)));
    return 'workflows' in parsed ? parsed.workflows : [];
  };

  it('says why a file cannot be used, in words that an operator understands', () => {
    const reasonOf = (given: Uint8Array) => {
      const parsed = parseFile(given);
      return 'refusal' in parsed ? parsed.refusal.reason : '';
    };
    const many = { nodes: Array.from({ length: 1_001 }, () => ({ type: 'a.b' })) };
    expect([
      reasonOf(new Uint8Array(limits.fileBytes + 1)),
      reasonOf(new Uint8Array([0xff])),
      reasonOf(bytes('['.repeat(201))),
      reasonOf(bytes('{"hello":1}')),
      reasonOf(bytes(JSON.stringify(many))),
      reasonOf(bytes('{"nodes":[1]}')),
      reasonOf(bytes('{"nodes":[{"type":"n8n-nodes-base.stickyNote"}]}')),
      reasonOf(bytes('{"nodes":[{"type":"a.b"}],"connections":[]}')),
    ]).toEqual([
      '5242881 bytes; at most 5242880 are accepted',
      'the file is not UTF-8 text',
      'nested deeper than 200 levels',
      'there is no list of nodes in it',
      '1001 nodes; at most 1000 are accepted',
      'a node is no object or has no valid type',
      'there is no node but notes',
      'connections is no object',
    ]);
    expect(reasonOf(bytes('{"nodes":'))).toMatch(/JSON/);
  });

  it('takes what is just within its limits', () => {
    const many = { nodes: Array.from({ length: limits.nodes }, () => ({ type: 'a.b' })) };
    expect(refusalOf(JSON.stringify(many))).toBe('accepted');
    const deep = `{"nodes":[{"type":"a.b"}],"x":${'['.repeat(199)}${']'.repeat(199)}}`;
    expect(refusalOf(deep)).toBe('accepted');
    expect(refusalOf(deep.replace('[[', '[[[').replace(']]', ']]]'))).toBe('too_deep');
    const room = limits.fileBytes - bytes('{"nodes":[{"type":"a.b"}],"x":""}').length;
    expect(refusalOf(`{"nodes":[{"type":"a.b"}],"x":"${'y'.repeat(room)}"}`)).toBe('accepted');
  });

  it('counts how deep things lie, and stops where it is too deep', () => {
    expect([depthOf(''), depthOf('[]'), depthOf('[{},[[]]]'), depthOf('{"a":{"b":[]}}')]).toEqual([
      0, 1, 3, 3,
    ]);
    expect(depthOf('[[[[[[', 3)).toBe(4);
    expect(depthOf('["\\\\",[]]')).toBe(2);
  });

  it.each(['a b', '-a.b', '.a', 'a.b!', ''])('takes %j for no type of a node', (type) => {
    expect(refusalOf(JSON.stringify({ nodes: [{ type }] }))).toBe('no_workflow');
  });
  it.each(['@n8n/n8n-nodes-langchain.agent', 'n8n-nodes-base.set', 'set'])('takes the type %s', (type) => {
    expect(refusalOf(JSON.stringify({ nodes: [{ type }] }))).toBe('accepted');
  });

  it('refuses a list in which one is no workflow, or one has a problem', () => {
    expect(refusalOf(JSON.stringify([flow, 1]))).toBe('no_workflow');
    expect(refusalOf(JSON.stringify([flow, { nodes: [] }]))).toBe('no_workflow');
    expect(refusalOf('[]')).toBe('no_workflow');
    expect(read({ workflows: [flow, flow] })).toHaveLength(2);
    expect(read({ ...flow, data: [1] })).toHaveLength(1);
    expect(refusalOf('{"workflow":{"nodes":"x"}}')).toBe('no_workflow');
  });

  it('takes name, description and tags from where they stand, the workflow’s own first', () => {
    const told = { name: ' T ', description: ' D ', tags: ['t'] };
    expect(read({ ...told, workflow: flow })).toMatchObject([
      { name: 'T', description: 'D', tags: ['t'], stringTags: true },
    ]);
    const own = { ...flow, name: ' N ', description: ' E ', tags: [{ name: 'own' }] };
    expect(read({ ...told, workflow: own })).toMatchObject([
      { name: 'N', description: 'E', tags: ['own'], stringTags: false },
    ]);
    expect(read({ ...flow, meta: { description: ' M ' } })).toMatchObject([
      { name: '', description: 'M', tags: [], stringTags: false },
    ]);
    expect(read({ ...flow, name: 7, description: 7, meta: 'x', tags: 'los' })).toMatchObject([
      { name: '', description: '', tags: [], stringTags: true },
    ]);
    expect(read({ ...flow, tags: ['', { name: '' }, { name: 3 }] })[0]?.tags).toEqual([]);
  });
});
