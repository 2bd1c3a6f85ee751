import { createHash } from 'node:crypto';
import { blobNamePattern, integrityOf, sha384 } from './hashes.js';

const content = Buffer.from('content');
const digest = createHash('sha384').update(content);

it('writes a hash as browsers compare it, and finds it back from the name of a blob', () => {
  const base64 = digest.copy().digest('base64');
  expect(sha384(content)).toBe(`sha384-${base64}`);
  expect(integrityOf(digest.copy().digest('base64url'))).toBe(`sha384-${base64}`);
  expect(integrityOf('-_-_')).toBe('sha384-+/+/');
});

it('knows the name of a blob', () => {
  const name = digest.copy().digest('base64url');
  expect(blobNamePattern.test(name)).toBe(true);
  for (const other of [`${name}A`, name.slice(1), `/${name.slice(1)}`, `${name}/x`, `x/${name}`])
    expect(blobNamePattern.test(other)).toBe(false);
});
