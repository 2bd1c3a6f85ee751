import type { TopWorkflow } from '@stroomwerk/contracts/library';
import { track, useTexts } from '@stroomwerk/mfe-runtime';
import {
  CategoryLabel,
  DifficultyBadge,
  MiniGraph,
  SampleMark,
  Tags,
  TextLink,
  Tile,
  VisuallyHidden,
} from '@stroomwerk/ui-kit';
import { Timer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { OrderButton } from '../../pricing/components/OrderButton.js';
import { deployPlan, rankText } from '../model/top12.js';
import { top12Texts } from '../top12-texts.js';
import css from './Top12.module.css';

/** One workflow of the Top 12, drawn from its own graph. */
export function TopTile({ workflow, sample = false }: { workflow: TopWorkflow; sample?: boolean }) {
  const t = useTexts(top12Texts);
  return (
    <Tile
      top={
        <>
          <CategoryLabel category={workflow.category} />
          {sample ? <SampleMark why={t.sample} /> : <Rank rank={workflow.rank} />}
        </>
      }
      graph={<MiniGraph graph={workflow.graph} />}
      title={workflow.title}
      text={workflow.short_benefit}
      meta={
        <>
          <span className={css.time}>
            <Timer size={14} strokeWidth={1.6} aria-hidden="true" />
            <VisuallyHidden>{t.time}: </VisuallyHidden>
            {workflow.time_to_deploy}
          </span>
          <TextLink
            small
            standalone
            component={Link}
            to="/workflows"
            onClick={() => track('view_workflow_catalog', { slug: workflow.slug })}
          >
            {t.browse}
          </TextLink>
        </>
      }
      actions={<DeployButton workflow={workflow} />}
    >
      <div className={css.labels}>
        <DifficultyBadge difficulty={workflow.difficulty} />
        <Tags tags={workflow.tags.slice(0, 2)} />
      </div>
    </Tile>
  );
}

function Rank({ rank }: { rank: number }) {
  const t = useTexts(top12Texts);
  return (
    <span className={css.rank}>
      <span aria-hidden="true">{rankText(rank)}</span>
      <VisuallyHidden>{t.rank(rank)}</VisuallyHidden>
    </span>
  );
}

/**
 * Sells the plan that the workflow asks for; whoever has a plan goes to the workflow's download. One button for both:
 * another element in its place would lose a press that began before it was known who looks.
 */
function DeployButton({ workflow }: { workflow: TopWorkflow }) {
  const t = useTexts(top12Texts);
  return (
    <OrderButton
      plan={deployPlan(workflow)}
      variant="signal"
      full
      aria-label={`${t.deploy}: ${workflow.title}`}
    >
      {t.deploy}
    </OrderButton>
  );
}
