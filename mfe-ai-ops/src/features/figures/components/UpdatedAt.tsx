import { useTexts } from '@stroomwerk/mfe-runtime';
import { figureTexts } from '../texts.js';
import { useMoment } from './useMoment.js';

/** "bijgewerkt 09:42": when the screen last had an answer (epoch ms; 0 is never). */
export function UpdatedAt({ at }: { at: number }) {
  const t = useTexts(figureTexts);
  const moment = useMoment();
  return at === 0 ? null : (
    <span className="caption nowrap">{t.updated(moment(new Date(at).toISOString()))}</span>
  );
}
