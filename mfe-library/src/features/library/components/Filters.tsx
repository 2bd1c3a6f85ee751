import { categories } from '@stroomwerk/contracts/library';
import { useApiQuery, useFormat, useLanguage, useTexts } from '@stroomwerk/mfe-runtime';
import { CategoryIcon, ComplexityLevel, categoryKeys, categoryName, TriggerIcon } from '@stroomwerk/ui-kit';
import type { ReactNode } from 'react';
import { changed, complexities, type Filters as FilterValues, triggers } from '../model/filters.js';
import { libraryTexts } from '../texts.js';
import css from './Library.module.css';

/** The three filters, as lists: trigger, complexity, and the categories the server has. */
export function Filters({
  filters,
  onChange,
}: {
  filters: FilterValues;
  onChange: (filters: FilterValues) => void;
}) {
  const t = useTexts(libraryTexts);
  const format = useFormat();
  const { language } = useLanguage();
  const { data } = useApiQuery(categories);
  const total = Object.values(data?.categories ?? {}).reduce((sum, { count }) => sum + count, 0);
  const pick = (change: Partial<FilterValues>) => onChange(changed(filters, change));
  return (
    <div className={css.facets}>
      <Facet title={t.trigger}>
        {triggers.map((trigger) => (
          <Choice
            key={trigger}
            on={filters.trigger === trigger}
            onClick={() => pick({ trigger })}
            icon={trigger === 'all' ? <AllMark /> : <TriggerIcon trigger={trigger} />}
          >
            {trigger === 'all' ? t.all : trigger}
          </Choice>
        ))}
      </Facet>
      <Facet title={t.complexity}>
        {complexities.map((complexity) => (
          <Choice
            key={complexity}
            on={filters.complexity === complexity}
            onClick={() => pick({ complexity })}
            icon={complexity === 'all' ? <AllMark /> : undefined}
          >
            {complexity === 'all' ? (
              t.all
            ) : (
              <ComplexityLevel level={complexity}>{t.levels[complexity]}</ComplexityLevel>
            )}
          </Choice>
        ))}
      </Facet>
      <Facet title={t.category}>
        <Choice
          on={filters.category === 'all'}
          onClick={() => pick({ category: 'all' })}
          icon={<AllMark />}
          count={data ? format.number(total) : undefined}
        >
          {t.all}
        </Choice>
        {categoryKeys.map((category) => {
          const entry = data?.categories[category];
          return entry ? (
            <Choice
              key={category}
              on={filters.category === category}
              onClick={() => pick({ category })}
              icon={<CategoryIcon category={category} />}
              count={format.number(entry.count)}
            >
              {categoryName(category, language)}
            </Choice>
          ) : null;
        })}
      </Facet>
    </div>
  );
}

function Facet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.facet} aria-label={title}>
      <h2 className={css.facetTitle}>{title}</h2>
      {children}
    </section>
  );
}

function Choice({
  on,
  onClick,
  icon,
  count,
  children,
}: {
  on: boolean;
  onClick: () => void;
  icon?: ReactNode;
  count?: string;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={on ? `${css.choice} ${css.on}` : css.choice}
      aria-pressed={on}
      onClick={onClick}
    >
      {icon}
      <span className={css.choiceText}>{children}</span>
      {count === undefined ? null : <span className={css.count}>{count}</span>}
    </button>
  );
}

function AllMark() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" className={css.allMark}>
      <circle cx="8" cy="8" r="4" />
    </svg>
  );
}
