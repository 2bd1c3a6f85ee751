import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { DataTable, EmptyState, Panel } from '@stroomwerk/ui-kit';
import { visitsTexts } from '../texts.js';

interface Row {
  readonly name: string;
  readonly count: number;
}

/** Names with their counts, largest first. */
export function CountTable({
  title,
  rows,
  nameOf = (name) => name,
}: {
  title: string;
  rows: readonly Row[];
  /** How a name is written; the name itself by default. */
  nameOf?: (name: string) => string;
}) {
  const t = useTexts(visitsTexts);
  const format = useFormat();
  return (
    <Panel title={title} flush>
      <DataTable
        caption={title}
        rows={rows}
        rowKey={({ name }) => name}
        empty={<EmptyState>{t.none}</EmptyState>}
        columns={[
          { key: 'name', header: t.name, cell: ({ name }) => nameOf(name) },
          { key: 'count', header: t.count, align: 'end', cell: ({ count }) => format.number(count) },
        ]}
      />
    </Panel>
  );
}
