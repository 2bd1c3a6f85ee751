import { download } from '@stroomwerk/contracts/library';
import { ApiError, downloadFile, track, useTexts } from '@stroomwerk/mfe-runtime';
import { useToast } from '@stroomwerk/ui-kit';
import { useState } from 'react';
import { libraryTexts } from '../texts.js';

/** Downloads a workflow under its filename, and says how it went. `busy` names the file under way. */
export function useDownload() {
  const t = useTexts(libraryTexts);
  const { show } = useToast();
  const [busy, setBusy] = useState<string>();
  const start = async ({ filename, name }: { filename: string; name: string }) => {
    setBusy(filename);
    try {
      await downloadFile(download, { params: { filename } }, filename);
      track('download_workflow', { filename });
      show(t.downloaded(name));
    } catch (error) {
      const refused = error instanceof ApiError && error.code === 'library.subscription_required';
      show({ text: refused ? error.detail : t.downloadFailed, tone: 'error' });
    } finally {
      setBusy(undefined);
    }
  };
  return { start, busy };
}
