import type { GateTurn, Release } from '@stroomwerk/contracts/releases';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import {
  Badge,
  type Column,
  cx,
  DataTable,
  EmptyState,
  IconButton,
  Menu,
  Panel,
  TextLink,
} from '@stroomwerk/ui-kit';
import { Ellipsis } from 'lucide-react';
import { useMoment } from '../../figures/components/useMoment.js';
import { Polled } from '../../polling/components/Polled.js';
import { useReleaseList } from '../api/useReleases.js';
import { type Asked, releaseActs, type Standing } from '../model/acts.js';
import { sizeText, viewHref } from '../model/describe.js';
import { releasesTexts } from '../texts.js';
import { GateMark } from './GateMark.js';
import css from './Releases.module.css';

interface ReleasesTabProps {
  readonly remote: string;
  readonly standing: Standing;
  /** Absent for who may only look. */
  readonly onAct: ((asked: Asked) => void) | undefined;
}

/** Everything the team released, newest first. */
export function ReleasesTab({ remote, standing, onAct }: ReleasesTabProps) {
  const t = useTexts(releasesTexts);
  const query = useReleaseList(remote);
  const columns = useColumns();
  return (
    <Panel flush>
      <Polled query={query} flush>
        {({ releases, gate_queue: line }) => (
          <>
            <Line line={line} />
            <DataTable
              caption={t.tabs.releases}
              columns={columns}
              rows={releases}
              rowKey={({ version }) => version}
              empty={<EmptyState>{t.noReleases}</EmptyState>}
              rowActions={(release) => (
                <ReleaseActions
                  release={release}
                  acts={onAct === undefined ? [] : releaseActs(release, standing, releases)}
                  onAct={onAct}
                />
              )}
            />
          </>
        )}
      </Polled>
    </Panel>
  );
}

/** Whose turn it is at the gate; nothing while nobody waits. */
function Line({ line }: { line: readonly GateTurn[] }) {
  const t = useTexts(releasesTexts);
  return line.length === 0 ? null : (
    <p className={cx('caption', css.line)}>
      {t.queue}:{' '}
      {line.map(({ remote, version, status }) => t.inQueue(remote, version, status === 'running')).join(', ')}
    </p>
  );
}

/** The columns of a release. */
function useColumns(): Column<Release>[] {
  const t = useTexts(releasesTexts);
  const format = useFormat();
  const moment = useMoment();
  return [
    {
      key: 'version',
      header: t.columns.version,
      cell: ({ version }) => <span className={cx('num', css.version)}>{version}</span>,
    },
    {
      key: 'when',
      header: t.columns.when,
      cell: ({ published_at: at, author }) => (
        <>
          <span className="nowrap">{moment(at)}</span>
          <span className={cx('caption', css.sub)}>{t.by(author)}</span>
        </>
      ),
    },
    {
      key: 'notes',
      header: t.columns.notes,
      cell: ({ notes, force_reason: forced }) => (
        <>
          {notes === '' ? <span className="muted">{t.noNotes}</span> : <span>{notes}</span>}
          {forced === null ? null : (
            <span className={cx('caption', css.sub)}>
              {t.forced}: {forced}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'channels',
      header: t.columns.channels,
      cell: (release) => <Marks release={release} />,
      phone: 'status',
    },
    {
      key: 'size',
      header: t.columns.size,
      cell: ({ bytes }) => <span className="nowrap">{sizeText(bytes, format.number)}</span>,
      align: 'end',
    },
  ];
}

/** The channels of a release, what the gate says of it, and that its files are gone. */
function Marks({ release }: { release: Release }) {
  const { channels, collected_at: collected } = release;
  const t = useTexts(releasesTexts);
  const format = useFormat();
  return (
    <span className={css.badges}>
      {channels.map((channel) => (
        <Badge key={channel} tone={channel === 'stable' ? 'success' : 'signal'}>
          {t.channels[channel] ?? channel}
        </Badge>
      ))}
      <GateMark release={release} />
      {collected === null ? null : (
        <span title={t.collectedAt(format.date(collected))}>
          <Badge>{t.collected}</Badge>
        </span>
      )}
    </span>
  );
}

interface ReleaseActionsProps {
  readonly release: Release;
  readonly acts: readonly Asked[];
  readonly onAct: ((asked: Asked) => void) | undefined;
}

function ReleaseActions({
  release: { remote, version, collected_at: collected },
  acts,
  onAct,
}: ReleaseActionsProps) {
  const t = useTexts(releasesTexts);
  return (
    <span className={css.acts}>
      {collected === null ? (
        <TextLink small standalone href={viewHref(remote, version)} aria-label={t.viewOf(version)}>
          {t.view}
        </TextLink>
      ) : null}
      {acts.length === 0 ? (
        onAct === undefined ? null : (
          <span className={css.noMenu} />
        )
      ) : (
        <Menu
          label={t.actsOf(version)}
          trigger={<IconButton size="sm" label={t.actsOf(version)} icon={<Ellipsis aria-hidden="true" />} />}
          items={acts.map((asked) => ({
            id: asked.act,
            label: t.acts[asked.act],
            danger: asked.act === 'rollback',
            onSelect: () => onAct?.(asked),
          }))}
        />
      )}
    </span>
  );
}
