import { useTexts } from '@stroomwerk/mfe-runtime';
import { MiniGraph } from '@stroomwerk/ui-kit';
import { homeTexts } from '../texts.js';
import css from './Home.module.css';

const graphs: readonly { kinds: string; edges: [number, number][] }[] = [
  {
    kinds: 'tsdss',
    edges: [
      [0, 1],
      [1, 2],
      [2, 3],
      [2, 4],
    ],
  },
  {
    kinds: 'tdsssd',
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
  {
    kinds: 'tsas',
    edges: [
      [0, 1],
      [1, 2],
      [2, 3],
    ],
  },
];

/** The three value blocks. */
export function Values() {
  const t = useTexts(homeTexts);
  return (
    <ul className={css.values}>
      {t.values.map(({ title, text }, index) => {
        const graph = graphs[index];
        return (
          <li key={title}>
            {graph ? <MiniGraph graph={graph} label="" /> : null}
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        );
      })}
    </ul>
  );
}
