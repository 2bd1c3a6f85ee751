import { searchRules } from '@stroomwerk/contracts/forms';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Input, useForm } from '@stroomwerk/ui-kit';
import { Search } from 'lucide-react';
import type { Filters } from '../../library/model/filters.js';
import { carried } from '../model/address.js';
import { catalogTexts } from '../texts.js';
import css from './Catalog.module.css';

/** A form that works without scripts: the text, with the filters that are set beside it. */
export function CatalogSearch({ filters, onSearch }: { filters: Filters; onSearch: (q: string) => void }) {
  const t = useTexts(catalogTexts);
  const form = useForm(searchRules, { initial: { q: filters.q }, send: ({ q }) => onSearch(q) });
  return (
    <search>
      <form {...form.props} className={css.search} action="/workflows">
        <Input
          {...form.field('q')}
          key={filters.q}
          size="lg"
          type="search"
          aria-label={t.searchLabel}
          icon={<Search size={16} />}
        />
        {carried(filters).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" size="lg" variant="primary">
          {t.search}
        </Button>
      </form>
    </search>
  );
}
