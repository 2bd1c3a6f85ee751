// Compiles the node packages with swc, file by file, only what changed. dist/ mirrors the package: src -> dist/src.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './workspaces.mjs';

const sources = ['src', 'migrations'];

const options = (filename) => ({
  filename,
  sourceMaps: true,
  swcrc: false,
  module: { type: 'es6' },
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true, tsx: filename.endsWith('x') },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: 'automatic' },
    },
    keepClassNames: true,
  },
});

const walk = (dir) =>
  existsSync(dir)
    ? readdirSync(dir, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? walk(join(dir, entry.name)) : [join(dir, entry.name)],
      )
    : [];

const isSource = (file) => /\.(ts|tsx)$/.test(file) && !/\.(d|spec)\.tsx?$/.test(file);
const newer = (from, to) => !existsSync(to) || statSync(to).mtimeMs < statSync(from).mtimeMs;

/**
 * @param {string[]} packages folders relative to the root
 * @returns {Promise<{ compiled: number, total: number }>}
 */
export async function compile(packages) {
  const { transform } = await import('@swc/core');
  let compiled = 0;
  let total = 0;
  for (const dir of packages) {
    const base = join(root, dir);
    const wanted = new Set();
    const jobs = sources
      .flatMap((folder) => walk(join(base, folder)))
      .map(async (file) => {
        const relative = file.slice(base.length + 1);
        if (isSource(file)) {
          const out = join(base, 'dist', relative.replace(/\.tsx?$/, '.js'));
          wanted.add(out).add(`${out}.map`);
          total += 1;
          if (!newer(file, out)) return;
          const { code, map } = await transform(readFileSync(file, 'utf8'), options(file));
          mkdirSync(dirname(out), { recursive: true });
          writeFileSync(`${out}.map`, map ?? '');
          writeFileSync(out, `${code}\n//# sourceMappingURL=${out.split('/').at(-1)}.map\n`);
          compiled += 1;
        } else if (!/\.(ts|tsx)$/.test(file)) {
          const out = join(base, 'dist', relative);
          wanted.add(out);
          if (!newer(file, out)) return;
          mkdirSync(dirname(out), { recursive: true });
          writeFileSync(out, readFileSync(file));
        }
      });
    await Promise.all(jobs);
    // What has no source any more would still be loaded (a removed migration, say).
    for (const folder of sources)
      for (const file of walk(join(base, 'dist', folder))) if (!wanted.has(file)) rmSync(file);
  }
  return { compiled, total };
}
