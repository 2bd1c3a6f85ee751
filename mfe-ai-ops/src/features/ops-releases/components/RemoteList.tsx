import type { RemoteOverview } from '@stroomwerk/contracts/releases';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { EmptyState, Panel, TextLink } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { releasesTexts } from '../texts.js';
import { Cohorts } from './Cohorts.js';
import css from './Releases.module.css';
import { StateMark } from './StateMark.js';

/** Every remote with what its visitors get; its name leads to everything else. */
export function RemoteList({ remotes }: { remotes: readonly RemoteOverview[] }) {
  const t = useTexts(releasesTexts);
  if (remotes.length === 0)
    return (
      <Panel>
        <EmptyState>{t.none}</EmptyState>
      </Panel>
    );
  return (
    <Panel flush>
      <ul aria-label={t.remotes} className={css.remotes}>
        {remotes.map((remote) => (
          <li key={remote.name} className={css.remote}>
            <div className={css.name}>
              <div>
                <h2 className="h3">
                  <TextLink
                    component={Link}
                    standalone
                    to={`?remote=${remote.name}`}
                    aria-label={t.open(remote.name)}
                  >
                    {remote.name}
                  </TextLink>
                </h2>
                <p className="caption">{remote.owner}</p>
              </div>
              <StateMark remote={remote} />
            </div>
            <Cohorts remote={remote} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
