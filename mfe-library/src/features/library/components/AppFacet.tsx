import { type SearchFacets } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { ErrorNotice, Input } from '@stroomwerk/ui-kit';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useIntegrations } from '../../apps/api/use-integrations.js';
import { appChoices, countsOf } from '../model/facets.js';
import { type Filters, toggled } from '../model/filters.js';
import { libraryTexts } from '../texts.js';
import { Choice, ChoiceMark, Choices, Facet } from './Facet.js';
import css from './Library.module.css';

/** Apps that are shown before anything is looked for. */
const shown = 8;

/** The apps that a workflow uses: the largest of what was found, and every other one by its name. */
export function AppFacet({
  filters,
  facets,
  onChange,
}: {
  filters: Filters;
  facets: SearchFacets | undefined;
  onChange: (integration: readonly string[]) => void;
}) {
  const t = useTexts(libraryTexts);
  const format = useFormat();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(false);
  const all = useIntegrations(asked);
  const names = all.data?.integrations.map(({ name }) => name) ?? [];
  const choices = appChoices(countsOf(facets, 'integration'), filters.integration, names, text, shown);
  return (
    <Facet title={t.integration}>
      <div className={css.findApp}>
        <Input
          size="sm"
          type="search"
          aria-label={t.findApp}
          placeholder={t.findApp}
          autoComplete="off"
          icon={<Search size={14} />}
          value={text}
          onFocus={() => setAsked(true)}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <Choices title={t.integration}>
        {choices.map(({ name, count, chosen }) => (
          <Choice
            key={name}
            on={chosen}
            icon={<ChoiceMark square />}
            count={count === undefined ? undefined : format.number(count)}
            onClick={() => onChange(toggled(filters.integration, name))}
          >
            {name}
          </Choice>
        ))}
      </Choices>
      {all.error && !all.data ? (
        <ErrorNotice error={all.error} title={t.appsFailed} onRetry={() => void all.refetch()}>
          {all.error.detail}
        </ErrorNotice>
      ) : null}
      {all.data && choices.length === 0 && text !== '' ? <p className={css.counts}>{t.noApp}</p> : null}
    </Facet>
  );
}
