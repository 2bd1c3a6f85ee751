import { questionsTexts } from '../questions-texts.js';
import { landingTexts } from '../texts.js';
import { landingFacts } from './facts.js';

const brand = {
  name: 'Stroomwerk',
  supportEmail: 'help@example.nl',
  kvkNumber: '1',
  vatId: 'NL1',
  address: 'Kade 1, Utrecht',
};
const price = {
  price_tier: 'starter_annual',
  plan: 'starter',
  name: 'Starter',
  kind: 'subscription',
  interval: 'year',
  amount_cents: 29_000,
  amount_incl_vat_cents: 35_090,
  compare_at_cents: 34_800,
  save_cents: 5_800,
} as const;

it('offers every price, with and without VAT', () => {
  const [, , product] = landingFacts({
    language: 'nl',
    brand,
    prices: { currency: 'eur', vat_percentage: 21, prices: [price] },
  });
  expect(product).toMatchObject({
    '@type': 'Product',
    offers: [
      {
        price: '350.90',
        priceCurrency: 'EUR',
        priceSpecification: { price: '290.00', valueAddedTaxIncluded: false, unitCode: 'ANN' },
      },
    ],
  });
});

it.each(['nl', 'en'] as const)(
  'answers the questions of the page and names no product without prices (%s)',
  (language) => {
    const facts = landingFacts({ language, brand, prices: undefined });
    expect(facts.map((fact) => (fact as { '@type': string })['@type'])).toEqual([
      'Organization',
      'WebSite',
      'FAQPage',
    ]);
    const { questions } = questionsTexts[language];
    expect(questions.length).toBeGreaterThanOrEqual(7);
    expect(JSON.stringify(facts)).toContain(questions[0]?.question);
    const { description } = landingTexts[language];
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
  },
);
