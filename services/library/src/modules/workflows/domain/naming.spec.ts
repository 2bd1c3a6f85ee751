import { attachment } from '../../downloads/domain/disposition.js';
import { canonicalJson, contentHash, stableUuid } from './hash.js';
import { nameFromFile, numberedNames, plainText, safeFilename, slugify } from './naming.js';

describe('names', () => {
  it.each([
    ['Café & Crème: bestelling!', 'cafe-en-creme-bestelling'],
    ['  --  ', ''],
    ['每日报告', ''],
  ])('slug of %s', (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });

  it.each([
    ['../../x.json', 'x.json'],
    ['..\\..\\x.json', 'x.json'],
    ['map/0012_Slack digest.json', '0012_Slack-digest.json'],
    ['日本.json', 'workflow-0df3007f.json'],
    ['a"\r\nSet-Cookie: x.json', 'a-Set-Cookie-x.json'],
  ])('file name of %s', (path, name) => {
    expect(safeFilename(path)).toBe(name);
  });

  it('makes a name out of a file name', () => {
    expect(nameFromFile('0012_Slack_Daily-digest.json')).toBe('Slack Daily digest');
  });

  it('counts names before the extension', () => {
    expect(numberedNames('x.json', 1, 3, '.json')).toEqual(['x.json', 'x-2.json', 'x-3.json']);
    expect(numberedNames('x', 9, 2)).toEqual(['x-9', 'x-10']);
  });

  it('takes markup, scripts and control characters out of a text', () => {
    expect(
      plainText('Boekt <b>facturen</b><script>alert(1)</script>\u0000 <img src=x onerror=alert(1)> op'),
    ).toBe('Boekt facturen op');
    expect(plainText('<scr<script>ipt>alert(1)</script>')).not.toMatch(/<|script>/i);
    expect(plainText('als a < b en c > d')).toBe('als a < b en c > d');
  });

  it('writes a download name that no header can be broken with', () => {
    expect(attachment('fähre "1".json')).toBe(
      'attachment; filename="f_hre _1_.json"; filename*=UTF-8\'\'f%C3%A4hre%20%221%22.json',
    );
  });
});

describe('hashes', () => {
  it('does not depend on the order of keys', () => {
    expect(canonicalJson({ b: [1, { d: 1, c: undefined }], a: 'x' })).toBe('{"a":"x","b":[1,{"d":1}]}');
    expect(contentHash({ a: 1, b: 2 })).toBe(contentHash({ b: 2, a: 1 }));
  });

  it('makes the same id of the same seed', () => {
    expect(stableUuid('a')).toBe(stableUuid('a'));
    expect(stableUuid('a')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
