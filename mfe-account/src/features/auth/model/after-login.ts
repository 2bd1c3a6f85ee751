import { places, takePlan, type WantedPlan, wantedPath } from '@stroomwerk/mfe-runtime';

export type AfterLogin = { readonly checkout: WantedPlan } | { readonly path: string };

/**
 * Where a person goes after signing in: to paying for the plan chosen before, else to the page wanted before, else to
 * the dashboard. The plan is taken: a second call leads elsewhere.
 */
export function afterLogin(search: string): AfterLogin {
  const plan = takePlan();
  return plan === null ? { path: wantedPath(search) ?? places.afterLogin } : { checkout: plan };
}
