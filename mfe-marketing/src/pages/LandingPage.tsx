import { prices } from '@stroomwerk/contracts/billing';
import {
  apiKey,
  useBrand,
  useLanguage,
  usePageHead,
  useQueryClient,
  useTexts,
} from '@stroomwerk/mfe-runtime';
import { Hero } from '../features/landing/components/Hero.js';
import { edge, Section } from '../features/landing/components/section.js';
import { landingTexts } from '../features/landing/texts.js';

/** The page that visitors come in by. Drawn at the edge, so nothing here touches a window while it renders. */
export default function LandingPage() {
  const t = useTexts(landingTexts);
  const { language } = useLanguage();
  const brand = useBrand();
  const queries = useQueryClient();
  usePageHead({
    title: t.title,
    description: t.description,
    jsonLd: edge.facts?.({ language, brand, prices: queries.getQueryData(apiKey(prices, {})) }),
  });
  return (
    <>
      <Hero />
      <div data-later>
        <section id="top12">
          <Section name="Top12" />
        </section>
        <Section name="Values" />
        <Section name="Preview" />
        <section id="pricing">
          <Section name="Pricing" />
        </section>
        <Section name="Questions" />
        <Section name="Closing" />
      </div>
    </>
  );
}
