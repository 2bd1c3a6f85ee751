import type { Recipe, RecipeVariant } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { cx, type LinkProps, Menu, type MenuItem, VisuallyHidden } from '@stroomwerk/ui-kit';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { App } from '../../apps/components/App.js';
import { type AppChoice, switchesOf } from '../model/choices.js';
import { recipeTexts } from '../texts.js';
import css from './Recipe.module.css';

interface RecipeSwitchProps {
  readonly recipe: Recipe;
  /** Of the workflow that is shown. */
  readonly filename: string;
  /** Only so many places, of those that titles tell; all of them where left out. */
  readonly most?: number;
  /** What a choice does, or where it leads. */
  readonly onChoose?: (variant: RecipeVariant) => void;
  readonly addressOf?: (variant: RecipeVariant) => string;
}

/** Where one is keeps its place on the page: only the workflow is another. */
const stayingLink = ({ href, ...rest }: LinkProps) => <Link to={href} preventScrollReset {...rest} />;

/** The apps of a recipe, each a button with the others that it may be. */
export function RecipeSwitch({ recipe, filename, most, onChoose, addressOf }: RecipeSwitchProps) {
  const t = useTexts(recipeTexts);
  const format = useFormat();
  const itemOf = ({ app, variant, chosen, along }: AppChoice, words: boolean): MenuItem => ({
    id: app,
    label: app,
    ...(words ? {} : { icon: <App name={app} /> }),
    note: variant.fits ? t.fits : along.length > 0 ? t.along(along.join(', ')) : undefined,
    ...(addressOf
      ? { href: addressOf(variant), current: chosen }
      : { checked: chosen, onSelect: () => onChoose?.(variant) }),
  });
  return switchesOf(recipe, filename, most).map(({ place, app, words, choices }) =>
    choices.length < 2 ? null : (
      <Menu
        key={place}
        label={t.choices(place, format.number(choices.length))}
        align="start"
        items={choices.map((choice) => itemOf(choice, words))}
        renderLink={stayingLink}
        trigger={
          <button type="button" className={cx(css.switch, words && css.words)}>
            {words ? null : <App name={app} />}
            <span className={css.app}>
              <VisuallyHidden>{place}: </VisuallyHidden>
              {app}
            </span>
            <ChevronDown size={14} aria-hidden="true" />
          </button>
        }
      />
    ),
  );
}
