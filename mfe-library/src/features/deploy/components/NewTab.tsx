import { VisuallyHidden } from '@stroomwerk/ui-kit';
import { ExternalLink } from 'lucide-react';
import css from './Deploy.module.css';

/** Beside the words of a link that leaves for another tab. @param words said aloud */
export function NewTab({ words }: { words: string }) {
  return (
    <>
      <ExternalLink className={css.newTab} size={14} aria-hidden="true" />
      <VisuallyHidden>({words})</VisuallyHidden>
    </>
  );
}
