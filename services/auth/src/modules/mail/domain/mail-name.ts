const longest = 48;
const mostWords = 6;
/** Besides initials, titles and particles ("van der"). */
const mostNames = 4;

/**
 * Alphabets in which people write their names, each by itself: "раypal" of two alphabets is nobody. Of Latin the letters
 * of living languages only: others (small capitals, a "letter" that is a dot) are there to look like something else.
 */
const alphabets = [
  String.raw`A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u01bf\u01c4-\u024f\u0259\u1e00-\u1eff`,
  String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}々ー`,
  ...[
    ...[
      'Arabic',
      'Armenian',
      'Bengali',
      'Cyrillic',
      'Devanagari',
      'Ethiopic',
      'Georgian',
      'Greek',
      'Gujarati',
    ],
    ...[
      'Gurmukhi',
      'Hangul',
      'Hebrew',
      'Kannada',
      'Khmer',
      'Lao',
      'Malayalam',
      'Myanmar',
      'Sinhala',
      'Tamil',
    ],
    ...['Telugu', 'Thai', 'Tibetan'],
  ].map((script) => String.raw`\p{sc=${script}}`),
];
/** Letters and marks of one alphabet, with what stands between them in names: "J.P. van 't Hof-De Wit". */
const written = alphabets.map(
  (letters) =>
    new RegExp(String.raw`^(?=\p{L})(?:(?=[\p{L}\p{Mn}\p{Mc}])[${letters}\p{Mn}\p{Mc}]|['’. -])+$`, 'u'),
);

/** A dot ends an initial or a title, and letters follow it only as the next initial; nothing stands twice. */
const titles = 'dr|drs|ds|ir|ing|mr|mrs|ms|mw|dhr|prof|st|jr|sr';
const dots = new RegExp(String.raw`(?<!(?:^|[ .-])(?:\p{L}\p{M}*|${titles}))\.|\.\p{L}\p{M}*\p{L}`, 'iu');
const twice = /['’. -]{3}|['’-]{2}|\.\.| {2}|(\p{M})\1|\p{M}{3}/u;

const particles =
  /^(?:van|von|vom|de|den|der|des|di|da|dos|das|do|du|la|le|el|al|bin|bint|ibn|ben|ter|ten|te|tot|op|in|zu|zur|zum|af|av|y|e|en|und|['’][tns])$/iu;
/** What an address of a site begins or ends with, in letters that look like these too. */
const opens = /^(?:www|https?|ftp|mailto)/;
const ends =
  /^(?:com|net|org|nl|eu|io|info|biz|xyz|app|dev|online|site|website|web|shop|store|link|click|top|html?|php|dot|punt)$/;
const countryCode = /^\p{Ll}{2}$/u;
/** Words of letters that want something, never of names. */
const wanting =
  /^(?:account|accounts|bank|betaal|betalen|betaling|bitcoin|blocked|call|casino|check|claim|click|code|crypto|free|geblokkeerd|gratis|http|inloggen|jouw|klik|klikken|log|login|meteen|nu|pay|password|prijs|prize|site|uw|verify|visit|wachtwoord|website|your)$/;

/** Words that a name can be ("Win", "Bel"), and that ask for something as soon as another follows. */
const luring =
  /^(?:admin|administrator|beheer|beheerder|bel|bestel|betaal|bezoek|bonus|buy|contact|download|ga|gewonnen|gift|go|help|helpdesk|iphone|klantenservice|koop|kijk|lees|official|officieel|ontvang|open|order|read|secure|security|service|start|stuur|support|team|veilig|wijzig|win|winnaar|winner|won)$/;
/** Ours, in any way to write it: nobody is greeted in our name. */
const ours = /stroomwerk/;

/** Letters of other alphabets that are read as the Latin ones of which the words above are made. */
const lookalikes: Readonly<Record<string, string>> = {
  ...{ а: 'a', с: 'c', ԁ: 'd', е: 'e', һ: 'h', і: 'i', к: 'k', ӏ: 'l', м: 'm', п: 'n', о: 'o' },
  ...{ р: 'p', г: 'r', ѕ: 's', т: 't', ѵ: 'v', ԝ: 'w', у: 'y' },
  ...{
    α: 'a',
    β: 'b',
    ε: 'e',
    ι: 'i',
    κ: 'k',
    μ: 'm',
    η: 'n',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    ω: 'w',
    γ: 'y',
  },
  ...{ ı: 'i', ł: 'l', ø: 'o', đ: 'd', ŧ: 't', ß: 's' },
};
/** Capitals that are read as others than the small letters are. */
const capitals: Readonly<Record<string, string>> = {
  ...{ В: 'b', Н: 'h' },
  ...{ Η: 'h', Ν: 'n', Χ: 'x', Υ: 'y', Ζ: 'z' },
};
/** As a reader in a hurry sees it: small letters without accents. */
const skeleton = (word: string): string =>
  [...word.normalize('NFD').replace(/\p{M}/gu, '')]
    .map((letter) => capitals[letter] ?? lookalikes[letter.toLowerCase()] ?? letter.toLowerCase())
    .join('');

/** Words as they are read: single letters in a row are one ("W W W", "C.O.M"). */
function wordsOf(name: string): string[] {
  const words: string[] = [];
  let letters = '';
  for (const word of name.split(/[ .-]/).filter((part) => part !== '')) {
    const single = /^\p{L}\p{M}*$/u.test(word);
    if (single) letters += word;
    if (!single && letters !== '') words.push(letters);
    if (!single) {
      letters = '';
      words.push(word);
    }
  }
  return letters === '' ? words : [...words, letters];
}

function readsAsSomethingElse(name: string): boolean {
  const words = wordsOf(name);
  const read = words.map(skeleton);
  return (
    read.some((word) => opens.test(word) || wanting.test(word)) ||
    (read.length > 1 && read.some((word) => luring.test(word))) ||
    ours.test(read.join('')) ||
    ends.test(read.at(-1) as string) ||
    countryCode.test(words.at(-1) as string)
  );
}

/**
 * How a letter may call somebody. Whoever registers writes what they like there, and we mail it to an address that may be
 * somebody else's: only what looks like a name is written, and too strict costs no more than a greeting without one.
 * @returns null for anything else; a letter then greets nobody by name
 */
export function mailName(given: string): string | null {
  const name = given.normalize('NFC').trim();
  const parts = name.split(' ');
  if (name.length > longest || parts.length > mostWords) return null;
  if (parts.filter((part) => !part.endsWith('.') && !particles.test(part)).length > mostNames) return null;
  // Letters in disguise (wide, mathematical, joined) become others here.
  if (name.normalize('NFKC') !== name) return null;
  if (!written.some((alphabet) => alphabet.test(name))) return null;
  return dots.test(name) || twice.test(name) || readsAsSomethingElse(name) ? null : name;
}
