import { type PromotionStanding, promotionRefusal } from './refusal.js';
import { promotionResult, type ResultSource } from './result.js';

const well: PromotionStanding = {
  ...{ granted: true, hasTests: true, onTrial: true, agreed: true, trial: 'there', production: 'there' },
  ...{ target: null, isFull: false, running: false, conflicts: false, apart: false },
};

it.each([
  [{}, null],
  [{ granted: false, hasTests: false }, 'no_plan'],
  [{ hasTests: false, production: 'none' }, 'test_instance_plan'],
  [{ onTrial: false }, 'not_on_trial'],
  [{ agreed: false }, 'agreement_required'],
  [{ trial: 'gone', production: 'none' }, 'trial_gone'],
  [{ trial: 'failing' }, 'trial_failing'],
  [{ production: 'none' }, 'no_production'],
  [{ production: 'failing' }, 'production_failing'],
  [{ production: 'lacking' }, 'missing_scope'],
  [{ running: true, conflicts: true }, 'running'],
  [{ target: 'archived' }, 'production_archived'],
  [{ target: 'unpublished' }, 'production_unpublished'],
  [{ isFull: true }, 'automation_limit'],
  [{ conflicts: true }, 'conflicts'],
  [{ apart: true }, 'apart'],
] as const)('%j: %s', (change, expected) => {
  expect(promotionRefusal({ ...well, ...change })).toBe(expected);
});

describe('what is told of a promotion', () => {
  const at = new Date('2026-11-27T10:00:00Z');
  const row: ResultSource = {
    ...{ id: 'p', connection_id: 'c', connection_name: 'Productie', address: 'https://n8n.nl', ended: false },
    ...{ deployment_state: 'published', deployment_problem: null, left_behind: false, n8n_workflow_id: 'w' },
    ...{ update_state: null, update_problem: null, way_back: false, update_at: null, went_back: false },
    ...{ automation_id: 'a', created_at: at },
  };
  const changed: ResultSource = {
    ...row,
    ...{ deployment_state: null, update_state: 'done', way_back: true, update_at: at },
  };
  const told = (source: ResultSource, newest = true, now = at) =>
    promotionResult(source, { newest, now, said: undefined, lang: 'en', oldest: '1.0' });

  it('is taken back while it is the newest', () => {
    expect(told(row)).toMatchObject({ act: 'made', state: 'done', published: true, can_undo: true });
    expect(told(row, false).can_undo).toBe(false);
    expect(told({ ...row, ended: true }).can_undo).toBe(false);
  });

  it('of a change, for thirty days', () => {
    expect(told(changed)).toMatchObject({ act: 'updated', state: 'done', published: null, can_undo: true });
    expect(told(changed, true, new Date('2026-12-28T10:00:00Z')).can_undo).toBe(false);
    expect(told({ ...changed, went_back: true })).toMatchObject({ state: 'undone', can_undo: false });
  });

  it('says what happened where it did not go', () => {
    const failed = { ...row, deployment_state: 'failed', deployment_problem: { code: 'broken' } } as const;
    expect(told(failed)).toMatchObject({ state: 'failed', n8n_url: null, problem: { said: null } });
    expect(told({ ...failed, left_behind: true }).n8n_url).toBe('https://n8n.nl/workflow/w');
    const refused = { ...changed, update_state: 'refused', update_problem: 'refused' } as const;
    expect(told(refused).problem?.detail).toMatch(/put everything back/);
  });
});
