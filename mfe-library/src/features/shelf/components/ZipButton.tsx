import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Button } from '@stroomwerk/ui-kit';
import { Download } from 'lucide-react';
import { mostInZip, useZip } from '../../library/api/use-zip.js';
import { shelfTexts } from '../texts.js';

/** Takes these files home as one zip. */
export function ZipButton({ filenames, size }: { filenames: readonly string[]; size?: 'sm' }) {
  const t = useTexts(shelfTexts);
  const format = useFormat();
  const zip = useZip();
  const hindrance =
    filenames.length === 0
      ? t.zipEmpty
      : filenames.length > mostInZip
        ? t.zipMost(format.number(mostInZip))
        : undefined;
  return (
    <Button
      size={size}
      icon={<Download size={16} aria-hidden="true" />}
      busy={zip.busy}
      disabledReason={hindrance}
      onClick={() => zip.start(filenames)}
    >
      {t.zip}
    </Button>
  );
}
