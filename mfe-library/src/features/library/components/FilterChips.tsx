import { useLanguage, useTexts } from '@stroomwerk/mfe-runtime';
import { categoryName, FilterChip, TextLink } from '@stroomwerk/ui-kit';
import { changed, type Filters, filtersSet, toggled, withoutFilters } from '../model/filters.js';
import { libraryTexts } from '../texts.js';
import css from './Library.module.css';

/** What is narrowed now, each to be taken away by a press. */
export function FilterChips({
  filters,
  onChange,
}: {
  filters: Filters;
  onChange: (filters: Filters) => void;
}) {
  const t = useTexts(libraryTexts);
  const { language } = useLanguage();
  if (filtersSet(filters) === 0) return null;
  const chips: { text: string; without: Partial<Filters> }[] = [
    ...(filters.trigger === 'all' ? [] : [{ text: filters.trigger, without: { trigger: 'all' } }]),
    ...(filters.complexity === 'all'
      ? []
      : [{ text: t.levels[filters.complexity as 'low'], without: { complexity: 'all' } }]),
    ...(filters.category === 'all'
      ? []
      : [{ text: categoryName(filters.category, language), without: { category: 'all' } }]),
    ...filters.integration.map((app) => ({
      text: app,
      without: { integration: toggled(filters.integration, app) },
    })),
    ...(filters.mine ? [{ text: t.mine, without: { mine: false } }] : []),
  ];
  return (
    <ul className={css.chips} aria-label={t.filters}>
      {chips.map(({ text, without }) => (
        <li key={text}>
          <FilterChip selected removable onClick={() => onChange(changed(filters, without))}>
            {text}
          </FilterChip>
        </li>
      ))}
      <li>
        <TextLink component="button" small standalone onClick={() => onChange(withoutFilters(filters))}>
          {t.resetFilters}
        </TextLink>
      </li>
    </ul>
  );
}
