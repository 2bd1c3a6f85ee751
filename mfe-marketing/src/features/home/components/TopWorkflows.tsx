import { useAuth } from '@stroomwerk/auth-store';
import { stats, type TopWorkflow, top12 } from '@stroomwerk/contracts/library';
import { type Checkout, track, useApiQuery, useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import {
  Button,
  CategoryLabel,
  DifficultyBadge,
  ErrorNotice,
  LinkButton,
  MiniGraph,
  Tags,
  TextLink,
  Tile,
  TileSkeleton,
  TileWall,
} from '@stroomwerk/ui-kit';
import { ArrowRight, Timer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { planOfTier, same } from '../model/plans.js';
import { homeTexts, quoted } from '../texts.js';
import css from './Home.module.css';

const shown = 12;
const demo = {
  kinds: 'tsdss',
  edges: [
    [0, 1],
    [1, 2],
    [2, 3],
    [2, 4],
  ] as [number, number][],
};

/** The twelve most popular workflows; while loading their skeletons, on failure one demo card and a retry. */
export function TopWorkflows({ checkout }: { checkout: Checkout }) {
  const t = useTexts(homeTexts);
  const format = useFormat();
  const top = useApiQuery(top12);
  const figures = useApiQuery(stats);
  const rest = Math.max(0, (figures.data?.total ?? 0) - shown);
  if (top.error && !top.data)
    return (
      <>
        <ErrorNotice title={quoted.failed} onRetry={() => void top.refetch()} busy={top.isFetching}>
          {t.safe}
        </ErrorNotice>
        <TileWall columns={4}>
          <Tile graph={<MiniGraph graph={demo} />} title={t.demoTitle} text={t.demoText} />
        </TileWall>
      </>
    );
  return (
    <>
      <TileWall columns={4} label={quoted.top}>
        {top.data ? (
          top.data.workflows.map((workflow) => (
            <TopTile key={workflow.slug} workflow={workflow} checkout={checkout} />
          ))
        ) : (
          <TileSkeleton count={shown} />
        )}
      </TileWall>
      <Link className={css.more} to="/workflows" onClick={() => track('view_full_catalog')}>
        <span>
          <b>{t.more(format.number(rest))}</b>
          {t.moreText}
        </span>
        <span>
          <ArrowRight size={20} aria-hidden="true" />
        </span>
      </Link>
    </>
  );
}

function TopTile({ workflow, checkout }: { workflow: TopWorkflow; checkout: Checkout }) {
  const t = useTexts(homeTexts);
  const { user } = useAuth();
  const plan = planOfTier(workflow.tier_required);
  const subscribed = user?.subscription_status === 'active';
  return (
    <Tile
      top={
        <>
          <CategoryLabel category={workflow.category} />
          <span className={css.rank}>{String(workflow.rank).padStart(2, '0')}</span>
        </>
      }
      graph={<MiniGraph graph={workflow.graph} />}
      title={workflow.title}
      text={workflow.short_benefit}
      meta={
        <>
          <span className={css.time} title={t.minutes}>
            <Timer size={14} aria-hidden="true" />
            {workflow.time_to_deploy}
          </span>
          <TextLink
            small
            standalone
            component={Link}
            to="/workflows"
            onClick={() => track('view_workflow_catalog')}
          >
            {quoted.browse}
          </TextLink>
        </>
      }
      actions={
        subscribed ? (
          <LinkButton
            variant="signal"
            component={Link}
            to={`/workflow-library/${encodeURIComponent(workflow.filename)}`}
            aria-label={`${quoted.deploy}: ${workflow.title}`}
          >
            {quoted.deploy}
          </LinkButton>
        ) : (
          <Button
            variant="signal"
            busy={same(checkout.busy, plan)}
            onClick={() => void checkout.start(plan)}
            aria-label={`${quoted.deploy}: ${workflow.title}`}
          >
            {quoted.deploy}
          </Button>
        )
      }
    >
      <div className={css.badges}>
        <DifficultyBadge difficulty={workflow.difficulty} />
        <Tags tags={workflow.tags.slice(0, 2)} />
      </div>
    </Tile>
  );
}
