import type { SearchFacets } from '@stroomwerk/contracts/library';
import { useFormat, useLanguage, useTexts } from '@stroomwerk/mfe-runtime';
import { CategoryIcon, ComplexityLevel, categoryKeys, categoryName, TriggerIcon } from '@stroomwerk/ui-kit';
import type { ReactNode } from 'react';
import { type Counts, countsOf, type FacetName, sumOf } from '../model/facets.js';
import { complexities, type Filters, triggers } from '../model/filters.js';
import { libraryTexts } from '../texts.js';
import { Choice, ChoiceMark, Choices, Facet } from './Facet.js';

/** How a choice is made: by a press, or by following an address. */
export type Leads = (
  change: Partial<Omit<Filters, 'page'>>,
) => { readonly onClick: () => void } | { readonly to: string; readonly nofollow: boolean };

interface ValueFacetsProps {
  readonly filters: Filters;
  readonly facets: SearchFacets | undefined;
  readonly leads: Leads;
  /** Which ones, in order. */
  readonly only: readonly ('trigger' | 'complexity' | 'category')[];
}

type Single = ValueFacetsProps['only'][number];

/** The facets of which a workflow has one value: trigger, complexity and category. */
export function ValueFacets({ filters, facets, leads, only }: ValueFacetsProps) {
  const t = useTexts(libraryTexts);
  const format = useFormat();
  const { language } = useLanguage();
  const looks: Record<
    Single,
    { title: string; values: readonly string[]; show: (value: string) => [ReactNode, ReactNode] }
  > = {
    trigger: {
      title: t.trigger,
      values: triggers.slice(1),
      show: (value) => [<TriggerIcon key="icon" trigger={value as 'Webhook'} />, value],
    },
    complexity: {
      title: t.complexity,
      values: complexities.slice(1),
      show: (value) => [
        null,
        <ComplexityLevel key="level" level={value as 'low'}>
          {t.levels[value as 'low']}
        </ComplexityLevel>,
      ],
    },
    category: {
      title: t.category,
      values: categoryKeys,
      show: (value) => [<CategoryIcon key="icon" category={value} />, categoryName(value, language)],
    },
  };
  const known = facets !== undefined;
  const count = (counts: Counts, value: string) =>
    known ? format.number(counts.get(value) ?? 0) : undefined;
  return only.map((name) => {
    const { title, values, show } = looks[name];
    const counts = countsOf(facets, name satisfies FacetName);
    const sum = sumOf(counts);
    return (
      <Facet key={name} title={title}>
        <Choices title={title}>
          <Choice
            on={filters[name] === 'all'}
            icon={<ChoiceMark />}
            count={sum === undefined ? undefined : format.number(sum)}
            {...leads({ [name]: 'all' })}
          >
            {t.all}
          </Choice>
          {values.map((value) => {
            const [icon, text] = show(value);
            return (
              <Choice
                key={value}
                on={filters[name].toLowerCase() === value.toLowerCase()}
                icon={icon}
                count={count(counts, value)}
                none={known && !counts.has(value)}
                {...leads({ [name]: value })}
              >
                {text}
              </Choice>
            );
          })}
        </Choices>
      </Facet>
    );
  });
}
