import type { PriceCatalogue } from '@stroomwerk/contracts/billing';
import { type Brand, type Language, untilLoaded } from '@stroomwerk/mfe-runtime';
import { lazy, memo, Suspense } from 'react';
import { isDrawnWhole } from '../api/reads.js';
import { whenWanted } from '../model/later.js';
import css from './Section.module.css';

type Below = typeof import('./below.js');

/**
 * What only the edge has at once, put here by `src/server.tsx`: the sections themselves, drawn without waiting, and the
 * page's structured data, which no browser needs.
 */
export const edge: {
  sections?: Below;
  facts?: (about: { language: Language; brand: Brand; prices: PriceCatalogue | undefined }) => object[];
} = {};

let below: Promise<Below> | undefined;
const loadBelow = (): Promise<Below> => {
  below ??= whenWanted(isDrawnWhole()).then(() =>
    untilLoaded(() => import(/* webpackChunkName: "LandingPage-below" */ './below.js')),
  );
  return below;
};

const later = (name: keyof Below) => lazy(async () => ({ default: (await loadBelow())[name] }));
const sections: Readonly<Record<keyof Below, ReturnType<typeof later>>> = {
  HeroFlow: later('HeroFlow'),
  Top12: later('Top12'),
  Values: later('Values'),
  Preview: later('Preview'),
  Pricing: later('Pricing'),
  Questions: later('Questions'),
  Closing: later('Closing'),
};

interface Props {
  readonly name: keyof Below;
  /** Class of what keeps its room on a page that came undrawn. */
  readonly room?: string | undefined;
}

/**
 * A section of the landing page whose code comes later. What the edge drew of it stays in place until then; a page that
 * came undrawn keeps its room. Its parent does not draw it again: React would drop what the edge drew if it did.
 */
export const Section = memo(function Section({ name, room = css.room }: Props) {
  const Now = edge.sections?.[name] ?? sections[name];
  return (
    <Suspense fallback={<div className={room} />}>
      <Now />
    </Suspense>
  );
});
