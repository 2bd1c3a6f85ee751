/** What of the environment decides who reads the AI screens. */
export interface ViewSettings {
  readonly NODE_ENV: string;
  readonly AI_OPS_VIEW?: 'login' | 'ops' | undefined;
}

/** Reading takes a login; with `AI_OPS_VIEW=ops`, which production has unless it says otherwise, the role ops as well. */
export function mayView({ NODE_ENV, AI_OPS_VIEW }: ViewSettings, role: string | undefined): boolean {
  const view = AI_OPS_VIEW ?? (NODE_ENV === 'production' ? 'ops' : 'login');
  return view === 'login' || role === 'ops';
}
