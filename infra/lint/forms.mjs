import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ways = [
  [/\bonSubmit=|\bnew FormData\(/, 'sends by itself: useForm, or submits() where no field is read'],
  [
    /\b(max|min)Length=(\{\d|")|\bpattern="/,
    'repeats a limit: field() has it from @stroomwerk/contracts/forms',
  ],
  [
    /<(Input|PasswordInput|Textarea|Select)\b[^>]*\s(required\b|name=")/,
    'names a field by itself: field() does',
  ],
];
const kept = /\bset[A-Z]\w*\((event\.)?target\.(value|checked)\)/;

/**
 * What a file does with forms in a way of its own (shell/packages/ui-kit, `useForm`).
 * @param {string} text source of a component
 * @returns {string[]} "line what is wrong"
 */
export function formFaults(text) {
  const lines = text.split('\n');
  const found = lines.flatMap((line, index) =>
    ways.flatMap(([find, why]) => (find.test(line) ? [`${index + 1} ${why}`] : [])),
  );
  // Elements on several lines too.
  for (const { 0: form, index } of text.matchAll(/<form\b[^>]*>?/g))
    if (!/\{\.\.\.(submits\(|[\w.]+\.props\})/.test(form))
      found.push(`${lineOf(text, index)} a form of its own: spread the props of useForm, or submits()`);
  for (const { 0: control, index } of text.matchAll(
    /<(?:Input|PasswordInput|Textarea|Select)\b(?:[^<]|<(?!\/))*?\/>/g,
  ))
    if (/\buseForm\(/.test(text) && kept.test(control))
      found.push(`${lineOf(text, index)} keeps a field in a state: the form reads it (values, read)`);
  return found;
}

const lineOf = (text, index) => text.slice(0, index).split('\n').length;

/** Prints what is found. @returns {boolean} whether every form of the screens is written the one way */
export function formsAlike(root) {
  const { stdout } = spawnSync(
    'git',
    ['ls-files', '--others', '--cached', '--exclude-standard', 'shell/src/*.tsx', 'mfe-*/src/*.tsx'],
    { cwd: root, encoding: 'utf8' },
  );
  const files = stdout.split('\n').filter((file) => file !== '' && existsSync(join(root, file)));
  const found = files.flatMap((file) =>
    formFaults(readFileSync(join(root, file), 'utf8')).map((fault) => `${file}:${fault}`),
  );
  for (const line of found) console.error(line);
  return found.length === 0;
}
