import type { FigureSource } from '@stroomwerk/contracts/ai-ops';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { StatTile, type StatTileProps } from '@stroomwerk/ui-kit';
import type { ReactNode } from 'react';
import { isKnown } from '../model/sources.js';
import { figureTexts } from '../texts.js';
import { FigureNote } from './FigureNote.js';
import css from './Figures.module.css';

export interface FigureTileProps
  extends Pick<StatTileProps, 'label' | 'value' | 'unit' | 'change' | 'trend'> {
  readonly source: FigureSource;
  /** One line that explains the figure, above its source. */
  readonly explain?: ReactNode;
}

/** A tile whose figure says where it comes from; a figure that nobody can know says so instead of showing 0. */
export function FigureTile({ source, explain, value, unit, change, ...tile }: FigureTileProps) {
  const t = useTexts(figureTexts);
  const known = isKnown(source) && value !== null;
  return (
    <StatTile
      {...tile}
      value={known ? value : <span className={css.none}>{t.noSource}</span>}
      unit={known ? unit : undefined}
      change={known ? change : undefined}
      sample={source.sample}
      note={
        <>
          {explain ? <span className={known && change ? undefined : css.line}>{explain}</span> : null}
          {known ? (
            <span className={css.line}>
              <FigureNote source={source} />
            </span>
          ) : null}
        </>
      }
    />
  );
}
