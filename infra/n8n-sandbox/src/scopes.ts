/** Every scope of the calls that the sandbox plays; real keys know more. */
export const scopes = [
  'credential:list',
  'credential:read',
  'execution:list',
  'execution:read',
  'execution:retry',
  'execution:stop',
  'insights:read',
  'tag:create',
  'tag:list',
  'workflow:activate',
  'workflow:create',
  'workflow:deactivate',
  'workflow:delete',
  'workflow:list',
  'workflow:read',
  'workflow:update',
  'workflowTags:list',
  'workflowTags:update',
] as const;
export type Scope = (typeof scopes)[number];
