import { useAuth } from '@stroomwerk/auth-store';
import type { RemoteRoute } from '@stroomwerk/contracts/releases';
import { loginPath, pendingPlan, places, wantedPath } from '@stroomwerk/mfe-runtime';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ContinueCheckout } from './continue-checkout.js';
import { Waiting } from './waiting.js';

/**
 * Who may see a route. `login`: others go to the login page and come back; after a logout they go home.
 * `guest`: someone signed in goes on to what they wanted.
 */
export function Access({ access, children }: { access: RemoteRoute['access']; children: ReactNode }) {
  const { status, ended } = useAuth();
  const location = useLocation();
  const wasInside = useRef(false);
  useEffect(() => {
    if (status === 'authenticated') wasInside.current = true;
  }, [status]);

  if (access === 'public') return children;
  if (status === 'loading') return <Waiting />;
  if (access === 'guest')
    return status === 'authenticated' ? <AfterLogin search={location.search} /> : children;
  if (status === 'authenticated') return children;
  if (ended === 'logout' && wasInside.current) return <Navigate to={places.home} replace />;
  return <Navigate to={loginPath(`${location.pathname}${location.search}${location.hash}`)} replace />;
}

/**
 * Signed in: back to the plan that was chosen before, else to the page that was wanted, else the dashboard. Whoever has a
 * plan and chose a workflow goes to that.
 */
function AfterLogin({ search }: { search: string }) {
  const { user } = useAuth();
  const [plan] = useState(() => pendingPlan());
  if (plan?.workflow !== undefined && user?.subscription_status === 'active')
    return <Navigate to={places.deploy(plan.workflow)} replace />;
  if (plan !== null) return <ContinueCheckout plan={plan} />;
  return <Navigate to={wantedPath(search) ?? places.afterLogin} replace />;
}
