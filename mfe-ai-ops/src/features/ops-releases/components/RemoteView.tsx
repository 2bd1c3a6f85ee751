import type { RemoteOverview } from '@stroomwerk/contracts/releases';
import { useFormat, usePageTitle, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, PageHeader, StatTile, StatTiles, Tabs, TextLink } from '@stroomwerk/ui-kit';
import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useMoment } from '../../figures/components/useMoment.js';
import { type Act, type Asked, remoteActs, type Standing, standingOf } from '../model/acts.js';
import { failureRate } from '../model/evidence.js';
import { remoteTabs, tabOf } from '../model/tabs.js';
import { releasesTexts } from '../texts.js';
import { ActDialog } from './ActDialog.js';
import { HealthTab } from './HealthTab.js';
import { HistoryTab } from './HistoryTab.js';
import css from './Releases.module.css';
import { ReleasesTab } from './ReleasesTab.js';
import { StateMark } from './StateMark.js';
import { TeamAccess } from './TeamAccess.js';

const variants: Record<Act, 'outline' | 'primary' | 'dangerOutline'> = {
  start: 'primary',
  promote: 'primary',
  share: 'outline',
  stop: 'outline',
  rollback: 'dangerOutline',
  withdraw: 'dangerOutline',
};

interface RemoteViewProps {
  readonly remote: RemoteOverview;
  /** Whether the reader may move pointers; otherwise there is nothing to press. */
  readonly mayMove: boolean;
  readonly updated: ReactNode;
}

/** One remote: how it stands, what can be done with it, its health, releases, history and access. */
export function RemoteView({ remote, mayMove, updated }: RemoteViewProps) {
  const t = useTexts(releasesTexts);
  usePageTitle(remote.name);
  const [search, setSearch] = useSearchParams();
  const [asking, setAsking] = useState<{ asked: Asked; standing: Standing }>();
  const standing = standingOf(remote);
  const ask = (asked: Asked) => setAsking({ asked, standing });
  const tabs = remoteTabs(mayMove);
  const tab = tabOf(search.get('tab'), mayMove);
  const label = ({ act, version = '' }: Asked) =>
    act === 'promote' ? t.promoteTo(version) : act === 'rollback' ? t.rollbackTo(version) : t.acts[act];
  return (
    <>
      <nav className={css.back} aria-label={t.back}>
        <TextLink small standalone component={Link} to="/ops/releases">
          <ChevronLeft size={14} aria-hidden="true" />
          {t.back}
        </TextLink>
      </nav>
      <PageHeader
        title={remote.name}
        badge={<StateMark remote={remote} badge />}
        lead={
          <>
            {remote.owner} · {updated}
          </>
        }
        actions={
          mayMove
            ? remoteActs(standing).map((asked) => (
                <Button key={asked.act} variant={variants[asked.act]} onClick={() => ask(asked)}>
                  {label(asked)}
                </Button>
              ))
            : undefined
        }
      />
      <RemoteTiles remote={remote} />
      <Tabs
        label={t.tabsLabel}
        tabs={tabs.map((value) => ({ value, label: t.tabs[value] }))}
        value={tab}
        onChange={(value) =>
          setSearch({ remote: remote.name, tab: value }, { replace: true, preventScrollReset: true })
        }
      >
        {tab === 'health' ? <HealthTab remote={remote} /> : null}
        {tab === 'releases' ? (
          <ReleasesTab remote={remote.name} standing={standing} onAct={mayMove ? ask : undefined} />
        ) : null}
        {tab === 'history' ? (
          <HistoryTab remote={remote.name} standing={standing} onAct={mayMove ? ask : undefined} />
        ) : null}
        {tab === 'access' ? <TeamAccess remote={remote.name} team={remote.owner} /> : null}
      </Tabs>
      {asking === undefined ? null : (
        <ActDialog remote={remote.name} {...asking} onClose={() => setAsking(undefined)} />
      )}
    </>
  );
}

/** The two pointers, and the error rates of the last hour. */
function RemoteTiles({ remote: { stable, canary, last_hour: hour } }: { remote: RemoteOverview }) {
  const t = useTexts(releasesTexts);
  const format = useFormat();
  const moment = useMoment();
  const rateOf = (count: RemoteOverview['last_hour']['stable']) => {
    const rate = failureRate(count);
    return {
      value: rate === null ? '–' : format.percent(rate),
      note:
        rate === null
          ? t.noVisits
          : t.rateOf(format.number(count.failures), format.number(count.views), count.views),
    };
  };
  const part = canary?.percent ?? 0;
  return (
    <StatTiles>
      <StatTile
        label={t.stable}
        value={<Version text={stable?.version ?? '–'} />}
        unit={stable === null ? undefined : format.percent(100 - part, 0)}
        note={stable === null ? t.noStable : t.since(moment(stable.since), stable.actor)}
      />
      <StatTile
        label={t.canary}
        value={<Version text={canary?.version ?? '–'} />}
        unit={canary === null ? undefined : format.percent(part, 0)}
        note={canary === null ? t.noCanary : t.since(moment(canary.since), canary.actor)}
      />
      <StatTile label={t.stableHour} {...rateOf(hour.stable)} />
      <StatTile label={t.canaryHour} {...rateOf(hour.canary)} />
    </StatTiles>
  );
}

/** Longest version that fits a tile as a figure; builds of a machine have longer ones. */
const longest = 12;

const Version = ({ text }: { text: string }) =>
  text.length > longest ? <span className={css.long}>{text}</span> : text;
