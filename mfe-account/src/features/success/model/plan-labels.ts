/**
 * Names and amounts for a success page that has no session to read: the second list of section 9 of the specification,
 * which decisions.md keeps for this one use. Whole euros.
 */
const labels = {
  launch: { name: 'Launch Special', euros: 49 },
  professional: { name: 'Professional', euros: 199 },
  enterprise: { name: 'Enterprise', euros: 499 },
  lifetime: { name: 'Lifetime Pro', euros: 1999 },
} as const;

export interface PlanLabel {
  readonly name: string;
  readonly euros: number;
}

/** The label of a tier as it stands in the address; professional when it is none of the list. */
export function planLabel(tier: string | null): PlanLabel {
  const key = Object.keys(labels).find((name) => tier?.startsWith(name));
  return labels[(key ?? 'professional') as keyof typeof labels];
}

/** Whether a paid tier opens the library; orders of single services do not. */
export const opensLibrary = (tier: string): boolean =>
  tier !== 'vip_onboarding' && tier !== 'custom_workflow';
