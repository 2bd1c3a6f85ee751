import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Document, parse, parseDocument } from 'yaml';
import { compile } from '../compile.js';
import { exportsIn } from './folders.js';
import { newWorkflow } from './new-workflow.js';

// Real: the page, carried out as it stands there; what it makes is what ships.
const docs = join(__dirname, '../../docs');
const page = readFileSync(join(docs, 'add-a-workflow.md'), 'utf8');
const blocks = (language: string): string[] =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, text = '']) => text);
const read = (folder: string, name: string): string => readFileSync(join(folder, name), 'utf8');

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'guide-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A command of the page, in the folder of the test. */
function carryOut(command: string): { code: number; said: string } {
  const said: string[] = [];
  const args = command
    .trim()
    .replace(/^npm run new -- workflow /, '')
    .split(' ');
  const [path = '', ...rest] = args;
  const at = path
    .replace('services/catalogue/docs/', `${docs}/`)
    .replace('services/catalogue/src/exports/', `${root}/`);
  const code = newWorkflow(root, [at, ...rest], (line) => said.push(line));
  return { code, said: `${said.join('\n')}\n` };
}

/** What somebody writes: each part of the file anew. */
function write(document: Document, block: string): void {
  for (const [name, value] of Object.entries(parse(block) as Record<string, unknown>)) {
    expect(document.has(name)).toBe(true);
    document.set(name, value);
  }
}

it('leads from an export to what ships', () => {
  const [make = '', check = '', update = ''] = blocks('sh');
  const [made = '', ready = ''] = blocks('text');
  const folder = join(root, 'urencriterium-bewaken');

  const first = carryOut(make);
  expect(first.code).toBe(0);
  expect(first.said.startsWith(made)).toBe(true);
  expect(carryOut(check).code).toBe(1);

  const document = parseDocument(read(folder, 'workflow.yaml'));
  for (const block of blocks('yaml')) write(document, block);
  writeFileSync(join(folder, 'workflow.yaml'), document.toString());
  expect(carryOut(check)).toEqual({ code: 0, said: ready });
  expect(carryOut(update).code).toBe(0);

  const shipped = join(__dirname, 'urencriterium-bewaken');
  expect(read(folder, 'workflow.json')).toBe(read(shipped, 'workflow.json'));
  expect(parse(read(folder, 'workflow.yaml'))).toEqual(parse(read(shipped, 'workflow.yaml')));
  const { workflows, problems } = exportsIn(root);
  expect(problems).toEqual([]);
  const compiled = compile({ recipes: [], workflows }, {}, []);
  expect(compiled.problems).toEqual([]);
  expect(compiled.difference.new).toEqual(['urencriterium-bewaken']);
});

it('shows what the commands say until it is ready', () => {
  writeFileSync(join(root, 'urencriterium-bewaken/workflow.yaml'), 'title: x\n');
  const { workflows, problems } = exportsIn(root);
  expect(workflows).toEqual([]);
  expect(problems[0]).toMatch(/^exports\/urencriterium-bewaken\/workflow\.yaml:1: /);
  expect(compile({ recipes: [], workflows, problems }, {}, []).problems).toEqual(problems);
});
