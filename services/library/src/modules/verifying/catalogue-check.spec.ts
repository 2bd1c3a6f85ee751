import { createHash } from 'node:crypto';
import { check, type Definitions, loadDefinitions } from '@stroomwerk/n8n-check';
import { catalogueHash, compiledCatalogue } from '../importing/application/catalogue-source.js';
import type { Draft } from '../importing/domain/draft.js';

/** One in so many; `npm run library -- verify` takes all of them. */
const oneIn = 12;

// Real: n8n's own node definitions, fetched where they are not there yet.
describe('the files that customers download', () => {
  let definitions: Definitions;
  const sample: Draft[] = [];
  beforeAll(async () => {
    definitions = loadDefinitions();
    for await (const draft of (await compiledCatalogue(await catalogueHash())).drafts)
      if (createHash('sha1').update(draft.slug).digest().readUInt32BE() % oneIn === 0) sample.push(draft);
  }, 600_000);

  it('n8n opens every one of a sample, each step as n8n knows it', () => {
    expect(sample.length).toBeGreaterThan(100);
    const files = sample.flatMap(({ filename, content, english_content: english }) =>
      [content, english].flatMap((file) => (file === null ? [] : [{ filename, content: file }])),
    );
    const found = files.flatMap(({ filename, content }) =>
      check(definitions, content)
        .filter(({ severity }) => severity === 'error' || severity === 'warning')
        .map((finding) => ({ filename, ...finding })),
    );
    expect(found).toEqual([]);
  });

  it('what n8n asks the customer to fill in is among the set-up steps', () => {
    const unsaid = sample.flatMap(({ filename, content, setup_steps }) =>
      check(definitions, content)
        .filter(({ severity, node }) => severity === 'setup' && !setup_steps.join(' ').includes(node ?? ''))
        .map((finding) => ({ filename, ...finding })),
    );
    expect(unsaid).toEqual([]);
  });
});
