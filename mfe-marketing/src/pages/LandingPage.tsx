import { usePageTitle, useTexts } from '@stroomwerk/mfe-runtime';
import { Closing } from '../features/landing/components/Closing.js';
import { Hero } from '../features/landing/components/Hero.js';
import { Top12 } from '../features/landing/components/Top12.js';
import { Values } from '../features/landing/components/Values.js';
import { landingTexts } from '../features/landing/texts.js';
import { Pricing } from '../features/pricing/components/Pricing.js';

/** The page that visitors come in by. Drawn at the edge, so nothing here touches a window while it renders. */
export default function LandingPage() {
  const t = useTexts(landingTexts);
  usePageTitle(t.title);
  return (
    <>
      <Hero />
      <Top12 />
      <Values />
      <Pricing />
      <Closing />
    </>
  );
}
