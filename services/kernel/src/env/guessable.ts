/** What people take when they are made to choose, in Dutch and in English, and what platforms call their settings. */
const words = `
correct horse battery staple forever qazwsx edcrfv tgbyhn
password passwort wachtwoord passw0rd welkom welcome hello hallo letmein iloveyou loveyou access trust trustno
administrator admin beheerder beheer root user gebruiker guest gast master login inloggen ops postgres database server
secret geheim default changeme change example voorbeeld test temp sample private public super secure security veilig
dragon monkey princess prinses sunshine superman batman spiderman shadow baseball basketball hockey soccer ranger
pokemon starwars whatever freedom flower cookie cheese chocolate summer hunter killer pepper ginger tigger charlie
michael michelle jordan daniel thomas robert andrew joshua matthew jennifer jessica ashley nicole hannah george harley
maggie buster matrix corvette mustang ferrari mercedes porsche computer internet samsung google apple liverpool arsenal
chelsea angel lovely love liefde schatje schat lieverd knuffel poepie kusje hond poes konijn vlinder bloem zonnetje
sterk kaas fiets fietsen oranje koning koningin sinterklaas lekker mooi vakantie familie mama papa baby beautiful
lente voorjaar zomer herfst najaar winter spring autumn fall januari january februari february maart march april juni
june juli july augustus august september oktober october november december maandag dinsdag woensdag donderdag vrijdag
zaterdag zondag monday tuesday wednesday thursday friday saturday sunday
amsterdam rotterdam utrecht eindhoven nederland holland belgie london ajax feyenoord football voetbal
stroomwerk production productie development staging session sessie token signing
`
  .trim()
  .split(/\s+/);
/** Those, one by one. */
export const triedFirst: readonly string[] = words;
/** Signs that stand for letters: `P@ssw0rd` is read as it was meant. */
const standIns: Readonly<Record<string, string>> = Object.fromEntries(
  ['a@4', 'b8', 'e3', 'g69', 'i1!|', 'l1!|', 'o0', 's5$', 't7+', 'z2'].map((signs) => [
    signs[0],
    `[${signs}]`,
  ]),
);
const pattern = (word: string): string =>
  [...word].map((letter) => standIns[letter] ?? letter.replace(/\W/g, '\\$&')).join('');

/** Whether a text says a word, with signs in the place of letters too (`Str00mwerk`). */
export const says = (text: string, word: string): boolean =>
  new RegExp(pattern(word.toLowerCase().replaceAll(' ', ''))).test(text.toLowerCase());

/** Longest first, so that none hides in another. */
const tried = new RegExp(
  [...words.sort((one, other) => other.length - one.length).map(pattern), '(?:19|20)\\d\\d'].join('|'),
  'g',
);

/** What lies in a row on a keyboard, on those of French hands too. */
const rows = [
  ...['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'azertyuiop', 'qsdfghjklm', 'wxcvbn', '!@#$%^&*()'],
  ...['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', '1q2w3e4r5t6y7u8i9o0p', 'q1w2e3r4t5y6u7i8o9p0'],
];
const neighbours = new Set(
  rows.flatMap((row) =>
    [...row].slice(1).flatMap((key, at) => [`${row.charAt(at)}${key}`, `${key}${row.charAt(at)}`]),
  ),
);

/** Four keys and more in a row, from left or from right: `qwerty`, `lkjh`. */
function withoutRows(text: string): string {
  let kept = '';
  for (let at = 0; at < text.length; ) {
    let end = at + 1;
    while (neighbours.has(text.slice(end - 1, end + 1))) end += 1;
    if (end - at < 4) kept += text.charAt(at);
    at = end - at < 4 ? at + 1 : end;
  }
  return kept;
}

/** Without what it says twice, in both places: of `bloempot1bloempot2` no more is new than `12`. */
function withoutRepeats(text: string): string {
  const [, twice] = /(.{4,})(?=.*\1)/s.exec(text) ?? [];
  return twice === undefined ? text : withoutRepeats(text.replaceAll(twice, ''));
}

/** Three and more of the same, or each one after or before the other: `!!!`, `12345`, `cba`. */
function withoutRuns(text: string): string {
  const kept: string[] = [];
  const step = (at: number) => text.charCodeAt(at + 1) - text.charCodeAt(at);
  for (let at = 0; at < text.length; ) {
    let end = at + 1;
    if (Math.abs(step(at)) <= 1) while (end + 1 < text.length && step(end) === step(at)) end += 1;
    if (end - at >= 2) {
      at = end + 1;
    } else {
      kept.push(text.charAt(at));
      at += 1;
    }
  }
  return kept.join('');
}

/**
 * What is left of a password for who tries to guess it: without words that are tried first, years, runs, rows of keys and
 * what it says twice.
 */
export function unguessable(password: string): string {
  const text = password.toLowerCase();
  // A repetition may cut a word in two, and a word a repetition: what is less is what somebody has to guess.
  const [rest = ''] = [
    withoutRows(withoutRepeats(text)).replace(tried, ''),
    withoutRows(withoutRepeats(text.replace(tried, ''))),
  ]
    .map(withoutRuns)
    .sort((one, other) => one.length - other.length);
  const half = rest.slice(0, rest.length / 2);
  return rest === half + half ? half : rest;
}

/** Words by themselves with their numbers (`een-geheim-van-32`), in one (`EenGeheimVan`), and letters in a row. */
const wordlike =
  /(?<![A-Za-z0-9])(?:[A-Z]?[a-z]+|[A-Z]+|\d{1,4})(?![A-Za-z0-9])[-_. ]?|(?:[A-Z](?=[a-z]*[aeiouy])[a-z]{2,}){3,}|[A-Z]?[a-z]{5,}|[A-Z]{6,}/g;
/** Who draws letters soon has five in a row without a vowel. */
const unspeakable = /[^aeiouy]{5}|^[^aeiouy]+$/i;

/** Which part of a text can be read as words: 0 to 1. */
export function readable(text: string): number {
  const read = [...text.matchAll(wordlike)].filter(
    ([match]) => /[^A-Za-z]/.test(match) || match.length < 4 || !unspeakable.test(match),
  );
  return read.reduce((length, [match]) => length + match.length, 0) / text.length;
}

/** How a value begins that stands in an example until somebody draws one; or in which brackets all of it is. */
const placeholder =
  /^(?:change[-_ ]?(?:me|this|it)|replace|example|placeholder|your[-_ ]|insert|todo(?:[-_: ]|$)|secret|geheim|password|wachtwoord|test[-_ ]|vul[-_ ]|hier[-_ ]|jouw[-_ ]|verander|vervang|wijzig|voorbeeld|fill[-_ ]|set[-_ ]|put[-_ ]|enter[-_ ]|paste[-_ ]|plak[-_ ]|mijn[-_ ])|^<.*>$|^\$\{.*\}$|^\$\(.*\)$|^%.*%$|^\$[A-Z_]+$|\.\.\.|…/i;

/** Whether nobody replaced it. */
export const isPlaceholder = (text: string): boolean => placeholder.test(text);
