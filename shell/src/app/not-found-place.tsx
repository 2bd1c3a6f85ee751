import { type ComponentType, lazy, Suspense } from 'react';
import { Waiting } from './waiting.js';
// With the styles of every page: one that is drawn at the edge is seen before its own file is there.
import './not-found.module.css';

const Fetched = lazy(() =>
  import(/* webpackChunkName: "not-found" */ './not-found.js').then(({ NotFound }) => ({
    default: NotFound,
  })),
);
let provided: ComponentType | null = null;

/** The page itself, where it is at hand: at the edge, which cannot wait for it. */
export function provideNotFound(page: ComponentType): void {
  provided = page;
}

/** Where an address leads nowhere. Its page comes in a file of its own; one drawn at the edge stays until that is there. */
export function NotFoundPlace() {
  const Page = provided ?? Fetched;
  return (
    <Suspense fallback={<Waiting />}>
      <Page />
    </Suspense>
  );
}
