import type { FigureSource } from '@stroomwerk/contracts/ai-ops';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { isKnown } from '../model/sources.js';
import { figureTexts } from '../texts.js';
import { useMoment } from './useMoment.js';

/** Where a figure comes from and when it was measured: "bron: guardian, 90 dagen · 09:41". */
export function FigureNote({ source }: { source: FigureSource }) {
  const t = useTexts(figureTexts);
  const moment = useMoment();
  if (source.sample) return t.specification;
  if (!isKnown(source) || source.source === null) return t.noSource;
  return t.source(source.source, source.measured_at === null ? t.noMoment : moment(source.measured_at));
}
