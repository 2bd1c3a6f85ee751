import type { Connection } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Notice } from '@stroomwerk/ui-kit';
import { connectionTexts } from '../texts.js';
import css from './Connections.module.css';

/** More rights than this stand behind a line that opens. */
const mostShown = 4;

/** What is wrong with a connected n8n and what to do; nothing where it works. */
export function ConnectionTrouble({ connection }: { connection: Connection }) {
  const t = useTexts(connectionTexts);
  const format = useFormat();
  const { state, problem, failing_since, missing, scopes_known } = connection;
  if (state === 'failing')
    return (
      <div className={css.trouble}>
        <Notice
          tone="danger"
          title={
            failing_since ? t.failingSince(format.date(failing_since), format.time(failing_since)) : undefined
          }
        >
          {problem?.detail}
        </Notice>
      </div>
    );
  if (missing.length > 0)
    return (
      <div className={css.trouble}>
        <Notice tone="warning">
          <details className={css.details} open={missing.length <= mostShown}>
            <summary>{t.missing(missing.length)}</summary>
            <dl className={css.scopes}>
              {missing.map(({ scope, without }) => (
                <div key={scope}>
                  <dt className="mono">{scope}</dt>
                  <dd>{without}</dd>
                </div>
              ))}
            </dl>
          </details>
          <div>{t.missingHelp}</div>
        </Notice>
      </div>
    );
  return scopes_known ? null : <p className={css.untold}>{t.untold}</p>;
}
