import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { SourceLine } from '@stroomwerk/ui-kit';
import { useLibraryStats } from '../api/reads.js';
import { valuesTexts } from '../values-texts.js';
import css from './Values.module.css';

/** What the library says of itself, with source and time, in the place where others put quotes. */
export function Proof() {
  const t = useTexts(valuesTexts).proof;
  const format = useFormat();
  const data = useLibraryStats();
  if (!data) return null;
  const facts = [
    [t.checked(format.number(data.active), format.number(data.total)), t.checkedText],
    [format.number(data.total_nodes), t.nodes],
    [format.number(data.unique_integrations), t.integrations],
  ] as const;
  return (
    <div className={css.proof}>
      <h3>{t.title}</h3>
      <dl>
        {facts.map(([value, text]) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <SourceLine>{t.counted(format.date(data.measured_at), format.time(data.measured_at))}</SourceLine>
    </div>
  );
}
