import type { Condition } from '../../dsl/conditions.js';
import type { Crm } from '../../kit/index.js';

/** For a decision after a search that goes on when it found nothing. */
export const FOUND: Condition = ['={{ Object.keys($json).length > 0 }}', 'yes'];

const CREATES_ONLY: ReadonlySet<string> = new Set([
  'pipedrive',
  'odoo',
  'agileCrm',
  'freshworksCrm',
  'affinity',
]);

/** The search for a contact that must come first, as the CRM would otherwise hold the contact twice. */
export const searchBeforePutting = (crm: Crm): Crm['findContact'] =>
  CREATES_ONLY.has(crm.app.key) ? crm.findContact : undefined;

/** CRMs in which a contact can be put without doubling it. */
export const withoutDoubles = <C extends Crm>(crms: readonly C[]): C[] =>
  crms.filter(({ app }) => app.key !== 'copper');
