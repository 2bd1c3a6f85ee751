import type { ReactNode } from 'react';

export interface FlowNode {
  id: string;
  /** Left top corner. */
  x: number;
  y: number;
  title: string;
  subtitle?: string;
  /** A 16 px lucide icon. */
  icon?: ReactNode;
  /** Default step; a trigger is a filled lozenge. */
  kind?: 'trigger' | 'step';
  /** On the main route: cobalt. */
  live?: boolean;
}

export interface FlowWire {
  from: string;
  to: string;
  live?: boolean;
  label?: string;
  dashed?: boolean;
  /** Where the one pulse stands, on this wire. */
  pulse?: boolean;
}

export const NODE = { width: 124, height: 50, middle: 25, radius: 7, bend: 14 };

export interface Route {
  path: string;
  /** Where a label or a pulse sits. */
  middle: { x: number; y: number };
  /** Ends, for the ports; none on a vertical side wire. */
  ports: Array<{ x: number; y: number }>;
}

/** The way of a wire between two nodes: right side to left side, or straight down to a node below (a model under its agent). */
export function route(from: FlowNode, to: FlowNode): Route {
  const below = Math.abs(from.x - to.x) < NODE.width / 2;
  if (below) {
    const x = from.x + NODE.width / 2;
    const [top, bottom] = from.y < to.y ? [from, to] : [to, from];
    const start = top.y + NODE.height;
    return { path: `M${x} ${start}V${bottom.y}`, middle: { x, y: (start + bottom.y) / 2 }, ports: [] };
  }
  const a = { x: from.x + NODE.width, y: from.y + NODE.middle };
  const b = { x: to.x, y: to.y + NODE.middle };
  const ports = [a, b];
  if (a.y === b.y) return { path: `M${a.x} ${a.y}H${b.x}`, middle: { x: (a.x + b.x) / 2, y: a.y }, ports };
  const bend = a.x + NODE.bend;
  const r = Math.min(NODE.radius, Math.abs(b.y - a.y) / 2);
  const s = b.y > a.y ? r : -r;
  return {
    path: `M${a.x} ${a.y}H${bend - r}Q${bend} ${a.y} ${bend} ${a.y + s}V${b.y - s}Q${bend} ${b.y} ${bend + r} ${b.y}H${b.x}`,
    middle: { x: bend, y: (a.y + b.y) / 2 },
    ports,
  };
}
