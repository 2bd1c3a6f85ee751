import { Outlet } from 'react-router-dom';

/** Where a remote's page stands. Takes the focus after going to another page. */
export function Content() {
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  );
}
