import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, useBottomRoom } from '@stroomwerk/ui-kit';
import { Download, FolderPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { AddToCollection } from '../../shelf/components/AddToCollection.js';
import { mostInZip, useZip } from '../api/use-zip.js';
import { libraryTexts } from '../texts.js';
import css from './Library.module.css';
import type { Selection } from './useSelection.js';

/** What is done with the chosen workflows: a zip, a collection. Stays in sight below. */
export function SelectionBar({ selection, onPage }: { selection: Selection; onPage: readonly string[] }) {
  const t = useTexts(libraryTexts);
  const format = useFormat();
  const zip = useZip();
  const bar = useRef<HTMLElement>(null);
  useBottomRoom(bar, '--selection-room');
  const [adding, setAdding] = useState(false);
  const chosen = [...(selection.chosen ?? [])];
  const none = chosen.length === 0;
  return (
    <section ref={bar} data-above-bottom="" className={css.selectionBar} aria-label={t.selectionBar}>
      <b role="status">{t.selected(format.number(chosen.length))}</b>
      <Button size="sm" variant="quiet" onClick={() => selection.add(onPage)}>
        {t.selectAll}
      </Button>
      <Button size="sm" variant="quiet" disabled={none} onClick={selection.clear}>
        {t.selectNone}
      </Button>
      <span className={css.barEnd}>
        <Button
          size="sm"
          icon={<FolderPlus size={14} aria-hidden="true" />}
          disabled={none}
          onClick={() => setAdding(true)}
        >
          {t.collect}
        </Button>
        <Button
          size="sm"
          variant="primary"
          icon={<Download size={14} aria-hidden="true" />}
          busy={zip.busy}
          disabled={none}
          disabledReason={chosen.length > mostInZip ? t.zipMost(format.number(mostInZip)) : undefined}
          onClick={() => zip.start(chosen)}
        >
          {t.zip}
        </Button>
        <Button size="sm" onClick={selection.end}>
          {t.selectStop}
        </Button>
      </span>
      {adding ? <AddToCollection filenames={chosen} onClose={() => setAdding(false)} /> : null}
    </section>
  );
}
