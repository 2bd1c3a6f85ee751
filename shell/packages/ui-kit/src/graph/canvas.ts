import type { ReactNode } from 'react';

export interface FlowNode {
  id: string;
  /** Left top corner. */
  x: number;
  y: number;
  title: string;
  subtitle?: string;
  /** 16 px: a lucide icon, or an `AppGlyph`. */
  icon?: ReactNode;
  /** Default step; a trigger is a filled lozenge. */
  kind?: 'trigger' | 'step';
  /** On the main route: cobalt. */
  live?: boolean;
  /** Stands out: what a customer fills in. */
  marked?: boolean;
  /**
   * What became of it since another drawing: a double line, a thick one, dots and struck out, ink for somebody's own and for
   * what they choose between, each with the word.
   */
  change?: { readonly is: 'added' | 'changed' | 'removed' | 'mine' | 'choose'; readonly word: string };
  /** The customer's values come here: dashed. */
  dashed?: boolean;
  /** The values that it uses, by their numbers, and that in words. */
  pins?: { readonly numbers: readonly number[]; readonly word: string };
  /** How far a run came: a check, a cross with its word, grey where it did not get to; each with the word. */
  ran?: { readonly is: 'ran' | 'stopped' | 'off'; readonly word: string };
  /** A lozenge with an outline: it begins a path of its own. */
  hollow?: boolean;
  /** Not there yet. */
  added?: boolean;
  /** Another width than 124. */
  width?: number;
}

export interface FlowWire {
  from: string;
  to: string;
  live?: boolean;
  label?: string;
  dashed?: boolean;
  /** It is added: dots. */
  added?: boolean;
  /** It is there no more. */
  removed?: boolean;
  /** Where the one pulse stands, on this wire. */
  pulse?: boolean;
  /** Left top corners of free places that the wire runs through (`layoutFlow`). */
  via?: ReadonlyArray<{ x: number; y: number }>;
  /** It closes a loop: below its nodes, back to the left. */
  back?: boolean;
}

export const NODE = { width: 124, height: 50, middle: 25, radius: 7, bend: 14 };

export interface Route {
  path: string;
  /** Where a label or a pulse sits. */
  middle: { x: number; y: number };
  /** Ends, for the ports; none on a vertical side wire. */
  ports: Array<{ x: number; y: number }>;
}

/** A step with all that its marks say, for who does not see them. */
export const spoken = ({ title, subtitle, change, pins, ran }: FlowNode): string =>
  [title, subtitle, change?.word, pins?.word, ran?.word].filter(Boolean).join(', ');

export const widthOf = (node: FlowNode): number => node.width ?? NODE.width;

/** The way of a wire between two nodes: right side to left side, or straight down to a node below (a model under its agent). */
export function route(from: FlowNode, to: FlowNode, { via, back }: Partial<FlowWire> = {}): Route {
  if (back) return backRoute(from, to);
  const half = widthOf(from) / 2;
  if (Math.abs(from.x - to.x) < half) {
    const x = from.x + half;
    const [top, bottom] = from.y < to.y ? [from, to] : [to, from];
    const start = top.y + NODE.height;
    return { path: `M${x} ${start}V${bottom.y}`, middle: { x, y: (start + bottom.y) / 2 }, ports: [] };
  }
  const a = { x: from.x + widthOf(from), y: from.y + NODE.middle };
  const b = { x: to.x, y: to.y + NODE.middle };
  const stops = [...(via ?? []).map(({ x, y }) => ({ x, y: y + NODE.middle })), b];
  const straight = stops.every(({ y }) => y === a.y);
  let path = `M${a.x} ${a.y}`;
  let y = a.y;
  let middle = { x: (a.x + b.x) / 2, y: a.y };
  for (const stop of stops) {
    if (stop.y !== y) {
      // Laid out wires bend just before the layer they go to; the others just behind their node.
      const bend = via ? stop.x - NODE.bend : a.x + NODE.bend;
      const r = Math.min(NODE.radius, Math.abs(stop.y - y) / 2);
      const s = stop.y > y ? r : -r;
      path += `H${bend - r}Q${bend} ${y} ${bend} ${y + s}V${stop.y - s}Q${bend} ${stop.y} ${bend + r} ${stop.y}`;
      if (!straight) middle = { x: bend, y: (y + stop.y) / 2 };
      y = stop.y;
    }
    path += `H${stop.x}`;
  }
  return { path, middle, ports: [a, b] };
}

/** Down from its node, along below both, and up again. */
function backRoute(from: FlowNode, to: FlowNode): Route {
  const [start, end] = [from.x + widthOf(from) / 2, to.x + widthOf(to) / 2];
  const bottom = Math.max(from.y, to.y) + NODE.height + NODE.bend;
  const r = NODE.radius;
  return {
    path: `M${start} ${from.y + NODE.height}V${bottom - r}Q${start} ${bottom} ${start - r} ${bottom}H${end + r}Q${end} ${bottom} ${end} ${bottom - r}V${to.y + NODE.height}`,
    middle: { x: (start + end) / 2, y: bottom },
    ports: [],
  };
}

/** A text shortened to about what fits in a width, with an ellipsis. An SVG text neither wraps nor clips by itself. */
export function fitText(text: string, width: number, perLetter: number): string {
  const letters = Math.max(4, Math.floor(width / perLetter));
  return text.length <= letters ? text : `${text.slice(0, letters - 1).trimEnd()}…`;
}
