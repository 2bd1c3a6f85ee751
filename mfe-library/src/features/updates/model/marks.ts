import type { UpdateDrawing, UpdateMark } from '@stroomwerk/contracts/library';
import { placeOnCanvas } from '../../detail/model/canvas.js';

export type Marked = Exclude<UpdateMark, 'same'>;
/** In the order of the legend. */
export const markKinds = ['new', 'changed', 'choose', 'gone', 'mine'] as const satisfies readonly Marked[];

const shapes = { new: 'added', changed: 'changed', choose: 'choose', gone: 'removed', mine: 'mine' } as const;

/** A workflow as the canvas draws it, each step with what becomes of it. @param words for that */
export function placeMarks(
  { steps, graph, removed_edges }: UpdateDrawing,
  words: Readonly<Record<Marked, string>>,
) {
  const placed = placeOnCanvas(steps, graph, new Map(), removed_edges);
  return {
    ...placed,
    nodes: placed.nodes.map((node, at) => {
      const mark = steps[at]?.mark ?? 'same';
      if (mark === 'same') return node;
      const live = node.live === true && mark !== 'gone' && mark !== 'mine';
      return { ...node, live, change: { is: shapes[mark], word: words[mark] } };
    }),
  };
}

/** How many steps become what. */
export function countMarks({ steps }: UpdateDrawing): Readonly<Record<UpdateMark, number>> {
  const counts = { same: 0, new: 0, changed: 0, choose: 0, gone: 0, mine: 0 };
  for (const { mark } of steps) counts[mark] += 1;
  return counts;
}
