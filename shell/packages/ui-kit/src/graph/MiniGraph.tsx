import { useMemo } from 'react';
import { cx } from '../lib/cx.js';
import { useUiTexts } from '../lib/language.js';
import { type UiLang } from '../texts/define.js';
import { graphTexts } from '../texts/graph.js';
import {
  LAYER,
  layoutMiniGraph,
  type MiniGraphInput,
  type MiniGraphLayout,
  type PlacedNode,
} from './layout.js';
import css from './MiniGraph.module.css';

export interface MiniGraphProps {
  graph: MiniGraphInput;
  /** Another label than "Schema met n stappen"; empty string makes it decorative. */
  label?: string;
  lang?: UiLang;
  /** At most 84 by 46, beside a line of text. */
  small?: boolean;
  /** White on a cobalt field. */
  onFlood?: boolean;
  /** Shows so many steps of the way at most, and fades out where there is more: lines of one weight side by side. */
  columns?: number;
  className?: string;
}

/** Layouts are kept: while somebody types, the same workflows come and go. */
const kept = new Map<string, MiniGraphLayout>();
const most = 400;

function layoutOf(graph: MiniGraphInput): MiniGraphLayout {
  const key = `${graph.kinds} ${graph.edges.join(' ')}`;
  const known = kept.get(key);
  if (known) return known;
  if (kept.size >= most) kept.clear();
  const made = layoutMiniGraph(graph);
  kept.set(key, made);
  return made;
}

/** A workflow drawn from its own nodes and connections. Renders on the server. */
export function MiniGraph({
  graph,
  label,
  lang,
  small = false,
  onFlood = false,
  columns = Number.POSITIVE_INFINITY,
  className,
}: MiniGraphProps) {
  const texts = useUiTexts(graphTexts, lang);
  const layout = useMemo(() => layoutOf(graph), [graph]);
  if (layout.steps === 0) return null;
  const name = label ?? texts.schema(layout.steps);
  const { height } = layout;
  const width = Math.min(layout.width, columns * LAYER);
  const isCut = width < layout.width;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={cx(
        css.graph,
        small ? css.small : css.fit,
        onFlood && css.onFlood,
        isCut && css.cut,
        className,
      )}
      role={name ? 'img' : undefined}
      aria-label={name || undefined}
      aria-hidden={name ? undefined : true}
    >
      {layout.wires.map((wire) => (
        <path key={wire} className={css.wire} d={wire} />
      ))}
      {layout.nodes.map((node) => (
        <Shape key={`${node.x},${node.y}`} {...node} />
      ))}
    </svg>
  );
}

function Shape({ x, y, kind, count }: PlacedNode) {
  if (kind === 't')
    return (
      <path
        className={css.solid}
        d={`M${x + 5.5} ${y - 5.5}V${y + 5.5}H${x}A5.5 5.5 0 0 1 ${x} ${y - 5.5}Z`}
      />
    );
  if (kind === 'd')
    return <path className={css.node} d={`M${x} ${y - 7}L${x + 7} ${y}L${x} ${y + 7}L${x - 7} ${y}Z`} />;
  if (kind === 'a')
    return (
      <>
        <circle className={css.node} cx={x} cy={y} r="6.2" />
        <circle className={css.dot} cx={x} cy={y} r="2.2" />
      </>
    );
  return (
    <>
      {count > 1 ? (
        <rect className={css.node} x={x - 3.5} y={y - 7.5} width="11" height="11" rx="1.5" />
      ) : null}
      <rect className={css.node} x={x - 5.5} y={y - 5.5} width="11" height="11" rx="1.5" />
    </>
  );
}
