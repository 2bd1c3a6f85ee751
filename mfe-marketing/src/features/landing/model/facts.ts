import type { PriceCatalogue } from '@stroomwerk/contracts/billing';
import type { Brand, Language } from '@stroomwerk/mfe-runtime';
import { questionsTexts } from '../questions-texts.js';
import { landingTexts } from '../texts.js';

export interface LandingFacts {
  readonly language: Language;
  readonly brand: Brand;
  readonly prices: PriceCatalogue | undefined;
}

/** The product with an offer for each price, net and with VAT; nothing while billing is silent. */
function product({ language, brand, prices }: LandingFacts): object[] {
  if (prices === undefined) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: brand.name,
      description: landingTexts[language].description,
      brand: { '@type': 'Brand', name: brand.name },
      offers: prices.prices.map((price) => ({
        '@type': 'Offer',
        name: price.name,
        url: '/#pricing',
        availability: 'https://schema.org/InStock',
        priceCurrency: prices.currency.toUpperCase(),
        price: euros(price.amount_incl_vat_cents),
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: euros(price.amount_cents),
          priceCurrency: prices.currency.toUpperCase(),
          valueAddedTaxIncluded: false,
          ...(price.interval === null
            ? {}
            : { billingDuration: 1, unitCode: price.interval === 'month' ? 'MON' : 'ANN' }),
        },
      })),
    },
  ];
}

const euros = (cents: number): string => (cents / 100).toFixed(2);

/** What the landing page tells search engines, by schema.org: who we are, what it costs, the common questions. */
export function landingFacts(facts: LandingFacts): object[] {
  const { language, brand } = facts;
  const organization = { '@type': 'Organization', '@id': '/#organization', name: brand.name, url: '/' };
  return [
    {
      '@context': 'https://schema.org',
      ...organization,
      vatID: brand.vatId,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        email: brand.supportEmail,
        availableLanguage: ['nl', 'en'],
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: brand.name,
      url: '/',
      inLanguage: language,
      publisher: { '@id': '/#organization' },
    },
    ...product(facts),
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      inLanguage: language,
      mainEntity: questionsTexts[language].questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
      })),
    },
  ];
}
