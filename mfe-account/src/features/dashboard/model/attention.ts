import type { Automation, Connection } from '@stroomwerk/contracts/library';

export type TroubleKind = NonNullable<Automation['trouble']>['kind'];

/** Something that its owner has to look at: a connection that fails, or what an automation needs. */
export type Attention =
  | { readonly key: string; readonly kind: 'connection'; readonly connection: Connection }
  | {
      readonly key: string;
      readonly kind: TroubleKind;
      readonly automation: Automation;
      readonly trouble: NonNullable<Automation['trouble']>;
    };

/** The most urgent first. */
const order: readonly Attention['kind'][] = [
  'connection',
  'failing',
  'unreachable',
  'gone',
  'silent',
  'not_started',
  'update',
];

const since = (one: Attention): string =>
  (one.kind === 'connection' ? one.connection.failing_since : one.trouble.since) ?? '9';

/**
 * What asks for attention, the most urgent on top and of equals what lasts longest (design, screen automations). What stands
 * still because its n8n cannot be reached is said once, of that n8n.
 * @param connections undefined while unknown
 */
export function attentionOf(
  items: readonly Automation[],
  connections: readonly Connection[] | undefined,
): Attention[] {
  const failing = (connections ?? []).filter(({ state }) => state === 'failing');
  const said = (automation: Automation) => failing.some(({ id }) => id === automation.connection?.id);
  const found: Attention[] = [
    ...failing.map((connection) => ({ key: connection.id, kind: 'connection' as const, connection })),
    ...items.flatMap((automation) => {
      const { trouble } = automation;
      if (!trouble || (trouble.kind === 'unreachable' && said(automation))) return [];
      return [{ key: automation.id, kind: trouble.kind, automation, trouble }];
    }),
  ];
  return found.sort(
    (a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || since(a).localeCompare(since(b)),
  );
}

/** Where the one act of something leads; what is started by it has none of its own. */
export function addressOf(item: Attention): string {
  if (item.kind === 'connection' || item.kind === 'unreachable') return '/account/n8n';
  if (item.kind === 'update') return `/workflow-library/updates/${item.automation.id}`;
  const page = runsAddress(item.automation.id);
  return item.kind === 'failing' ? `${page}?status=error` : page;
}

/** The page with the runs of an automation. */
export const runsAddress = (id: string): string => `/dashboard/automations/${id}`;

/** Where one that is tried on a test instance goes to production. */
export const promoteAddress = (id: string): string => `/workflow-library/promote/${id}`;
