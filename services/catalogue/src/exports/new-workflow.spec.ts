import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { MENDS, type ProblemCode, schemaText } from './index.js';
import { newWorkflow } from './new-workflow.js';

// Real: files in a folder of the test's own, and the export of the guide with something wrong in it.
const guide = readFileSync(join(__dirname, '../../docs/urencriterium.json'), 'utf8');
const made = join(__dirname, 'urencriterium-bewaken');
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'exports-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

interface Step {
  name: string;
  type: string;
  typeVersion?: number;
  parameters: Record<string, unknown>;
  [more: string]: unknown;
}
interface Export {
  nodes: Step[];
  connections: Record<string, Record<string, { node: string; type: string; index: number }[][]>>;
  [more: string]: unknown;
}
const step = (file: Export, name: string): Step => {
  const found = file.nodes.find((node) => node.name === name);
  if (!found) throw new Error(name);
  return found;
};
const changed = (change: (file: Export) => unknown): string => {
  const file = JSON.parse(guide) as Export;
  change(file);
  return JSON.stringify(file);
};
const seen = new Set<string>();
function run(...args: string[]): { code: number; said: string[]; codes: string[] } {
  const said: string[] = [];
  const code = newWorkflow(root, args, (line) => said.push(line));
  const codes = said.flatMap((line) => /\[(\w+)\] \S/.exec(line)?.[1] ?? []);
  for (const one of codes) seen.add(one);
  return { code, said, codes };
}
const file = (content: string | Uint8Array, name = 'export.json'): string => {
  const path = join(root, '..', `${root.split('/').at(-1)}-${name}`);
  writeFileSync(path, content);
  return path;
};
afterEach(() => rmSync(join(root, '..', `${root.split('/').at(-1)}-export.json`), { force: true }));

const disconnect = ({ nodes, connections }: Export, name: string): void => {
  nodes.splice(
    nodes.findIndex((node) => node.name === name),
    1,
  );
  delete connections[name];
};

const refused: readonly (readonly [
  what: string,
  code: ProblemCode,
  content: string | Uint8Array,
  says: RegExp,
])[] = [
  ['what is no JSON', 'not_json', '{ "nodes": [', /JSON/],
  ['a picture', 'not_text', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe]), /no text/],
  [
    'ten megabytes',
    'too_large',
    `{"nodes":[],"x":"${'x'.repeat(10 * 1024 * 1024)}"}`,
    /10\.0 MB; at most 5 MB/,
  ],
  ['a million brackets', 'too_deep', `{"nodes":${'['.repeat(1_000_000)}`, /deeper than 100/],
  ['another JSON', 'no_workflow', '{"name":"package","version":"1.0.0"}', /no `nodes`/],
  ['a workflow without steps', 'no_workflow', '{"nodes":[],"connections":{}}', /no step/],
  ['a list of two workflows', 'several_workflows', `[${guide},${guide}]`, /2 are in it/],
  [
    'two hundred steps',
    'too_many_steps',
    changed(({ nodes }) => {
      const [model] = nodes.slice(1) as [Step];
      for (let at = 0; at < 200; at += 1) nodes.push({ ...model, name: `Stap ${at}` });
    }),
    /at most 150/,
  ],
  [
    'a step with a reserved name',
    'step_name',
    changed((one) => disconnect(one, 'Mail de stand')).replaceAll('Mail de achterstand', 'Mail #1'),
    /"Mail #1"/,
  ],
  [
    'a step by the name of what every object has',
    'step_name',
    guide.replaceAll('Tel de uren', '__proto__'),
    /"__proto__"/,
  ],
  [
    'two steps of one name',
    'step_twice',
    guide.replaceAll('Mail de stand', 'Bewaar de stand'),
    /"Bewaar de stand": two/,
  ],
  [
    'a step with the name of the settings',
    'settings_step',
    guide.replaceAll('Tel de uren', 'Instellingen'),
    /Instellingen/,
  ],
  [
    'a connection to a step that is gone',
    'unknown_step',
    changed(({ nodes }) => nodes.pop()),
    /"Laatste vrijdag van de maand\?" leads to "Mail de stand", and no step is called "Mail de stand"/,
  ],
  [
    'a connection of an unknown kind',
    'unknown_connection',
    changed(({ connections }) => {
      connections['Mail de stand'] = {
        ai_retriever: [[{ node: 'Tel de uren', type: 'ai_retriever', index: 0 }]],
      };
    }),
    /ai_retriever/,
  ],
  [
    'a model that serves two steps',
    'serves_two',
    changed(({ connections }) => {
      const to = (node: string) => ({ node, type: 'ai_tool', index: 0 });
      connections['Mail de stand'] = { ai_tool: [[to('Tel de uren'), to('Lees de uren')]] };
    }),
    /serves "Tel de uren" and "Lees de uren"/,
  ],
  [
    'a community node',
    'community_step',
    changed((one) =>
      Object.assign(step(one, 'Tel de uren'), { type: 'n8n-nodes-evolution-api.evolutionApi' }),
    ),
    /step "Tel de uren": n8n-nodes-evolution-api/,
  ],
  [
    'a step that n8n replaced',
    'old_step',
    changed((one) => Object.assign(step(one, 'Tel de uren'), { type: 'n8n-nodes-base.functionItem' })),
    /replaced "functionItem" by Code/,
  ],
  [
    'an old version of a step',
    'old_step',
    changed((one) => Object.assign(step(one, 'Loop je achter?'), { typeVersion: 1 })),
    /version 1 of "if"/,
  ],
  [
    'an export of an n8n without versions',
    'old_step',
    changed((one) => {
      delete step(one, 'Tel de uren').typeVersion;
    }),
    /no version/,
  ],
  [
    'an old way to read another step',
    'old_reference',
    changed((one) =>
      Object.assign(step(one, 'Mail de stand').parameters, {
        subject: '={{ $node["Tel de uren"].json.doel }}',
      }),
    ),
    /subject/,
  ],
  [
    'a step that is switched off',
    'disabled_step',
    changed((one) => Object.assign(step(one, 'Mail de stand'), { disabled: true })),
    /off/,
  ],
  [
    'a workflow that nothing starts',
    'no_trigger',
    changed((one) => disconnect(one, 'Elke vrijdagmiddag')),
    /no step starts/,
  ],
  [
    'a step that nothing leads to',
    'loose_step',
    changed(({ connections }) => {
      delete connections['Laatste vrijdag van de maand?'];
    }),
    /"Mail de stand": nothing/,
  ],
  ['a name that is no address', 'slug', changed((one) => Object.assign(one, { name: '…' })), /no address/],
];

