import type { LibraryWorkflow } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { TileWall, VisuallyHidden } from '@stroomwerk/ui-kit';
import { type ReactNode, useCallback, useState } from 'react';
import { useShown } from '../../recipe/api/use-shown.js';
import { recipeTexts } from '../../recipe/texts.js';
import { useFavourite, useFavouriteNames } from '../../shelf/api/use-favourites.js';
import { useDownload } from '../api/use-download.js';
import { useTileKeys } from './useTileKeys.js';
import { WorkflowTile, type WorkflowTileProps } from './WorkflowTile.js';

interface TileListProps {
  readonly workflows: readonly LibraryWorkflow[];
  readonly label: string;
  readonly className?: string | undefined;
  /** Filenames that are chosen; undefined while nothing is being selected. */
  readonly selection?: ReadonlySet<string> | undefined;
  readonly onSelect?: (filename: string, on: boolean) => void;
  readonly extra?: (workflow: LibraryWorkflow) => ReactNode;
  /** Which workflow of its recipe a card shows, and what choosing another does; left out where each is what it is. */
  readonly shownOf?: (workflow: LibraryWorkflow) => string;
  readonly onShow?: WorkflowTileProps['onShow'];
}

/** Workflows as a wall of cards with their stars and downloads; arrow keys move. */
export function TileList(props: TileListProps) {
  const { workflows, label, className, selection, onSelect, extra, shownOf, onShow } = props;
  const t = useTexts(recipeTexts);
  const download = useDownload();
  const favourites = useFavouriteNames();
  const favourite = useFavourite();
  const onKey = useTileKeys();
  const [told, setTold] = useState('');
  const show: NonNullable<TileListProps['onShow']> = useCallback(
    (recipe, variant, before) => {
      setTold(t.shown(variant.name));
      onShow?.(recipe, variant, before);
    },
    [t, onShow],
  );
  return (
    <>
      <TileWall columns={3} label={label} className={className}>
        {workflows.map((workflow) => {
          const filename = shownOf?.(workflow) ?? workflow.filename;
          return (
            <ShownTile
              key={workflow.recipe?.key ?? workflow.filename}
              workflow={workflow}
              filename={filename}
              busy={download.busy === filename}
              favourite={favourites.has(filename)}
              selected={selection?.has(filename)}
              onDownload={download.start}
              onFavourite={favourite}
              onSelect={onSelect}
              onKey={onKey}
              extra={extra?.(workflow)}
              onShow={show}
            />
          );
        })}
      </TileWall>
      <VisuallyHidden live>{told}</VisuallyHidden>
    </>
  );
}

/** A card with the workflow of its recipe that is chosen. */
function ShownTile({
  filename,
  workflow: card,
  ...props
}: WorkflowTileProps & { readonly filename: string }) {
  const { workflow, isBehind } = useShown(card, filename);
  return <WorkflowTile {...props} workflow={workflow} behind={isBehind} />;
}
