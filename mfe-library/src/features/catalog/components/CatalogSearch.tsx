import { useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Input } from '@stroomwerk/ui-kit';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import type { Filters } from '../../library/model/filters.js';
import { carried } from '../model/address.js';
import { catalogTexts } from '../texts.js';
import css from './Catalog.module.css';

/** A form that works without scripts: the text, with the filters that are set beside it. */
export function CatalogSearch({ filters, onSearch }: { filters: Filters; onSearch: (q: string) => void }) {
  const t = useTexts(catalogTexts);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('q')).trim());
  };
  return (
    <search>
      <form className={css.search} action="/workflows" onSubmit={submit}>
        <Input
          key={filters.q}
          size="lg"
          type="search"
          name="q"
          aria-label={t.searchLabel}
          defaultValue={filters.q}
          icon={<Search size={16} />}
          maxLength={200}
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
