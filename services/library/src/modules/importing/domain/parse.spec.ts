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
    expect('workflows' in parsed && parsed.workflows[0]?.tags).toEqual(['a', 'b']);
  });
});
