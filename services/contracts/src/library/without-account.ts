// Without zod: remotes use it in the browser.
/** Integrations that everybody has: they need no account. Nobody says of them that they work with them. */
export const withoutAccount: readonly string[] = ['RSS'];
