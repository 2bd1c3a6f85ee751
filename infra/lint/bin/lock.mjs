// npm run lock: completes package-lock.json with the optional packages of other platforms that npm left out.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { complete, missing } from '../lock.mjs';

const file = fileURLToPath(new URL('../../../package-lock.json', import.meta.url));
const lock = JSON.parse(readFileSync(file, 'utf8'));
const lacking = missing(lock);
for (const { place } of lacking) console.log(place);
if (lacking.length > 0) writeFileSync(file, `${JSON.stringify(complete(lock), null, 2)}\n`);
console.log(`${lacking.length} packages were missing from package-lock.json.`);
