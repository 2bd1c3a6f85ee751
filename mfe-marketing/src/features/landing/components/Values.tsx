import { useTexts } from '@stroomwerk/mfe-runtime';
import { Container, CurrentLine, MiniGraph, SectionHeader } from '@stroomwerk/ui-kit';
import { valuesTexts } from '../values-texts.js';
import { Proof } from './Proof.js';
import css from './Values.module.css';

/** Small drawings in the language of the workflows; decoration, so they carry no label. */
const drawings = {
  checked: {
    kinds: 'tsdss',
    edges: [
      [0, 1],
      [1, 2],
      [2, 3],
      [2, 4],
    ],
  },
  accounts: {
    kinds: 'tdssss',
    edges: [
      [0, 1],
      [1, 2],
      [1, 3],
      [1, 4],
      [2, 5],
      [3, 5],
      [4, 5],
    ],
  },
  own: {
    kinds: 'tsass',
    edges: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
    ],
  },
} as const;

/** What we do for every workflow, in three blocks. */
export function Values() {
  const t = useTexts(valuesTexts);
  return (
    <section>
      <Container>
        <SectionHeader title={t.title} lead={<p>{t.lead}</p>} />
        <ul className={css.values}>
          {(['checked', 'accounts', 'own'] as const).map((key) => (
            <li key={key}>
              <div className={css.drawing}>
                <MiniGraph graph={drawings[key]} label="" />
              </div>
              <h3>{t[key].title}</h3>
              <p>{t[key].text}</p>
            </li>
          ))}
        </ul>
        <Proof />
        <CurrentLine />
      </Container>
    </section>
  );
}
