import { type WorkflowDetail, type WorkflowVersion } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import {
  Button,
  cx,
  ErrorNotice,
  LoadingText,
  Panel,
  RowSkeleton,
  TextLink,
  useToast,
} from '@stroomwerk/ui-kit';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { fetchVersion, useVersions } from '../api/use-detail.js';
import { type ChangeLine, changeLines } from '../model/changes.js';
import { differenceAddress } from '../model/difference.js';
import { versionTexts } from '../version-texts.js';
import css from './Versions.module.css';

/** Every version of the workflow, newest first: what it changed, and its file. */
export function Versions({ workflow }: { workflow: WorkflowDetail }) {
  const t = useTexts(versionTexts);
  const { data, error, refetch } = useVersions(workflow.filename);
  return (
    <Panel title={t.title}>
      {error && !data ? (
        <ErrorNotice error={error} title={t.failed} onRetry={() => void refetch()}>
          {error.detail}
        </ErrorNotice>
      ) : !data ? (
        <>
          <LoadingText />
          <RowSkeleton count={2} />
        </>
      ) : (
        <ol className={css.versions} aria-label={t.title}>
          {data.versions.map((version, index) => (
            <Version
              key={version.version}
              workflow={workflow}
              version={version}
              newest={index === 0}
              first={index === data.versions.length - 1}
            />
          ))}
        </ol>
      )}
    </Panel>
  );
}

interface VersionProps {
  readonly workflow: WorkflowDetail;
  readonly version: WorkflowVersion;
  readonly newest: boolean;
  readonly first: boolean;
}

function Version({ workflow: { filename }, version, newest, first }: VersionProps) {
  const t = useTexts(versionTexts);
  const format = useFormat();
  const { show } = useToast();
  const [busy, setBusy] = useState(false);
  const lines = changeLines(version.changes);
  const number = String(version.version);
  const download = async () => {
    setBusy(true);
    try {
      await fetchVersion(filename, number);
    } catch (error) {
      show({
        text: error instanceof Error && 'detail' in error ? String(error.detail) : t.downloadFailed,
        tone: 'error',
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <li className={cx(css.version, newest && css.newest)}>
      <div className={css.head}>
        <p>
          <b>{t.version(number)}</b> <span className={css.soft}>{format.date(version.published_at)}</span>
        </p>
        {newest ? (
          <span className={css.soft}>{t.now}</span>
        ) : (
          <Button
            size="sm"
            variant="quiet"
            busy={busy}
            icon={<Download size={14} aria-hidden="true" />}
            aria-label={t.downloadVersion(number)}
            onClick={() => void download()}
          >
            {t.file}
          </Button>
        )}
      </div>
      {lines.length === 0 ? null : (
        <TextLink
          small
          standalone
          component={Link}
          to={differenceAddress(number)}
          aria-label={t.drawOf(number)}
        >
          {t.draw}
        </TextLink>
      )}
      {lines.length === 0 ? (
        <p className={css.soft}>{first ? t.first : t.nothing}</p>
      ) : (
        <details open={newest && lines.length <= 3}>
          <summary className={css.summary}>{t.changes(format.number(lines.length))}</summary>
          <ul className={css.lines}>
            {lines.map((line) => (
              <Line key={`${line.kind} ${line.what}`} line={line} />
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

const signs: Record<ChangeLine['kind'], string> = {
  added: '+',
  removed: '−',
  changed: '~',
  connected: '+',
  disconnected: '−',
};

function Line({ line: { kind, what, parameters } }: { line: ChangeLine }) {
  const t = useTexts(versionTexts);
  return (
    <li className={css.line}>
      <span className={cx(css.sign, css[kind])} aria-hidden="true">
        {signs[kind]}
      </span>
      <div className={css.about}>
        <span>
          <span className={css.soft}>{t.kinds[kind]}</span> {what}
        </span>
        {parameters.length > 0 ? (
          <dl className={css.parameters}>
            {parameters.map(({ path, before, after }) => (
              <div key={path}>
                <dt className="mono">{path}</dt>
                <dd>
                  {before === null ? <i className={css.soft}>{t.empty}</i> : <del>{before}</del>}
                  <span aria-hidden="true"> → </span>
                  {after === null ? <i className={css.soft}>{t.empty}</i> : <ins>{after}</ins>}
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
    </li>
  );
}
