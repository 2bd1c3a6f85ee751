import type { ModuleFederation } from '@module-federation/runtime';

type Scopes = ModuleFederation['shareScopeMap'];

/**
 * What remotes may take from the shell where its version fits them; each is loaded when the first one needs it.
 * @param parts name to its file @param versions name to the version of it in this build
 * @param scopes of the federation runtime. It keeps a load that failed for ever: it is taken out, so that what a lost
 *   connection withheld is asked for again
 */
export const offered = (
  parts: Readonly<Record<string, () => Promise<object>>>,
  versions: Readonly<Record<string, string>>,
  scopes: () => Scopes,
) =>
  Object.fromEntries(
    Object.entries(parts).map(([name, load]) => {
      const version = versions[name] ?? '0.0.0';
      const get = () =>
        load().then(
          (part) => () => part,
          (error: unknown) => {
            const kept = scopes().default?.[name]?.[version];
            if (kept) kept.loading = null;
            throw error;
          },
        );
      const shareConfig = {
        ...{ singleton: false, eager: false, strictVersion: false },
        requiredVersion: `^${version}`,
      };
      return [name, { version, get, shareConfig }];
    }),
  );
