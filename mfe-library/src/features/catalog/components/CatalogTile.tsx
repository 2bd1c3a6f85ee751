import type { PublicWorkflow, Recipe, RecipeVariant } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import {
  CategoryLabel,
  cx,
  DifficultyBadge,
  LinkButton,
  MiniGraph,
  Tile,
  VisuallyHidden,
} from '@stroomwerk/ui-kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Apps } from '../../apps/components/App.js';
import libraryCss from '../../library/components/Library.module.css';
import { useShownPublic } from '../../recipe/api/use-shown.js';
import recipeCss from '../../recipe/components/Recipe.module.css';
import { RecipeSwitch } from '../../recipe/components/RecipeSwitch.js';
import { recipeTexts } from '../../recipe/texts.js';
import { catalogTexts } from '../texts.js';
import css from './Catalog.module.css';

/** Apps that a card lets choose; its page has all of them. */
const mostSwitches = 3;

/** A card of the catalogue: a recipe with one of its workflows. */
export function CatalogTile({
  card,
  filename,
  onShow,
}: {
  card: PublicWorkflow;
  /** Of the workflow that is shown. */
  filename: string;
  onShow: (recipe: Recipe, variant: RecipeVariant) => void;
}) {
  const t = useTexts(catalogTexts);
  const { shown } = useTexts(recipeTexts);
  const format = useFormat();
  const { workflow, isBehind } = useShownPublic(card, filename);
  const [told, setTold] = useState('');
  const { recipe } = card;
  const stale = cx(isBehind && libraryCss.stale);
  return (
    <Tile
      headingLevel={2}
      top={
        <>
          <CategoryLabel category={workflow.category} />
          {workflow.difficulty ? <DifficultyBadge difficulty={workflow.difficulty} /> : null}
        </>
      }
      graph={
        <span className={stale}>
          <MiniGraph graph={workflow.graph} />
        </span>
      }
      title={
        <Link className={css.title} to={`/workflows/${workflow.slug}`}>
          {workflow.name}
        </Link>
      }
      text={workflow.description}
      meta={
        <>
          <Apps apps={workflow.integrations} />
          <span className={css.counts}>{t.nodes(format.number(workflow.node_count))}</span>
        </>
      }
      actions={
        <LinkButton
          size="sm"
          component={Link}
          to={`/workflows/${workflow.slug}`}
          aria-label={`${t.view}: ${workflow.name}`}
        >
          {t.view}
        </LinkButton>
      }
    >
      {recipe ? (
        <div className={cx(recipeCss.switches, recipeCss.tile)}>
          <RecipeSwitch
            recipe={recipe}
            filename={workflow.filename}
            most={mostSwitches}
            onChoose={(variant) => {
              setTold(shown(variant.name));
              onShow(recipe, variant);
            }}
          />
          <VisuallyHidden live>{told}</VisuallyHidden>
        </div>
      ) : null}
    </Tile>
  );
}
