import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** How a page can break in a browser, though the edge draws it well. */
export const faults = ['render', 'effect', 'part', 'suspended', 'module', 'no page'] as const;
export type Fault = (typeof faults)[number];

/** Where a visitor's browser keeps which page is broken for it, and how: `<remote> <fault>`. */
export const faultKey = 'broken-page';

const source = (remote: string, page: string): string => `
import { type ComponentType, lazy, Suspense, use, useEffect, useState } from 'react';
import Page from '../pages/${page}';

const [remote, fault] = typeof window === 'undefined' ? [] : (localStorage.getItem('${faultKey}') ?? '').split(/ (.*)/);
const broken = remote === '${remote}' ? fault : undefined;
const breaks = (): never => {
  throw new Error('Broken on purpose');
};
const never = new Promise<void>(() => undefined);
const Part = lazy(async () => ({ default: breaks as () => never }));

const Broken: Record<string, ComponentType> = {
  render: breaks,
  effect: () => {
    useEffect(breaks);
    return <Page />;
  },
  part: () => {
    const [opened, open] = useState(false);
    useEffect(() => open(true), []);
    return (
      <>
        <Page />
        {opened && (
          <Suspense fallback={null}>
            <Part />
          </Suspense>
        )}
      </>
    );
  },
  suspended: () => {
    use(never);
    return <Page />;
  },
};
if (broken === 'module') breaks();
export default (broken === 'no page' ? undefined : (Broken[broken ?? ''] ?? Page)) as ComponentType;
`;

/** Makes every page of a remote in this checkout one that breaks in the browsers that ask for it. */
export function breakPages(dir: string, remote: string): void {
  const file = join(dir, remote, 'remote.json');
  const declaration = JSON.parse(readFileSync(file, 'utf8')) as { exposes: Record<string, string> };
  mkdirSync(join(dir, remote, 'src/broken'), { recursive: true });
  for (const [expose, path] of Object.entries(declaration.exposes)) {
    const page = basename(path, '.tsx');
    writeFileSync(join(dir, remote, 'src/broken', `${page}.tsx`), source(remote, `${page}.js`));
    declaration.exposes[expose] = `./src/broken/${page}.tsx`;
  }
  writeFileSync(file, JSON.stringify(declaration));
}
