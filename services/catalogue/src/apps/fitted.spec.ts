import { greeted } from '../dsl/greeting.js';
import { cut, fitted, withoutMarkdown, withoutTags } from './fitted.js';

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
    expect(text).toBe(`${'a'.repeat(255)}… https://example.com/a`);
  });
  it('is cut at a word, and an address at its end stays', () => {
    const given = `${'woord '.repeat(60)}https://example.com/een-lang-adres-dat-telt-als-drieentwintig`;
    const text = filled(fitted('={{ $json.text }}', 280), { text: given });
    expect(text).toMatch(/ woord… https:\/\/example\.com\/een-lang-adres-dat-telt-als-drieentwintig$/);
    expect(text.replace(/https:\S+/, 'x'.repeat(23)).length).toBeLessThanOrEqual(280);
  });
  it('is cut at the end where it is all there is', () => {
    expect(filled(fitted('={{ $json.text }}', 280), { text: 'a'.repeat(300) })).toHaveLength(280);
  });
  it('counts an address that is partly written', () => {
    expect(fitted('={{ $json.titel }}\n\nhttps://youtu.be/{{ $json.uploadId }}', 280)).toContain(
      'const room = 255',
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
  it('leaves figures, addresses and days alone', () => {
    const text = "={{ $json.aantal }} van {{ $json.email }} op {{ $now.toFormat('d-M') }}";
    expect(withoutTags(text)).toBe(text);
  });
});

describe('a text of an app with a longest message', () => {
  it('is cut where a list stands in it', () => {
    const text = cut('=Vandaag "{{ $json.naam }}":\n{{ $json.lijst }}', 2000);
    expect(filled(text, { naam: 'Jan', lijst: 'x' })).toBe('Vandaag "Jan":\nx');
    expect(filled(text, { naam: 'Jan', lijst: 'een woord '.repeat(300) })).toMatch(
      /^Vandaag "Jan":\n(een woord )+een( woord)?\n… ingekort; de hele tekst staat in n8n bij Executions$/,
    );
    expect(filled(text, { naam: 'Jan', lijst: 'x'.repeat(3000) }).length).toBeLessThanOrEqual(2000);
  });
  it('stays readable where nothing in it is long', () => {
    expect(cut("={{ $('Lijst').item.json.naam }} belt", 2000)).toBe("={{ $('Lijst').item.json.naam }} belt");
  });
});

describe('a greeting', () => {
  it('has a name where there is one', () => {
    const text = greeted('=Beste {{ $json.naam }},<br><br>Dank.');
    expect(filled(text, { naam: 'Jan' })).toBe('Beste Jan,<br><br>Dank.');
    expect(filled(text, {})).toBe('Hallo,<br><br>Dank.');
  });
  it('is left as it is where it says what stands there instead', () => {
    const text = "=Beste {{ $json.naam || 'klant' }},";
    expect(greeted(text)).toBe(text);
  });
});

describe('a text for an app that reads Markdown', () => {
  it('shows the signs of what is filled in as they are', () => {
    const text = withoutMarkdown('=*Artikel*: {{ $json.code }}');
    expect(filled(text, { code: 'AB_1' })).toBe('*Artikel*: AB\\_1');
    expect(filled(text, {})).toBe('*Artikel*: ');
  });
});
