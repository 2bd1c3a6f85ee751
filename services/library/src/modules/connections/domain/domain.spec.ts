import { type ConnectionProblem, n8nScopeNames } from '@stroomwerk/contracts/library';
import { agreementText } from './agreement.js';
import { baseAddress, nameFor } from './base-address.js';
import { missingOf } from './missing.js';
import { isTooOld } from './oldest.js';
import { instanceLimit } from './plan-limit.js';
import { connectionView, type Kept } from './view.js';

it.each([
  ['https://n8n.example', 'https://n8n.example'],
  ['n8n.example', 'https://n8n.example'],
  ['N8N.Example.', 'https://n8n.example'],
  ['https://n8n.example:5678/', 'https://n8n.example:5678'],
  ['https://n8n.example/home/workflows', 'https://n8n.example'],
  ['https://n8n.example/workflow/Ab12?x=1#y', 'https://n8n.example'],
  ['https://n8n.example/settings/api', 'https://n8n.example'],
  ['https://n8n.example/api/v1', 'https://n8n.example'],
  ['https://example.nl/n8n/', 'https://example.nl/n8n'],
  ['https://example.nl/n8n/workflow/12', 'https://example.nl/n8n'],
  ['http://127.0.0.1:5678', 'http://127.0.0.1:5678'],
  ['localhost:5678', 'https://localhost:5678'],
  ['https://2130706433', 'https://127.0.0.1'],
  ['https://a:b@n8n.example', undefined],
  ['file:///etc/passwd', undefined],
  ['mijn n8n', undefined],
])('%s is the n8n at %s', (typed, address) => {
  expect(baseAddress(typed)).toBe(address);
});

it('is called after its host, with a number where another is', () => {
  expect(nameFor('https://example.nl:5678/n8n', [])).toBe('example.nl:5678');
  expect(nameFor('https://example.nl/b', ['Example.nl', 'example.nl 2'])).toBe('example.nl 3');
});

it('names each scope that is missing with what does not work without it, in both languages', () => {
  expect(missingOf(n8nScopeNames, 'nl')).toEqual([]);
  const scopes = n8nScopeNames.filter((scope) => scope !== 'execution:retry');
  expect(missingOf(scopes, 'nl')).toEqual([
    { scope: 'execution:retry', without: 'Een mislukte run opnieuw proberen gaat niet vanaf hier.' },
  ]);
  expect(missingOf(scopes, 'en')[0]?.without).toBe('Retrying a failed run does not work from here.');
});

it.each([
  ['2.41.0', false],
  ['1.0.0', false],
  ['0.236.3', true],
])('%s is too old: %s', (version, old) => {
  expect(isTooOld(version)).toBe(old);
});

it.each([
  [{ granted: false, price_tier: 'enterprise_monthly' }, 0, 'starter'],
  [{ granted: true, price_tier: 'starter_annual' }, 1, 'launch_special'],
  [{ granted: true, price_tier: 'launch_special' }, 2, 'professional'],
  [{ granted: true, price_tier: 'lifetime_pro' }, 5, 'enterprise'],
  [{ granted: true, price_tier: 'enterprise_monthly' }, 50, null],
  [{ granted: true, price_tier: null }, 1, 'launch_special'],
] as const)('%j connects %s', (entitlement, most, nextPlan) => {
  expect(instanceLimit(entitlement)).toEqual({ most, nextPlan });
});

it('has the same sections and sub-processors in both languages', () => {
  const [nl, en] = (['nl', 'en'] as const).map((lang) => agreementText('Merk', lang));
  expect(nl?.sections.length).toBe(en?.sections.length);
  expect(nl?.sub_processors.length).toBe(en?.sub_processors.length);
  expect(nl?.sections[0]?.text).toContain('Merk is verwerker');
});

describe('a connection on the screen', () => {
  const at = new Date('2026-11-27T10:00:00Z');
  const kept = (problem: ConnectionProblem | null, scopes: readonly string[] = n8nScopeNames): Kept => ({
    ...{
      id: 'x',
      name: 'Mijn n8n',
      address: 'https://n8n.example',
      purpose: 'production',
      scopes_known: true,
      n8n_version: '2.41.0',
    },
    ...{ problem, scopes, failing_since: problem && at, created_at: at, checked_at: at },
  });

  it('is well, limited or failing, with the text of the refusal', () => {
    expect(connectionView(kept(null), 'nl')).toMatchObject({ state: 'ok', problem: null, missing: [] });
    expect(connectionView(kept(null, ['workflow:list']), 'nl').state).toBe('limited');
    const failing = connectionView(kept('too_old'), 'en');
    expect(failing.state).toBe('failing');
    expect(failing.problem).toEqual({
      code: 'too_old',
      detail: 'Your n8n is too old: update to version 1.0.0 or newer.',
    });
  });
});
