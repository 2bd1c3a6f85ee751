import type { Run } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { TextLink } from '@stroomwerk/ui-kit';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import { runsTexts } from '../texts.js';
import { RunMark } from './RunMark.js';
import css from './Runs.module.css';

/** A run: how it went, when and how long, with what is known beyond that as children. */
export function RunPane({
  run,
  text,
  heading,
  addressOf,
  children,
}: {
  run: Run;
  /** What happened and whether anything is lost; while nothing is known of that, how it went. */
  text?: string;
  heading: Ref<HTMLHeadingElement>;
  addressOf: (run: string) => string;
  children?: ReactNode;
}) {
  const t = useTexts(runsTexts);
  const format = useFormat();
  const { id, status, started_at, duration_ms, failure, retried_by, retry_of } = run;
  return (
    <>
      <div className={css.head}>
        <RunMark status={status} large />
        <div className="grow">
          <h2 ref={heading} tabIndex={-1} data-run={id}>
            {failure?.title ?? `${t.status[status]} ${t.at(format.time(started_at))}`}
          </h2>
          <p className={css.text}>{text || t.told[status]}</p>
          {failure?.step ? (
            <p className={css.text}>
              {t.stoppedAt(failure.step, failure.app)}
              {failure.http_code === null ? '' : `, ${t.code(failure.http_code)}`}.
            </p>
          ) : null}
          <p className="caption">
            {t.started(format.date(started_at), format.time(started_at))}{' '}
            {duration_ms === null ? null : t.took(format.duration(duration_ms))}
          </p>
        </div>
      </div>
      {retried_by === null && retry_of === null ? null : (
        <p className="row-wrap">
          {retried_by === null ? null : (
            <TextLink component={Link} standalone to={addressOf(retried_by)}>
              {t.newer}
            </TextLink>
          )}
          {retry_of === null ? null : (
            <TextLink component={Link} standalone to={addressOf(retry_of)}>
              {t.earlier}
            </TextLink>
          )}
        </p>
      )}
      {children}
    </>
  );
}
