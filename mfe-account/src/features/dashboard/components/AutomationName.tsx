import type { Automation } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { Link } from 'react-router-dom';
import { listTexts } from '../list-texts.js';
import { runsAddress } from '../model/attention.js';
import css from './Dashboard.module.css';

/**
 * The name of an automation, which leads to its runs where the service has them.
 * @param placed says in which n8n it is too: there are several
 */
export function AutomationName({
  automation: { id, kind, name, watched, connection },
  placed,
}: {
  automation: Automation;
  placed: boolean;
}) {
  const t = useTexts(listTexts);
  const about = [
    ...(placed ? [connection?.name ?? t.byHand] : []),
    ...(watched === false ? [t.unwatched] : []),
  ];
  return (
    <>
      {kind === undefined ? (
        <strong className={css.plain}>{name}</strong>
      ) : (
        <Link className={css.name} to={runsAddress(id)}>
          {name}
        </Link>
      )}
      {about.length > 0 ? <span className={css.unread}>{about.join(' · ')}</span> : null}
    </>
  );
}
