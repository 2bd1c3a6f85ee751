import type { PointerMove } from '@stroomwerk/contracts/releases';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Badge, Button, EmptyState, Panel, Timeline } from '@stroomwerk/ui-kit';
import { Undo2 } from 'lucide-react';
import { useMoment } from '../../figures/components/useMoment.js';
import { Polled } from '../../polling/components/Polled.js';
import { useHistory, useKnownReleases } from '../api/useReleases.js';
import { type Asked, type Standing, undoOf } from '../model/acts.js';
import { evidenceText } from '../model/evidence.js';
import { moveTitle, moveTone } from '../model/history.js';
import { releasesTexts } from '../texts.js';
import css from './Releases.module.css';

interface HistoryTabProps {
  readonly remote: string;
  readonly standing: Standing;
  /** Absent for who may only look. */
  readonly onAct: ((asked: Asked) => void) | undefined;
}

/** Who moved what, when and why, newest first; what the rule did by itself can be undone. */
export function HistoryTab({ remote, standing, onAct }: HistoryTabProps) {
  const t = useTexts(releasesTexts);
  const format = useFormat();
  const query = useHistory(remote);
  const releases = useKnownReleases(remote)?.releases ?? [];
  const percent = (value: number) => format.percent(value, 0);
  return (
    <Panel>
      <Polled query={query}>
        {({ moves }) =>
          moves.length === 0 ? (
            <EmptyState>{t.noHistory}</EmptyState>
          ) : (
            <Timeline
              label={t.tabs.history}
              items={moves.map((move, index) => {
                const tone = moveTone(move);
                return {
                  id: move.id,
                  tone: index === 0 && tone === 'normal' ? 'now' : tone,
                  title: moveTitle(move, t.kinds, percent),
                  meta: (
                    <Entry
                      move={move}
                      undo={onAct === undefined ? null : undoOf(move, standing, releases)}
                      onAct={onAct}
                    />
                  ),
                };
              })}
            />
          )
        }
      </Polled>
    </Panel>
  );
}

interface EntryProps {
  readonly move: PointerMove;
  readonly undo: Asked | null;
  readonly onAct: ((asked: Asked) => void) | undefined;
}

function Entry({ move, undo, onAct }: EntryProps) {
  const t = useTexts(releasesTexts);
  const format = useFormat();
  const moment = useMoment();
  const at = moment(move.at);
  // The rule's own words say in English what the evidence says.
  const reason = move.automatic && move.evidence !== null ? '' : move.reason;
  const before = move.channel === 'stable' && move.to_version !== null ? move.from_version : null;
  return (
    <>
      <div className="row-wrap">
        <span>
          {at} {move.automatic ? t.byRule : t.by(move.actor)}
          {before === null ? '' : ` · ${t.from(before)}`}
        </span>
        {move.automatic ? <Badge tone="info">{t.automatic}</Badge> : null}
      </div>
      {reason === '' ? null : <p className={css.why}>{reason}</p>}
      {move.evidence === null ? null : (
        <p className={css.why}>{evidenceText(move.evidence, t.evidence, format.number)}</p>
      )}
      {undo === null ? null : (
        <Button
          size="sm"
          className={css.undo}
          icon={<Undo2 aria-hidden="true" />}
          onClick={() => onAct?.({ ...undo, reason: t.undoReason(at) })}
        >
          {t.undo}
        </Button>
      )}
    </>
  );
}