describe('an export that cannot be taken', () => {
  it.each(refused)('%s is refused with %s, and nothing is left', (_, code, content, says) => {
    const found = run(file(content));
    expect(found).toMatchObject({ code: 1, codes: expect.arrayContaining([code]) });
    expect(found.said.join('\n')).toMatch(says);
    expect(readdirSync(root)).toEqual([]);
  });

  it('is named where there is none', () => {
    expect(run(join(root, 'nothing.json')).codes).toEqual(['no_file']);
    expect(run('--category', 'games', 'x.json').said.join()).toContain(
      'npm run new -- workflow <export.json>',
    );
  });

  it('never replaces a workflow that is there', () => {
    const path = file(guide);
    expect(run(path).code).toBe(0);
    writeFileSync(join(root, 'urencriterium-bewaken/workflow.yaml'), 'title: mine');
    expect(run(path).codes).toEqual(['folder_there']);
    expect(readFileSync(join(root, 'urencriterium-bewaken/workflow.yaml'), 'utf8')).toBe('title: mine');
    expect(run(path, '--slug', 'iets-anders', '--update').codes).toEqual(['no_file']);
  });
});

/** The workflow of the guide, ready, in the folder of the test. @param change what somebody does to one of its files */
function ready(change: { yaml?: (text: string) => string; json?: (text: string) => string }): string {
  const folder = join(root, 'klaar');
  mkdirSync(folder);
  const { yaml = (text) => text, json = (text) => text } = change;
  writeFileSync(join(folder, 'workflow.yaml'), yaml(readFileSync(join(made, 'workflow.yaml'), 'utf8')));
  writeFileSync(join(folder, 'workflow.json'), json(readFileSync(join(made, 'workflow.json'), 'utf8')));
  return folder;
}
const said = (from: string | RegExp, to: string, json = (text: string) => text) => ({
  json,
  yaml: (text: string) => {
    expect(text).toMatch(from);
    return text.replace(from, to);
  },
});
const inFile = (change: (file: Export) => unknown) => ({
  json: (text: string) => {
    const one = JSON.parse(text) as Export;
    change(one);
    return JSON.stringify(one);
  },
});

