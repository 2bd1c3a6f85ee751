import type { FigureSource } from '@stroomwerk/contracts/ai-ops';

/** The part of an answer that says where its figures come from, by the figure's path. */
export type Sources = Readonly<Record<string, FigureSource>>;

const unknown: FigureSource = { source: null, measured_at: null, sample: false };

/** The source of a figure; a path that the answer does not name has none. */
export const sourceOf = (sources: Sources, path: string): FigureSource => sources[path] ?? unknown;

/** Whether the platform knows the figure, or shows the specification's default for it. */
export const isKnown = ({ source }: FigureSource): boolean => source !== null;

/** Whether every figure under these paths is a sample, so that the mark belongs at the panel. */
export const allSample = (sources: Sources, paths: readonly string[]): boolean =>
  paths.length > 0 && paths.every((path) => sourceOf(sources, path).sample);
