import type { LibraryWorkflow } from '@stroomwerk/contracts/library';
import { TileWall } from '@stroomwerk/ui-kit';
import type { ReactNode } from 'react';
import { useFavourite, useFavouriteNames } from '../../shelf/api/use-favourites.js';
import { useDownload } from '../api/use-download.js';
import { useTileKeys } from './useTileKeys.js';
import { WorkflowTile } from './WorkflowTile.js';

interface TileListProps {
  readonly workflows: readonly LibraryWorkflow[];
  readonly label: string;
  readonly className?: string | undefined;
  /** Filenames that are chosen; undefined while nothing is being selected. */
  readonly selection?: ReadonlySet<string> | undefined;
  readonly onSelect?: (filename: string, on: boolean) => void;
  readonly extra?: (workflow: LibraryWorkflow) => ReactNode;
}

/** Workflows as a wall of cards with their stars and downloads; arrow keys move. */
export function TileList({ workflows, label, className, selection, onSelect, extra }: TileListProps) {
  const download = useDownload();
  const favourites = useFavouriteNames();
  const favourite = useFavourite();
  const onKey = useTileKeys();
  return (
    <TileWall columns={3} label={label} className={className}>
      {workflows.map((workflow) => (
        <WorkflowTile
          key={workflow.filename}
          workflow={workflow}
          busy={download.busy === workflow.filename}
          favourite={favourites.has(workflow.filename)}
          selected={selection?.has(workflow.filename)}
          onDownload={download.start}
          onFavourite={favourite}
          onSelect={onSelect}
          onKey={onKey}
          extra={extra?.(workflow)}
        />
      ))}
    </TileWall>
  );
}
