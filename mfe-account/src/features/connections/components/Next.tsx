import { useAuth } from '@stroomwerk/auth-store';
import type { Connection, ConnectionsResponse } from '@stroomwerk/contracts/library';
import type { Connections } from '../api/use-connections.js';
import { nextOf } from '../model/view.js';
import { Agree } from './Agree.js';
import { ConfirmFirst } from './ConfirmFirst.js';
import { Connect } from './Connect.js';
import { Full } from './Full.js';
import { Offer } from './Offer.js';

/** The one thing that comes next for who wants to connect an n8n. */
export function Next({
  answer,
  connect,
  onAccepted,
  onConnected,
}: {
  answer: ConnectionsResponse;
  connect: Connections['connect'];
  onAccepted: () => void;
  onConnected: (made: Connection) => void;
}) {
  const { user } = useAuth();
  if (!user) return null;
  const { connections, limit, next_plan } = answer;
  switch (nextOf(answer, user.email_verified)) {
    case 'offer':
      return <Offer kept={connections.length > 0} />;
    case 'confirm':
      return <ConfirmFirst email={user.email} />;
    case 'agree':
      return <Agree onAccepted={onAccepted} />;
    case 'full':
      return <Full limit={limit} next_plan={next_plan} />;
    case 'connect':
      // Another n8n, an empty form.
      return (
        <Connect
          key={connections.length}
          first={connections.length === 0}
          connect={connect}
          onConnected={onConnected}
        />
      );
  }
}
