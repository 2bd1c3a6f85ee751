import type { Automation } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { SegmentedControl, Select } from '@stroomwerk/ui-kit';
import { listTexts } from '../list-texts.js';
import { countsOf, type Filter, placesOf, statusFilters } from '../model/shown.js';
import css from './Dashboard.module.css';

/** Narrows the list by status, and by n8n where there are several. */
export function AutomationFilters({
  items,
  filter,
  onChange,
}: {
  items: readonly Automation[];
  filter: Filter;
  onChange: (filter: Filter) => void;
}) {
  const t = useTexts(listTexts);
  const counts = countsOf(items, filter.n8n);
  const places = placesOf(items);
  return (
    <div className={css.filters}>
      <SegmentedControl
        label={t.filter}
        value={filter.status}
        onChange={(status) => onChange({ ...filter, status })}
        options={statusFilters.map((value) => ({
          value,
          label: (
            <>
              {t.filters[value]} <span className={css.count}>{counts[value]}</span>
            </>
          ),
        }))}
      />
      {places.length > 1 || filter.n8n !== '' ? (
        <Select
          aria-label={t.n8n}
          size="sm"
          value={filter.n8n}
          onChange={({ target }) => onChange({ ...filter, n8n: target.value })}
          options={[
            { value: '', label: t.allPlaces },
            ...places.map(({ id, name }) => ({ value: id, label: name ?? t.byHand })),
          ]}
        />
      ) : null}
    </div>
  );
}
