import { inside, jsonBody } from './expression.js';

const made = (code: string, $json: unknown): unknown =>
  (new Function('$json', `return (${code})`) as (json: unknown) => unknown)($json);

describe('a value inside another expression', () => {
  it('leaves the code in braces as it is, with its patterns and templates', () => {
    const text = `=Op {{ /^\\d{4}-/.test($json.dag) ? \`dag \${$json.dag}\` : 'onbekend' }}.`;
    expect(made(inside(text), { dag: '2026-01-02' })).toBe('Op dag 2026-01-02.');
  });
  it('keeps the lines, backslashes and marks of its words', () => {
    const text = `=Map C:\\new\n\`{{ $json.a }}\` \${b}, $ {{ $json.a }}, \${{ $json.a }}`;
    expect(made(inside(text), { a: 1 })).toBe(`Map C:\\new\n\`1\` \${b}, $ 1, $1`);
  });
  it('makes a body of texts', () => {
    expect(made(jsonBody({ a: '=Dag\n{{ $json.a }}', b: 'vast' }).slice(3, -3), { a: 1 })).toBe(
      '{"a":"Dag\\n1","b":"vast"}',
    );
  });
});
