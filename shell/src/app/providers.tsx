import type { ReleaseSet } from '@stroomwerk/contracts/releases';
import { RuntimeProvider, useLanguage } from '@stroomwerk/mfe-runtime';
import { ToastProvider, UiLanguageProvider } from '@stroomwerk/ui-kit';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import type { Pages } from '../remotes/pages.js';
import { ReleasesContext } from './releases-context.js';
import { RenderBoundary } from './render-boundary.js';

type RuntimeProps = Omit<ComponentProps<typeof RuntimeProvider>, 'children'>;

interface Props extends RuntimeProps {
  readonly releaseSet: ReleaseSet;
  readonly pages: Pages;
  readonly drawn?: Promise<void> | null;
  readonly children: ReactNode;
}

/** The kit's components speak the language of the page. */
function KitLanguage({ children }: { children: ReactNode }) {
  const { language } = useLanguage();
  return <UiLanguageProvider lang={language}>{children}</UiLanguageProvider>;
}

/** What everything on the page stands in: runtime, language, releases, toasts, and the outermost error screen. */
export function Providers({ releaseSet, pages, drawn = null, children, ...runtime }: Props) {
  const releases = useMemo(() => ({ releaseSet, pages, drawn }), [releaseSet, pages, drawn]);
  return (
    <RuntimeProvider {...runtime}>
      <KitLanguage>
        <ReleasesContext value={releases}>
          <ToastProvider>
            <RenderBoundary>{children}</RenderBoundary>
          </ToastProvider>
        </ReleasesContext>
      </KitLanguage>
    </RuntimeProvider>
  );
}
