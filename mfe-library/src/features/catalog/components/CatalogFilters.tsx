import type { SearchFacets } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Choice, ChoiceMark, Choices, Facet } from '../../library/components/Facet.js';
import libraryCss from '../../library/components/Library.module.css';
import { ValueFacets } from '../../library/components/ValueFacets.js';
import { appChoices, countsOf } from '../../library/model/facets.js';
import type { Filters } from '../../library/model/filters.js';
import { libraryTexts } from '../../library/texts.js';
import { linkTo, linkToApp } from '../model/address.js';
import { catalogTexts } from '../texts.js';
import css from './Catalog.module.css';

/** Apps in view at once; the others stand behind a summary. */
const shown = 10;

/** The library's facets as links, so that they work without scripts. */
export function CatalogFilters({ filters, facets }: { filters: Filters; facets: SearchFacets | undefined }) {
  const t = useTexts(libraryTexts);
  const { moreApps } = useTexts(catalogTexts);
  const format = useFormat();
  const apps = appChoices(countsOf(facets, 'integration'), filters.integration, [], '', 30);
  const choice = ({ name, count, chosen }: (typeof apps)[number]) => (
    <Choice
      key={name}
      on={chosen}
      icon={<ChoiceMark square />}
      count={count === undefined ? undefined : format.number(count)}
      {...linkToApp(filters, name)}
    >
      {name}
    </Choice>
  );
  const rest = apps.slice(shown);
  return (
    <div className={libraryCss.facets}>
      <ValueFacets
        filters={filters}
        facets={facets}
        leads={(change) => linkTo(filters, change)}
        only={['trigger', 'complexity', 'category']}
      />
      {apps.length > 0 ? (
        <Facet title={t.integration}>
          <Choices title={t.integration}>{apps.slice(0, shown).map(choice)}</Choices>
          {rest.length > 0 ? (
            <details className={css.more}>
              <summary>{moreApps(format.number(rest.length))}</summary>
              <Choices title={moreApps(format.number(rest.length))}>{rest.map(choice)}</Choices>
            </details>
          ) : null}
        </Facet>
      ) : null}
    </div>
  );
}
