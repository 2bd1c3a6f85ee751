import type { Automation, AutomationStatus } from '@stroomwerk/contracts/library';

const order: readonly AutomationStatus[] = ['running', 'paused', 'stopped'];

/** How many automations have each status, in a fixed order. */
export const byStatus = (
  items: readonly Pick<Automation, 'status'>[],
): { status: AutomationStatus; count: number }[] =>
  order.map((status) => ({ status, count: items.filter((item) => item.status === status).length }));

/** The automations that ran most, at most ten, with how many of their runs failed. */
export const mostRuns = (
  items: readonly Pick<Automation, 'name' | 'runs' | 'success_rate'>[],
): { name: string; succeeded: number; failed: number }[] =>
  items
    .filter(({ runs }) => runs > 0)
    .sort((a, b) => b.runs - a.runs)
    .slice(0, 10)
    .map(({ name, runs, success_rate }) => {
      const succeeded = Math.round((runs * (success_rate ?? 0)) / 100);
      return { name, succeeded, failed: runs - succeeded };
    });
