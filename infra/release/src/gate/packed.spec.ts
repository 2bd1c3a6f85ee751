import { brotliCompressSync, gzipSync } from 'node:zlib';
import { checkPacked } from './packed.js';

const script = Buffer.from('console.log(1);'.repeat(50));
const judge = (files: Readonly<Record<string, Buffer>>) => checkPacked(new Map(Object.entries(files)));

it('passes a build whose compressed files hold what they lie beside, and one without any', () => {
  const files = { 'a.js': script, 'a.js.br': brotliCompressSync(script), 'a.js.gz': gzipSync(script) };
  expect(judge(files)).toMatchObject({ ok: true, detail: '2, each as its file' });
  expect(judge({ 'a.js': script }).ok).toBe(true);
});

it.each([
  ['another content', 'a.js.br', brotliCompressSync(Buffer.from('alert(1)'))],
  ['more than its file', 'a.js.gz', gzipSync(Buffer.alloc(50_000_000))],
  ['nothing that can be read', 'a.js.br', Buffer.from('console.log(1);')],
  ['a file that is not there', 'b.js.gz', gzipSync(script)],
])('refuses a compressed file with %s, by its name', (_, name, content) => {
  const { ok, detail } = judge({ 'a.js': script, [name]: content });
  expect([ok, detail.split(' ')[0]]).toEqual([false, name]);
});
