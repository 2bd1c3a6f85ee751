// Real: the rule and TypeScript's types. That every component keeps it is checked by `npm run lint`.
import ts from 'typescript';
import { unhandledReads } from './queries.mjs';

const client = `
  export type UseQueryResult<T> = QueryObserverPendingResult<T> | QueryObserverSuccessResult<T>;
  interface QueryObserverPendingResult<T> { data: undefined; error: Error | null; refetch: () => void }
  interface QueryObserverSuccessResult<T> { data: T; error: null; refetch: () => void }
  export declare function useApiQuery<T>(endpoint: T): UseQueryResult<T>;
  export declare function Panel(props: { query: UseQueryResult<string[]> }): null;`;

/** What the rule says of components, in a tree that has no more than the client's types. */
function judged(components: readonly string[]): string[] {
  const files: Record<string, string> = {
    '/client.ts': client,
    ...Object.fromEntries(
      components.map((component, index) => [
        `/${index}.tsx`,
        `import { Panel, useApiQuery, type UseQueryResult } from './client.js';\n${component}`,
      ]),
    ),
  };
  const host = ts.createCompilerHost({});
  const program = ts.createProgram(
    Object.keys(files),
    {
      noLib: true,
      types: [],
      jsx: ts.JsxEmit.Preserve,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
    },
    {
      ...host,
      fileExists: (name) => name in files,
      readFile: (name) => files[name],
      getSourceFile: (name, version) => ts.createSourceFile(name, files[name] ?? '', version, true),
    },
  );
  return unhandledReads(program, (file) => file.endsWith('.tsx'));
}

it('finds a list that does not say that it failed, or has no way to try again', () => {
  const found = judged([
    'function P() { const { data } = useApiQuery([1]); return data?.length ?? 0 }',
    'function P() { const { data, error } = useApiQuery([1]); return error ? null : data }',
    'const P = () => useApiQuery([1]).data?.length;',
    'function P({ list }: { list: UseQueryResult<string[]> }) { return list.data }',
  ]);
  expect(found).toEqual([
    '/0.tsx:2 error, refetch',
    '/1.tsx:2 refetch',
    '/2.tsx:2 error, refetch',
    '/3.tsx:2 error, refetch',
  ]);
});

it('takes one that shows its failure, hands the read on whole, or is a hook that returns it', () => {
  const found = judged([
    'function P() { const q = useApiQuery([1]); return q.error && !q.data ? () => q.refetch() : q.data }',
    'function P() { const q = useApiQuery(["a"]); return <><Panel query={q} />{q.data?.length}</> }',
    'function useIt() { const q = useApiQuery([1]); q.data?.at(0); return { q } }',
  ]);
  expect(found).toEqual([]);
});
