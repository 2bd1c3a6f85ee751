import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { ErrorNotice, StatSkeleton, StatTile, StatTiles } from '@stroomwerk/ui-kit';
import { recipeTexts } from '../../recipe/texts.js';
import { useLibraryFigures } from '../api/use-figures.js';
import { libraryTexts } from '../texts.js';

/** The four stat tiles: the library's live figures. */
export function LibraryFigures() {
  const t = useTexts(libraryTexts);
  const { recipes } = useTexts(recipeTexts);
  const format = useFormat();
  const { data, error, refetch } = useLibraryFigures();
  if (error && !data)
    return (
      <ErrorNotice error={error} title={t.figuresFailed} onRetry={() => void refetch()}>
        {error.detail}
      </ErrorNotice>
    );
  if (!data) return <StatSkeleton />;
  return (
    <StatTiles>
      <StatTile
        label={t.workflows}
        value={format.number(data.total)}
        note={data.recipes === undefined ? undefined : recipes(format.number(data.recipes))}
      />
      <StatTile label={t.integrations} value={format.number(data.unique_integrations)} />
      <StatTile label={t.active} value={format.number(data.active)} note={t.activeNote} />
      <StatTile
        label={t.average}
        value={format.number(data.total === 0 ? 0 : data.total_nodes / data.total, 1)}
        note={t.averageNote}
      />
    </StatTiles>
  );
}
