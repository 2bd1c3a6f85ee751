import type { LibraryWorkflow } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { MiniGraph, Tile, TileWall, TriggerLabel } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { Apps } from '../../apps/components/App.js';
import { detailTexts } from '../texts.js';
import css from './Detail.module.css';

/** Workflows that belong with this one. Nothing where there are none, or they did not come: the page does without. */
export function Similar({
  workflows,
  addressOf,
}: {
  workflows: readonly LibraryWorkflow[] | undefined;
  addressOf: (workflow: LibraryWorkflow) => string;
}) {
  const t = useTexts(detailTexts);
  if (workflows === undefined || workflows.length === 0) return null;
  return (
    <section className="stack" aria-label={t.similar}>
      <h2 className="h3">{t.similar}</h2>
      <TileWall columns={3} label={t.similar}>
        {workflows.slice(0, 6).map((workflow) => (
          <Tile
            key={workflow.slug}
            top={<TriggerLabel trigger={workflow.trigger_type} />}
            graph={<MiniGraph graph={workflow.graph} />}
            title={
              <Link className={css.title} to={addressOf(workflow)}>
                {workflow.name}
              </Link>
            }
            text={workflow.description}
            meta={<Apps apps={workflow.integrations} />}
          />
        ))}
      </TileWall>
    </section>
  );
}
