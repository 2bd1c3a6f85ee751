import type { SearchFacets } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { Switch, TextLink } from '@stroomwerk/ui-kit';
import { memo, useState } from 'react';
import { useMyAppsIfKnown } from '../../apps/api/use-my-apps.js';
import { MyAppsDialog } from '../../apps/components/MyAppsDialog.js';
import { changed, type Filters as FilterValues } from '../model/filters.js';
import { libraryTexts } from '../texts.js';
import { AppFacet } from './AppFacet.js';
import css from './Library.module.css';
import { ValueFacets } from './ValueFacets.js';

interface FiltersProps {
  readonly filters: FilterValues;
  /** How many each choice leaves; undefined until the first answer. */
  readonly facets: SearchFacets | undefined;
  readonly onChange: (filters: FilterValues) => void;
}

/** Everything to narrow by: trigger, complexity and category as specified, then apps and the own apps. */
export const Filters = memo(function Filters({ filters, facets, onChange }: FiltersProps) {
  const pick = (change: Partial<FilterValues>) => onChange(changed(filters, change));
  const leads = (change: Partial<FilterValues>) => ({ onClick: () => pick(change) });
  return (
    <div className={css.facets}>
      <MyAppsSwitch on={filters.mine} onChange={(mine) => pick({ mine })} />
      <ValueFacets
        filters={filters}
        facets={facets}
        leads={leads}
        only={['trigger', 'complexity', 'category']}
      />
      <AppFacet filters={filters} facets={facets} onChange={(integration) => pick({ integration })} />
    </div>
  );
});

/** Only what works with the own apps; without any chosen it asks which those are first. */
function MyAppsSwitch({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  const t = useTexts(libraryTexts);
  const data = useMyAppsIfKnown();
  const [choosing, setChoosing] = useState(false);
  const none = data?.apps.length === 0;
  return (
    <div className={css.mine}>
      <Switch
        atEnd
        label={t.mine}
        checked={on}
        onChange={({ target }) => (target.checked && none ? setChoosing(true) : onChange(target.checked))}
      />
      <TextLink component="button" small standalone onClick={() => setChoosing(true)}>
        {none ? t.mineNone : t.editApps}
      </TextLink>
      {choosing ? <MyAppsDialog onClose={() => setChoosing(false)} /> : null}
    </div>
  );
}