const mended: readonly (readonly [
  what: string,
  code: ProblemCode,
  change: Parameters<typeof ready>[0],
  says: RegExp,
])[] = [
  [
    'YAML that does not parse',
    'not_yaml',
    said('\ntier: starter', '\ntier: "starter'),
    /^workflow\.yaml:\d+: /,
  ],
  [
    'a bomb of aliases',
    'not_yaml',
    said('tags:', 'x: &a [1]\ny: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nz: &c [*b,*b,*b,*b,*b,*b,*b,*b]\ntags:'),
    /alias/,
  ],
  [
    'a field that nobody knows',
    'unknown_field',
    said('benefit:', 'benifit:'),
    /^workflow\.yaml:\d+: there is no field "benifit"/m,
  ],
  [
    'a missing English title',
    'missing',
    said(/en: Keep an eye.*/, 'en: ""'),
    /^workflow\.yaml:\d+: "title\.en" is still to be written/,
  ],
  [
    'a category that is none',
    'wrong_value',
    said('category: finance', 'category: geld'),
    /"category" \("geld"\)/,
  ],
  [
    'a step without an English name',
    'step_without_english',
    said('  Tel de uren: Add up the hours\n', ''),
    /"Tel de uren" has no English name/,
  ],
  [
    'an English name with quotes',
    'wrong_value',
    said('Add up the hours', '"Add up \'the\' hours"'),
    /"steps\.Tel de uren" \("Add up 'the' hours"\): a name without quotes/,
  ],
  [
    'a name of no step',
    'step_not_there',
    said('  Tel de uren: Add', '  Tel uren: Add'),
    /^workflow\.yaml:\d+: no step is called "Tel uren"/m,
  ],
  [
    'a note over no step',
    'step_not_there',
    said(/over:\n( +)- Lees de uren/, 'over:\n$1- Lees uren'),
    /no step is called "Lees uren"/,
  ],
  [
    'two steps of one English name',
    'name_twice',
    said('Mail de stand: Email the result', 'Mail de stand: Keep the result'),
    /both called "Keep the result"/,
  ],
  [
    'a value that lands nowhere',
    'parameter_not_there',
    said('path: sendTo', 'path: to'),
    /has no parameter to; it has .*sendTo/,
  ],
  [
    'a text in no step',
    'step_not_there',
    said('step: Mail de stand\n    path: subject', 'step: Mail stand\n    path: subject'),
    /no step is called "Mail stand"/,
  ],
  [
    'words that the step does not say',
    'text_not_there',
    said('nl: =Je loopt', 'nl: =U loopt'),
    /does not say this/,
  ],
  [
    'part of a parameter that is not there',
    'text_not_there',
    said(/part: .*/, 'part: "1226"'),
    /has no "1226"/,
  ],
  [
    'an example that the check refuses',
    'value_wrong',
    said('example: "1225"', 'example: "veel"'),
    /does not take its example "veel"/,
  ],
  [
    'a check that is no pattern',
    'value_wrong',
    said('check: ^\\d{3,4}$', 'check: "["'),
    /Invalid regular expression/,
  ],
  [
    'two values of one name',
    'value_wrong',
    said('nl: Je mailadres', 'nl: Uren per jaar'),
    /two values are called "uren per jaar"/,
  ],
  ['a choice without choices', 'value_wrong', said('kind: number', 'kind: choice'), /a choice has `choices`/],
  [
    'an address that no value declares',
    'value_open',
    said(/ {2}- key: own-mail[\s\S]*?(?= {2}- key: hours)/, ''),
    /"Mail de achterstand" sendTo is the customer's/,
  ],
  [
    'an account that is not declared',
    'account_missing',
    said(/ {2}- type: gmailOAuth2[\s\S]*?(?=\n\w|\n\n)/, ''),
    /signs in with gmailOAuth2/,
  ],
  [
    'an account that no step uses',
    'account_unused',
    said('type: gmailOAuth2', 'type: slackApi'),
    /no step signs in with slackApi/,
  ],
  [
    'an account that nobody knows',
    'account_unknown',
    {
      ...said('type: gmailOAuth2', 'type: httpHeaderAuth'),
      json: (text) => text.replaceAll('gmailOAuth2', 'httpHeaderAuth'),
    },
    /does not know httpHeaderAuth/,
  ],
  [
    'Dutch left in the English file',
    'still_dutch',
    said(/ {2}- step: Mail de stand\n {4}path: subject[\s\S]*?(?= {2}- step)/, ''),
    /van, uur|uur|van/,
  ],
  [
    'a call that nobody read',
    'unsourced_call',
    inFile((one) =>
      Object.assign(step(one, 'Mail de stand'), {
        ...{ type: 'n8n-nodes-base.httpRequest', typeVersion: 4.2 },
        parameters: {
          method: 'POST',
          url: 'https://graph.microsoft.com/v1.0/nothing-of-ours',
          sendTo: 'x',
          subject: '=Urencriterium: {{ $json.totaal }} van de {{ $json.doel }} uur',
          message: step(one, 'Mail de stand').parameters.message,
        },
      }),
    ),
    /calls POST graph\.microsoft\.com\/v1\.0\/nothing-of-ours/,
  ],
  [
    'a key in a header',
    'key_inside',
    inFile((one) =>
      Object.assign(step(one, 'Tel de uren').parameters, {
        headers: [{ name: 'Authorization', value: `Bearer ${'a1B2c3D4'.repeat(4)}` }],
      }),
    ),
    /step "Tel de uren": a key stands in headers\.0\.value/,
  ],
  [
    'an address of a person',
    'personal_data',
    inFile((one) =>
      Object.assign(step(one, 'Mail de stand').parameters, {
        options: { ccList: 'anna@tekstbureau-anna-voorbeeld.nl' },
      }),
    ),
    /options\.ccList holds something of its owner's/,
  ],
  [
    'a text that promises what no step does',
    'fault',
    said('<p>Je ligt op schema:', '<p>We bellen je binnen een dag. Je ligt op schema:', (text) =>
      text.replace('<p>Je ligt op schema:', '<p>We bellen je binnen een dag. Je ligt op schema:'),
    ),
    /step "Mail de stand": .*We bellen je.*\(rule promises\)/,
  ],
  [
    'a promise of no step',
    'step_not_there',
    said('notes:', 'promises:\n  - what: answer\n    by:\n      - Bel terug\nnotes:'),
    /^workflow\.yaml:\d+: no step is called "Bel terug"/m,
  ],
  [
    'a reference to no step',
    'refused',
    inFile((one) =>
      Object.assign(step(one, 'Loop je achter?').parameters, { notes: "={{ $('Nergens').item.json.x }}" }),
    ),
    /refers to the unknown step "Nergens"/,
  ],
];

