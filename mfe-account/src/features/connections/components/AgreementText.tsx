import type { ProcessingAgreement, SubProcessor } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { type Column, DataTable } from '@stroomwerk/ui-kit';
import { agreementTexts } from '../agreement-texts.js';
import css from './Connections.module.css';

/** The whole agreement: its sections, and who processes something for us. */
export function AgreementText({ agreement }: { agreement: ProcessingAgreement }) {
  const t = useTexts(agreementTexts);
  const columns: Column<SubProcessor>[] = [
    { key: 'name', header: t.processor, cell: ({ name }) => name },
    { key: 'purpose', header: t.purpose, cell: ({ purpose }) => purpose },
    { key: 'place', header: t.place, cell: ({ place }) => place },
  ];
  return (
    <div className="stack">
      <ol className={css.sections}>
        {agreement.sections.map(({ heading, text }) => (
          <li key={heading}>
            <h3 className="h3">{heading}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className={css.table}>
        <DataTable
          caption={t.processors}
          columns={columns}
          rows={agreement.sub_processors}
          rowKey={({ name }) => name}
          density="compact"
        />
      </div>
    </div>
  );
}
