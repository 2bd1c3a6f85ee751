// Takes the icons that `@stroomwerk/contracts/app-icons` names from an unpacked simple-icons: `npm pack simple-icons@<version>`,
// unpack it, `node infra/local/bin/compile.mjs services/contracts`, `node services/edge/take-icons.mjs <folder>`. Writes src/app-icons/icons.json and infra/docs/app-icons.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder] = process.argv.slice(2);
if (folder === undefined)
  throw new Error('Which folder? node services/edge/take-icons.mjs <unpacked simple-icons>');
const { iconKey, iconKeys, iconSet } = await import('../contracts/dist/src/app-icons/index.js');
const read = (file) => readFileSync(join(folder, file), 'utf8');
const { version, license } = JSON.parse(read('package.json'));
if (version !== iconSet || license !== 'CC0-1.0')
  throw new Error(`This is ${version} under ${license}; contracts name ${iconSet}, which is CC0-1.0.`);
const byKey = new Map(JSON.parse(read('data/simple-icons.json')).map((icon) => [iconKey(icon.title), icon]));

const icons = [...iconKeys].sort().map((key) => {
  const icon = byKey.get(key);
  if (icon === undefined) throw new Error(`${key} is not in the set.`);
  if (icon.license !== undefined && icon.license.type !== 'CC0-1.0')
    throw new Error(`${icon.title} is under ${icon.license.type}, not CC0.`);
  const [, path] = / d="([^"]+)"/.exec(read(`icons/${icon.slug}.svg`)) ?? [];
  return { key, title: icon.title, source: icon.source, guidelines: icon.guidelines ?? null, path };
});
writeFileSync(join(import.meta.dirname, 'src/app-icons/icons.json'), `${JSON.stringify(icons, null, 2)}\n`);

const rules = ({ guidelines }) => (guidelines === null ? '–' : `<${guidelines}>`);
const page = `# Icons of apps

Apps are told apart by one-colour icons, so that somebody who has them recognises them. They come from simple-icons ${version}
(<https://github.com/simple-icons/simple-icons>, CC0-1.0), which asks to keep to the rules of each brand: they are below, as the set
names them, beside where each icon was taken from. An icon that the set gives under another licence than CC0 is left out.

Names and marks belong to their owners. Showing one says that a workflow works with that app, never that its owner has to do
with us; the terms say so too. Icons are shown in one colour, unaltered, at 16 pixels or more within a square of 24, beside the app's
name, never as ours.

**Somebody asks to remove one**: put its line in \`withdrawn\` of \`services/contracts/src/app-icons/index.ts\`, with why. The edge then
answers it no more, and pages show two letters in its place, those of releases from before too. A browser that keeps the file
shows it until the remotes are released again.

Written by \`services/edge/take-icons.mjs\`.

| icon | source | rules of the brand |
|---|---|---|
${icons.map((icon) => `| ${icon.title} | <${icon.source}> | ${rules(icon)} |`).join('\n')}
`;
writeFileSync(join(import.meta.dirname, '../../infra/docs/app-icons.md'), page);
console.log(`${icons.length} icons`);