describe('a folder that is not ready', () => {
  it.each(mended)('%s is told with %s', (_, code, change, says) => {
    const found = run(ready(change));
    expect(found).toMatchObject({ code: 1, codes: expect.arrayContaining([code]) });
    expect(found.said.join('\n')).toMatch(says);
    expect(found.said.at(-1)).toMatch(/^\d+ to mend$/);
  });

  it('has both files, and a name that is an address', () => {
    const folder = join(root, 'Geen adres');
    mkdirSync(folder);
    expect(run(folder).codes.sort()).toEqual(['no_declarations', 'no_file', 'slug']);
  });
});

it('has met every message that there is, and the guide says how each is mended', () => {
  expect([...seen].sort()).toEqual(Object.keys(MENDS).sort());
  const page = readFileSync(join(__dirname, '../../docs/add-a-workflow.md'), 'utf8');
  const rows = [...page.matchAll(/^\| `(\w+)` \| (.+) \|$/gm)].map(([, code = '', mend]) => [code, mend]);
  expect(Object.fromEntries(rows)).toEqual(MENDS);
});

it('takes everything of its owner out of what is written', () => {
  const path = file(
    changed((one) => {
      const key = `Bearer ${'a1B2c3D4'.repeat(4)}`;
      Object.assign(step(one, 'Tel de uren').parameters, {
        headers: [{ name: 'Authorization', value: key }],
      });
    }),
  );
  const { said: lines, code } = run(path);
  expect(code).toBe(0);
  expect(lines[1]).toBe(
    '  taken out: 4 ids of accounts, 1 step with pinned data, the id of your n8n, a key in the text of step "Tel de uren", 1 e-mail address, 1 id or address of yours',
  );
  const folder = join(root, 'urencriterium-bewaken');
  const written = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join();
  for (const owners of [
    'tekstbureau',
    'r7Yk2mQ9',
    '9f2c4e7a',
    '1kLmN0pQ',
    'Bakkerij',
    'a1B2c3D4',
    'Google Sheets van Anna',
  ])
    expect(written).not.toContain(owners);
  expect(run(folder).codes).toContain('key_inside');
});

it('takes a newer export in and leaves the declarations alone', () => {
  const path = file(guide);
  run(path, '--slug', 'uren');
  const yaml = readFileSync(join(made, 'workflow.yaml'), 'utf8');
  writeFileSync(join(root, 'uren/workflow.yaml'), yaml);
  expect(
    run(file(guide.replaceAll('Mail de stand', 'Mail hoe het staat')), '--slug', 'uren', '--update').codes,
  ).toContain('step_without_english');
  expect(readFileSync(join(root, 'uren/workflow.yaml'), 'utf8')).toBe(yaml);
  expect(run(file(guide), '--slug', 'uren', '--update')).toMatchObject({ code: 0, codes: [] });
  expect(readdirSync(root)).toEqual(['uren']);
});

it('publishes the schema of its file as it is (npm run new -- workflow --schema)', () => {
  expect(readFileSync(join(__dirname, 'workflow.schema.json'), 'utf8')).toBe(schemaText());
});

it('writes a scaffold that YAML reads back as it was meant', () => {
  run(file(guide), '--category', 'hr');
  const yaml = parse(readFileSync(join(root, 'urencriterium-bewaken/workflow.yaml'), 'utf8')) as Record<
    string,
    unknown
  >;
  expect(yaml).toMatchObject({
    category: 'hr',
    steps: { 'Loop je achter?': '' },
    columns: { 'Onleesbare rijen': '' },
  });
  expect(existsSync(join(root, 'urencriterium-bewaken/workflow.json'))).toBe(true);
});
