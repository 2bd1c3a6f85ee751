import { useTexts } from '@stroomwerk/mfe-runtime';
import { LinkButton, StatusLabel } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { useKnownConnections } from '../api/use-connections.js';
import { connectionTexts } from '../texts.js';
import css from './Connections.module.css';

/** One line for the dashboard: what is connected, or the way to connect. Its room is there before the answer. */
export function Connected() {
  const t = useTexts(connectionTexts);
  const connections = useKnownConnections()?.connections;
  const troubled = connections?.filter(({ state }) => state === 'failing').length ?? 0;
  return (
    <div className={css.line}>
      {connections ? (
        <>
          <p className={css.lineText}>
            {connections.length === 0
              ? t.dashboardNone
              : t.dashboardConnected(connections.map(({ name }) => name).join(', '))}{' '}
            {troubled > 0 ? <StatusLabel status="failed">{t.dashboardTrouble(troubled)}</StatusLabel> : null}
          </p>
          <LinkButton
            size="sm"
            variant={connections.length === 0 ? 'signal' : 'outline'}
            component={Link}
            to="/account/n8n"
          >
            {connections.length === 0 ? t.connectTitle : t.manage}
          </LinkButton>
        </>
      ) : null}
    </div>
  );
}
