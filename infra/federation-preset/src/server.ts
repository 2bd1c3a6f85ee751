import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { baseConfig } from './base.js';
import { readDeclaration, uniqueName } from './declaration.js';
import { sharedPackages } from './shared.js';

/** Whether a package has pages that the edge draws before the browser does. */
export const hasServerEntry = (dir: string): boolean => existsSync(join(dir, 'src/server.tsx'));

/**
 * The build of a remote's `src/server.tsx`: one CommonJS file whose shared packages come from the shell's server
 * bundle (architecture, rule 11). Style sheets leave only their class names, equal to those of the client build.
 * @param dir folder of the remote
 */
export function serverConfig(dir: string): Configuration {
  const { name } = readDeclaration(dir);
  const external = [...sharedPackages, 'react/jsx-runtime'];
  return {
    ...baseConfig(dir, name, 'production', true),
    name: `${name} (server)`,
    devtool: false,
    entry: { server: './src/server.tsx' },
    output: {
      path: join(dir, 'dist'),
      filename: 'server.cjs',
      // As in the client build: the hash in a class name is salted with it.
      uniqueName: uniqueName(dir),
      library: { type: 'commonjs2' },
      asyncChunks: false,
      clean: false,
    },
    externals: Object.fromEntries(external.map((packageName) => [packageName, `commonjs ${packageName}`])),
  };
}
