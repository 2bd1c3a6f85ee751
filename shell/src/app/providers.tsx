import type { ReleaseSet } from '@stroomwerk/contracts/releases';
import { RuntimeProvider } from '@stroomwerk/mfe-runtime';
import type { ComponentProps, ReactNode } from 'react';
import type { Pages } from '../remotes/pages.js';
import { ReleasesContext } from './releases-context.js';
import { RenderBoundary } from './render-boundary.js';

type RuntimeProps = Omit<ComponentProps<typeof RuntimeProvider>, 'children'>;

interface Props extends RuntimeProps {
  readonly releaseSet: ReleaseSet;
  readonly pages: Pages;
  readonly children: ReactNode;
}

/** What everything on the page stands in: runtime, releases, and the outermost error screen. */
export function Providers({ releaseSet, pages, children, ...runtime }: Props) {
  return (
    <RuntimeProvider {...runtime}>
      <ReleasesContext value={{ releaseSet, pages }}>
        <RenderBoundary>{children}</RenderBoundary>
      </ReleasesContext>
    </RuntimeProvider>
  );
}
