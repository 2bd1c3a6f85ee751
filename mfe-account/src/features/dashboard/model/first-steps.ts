import type { Automation } from '@stroomwerk/contracts/library';

export const firstSteps = ['apps', 'recipe', 'connect', 'success'] as const;
export type FirstStep = (typeof firstSteps)[number];
export type StepState = 'todo' | 'active' | 'done';

const succeeded = ({ success_rate, recent = [] }: Automation): boolean =>
  (success_rate ?? 0) > 0 || recent.includes('success');

/**
 * The way from paying to a first run that goes well (issue on their own n8n, 11); it goes once an automation succeeded.
 * @param apps how many the account works with @param connections how many n8n instances it connected
 * @returns the state of each step, with the one that is next `active`; null where the way lies behind the account, or where the
 *   service does not say what is in an n8n
 */
export function firstWay(
  items: readonly Automation[],
  apps: number,
  connections: number,
): Record<FirstStep, StepState> | null {
  if (items.some((one) => one.kind === undefined || succeeded(one))) return null;
  const linked = items.some(({ kind }) => kind === 'linked');
  const done: Record<FirstStep, boolean> = {
    apps: apps > 0 || linked,
    recipe: linked,
    connect: connections > 0 || linked,
    success: false,
  };
  const next = firstSteps.find((step) => !done[step]);
  const state = (step: FirstStep): StepState => (done[step] ? 'done' : step === next ? 'active' : 'todo');
  return {
    apps: state('apps'),
    recipe: state('recipe'),
    connect: state('connect'),
    success: state('success'),
  };
}
