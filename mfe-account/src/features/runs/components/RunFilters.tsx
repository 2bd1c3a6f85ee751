import type { RunsResponse } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { SegmentedControl } from '@stroomwerk/ui-kit';
import { type RunFilter, runFilters } from '../model/filter.js';
import { runsTexts } from '../texts.js';

/** All, failed or waiting, each with how many there are. */
export function RunFilters({
  counts,
  filter,
  onChange,
}: {
  counts: RunsResponse['counts'] | undefined;
  filter: RunFilter;
  onChange: (filter: RunFilter) => void;
}) {
  const t = useTexts(runsTexts);
  const format = useFormat();
  return (
    <SegmentedControl
      label={t.filter}
      value={filter}
      onChange={onChange}
      options={runFilters.map((value) => ({
        value,
        label: (
          <>
            {t.filters[value]}
            {counts && value !== 'all' ? (
              <span className="caption"> {format.number(counts[value])}</span>
            ) : null}
          </>
        ),
      }))}
    />
  );
}
