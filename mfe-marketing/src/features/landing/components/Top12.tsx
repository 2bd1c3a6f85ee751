import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import {
  Container,
  CurrentLine,
  ErrorNotice,
  LoadingText,
  SectionHeader,
  TileSkeleton,
  TileWall,
} from '@stroomwerk/ui-kit';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useLibraryStats, useTop12 } from '../api/reads.js';
import { demoWorkflow } from '../model/demo-workflow.js';
import { remaining } from '../model/top12.js';
import { top12Texts } from '../top12-texts.js';
import css from './Top12.module.css';
import { TopTile } from './TopTile.js';

const size = 12;

/** The twelve most popular workflows, and the way to the rest. */
export function Top12() {
  const t = useTexts(top12Texts);
  const { data, error, isFetching, refetch } = useTop12();
  const failed = error !== null && !data;
  return (
    <section>
      <Container>
        <SectionHeader title={t.title} lead={<p>{t.lead}</p>} />
        {failed ? (
          <div className={css.failure}>
            <ErrorNotice
              error={error}
              title={t.failed}
              retryLabel={t.retry}
              busy={isFetching}
              onRetry={() => void refetch()}
            >
              {t.failedText}
            </ErrorNotice>
          </div>
        ) : null}
        <TileWall columns={4} label={t.title}>
          {data?.workflows.map((workflow) => (
            <TopTile key={workflow.slug} workflow={workflow} />
          ))}
          {failed ? <TopTile workflow={demoWorkflow} sample /> : null}
          {!data && !failed ? <TileSkeleton count={size} /> : null}
        </TileWall>
        {!data && !failed ? <LoadingText /> : null}
        {data?.measure ? <p className="caption">{t.measures[data.measure]}</p> : null}
        <CatalogLink shown={failed ? null : (data?.workflows.length ?? size)} />
        <CurrentLine />
      </Container>
    </section>
  );
}

/** How many more there are: the library's total minus what is shown; no number beside a sample. */
function CatalogLink({ shown }: { shown: number | null }) {
  const t = useTexts(top12Texts);
  const format = useFormat();
  const data = useLibraryStats();
  return (
    <Link className={css.catalog} to="/workflows">
      <span>
        <b>{data && shown !== null ? t.more(format.number(remaining(data.total, shown))) : t.moreUnknown}</b>
        <span className={css.search}>{t.moreText}</span>
      </span>
      <span className={css.arrow}>
        <ArrowRight size={20} strokeWidth={1.5} aria-hidden="true" />
      </span>
    </Link>
  );
}
