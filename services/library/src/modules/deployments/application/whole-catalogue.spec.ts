import { credentialFacts } from '@stroomwerk/catalogue/credentials';
import type { Language } from '@stroomwerk/contracts';
import { catalogueHash, compiledCatalogue } from '../../importing/application/catalogue-source.js';
import type { Draft } from '../../importing/domain/draft.js';
import type { N8nNode, N8nWorkflow } from '../../workflows/domain/n8n.js';
import { settingsIn } from '../../workflows/domain/texts.js';
import { matchAccounts, neededAccounts } from '../domain/accounts.js';
import { readAnswers } from '../domain/answers.js';
import { hasErrorPath, reportAddress } from '../domain/error-path.js';
import { prepare } from '../domain/prepare.js';
import { askedValues } from '../domain/values.js';

jest.setTimeout(600_000);
const facts = credentialFacts();

/** A step without what a deployment may change of it. */
function untouched(
  { id: _, webhookId: __, credentials: ___, ...node }: N8nNode,
  paths: readonly string[],
): string {
  const parameters = structuredClone(node.parameters);
  for (const path of paths) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const holder = keys.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), parameters);
    if (typeof holder === 'object' && holder !== null) Reflect.deleteProperty(holder, last);
  }
  return JSON.stringify({ ...node, parameters });
}

/** What is wrong with one workflow in one language. */
function faultsOf(draft: Draft, text: string, lang: Language): string[] {
  const file = JSON.parse(text) as N8nWorkflow;
  const settings = settingsIn(draft.settings, lang);
  const steps = (lang === 'en' ? draft.english_flow?.steps : undefined) ?? draft.steps;
  const accounts = neededAccounts({ flow: file, accounts: draft.accounts, steps }, facts, lang);
  const theirs = accounts.map(({ key, credential_type: type }) => ({ id: `id ${key}`, name: key, type }));
  const given = {
    values: Object.fromEntries(settings.map(({ key, example }) => [key, example])),
    accounts: Object.fromEntries(accounts.map(({ key }) => [key, `id ${key}`])),
  };
  const asked = { values: settings, accounts: matchAccounts(accounts, theirs, new Map()) };
  const { values, credentials, fields } = readAnswers(asked, given, lang);
  const sent = prepare(
    {
      ...{ deploymentId: 'd', file, settings, values, accounts, credentials, minutesSaved: 5, lang },
      reportTo: { address: reportAddress('https://stroomwerk.example', 'secret'), brand: 'Stroomwerk' },
    },
    facts,
  );
  const changed = file.nodes.flatMap((node, at) => {
    const paths = settings.flatMap((one) =>
      one.at.flatMap(({ step, path }) => (step === node.name ? [path] : [])),
    );
    const after = sent.nodes[at];
    return after && untouched(node, paths) === untouched(after, paths) ? [] : [`${node.name} changed`];
  });
  const bound = sent.nodes.flatMap(({ credentials: of }) => Object.values(of ?? {}));
  return [
    ...Object.entries(fields).map(([field, said]) => `${field}: ${said}`),
    ...changed,
    ...(sent.nodes.length - file.nodes.length === (hasErrorPath(file) ? 0 : 2) ? [] : ['steps were added']),
    ...(new Set(accounts.map(({ key }) => key)).size === accounts.length
      ? []
      : ['two accounts with one key']),
    ...accounts
      .filter(({ key }) => !bound.some((one) => Reflect.get(Object(one), 'name') === key))
      .map(({ key }) => `no step takes ${key}`),
    ...askedValues(settings, file, [], lang)
      .filter(({ used_in }) => used_in.length === 0)
      .map(({ key }) => `no step uses ${key}`),
  ];
}

// Real: every workflow of the catalogue as it ships, and the facts of n8n's steps.
it('prepares every workflow in both languages with its examples, and changes nothing else', async () => {
  const faults: string[] = [];
  let count = 0;
  for await (const draft of (await compiledCatalogue(await catalogueHash())).drafts)
    for (const [lang, text] of [
      ['nl', draft.content],
      ['en', draft.english_content],
    ] as const) {
      if (text === null) continue;
      count += 1;
      faults.push(...faultsOf(draft, text, lang).map((fault) => `${draft.slug} ${lang}: ${fault}`));
    }
  expect(faults.slice(0, 20)).toEqual([]);
  expect(count).toBeGreaterThan(4_000);
});
