/** A text that answers a pattern: its first words, each class by one of its letters, as few of all as it takes. */
class Writing {
  private at = 0;

  constructor(private readonly pattern: string) {}

  private get next(): string {
    return this.pattern[this.at] ?? '';
  }

  /** One of several ways: the first. */
  ways(): string {
    let text = '';
    let isFirst = true;
    while (this.at < this.pattern.length && this.next !== ')') {
      if (this.next === '|') {
        isFirst = false;
        this.at += 1;
        continue;
      }
      const part = this.part();
      if (isFirst) text += part;
    }
    return text;
  }

  private part(): string {
    const one = this.atom();
    return one.repeat(this.times());
  }

  private atom(): string {
    const sign = this.next;
    this.at += 1;
    if (sign === '^' || sign === '$') return '';
    if (sign === '.') return 'a';
    if (sign === '[') return this.oneOfClass();
    if (sign === '(') return this.group();
    return sign === '\\' ? this.escaped() : sign;
  }

  private group(): string {
    const looks = /^\?(?:<?[=!])/.test(this.pattern.slice(this.at));
    const opening = /^\?(?::|<?[=!]|<\w+>)/.exec(this.pattern.slice(this.at))?.[0] ?? '';
    this.at += opening.length;
    const text = this.ways();
    this.at += 1;
    return looks ? '' : text;
  }

  private escaped(): string {
    const sign = this.next;
    this.at += 1;
    if (sign === 'p' || sign === 'u') {
      this.at += /^\{[^}]*\}/.exec(this.pattern.slice(this.at))?.[0].length ?? 0;
      return 'a';
    }
    return (
      (
        { d: '4', w: 'a', s: ' ', S: 'a', D: 'a', W: ' ', b: '', B: '', n: '\n', t: '\t' } as Record<
          string,
          string
        >
      )[sign] ?? sign
    );
  }

  private oneOfClass(): string {
    const from = this.at;
    if (this.next === '^') this.at += 1;
    if (this.next === ']') this.at += 1;
    while (this.at < this.pattern.length && this.next !== ']') this.at += this.next === '\\' ? 2 : 1;
    const inside = this.pattern.slice(from, this.at);
    this.at += 1;
    let allows: RegExp;
    try {
      allows = new RegExp(`^[${inside}]$`, 'u');
    } catch {
      return '';
    }
    return [...'a4A1 -_.@'].find((letter) => allows.test(letter)) ?? inside.slice(0, 1);
  }

  private times(): number {
    const found = /^(?:[*+?]|\{(\d+)(?:,\d*)?\})\??/.exec(this.pattern.slice(this.at));
    if (!found) return 1;
    this.at += found[0].length;
    return found[1] === undefined ? (found[0].startsWith('+') ? 1 : 0) : Number(found[1]);
  }
}

/** What people write where a pattern asks for one of these, before letters that only answer it. */
const USUAL = [
  'sanne@voorbeeld.nl',
  '+31612345678',
  '0612345678',
  '1012 AB',
  '1012AB',
  '2026-11-25',
  '09:30',
  'AB123C',
  'https://voorbeeld.nl/stuk/42',
  '1042',
  '8712345678906',
];

/** A text that answers a pattern, where one is found and it says more than a sign or two. @param least how long it is */
export function matching(source: string, flags = '', least = 2): string | undefined {
  let pattern: RegExp;
  try {
    pattern = new RegExp(source, flags.replace(/[gy]/g, ''));
  } catch {
    return undefined;
  }
  const isWhole = source.startsWith('^') && source.endsWith('$');
  const usual = isWhole ? USUAL.find((one) => pattern.test(one)) : undefined;
  if (usual !== undefined) return usual;
  const text = new Writing(source).ways();
  if (text.length < least || !pattern.test(text)) return undefined;
  if (/[a-z0-9]/i.test(text)) return text;
  return least < 2 && pattern.test(`${text} voorbeeld`) ? `${text} voorbeeld` : undefined;
}
