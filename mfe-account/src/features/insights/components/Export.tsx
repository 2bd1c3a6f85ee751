import type { Analytics } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { Button, useToast } from '@stroomwerk/ui-kit';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { downloadAnalytics } from '../api/use-insights.js';
import { insightTexts } from '../texts.js';
import css from './Insights.module.css';

/** The period as a file, and for which spreadsheet. */
export function Export({ data: { days, from, to } }: { data: Analytics }) {
  const t = useTexts(insightTexts);
  const { show } = useToast();
  const [busy, setBusy] = useState(false);
  const download = () => {
    setBusy(true);
    downloadAnalytics(days, from, to)
      .catch(() => show({ text: t.exportFailed, tone: 'error' }))
      .finally(() => setBusy(false));
  };
  return (
    <div className={css.export}>
      <Button busy={busy} icon={<Download size={16} aria-hidden="true" />} onClick={download}>
        {t.export}
      </Button>
      <p className="small soft">{t.exportNote}</p>
    </div>
  );
}
