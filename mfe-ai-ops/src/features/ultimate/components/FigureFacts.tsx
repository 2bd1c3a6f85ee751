import { useTexts } from '@stroomwerk/mfe-runtime';
import { Facts, Panel, SampleMark } from '@stroomwerk/ui-kit';
import { FigureNote } from '../../figures/components/FigureNote.js';
import type { FigureTileProps } from '../../figures/components/FigureTile.js';
import { isKnown } from '../../figures/model/sources.js';
import { figureTexts } from '../../figures/texts.js';

/** Figures as a short list in a panel; when all of them are samples, the mark stands at the title. */
export function FigureFacts({ title, figures }: { title: string; figures: readonly FigureTileProps[] }) {
  const t = useTexts(figureTexts);
  const allSample = figures.every(({ source }) => source.sample);
  return (
    <Panel title={title} badge={allSample ? <SampleMark /> : null}>
      <Facts
        items={figures.map(({ label, value, source }) => ({
          key: String(label),
          term: label,
          value: (
            <>
              {isKnown(source) && value !== null ? value : t.noSource}{' '}
              {source.sample && !allSample ? <SampleMark /> : null}
              {isKnown(source) ? (
                <>
                  <br />
                  <span className="caption">
                    <FigureNote source={source} />
                  </span>
                </>
              ) : null}
            </>
          ),
        }))}
      />
    </Panel>
  );
}
