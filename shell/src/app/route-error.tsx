import { reportError } from '@stroomwerk/mfe-runtime';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { ErrorScreen } from './error-screen.js';

/** An error of the shell's own frame: the global error screen. Recovery loads the page afresh. */
export function RouteError() {
  const caught = useRouteError();
  const [error] = useState(() => (caught instanceof Error ? caught : new Error(String(caught))));
  useEffect(() => void reportError(error, { kind: 'render' }), [error]);
  return (
    <ErrorScreen
      details={{ error, componentStack: null, remote: null, release: null }}
      attempts={0}
      onRecover={() => location.reload()}
    />
  );
}
