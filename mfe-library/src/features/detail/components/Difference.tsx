import type { WorkflowDetail } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { cx, ErrorNotice, FlowCanvas, LoadingText, Notice, Skeleton, TextLink } from '@stroomwerk/ui-kit';
import { ChevronLeft } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useVersionDrawing } from '../api/use-detail.js';
import { changeKinds, countsOf, differenceAddress, placeDifference } from '../model/difference.js';
import { versionTexts } from '../version-texts.js';
import detailCss from './Detail.module.css';
import css from './Difference.module.css';

/** A version over the one before it, in place of the canvas: each step marked by shape and word. On a phone as a list. */
export function Difference({ workflow, version }: { workflow: WorkflowDetail; version: string }) {
  const t = useTexts(versionTexts);
  const format = useFormat();
  const { data, error, refetch } = useVersionDrawing(workflow.filename, version);
  const placed = useMemo(() => (data ? placeDifference(data, t.words) : undefined), [data, t]);
  const back = (
    <TextLink small standalone component={Link} to={differenceAddress()}>
      <ChevronLeft size={14} aria-hidden="true" />
      {t.toCanvas}
    </TextLink>
  );
  if (error && !data)
    return (
      <section className="stack-sm">
        {back}
        {error.status === 404 ? (
          <Notice>{t.drawGone}</Notice>
        ) : (
          <ErrorNotice error={error} title={t.drawFailed} onRetry={() => void refetch()}>
            {error.detail}
          </ErrorNotice>
        )}
      </section>
    );
  if (!data || !placed)
    return (
      <section className="stack-sm">
        {back}
        <LoadingText />
        <Skeleton shape="chart" />
      </section>
    );
  const counts = countsOf(data);
  const differ = data.steps.length - counts.same;
  const title = t.difference(format.number(data.before), format.number(data.version));
  return (
    <section className="stack-sm" aria-labelledby="difference">
      {back}
      <div className={css.head}>
        <h2 id="difference" className="h3">
          {title}
        </h2>
        <p className={css.soft} role="status">
          {differ === 0 ? t.alike : t.counts(format.number(differ), format.number(counts.same))}
        </p>
      </div>
      <div className={cx(detailCss.picture, css.canvas)}>
        <FlowCanvas {...placed} bare zoomable label={title} />
      </div>
      <ul className={css.legend}>
        {changeKinds
          .filter((kind) => counts[kind] > 0)
          .map((kind) => (
            <li key={kind} className={css[kind]}>
              {t.legend[kind](format.number(counts[kind]))}
            </li>
          ))}
      </ul>
      <ol className={css.steps} aria-label={t.steps}>
        {data.steps.map(({ name, app, change }) => (
          <li key={name} className={cx(css.step, change !== 'same' && css[change])}>
            <span>{change === 'removed' ? <del>{name}</del> : <b>{name}</b>}</span>
            <span className={css.soft}>{app}</span>
            {change === 'same' ? null : <span className={css.word}>{t.words[change]}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
