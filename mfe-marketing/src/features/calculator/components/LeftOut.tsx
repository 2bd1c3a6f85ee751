import { useTexts } from '@stroomwerk/mfe-runtime';
import { Panel } from '@stroomwerk/ui-kit';
import { calculatorTexts } from '../texts.js';
import css from './Calculator.module.css';

/** What the sum does not know, so that nobody takes it for more than it is. */
export function LeftOut() {
  const t = useTexts(calculatorTexts);
  return (
    <Panel title={t.leftOut} footer={t.disclaimer}>
      <ul className={css.leftOut}>
        {t.leftOutItems.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Panel>
  );
}
