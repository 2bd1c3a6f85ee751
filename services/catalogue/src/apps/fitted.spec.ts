import { cut, fitted, withoutTags } from './fitted.js';

/** What n8n makes of a text, as far as these go. */
const filled = (text: string, $json: unknown): string =>
  text.slice(1).replace(/\{\{(.*?)\}\}/gs, (_, part: string) => {
    const given: unknown = new Function('$json', `return (${part})`)($json);
    return String(given ?? '');
  });

describe('a text that a network takes', () => {
  it('keeps its address, and what a model wrote as far as there is room', () => {
    const post = fitted('={{ $json.text }} {{ $json.link }}', 280);
    const text = filled(post, { text: 'a'.repeat(400), link: 'https://example.com/a' });
    expect(text).toBe(`${'a'.repeat(256)} https://example.com/a`);
  });
  it('is cut at the end where it is all there is', () => {
    expect(filled(fitted('={{ $json.text }}', 280), { text: 'a'.repeat(300) })).toHaveLength(280);
  });
  it('counts an address that is partly written', () => {
    expect(fitted('={{ $json.titel }}\n\nhttps://youtu.be/{{ $json.uploadId }}', 280)).toContain(
      '.slice(0, 255)',
    );
  });
  it.each([
    'Nieuw!',
    '=Nieuw: {{ $json.title }}',
    '={{ $json.text.slice(0, 99) }}',
    '={{ $json.a }} {{ $json.b }}',
  ])('is left as it is where that is not sure: %s', (text) => {
    expect(fitted(text, 280)).toBe(text);
  });
});

describe('a text for an app that reads HTML', () => {
  it('shows a < of somebody as a character, and keeps the tags of the author', () => {
    const text = withoutTags('=<b>Alarm</b>: {{ $json.titel }}');
    expect(filled(text, { titel: 'cpu < 5' })).toBe('<b>Alarm</b>: cpu &lt; 5');
    expect(filled(text, {})).toBe('<b>Alarm</b>: ');
  });
  it('leaves figures, names and days alone', () => {
    const text = "={{ $json.aantal }} van {{ $json.naam }} op {{ $now.toFormat('d-M') }}";
    expect(withoutTags(text)).toBe(text);
  });
});

describe('a text of an app with a longest message', () => {
  it('is cut where a list stands in it', () => {
    const text = cut('=Vandaag "{{ $json.naam }}":\n{{ $json.lijst }}', 2000);
    expect(filled(text, { naam: 'Jan', lijst: 'x' })).toBe('Vandaag "Jan":\nx');
    expect(filled(text, { naam: 'Jan', lijst: 'x'.repeat(3000) })).toHaveLength(2000);
  });
  it('stays readable where nothing in it is long', () => {
    expect(cut("={{ $('Lijst').item.json.naam }} belt", 2000)).toBe("={{ $('Lijst').item.json.naam }} belt");
  });
});
