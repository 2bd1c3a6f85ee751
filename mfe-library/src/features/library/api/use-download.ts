import { download, englishFilename, type FileQuery } from '@stroomwerk/contracts/library';
import { ApiError, downloadFile, track, useTexts } from '@stroomwerk/mfe-runtime';
import { useToast } from '@stroomwerk/ui-kit';
import { useCallback, useState } from 'react';
import { libraryTexts } from '../texts.js';

/** Whether the refusal says itself what to do: no plan, too many at once. */
const tells = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === 'library.subscription_required' || error.status === 429);

/**
 * Downloads a workflow under its filename, and says how it went. `busy` names the file under way. Without a language it is the
 * file in that of the pages, where there is one.
 */
export function useDownload() {
  const t = useTexts(libraryTexts);
  const { show } = useToast();
  const [busy, setBusy] = useState<string>();
  const start = useCallback(
    async ({ filename, name }: { filename: string; name: string }, lang?: FileQuery['lang']) => {
      setBusy(filename);
      const savedAs = lang === 'en' ? englishFilename(filename) : filename;
      try {
        await downloadFile(download, { params: { filename }, query: { lang } }, savedAs);
        track('download_workflow', { filename });
        show(t.downloaded(name));
      } catch (error) {
        show({ text: tells(error) ? error.detail : t.downloadFailed, tone: 'error' });
      } finally {
        setBusy(undefined);
      }
    },
    [show, t],
  );
  return { start, busy };
}
