import type { DeployForm, Deployment, PublicWorkflowDetail } from '@stroomwerk/contracts/library';
import type { FlowNode } from '@stroomwerk/ui-kit';
import { type Placed, placeOnCanvas } from '../../detail/model/canvas.js';
import { reachedBy } from './reached.js';

export interface DrawingWords {
  readonly values: (count: number) => string;
  readonly uses: (numbers: readonly number[]) => string;
  readonly onError: string;
  readonly added: string;
  readonly toYou: string;
  readonly byUs: string;
  readonly ran: string;
  readonly stopped: string;
  readonly off: string;
}

type Drawn = Pick<PublicWorkflowDetail, 'steps' | 'graph'>;

const margin = 28;
const step = { width: 148, height: 50, gap: 40 };
/** Between the workflow and what is added below it. */
const apart = 30;

/** The path for errors that we add, below the workflow: where it begins, and what it does. */
function withErrorPath(placed: Placed, words: DrawingWords): Placed {
  const y = placed.height - margin + apart;
  const begins: FlowNode = {
    id: 'error',
    x: margin,
    y,
    title: words.onError,
    subtitle: words.added,
    width: step.width,
    hollow: true,
    added: true,
  };
  const tells: FlowNode = {
    id: 'tell',
    x: margin + step.width + step.gap,
    y,
    title: words.toYou,
    subtitle: words.byUs,
    width: step.width,
    added: true,
  };
  return {
    nodes: [...placed.nodes, begins, tells],
    wires: [...placed.wires, { from: begins.id, to: tells.id, added: true }],
    width: Math.max(placed.width, tells.x + step.width + margin),
    height: y + step.height + margin,
  };
}

/**
 * The workflow with what will become of it: dashed where the values come, numbers at the steps that use one, and the path
 * for errors that is added.
 */
export function placeForm(
  { steps, graph }: Drawn,
  { values, adds_error_path: adds }: Pick<DeployForm, 'values' | 'adds_error_path'>,
  words: DrawingWords,
): Placed {
  const placed = placeOnCanvas(steps, graph);
  const nodes = placed.nodes.map((node, at): FlowNode => {
    const name = steps[at]?.name ?? '';
    const here = values.filter((value) => value.at.some((one) => one.step === name)).length;
    const numbers = values.flatMap(({ used_in }, index) => (used_in.includes(name) ? [index + 1] : []));
    return {
      ...node,
      ...(here > 0 ? { dashed: true, subtitle: words.values(here) } : {}),
      ...(numbers.length > 0 ? { pins: { numbers, word: words.uses(numbers) } } : {}),
    };
  });
  const marked = { ...placed, nodes };
  return adds ? withErrorPath(marked, words) : marked;
}

/**
 * The workflow with how far its first run came, as far as that is known.
 * @param failedAt name of the step that it stopped at
 */
export function placeRun(
  { steps, graph }: Drawn,
  run: Deployment['first_run'],
  failedAt: string | null,
  words: DrawingWords,
): Placed {
  const placed = placeOnCanvas(steps, graph);
  const stopped = steps.findIndex(({ name }) => name === failedAt);
  if (run === null || (run.status !== 'success' && stopped < 0)) return placed;
  const reached = reachedBy(graph, run.status === 'success' ? null : stopped);
  return {
    ...placed,
    nodes: placed.nodes.map((node, at): FlowNode => {
      const is = reached.get(at);
      return is === undefined ? node : { ...node, ran: { is, word: words[is] } };
    }),
  };
}
