import { node } from '../../../../test/flows.js';
import { contentOf, hashOf, hindranceOf, isPut, sendable } from './content.js';
import type { Deployed } from './flow.js';
import { withAccountsOf, withSecretOf } from './ours.js';

const flow = (nodes: Deployed['nodes'], settings: object = {}): Deployed =>
  contentOf({ name: 'Facturen', nodes, connections: {}, settings });

describe('our new version', () => {
  const slack = { slackApi: { id: '7', name: 'Van ons' } };
  const base = flow([node('Vraag', 'slack', { credentials: slack }), node('Lees', 'set')]);
  const needs = ({ type }: { type: string }) => (type.endsWith('.slack') ? ['slackApi'] : []);

  it('has the accounts that the version before it was linked to, for its new steps too', () => {
    const now = flow([node('Vraag', 'slack'), node('Meld', 'slack'), node('Lees', 'set')]);
    const found = withAccountsOf(base, now, needs).nodes;
    expect(found.map(({ credentials }) => credentials)).toEqual([slack, slack, undefined]);
  });

  it('keeps an account of its own', () => {
    const own = { slackApi: { id: '9', name: 'Ander' } };
    const now = flow([node('Vraag', 'slack', { credentials: own })]);
    expect(withAccountsOf(base, now, needs).nodes[0]?.credentials).toEqual(own);
  });

  it('reports errors with the secret that is theirs alone', () => {
    const address = (end: string) => `https://a.example/api/automations/report/${end}`;
    const report = (end: string) =>
      flow([node('Meld', 'httpRequest', { parameters: { url: address(end) } })]);
    const secret = 'een-geheim-van-meer-dan-twintig-tekens';
    expect(withSecretOf(report(secret), report('secret'))).toEqual(report(secret));
    expect(withSecretOf(flow([]), report('secret'))).toEqual(report('secret'));
  });
});

describe('what stands in an n8n', () => {
  const stands = flow([node('Lees', 'set', { parameters: { a: 1, b: 2 } })], { timezone: 'Europe/Brussels' });

  it('has another hash after any change, and none after another order of keys', () => {
    const other = flow([node('Lees', 'set', { parameters: { b: 2, a: 1 } })], {
      timezone: 'Europe/Brussels',
    });
    expect(hashOf(other)).toBe(hashOf(stands));
    expect(hashOf({ ...stands, settings: {} })).not.toBe(hashOf(stands));
    expect(hashOf({ ...stands, name: 'Anders' })).not.toBe(hashOf(stands));
  });

  it('is what was put there although n8n added a setting and a webhook’s id', () => {
    const added = flow([node('Lees', 'set', { parameters: { a: 1, b: 2 }, webhookId: 'x' })], {
      callerPolicy: 'any',
    });
    expect(isPut(stands, added)).toBe(true);
    expect(isPut(stands, { ...added, name: 'Anders' })).toBe(false);
  });

  it('is sent without the settings that n8n refuses', () => {
    const { settings } = sendable(flow([], { timezone: 'Europe/Brussels', binaryMode: 'separate' }));
    expect(settings).toEqual({ timezone: 'Europe/Brussels' });
  });

  it.each([
    [{ active: true, versionId: 'a', activeVersionId: 'a' }, null],
    [{ active: true, versionId: 'b', activeVersionId: 'a' }, 'unpublished'],
    [{ active: false, versionId: 'b', activeVersionId: null }, null],
    [{ active: true }, null],
    [{ active: false, isArchived: true }, 'archived'],
  ])('is hindered as its versions say: %j %s', (workflow, hindrance) => {
    expect(hindranceOf(workflow)).toBe(hindrance);
  });
});
