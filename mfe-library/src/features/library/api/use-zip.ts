import { zip } from '@stroomwerk/contracts/library';
import { track, useApiMutation, useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { useToast } from '@stroomwerk/ui-kit';
import { libraryTexts } from '../texts.js';

/** The most files that one zip takes. */
export const mostInZip = 50;

/** Follows an address that answers with a file: the page stays. */
function follow(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}

/** Takes a selection home as one zip: the platform signs an address for it, and the browser saves what is there. */
export function useZip() {
  const t = useTexts(libraryTexts);
  const format = useFormat();
  const { show } = useToast();
  const { mutate, isPending } = useApiMutation(zip, {
    onSuccess: ({ url, count }) => {
      follow(url);
      track('download_zip', { count });
      show(t.zipped(format.number(count)));
    },
    onError: ({ detail }) => show({ text: detail, tone: 'error' }),
  });
  return {
    busy: isPending,
    start: (filenames: readonly string[]) => {
      if (filenames.length > mostInZip) show({ text: t.zipMost(format.number(mostInZip)), tone: 'error' });
      else if (filenames.length > 0) mutate({ body: { filenames: [...filenames] } });
    },
  };
}
