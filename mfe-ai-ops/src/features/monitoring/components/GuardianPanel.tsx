import type { GuardianStatus } from '@stroomwerk/contracts/ai-ops';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Facts, Panel, SampleMark } from '@stroomwerk/ui-kit';
import type { useSystem } from '../../control/api/useSystem.js';
import { Capabilities } from '../../control/components/Capabilities.js';
import { ControlFailure } from '../../control/components/ControlFailure.js';
import { StartStop } from '../../control/components/StartStop.js';
import { SystemBadge } from '../../control/components/SystemBadge.js';
import { ServerText } from '../../figures/components/ServerText.js';
import { useMoment } from '../../figures/components/useMoment.js';
import { type Sources, sourceOf } from '../../figures/model/sources.js';
import { figureTexts } from '../../figures/texts.js';
import { Polled } from '../../polling/components/Polled.js';
import { monitoringTexts } from '../texts.js';
import css from './Monitoring.module.css';

interface GuardianPanelProps {
  readonly guardian: ReturnType<typeof useSystem<GuardianStatus>>;
  readonly sources: Sources;
}

/** How the guardian is, with Start and Stop. */
export function GuardianPanel({ guardian, sources }: GuardianPanelProps) {
  const t = useTexts(monitoringTexts).guardian;
  const figures = useTexts(figureTexts);
  const moment = useMoment();
  const { status, start, stop } = guardian;
  const read = status.dataUpdatedAt > 0 ? moment(new Date(status.dataUpdatedAt).toISOString()) : null;
  return (
    <Panel
      title={t.title}
      badge={<SystemBadge status={status.data?.status} />}
      actions={<StartStop system={guardian} status={status.data?.status} size="sm" />}
      footer={read === null ? undefined : figures.source('AI-ops', read)}
    >
      <div className="stack">
        <ControlFailure start={start} stop={stop} />
        <Polled query={status}>
          {(data) => <GuardianFacts data={data} sample={sourceOf(sources, 'performance.uptime').sample} />}
        </Polled>
      </div>
    </Panel>
  );
}

function GuardianFacts({ data, sample }: { data: GuardianStatus; sample: boolean }) {
  const t = useTexts(monitoringTexts).guardian;
  const format = useFormat();
  const moment = useMoment();
  const { next_cycle_at: next, last_cycle_at: last } = data;
  const due = next !== null && Date.parse(next) <= Date.now();
  const uptime = format.percent(data.uptime, 2);
  return (
    <>
      <Facts
        items={[
          {
            term: t.cycles,
            value: <span aria-live="polite">{format.number(data.cycle_count)}</span>,
          },
          { term: t.uptime, value: sample ? <Sampled value={uptime} /> : uptime },
          { term: t.last, value: last === null ? t.never : moment(last) },
          { term: t.next, value: next === null ? t.none : due ? t.now : moment(next) },
        ]}
      />
      {data.last_cycle_summary === null ? null : (
        <div>
          <h3 className={`caption ${css.sub}`}>{t.summary}</h3>
          <p>
            <ServerText>{data.last_cycle_summary}</ServerText>
          </p>
        </div>
      )}
      <div>
        <h3 className={`caption ${css.sub}`}>{t.can}</h3>
        <Capabilities items={data.capabilities} label={t.can} />
      </div>
    </>
  );
}

const Sampled = ({ value }: { value: string }) => (
  <>
    {value} <SampleMark />
  </>
);
