import type { FigureSource } from '@stroomwerk/contracts/ai-ops';
import { SampleMark } from '@stroomwerk/ui-kit';

/** "voorbeeld" where the figure is the specification's default. */
export function SourceMark({ source }: { source: FigureSource }) {
  return source.sample ? <SampleMark /> : null;
}
