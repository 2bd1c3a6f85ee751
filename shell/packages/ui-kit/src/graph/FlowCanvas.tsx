import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from '../lib/cx.js';
import { useUiTexts } from '../lib/language.js';
import { useScrollFocus } from '../lib/useScrollFocus.js';
import { graphTexts } from '../texts/graph.js';
import { CanvasZoom } from './CanvasZoom.js';
import { type FlowNode, type FlowWire, spoken } from './canvas.js';
import css from './FlowCanvas.module.css';
import { Node, Ports, Wire } from './FlowParts.js';

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
  /** Drawn at its own size, with buttons to zoom and to fit; wider than its frame it scrolls. */
  zoomable?: boolean;
  className?: string;
}

/** Smallest scale at which the names of steps are easy to read. */
const readable = 0.8;

/** Named nodes on a dotted ground; the main route in cobalt with beads that pause off screen. The steps are also there as a list. */
export function FlowCanvas({
  nodes,
  wires,
  width,
  height,
  label,
  overlay,
  bare,
  zoomable,
  className,
}: FlowCanvasProps) {
  const [scale, setScale] = useState(1);
  const texts = useUiTexts(graphTexts);
  const { ref, visible } = useOnScreen();
  const scroller = useRef<HTMLDivElement>(null);
  useScrollFocus(scroller);
  // All of it at once where its texts stay readable; else at its own size, to scroll.
  useEffect(() => {
    const fitting = (scroller.current?.clientWidth ?? width) / width;
    if (zoomable) setScale(fitting >= readable ? Math.min(1, fitting) : 1);
  }, [zoomable, width]);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return (
    <div ref={ref} className={cx(css.canvas, bare && css.bare, !visible && css.still, className)}>
      <div ref={scroller} className={cx(css.scroll, zoomable && css.zoomable)}>
        <svg
          data-canvas
          viewBox={`0 0 ${width} ${height}`}
          width={Math.round(width * scale)}
          height={Math.round(height * scale)}
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
          <li key={node.id}>{spoken(node)}</li>
        ))}
      </ol>
      {zoomable ? (
        <CanvasZoom
          scale={scale}
          onScale={setScale}
          fitting={() => Math.min(1, (scroller.current?.clientWidth ?? width) / width)}
        />
      ) : null}
      {overlay ? <div className={css.overlay}>{overlay}</div> : null}
    </div>
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
