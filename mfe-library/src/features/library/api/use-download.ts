import { download, englishFilename, type FileQuery } from '@stroomwerk/contracts/library';
import { ApiError, api, downloadFile, track, useTexts } from '@stroomwerk/mfe-runtime';
import { useToast } from '@stroomwerk/ui-kit';
import { useCallback, useState } from 'react';
import { libraryTexts } from '../texts.js';
import { copyLater } from './copy-later.js';

type Lang = FileQuery['lang'];
type Take = { readonly filename: string; readonly name: string };

/** Whether the refusal says itself what to do: no plan, too many at once. */
const tells = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === 'library.subscription_required' || error.status === 429);

const saveFile = (filename: string, lang: Lang): Promise<void> =>
  downloadFile(
    download,
    { params: { filename }, query: { lang } },
    lang === 'en' ? englishFilename(filename) : filename,
  );
const copyFile = (filename: string, lang: Lang): Promise<void> =>
  copyLater(api.blob(download, { params: { filename }, query: { lang } }).then((file) => file.text()));

/**
 * Takes a workflow home: `start` downloads it under its filename, `copy` puts it on the clipboard, for who pastes it into
 * n8n's editor; both count as a download, and say how it went. `busy` names the file under way, `copying` whether that is
 * for the clipboard. Without a language it is the file in that of the pages, where there is one.
 */
export function useDownload() {
  const t = useTexts(libraryTexts);
  const { show } = useToast();
  const [busy, setBusy] = useState<string>();
  const [copying, setCopying] = useState(false);
  const take = useCallback(
    async ({ filename, name }: Take, lang: Lang, isCopy: boolean) => {
      setBusy(filename);
      setCopying(isCopy);
      try {
        await (isCopy ? copyFile : saveFile)(filename, lang);
        track('download_workflow', { filename });
        show(isCopy ? t.copied : t.downloaded(name));
      } catch (error) {
        const failed = isCopy ? t.copyFailed : t.downloadFailed;
        show({ text: tells(error) ? error.detail : failed, tone: 'error' });
      } finally {
        setBusy(undefined);
        setCopying(false);
      }
    },
    [show, t],
  );
  const start = useCallback((workflow: Take, lang?: Lang) => take(workflow, lang, false), [take]);
  const copy = useCallback((workflow: Take, lang?: Lang) => take(workflow, lang, true), [take]);
  return { start, copy, busy, copying };
}
