import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from '../lib/cx.js';
import { useUiTexts } from '../lib/language.js';
import { useScrollFocus } from '../lib/useScrollFocus.js';
import { type FlowNode, type FlowWire, NODE, route } from './canvas.js';
import css from './FlowCanvas.module.css';

export interface FlowCanvasProps {
  nodes: readonly FlowNode[];
  wires: readonly FlowWire[];
  /** Size of the drawing; nodes are 124 by 50. */
  width: number;
  height: number;
  /** "Workflow Facturen uit de mailbox boeken, elf stappen". */
  label: string;
  /** A log or legend over the lower right corner; below the canvas on phones. */
  overlay?: ReactNode;
  /** Without its own border, inside another frame. */
  bare?: boolean;
  className?: string;
}

/** Named nodes on a dotted ground; the main route in cobalt with beads that pause off screen. The steps are also there as a list. */
export function FlowCanvas({
  nodes,
  wires,
  width,
  height,
  label,
  overlay,
  bare,
  className,
}: FlowCanvasProps) {
  const texts = useUiTexts();
  const { ref, visible } = useOnScreen();
  const scroller = useRef<HTMLDivElement>(null);
  useScrollFocus(scroller);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return (
    <div ref={ref} className={cx(css.canvas, bare && css.bare, !visible && css.still, className)}>
      <div ref={scroller} className={css.scroll}>
        <svg
          data-canvas
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          role="img"
          aria-label={label}
        >
          {wires.map((wire) => {
            const from = byId.get(wire.from);
            const to = byId.get(wire.to);
            return from && to ? (
              <Wire key={`${wire.from}-${wire.to}`} from={from} to={to} wire={wire} />
            ) : null;
          })}
          {nodes.map((node) => (
            <Node key={node.id} node={node} />
          ))}
          {wires.map((wire) => {
            const from = byId.get(wire.from);
            const to = byId.get(wire.to);
            return from && to ? (
              <Ports key={`${wire.from}-${wire.to}`} from={from} to={to} wire={wire} />
            ) : null;
          })}
        </svg>
      </div>
      <ol className={css.list} aria-label={texts.steps}>
        {nodes.map((node) => (
          <li key={node.id}>{node.subtitle ? `${node.title}, ${node.subtitle}` : node.title}</li>
        ))}
      </ol>
      {overlay ? <div className={css.overlay}>{overlay}</div> : null}
    </div>
  );
}

interface WireProps {
  from: FlowNode;
  to: FlowNode;
  wire: FlowWire;
}

function Wire({ from, to, wire }: WireProps) {
  const { path, middle } = route(from, to);
  const ground = (wire.label?.length ?? 0) * 6.4 + 10;
  return (
    <g>
      <path className={cx(css.wire, wire.live && css.live, wire.dashed && css.dashed)} d={path} />
      {wire.live ? <path className={css.bead} d={path} /> : null}
      {wire.pulse ? (
        <>
          <circle className={css.halo} cx={middle.x} cy={middle.y} r="12" />
          <circle className={css.pulse} cx={middle.x} cy={middle.y} r="5.5" />
        </>
      ) : null}
      {wire.label ? (
        <>
          <rect
            className={css.labelGround}
            x={middle.x - ground / 2}
            y={middle.y - 9}
            width={ground}
            height="18"
            rx="3"
          />
          <text className={css.label} x={middle.x} y={middle.y + 4} textAnchor="middle">
            {wire.label}
          </text>
        </>
      ) : null}
    </g>
  );
}

function Ports({ from, to, wire }: WireProps) {
  return route(from, to).ports.map((port) => (
    <circle
      key={port.x}
      className={cx(css.port, wire.live && css.livePort)}
      cx={port.x}
      cy={port.y}
      r="3.5"
    />
  ));
}

function Node({ node }: { node: FlowNode }) {
  const trigger = node.kind === 'trigger';
  const inset = trigger ? 15 : 10;
  const text = node.x + inset + (node.icon ? 23 : 2);
  return (
    <g className={trigger ? css.inverse : undefined}>
      <rect
        className={cx(css.node, node.live && css.liveNode, trigger && css.trigger)}
        x={node.x}
        y={node.y}
        width={NODE.width}
        height={NODE.height}
        rx={trigger ? NODE.middle : 5}
      />
      {node.icon ? (
        <g className={css.icon} transform={`translate(${node.x + inset} ${node.y + 17})`}>
          {node.icon}
        </g>
      ) : null}
      <text className={css.title} x={text} y={node.y + (node.subtitle ? 22 : 29)}>
        {node.title}
      </text>
      {node.subtitle ? (
        <text className={css.subtitle} x={text} y={node.y + 37}>
          {node.subtitle}
        </text>
      ) : null}
    </g>
  );
}

/** Whether the element is on screen; true until a browser says otherwise. */
function useOnScreen() {
  const ref = useRef<HTMLDivElement>(null);
  const [visible, setVisible] = useState(true);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => setVisible(entry?.isIntersecting ?? true));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, visible };
}
