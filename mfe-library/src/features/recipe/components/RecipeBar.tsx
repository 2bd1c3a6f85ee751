import type { Recipe, RecipeVariant } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { TextLink } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { recipeTexts } from '../texts.js';
import css from './Recipe.module.css';
import { RecipeSwitch } from './RecipeSwitch.js';

/** On the page of a workflow: its apps as a switch to the others of its recipe, and all of them by name. */
export function RecipeBar({
  recipe,
  filename,
  addressOf,
}: {
  recipe: Recipe | undefined;
  filename: string;
  addressOf: (variant: RecipeVariant) => string;
}) {
  const t = useTexts(recipeTexts);
  const format = useFormat();
  if (recipe === undefined) return null;
  return (
    <div className={css.bar}>
      <nav className={css.switches} aria-label={t.switches}>
        <RecipeSwitch recipe={recipe} filename={filename} addressOf={addressOf} />
      </nav>
      <details className={css.all}>
        <summary>{t.variants(format.number(recipe.variants.length))}</summary>
        <ul>
          {recipe.variants.map((variant) => (
            <li key={variant.slug}>
              {variant.filename === filename ? (
                <b aria-current="page">{variant.name}</b>
              ) : (
                <TextLink small standalone component={Link} to={addressOf(variant)} preventScrollReset>
                  {variant.name}
                </TextLink>
              )}
              {variant.fits ? <span className={css.fits}>{t.fits}</span> : null}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
