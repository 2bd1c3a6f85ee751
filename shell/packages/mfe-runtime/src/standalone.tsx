import { followOtherTabs, loadSession, useAuth } from '@stroomwerk/auth-store';
import { type ComponentType, lazy, type ReactNode, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Navigate, Route, Routes } from 'react-router-dom';
import { DataProvider, pageQueryClient, places, RuntimeProvider } from './index.js';
import type { PageModule } from './modules.js';

type Pages = Readonly<Record<string, () => Promise<PageModule>>>;
/** The parts of remote.json that count here; a JSON import knows its words only as strings. */
interface Declaration {
  readonly name: string;
  readonly routes: readonly { readonly path: string; readonly expose: string; readonly access: string }[];
}

/** What a route's access asks of the session, without the shell. */
function Guard({ access, children }: { access: string; children: ReactNode }) {
  const { status } = useAuth();
  if (access === 'login' && status === 'loading') return <p role="status">Laden</p>;
  if (access === 'login' && status === 'anonymous')
    return (
      <p>Deze pagina vraagt een sessie. Log in op het platform; dezelfde browser deelt haar via /api.</p>
    );
  return children;
}

function Index({ declaration }: { declaration: Declaration }) {
  return (
    <main>
      <h1>{declaration.name}</h1>
      <ul>
        {declaration.routes.map(({ path }) => (
          <li key={path}>
            <Link to={path}>{path}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}

/**
 * Runs a remote without the shell: its own routes, the session and the API of a running platform behind a proxy.
 * @param pages by expose, as in remote.json
 * @param Providers what the remote's components need around them, e.g. the ui-kit's toasts
 */
export function startStandalone(
  declaration: Declaration,
  pages: Pages,
  Providers: ComponentType<{ children: ReactNode }> = ({ children }) => children,
): void {
  const first = declaration.routes.some(({ path }) => path === places.home);
  const routes = declaration.routes.map(({ path, expose, access }) => {
    const load = pages[expose];
    if (load === undefined) throw new Error(`${declaration.name}: standalone.tsx does not know ${expose}`);
    const Page = lazy(load);
    return {
      path,
      element: (
        <Guard access={access}>
          <Suspense fallback={null}>
            <main>
              <Page />
            </main>
          </Suspense>
        </Guard>
      ),
    };
  });
  followOtherTabs();
  void loadSession();
  const root = document.getElementById('root');
  if (root === null) throw new Error('There is no element #root in the page.');
  createRoot(root).render(
    <StrictMode>
      <RuntimeProvider>
        <DataProvider client={pageQueryClient()}>
          <Providers>
            <BrowserRouter>
              <Routes>
                {routes.map((route) => (
                  <Route key={route.path} {...route} />
                ))}
                {first ? null : <Route path="/" element={<Index declaration={declaration} />} />}
                <Route path="*" element={<Navigate to="/" replace />} />
              </Routes>
            </BrowserRouter>
          </Providers>
        </DataProvider>
      </RuntimeProvider>
    </StrictMode>,
  );
}
