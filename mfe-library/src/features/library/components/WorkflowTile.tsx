import type { LibraryWorkflow, Recipe, RecipeVariant } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import {
  Button,
  Checkbox,
  ComplexityLevel,
  cx,
  LinkButton,
  MiniGraph,
  Tile,
  TriggerLabel,
  VisuallyHidden,
} from '@stroomwerk/ui-kit';
import { Download, Eye } from 'lucide-react';
import { type KeyboardEvent, memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Apps } from '../../apps/components/App.js';
import recipeCss from '../../recipe/components/Recipe.module.css';
import { RecipeSwitch } from '../../recipe/components/RecipeSwitch.js';
import { FavouriteButton } from '../../shelf/components/FavouriteButton.js';
import { libraryTexts } from '../texts.js';
import css from './Library.module.css';

const levelNames = { low: 'Low', medium: 'Medium', high: 'High' } as const;

export interface WorkflowTileProps {
  readonly workflow: LibraryWorkflow;
  readonly busy: boolean;
  readonly favourite: boolean;
  /** Undefined while nothing is being selected. */
  readonly selected?: boolean | undefined;
  readonly onDownload: (workflow: LibraryWorkflow) => void;
  readonly onFavourite: (workflow: LibraryWorkflow, on: boolean) => void;
  readonly onSelect?: ((filename: string, on: boolean) => void) | undefined;
  readonly onKey?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined;
  /** A further button. */
  readonly extra?: ReactNode;
  /** Another workflow of its recipe was chosen instead of the one with the filename. */
  readonly onShow?: ((recipe: Recipe, variant: RecipeVariant, before: string) => void) | undefined;
  /** Whether the schematic is still that of the one before. */
  readonly behind?: boolean;
}

/** Apps that a card lets choose; its page has all of them. */
const mostSwitches = 3;

/** Each answer brings its own objects: the same workflow with the same words is the same card. */
const sameTile = (before: WorkflowTileProps, after: WorkflowTileProps): boolean => {
  const { workflow: a, ...others } = before;
  const { workflow: b, ...rest } = after;
  const same =
    a === b ||
    (a.filename === b.filename &&
      a.name === b.name &&
      a.description === b.description &&
      a.complexity === b.complexity &&
      sameRecipe(a.recipe, b.recipe));
  const keys = new Set([...Object.keys(others), ...Object.keys(rest)]) as Set<keyof typeof rest>;
  return same && [...keys].every((key) => Object.is(others[key], rest[key]));
};

const sameRecipe = (before: Recipe | undefined, after: Recipe | undefined): boolean =>
  before?.variants.length === after?.variants.length &&
  (before?.variants ?? []).every(
    ({ filename, fits }, at) =>
      after?.variants[at]?.filename === filename && after.variants[at]?.fits === fits,
  );

/** One workflow of the library: its own graph, what it does, what it needs. Drawn again only when it changes. */
export const WorkflowTile = memo(function WorkflowTile(props: WorkflowTileProps) {
  const { workflow, busy, favourite, selected, onDownload, onFavourite, onSelect, onKey, extra } = props;
  const { onShow, behind = false } = props;
  const t = useTexts(libraryTexts);
  const format = useFormat();
  const detail = `/workflow-library/${encodeURIComponent(workflow.filename)}`;
  const { recipe } = workflow;
  const graph = <MiniGraph graph={workflow.graph} />;
  return (
    <Tile
      headingLevel={2}
      className={selected ? css.chosen : undefined}
      top={
        <>
          {selected === undefined ? (
            <TriggerLabel trigger={workflow.trigger_type} />
          ) : (
            <Checkbox
              checked={selected}
              label={
                <>
                  <TriggerLabel trigger={workflow.trigger_type} />
                  <VisuallyHidden>{t.selectOne(workflow.name)}</VisuallyHidden>
                </>
              }
              onChange={({ target }) => onSelect?.(workflow.filename, target.checked)}
            />
          )}
          <span className={css.topEnd}>
            <ComplexityLevel level={workflow.complexity}>{levelNames[workflow.complexity]}</ComplexityLevel>
            <FavouriteButton workflow={workflow} on={favourite} onChange={onFavourite} />
          </span>
        </>
      }
      graph={behind ? <span className={css.stale}>{graph}</span> : graph}
      title={
        <Link className={css.title} to={detail} data-tile="" onKeyDown={onKey}>
          {workflow.name}
        </Link>
      }
      text={workflow.description}
      meta={
        <>
          <Apps apps={workflow.integrations} />
          <span className={css.counts}>
            {t.nodes(format.number(workflow.node_count), format.number(workflow.integrations.length))}
          </span>
        </>
      }
      actions={
        <>
          <LinkButton
            size="sm"
            icon={<Eye size={14} aria-hidden="true" />}
            component={Link}
            to={detail}
            aria-label={`${t.view}: ${workflow.name}`}
          >
            {t.view}
          </LinkButton>
          <Button
            size="sm"
            icon={<Download size={14} aria-hidden="true" />}
            busy={busy}
            onClick={() => onDownload(workflow)}
            aria-label={`${t.download}: ${workflow.name}`}
          >
            {t.download}
          </Button>
          {extra}
        </>
      }
    >
      {recipe ? (
        <div className={cx(recipeCss.switches, recipeCss.tile)}>
          <RecipeSwitch
            recipe={recipe}
            filename={workflow.filename}
            most={mostSwitches}
            onChoose={(variant) => onShow?.(recipe, variant, workflow.filename)}
          />
        </div>
      ) : null}
    </Tile>
  );
}, sameTile);
