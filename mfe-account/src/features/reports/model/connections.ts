import type { MonthlyReport } from '@stroomwerk/contracts/library';

/** The n8n instances in which something of a report ran, by name. */
export function connectionsIn({ automations }: Pick<MonthlyReport, 'automations'>): {
  readonly id: string;
  readonly name: string;
}[] {
  const names = new Map<string, string>();
  for (const { connection_id: id, connection_name: name } of automations)
    if (id !== null) names.set(id, name ?? id);
  return [...names]
    .map(([id, name]) => ({ id, name }))
    .sort((one, other) => one.name.localeCompare(other.name));
}
