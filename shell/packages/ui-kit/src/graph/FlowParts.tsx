import { cx } from '../lib/cx.js';
import { type FlowNode, type FlowWire, fitText, NODE, route, widthOf } from './canvas.js';
import css from './FlowCanvas.module.css';

interface WireProps {
  from: FlowNode;
  to: FlowNode;
  wire: FlowWire;
}

/** A connection with its beads, pulse and label. */
export function Wire({ from, to, wire }: WireProps) {
  const { path, middle } = route(from, to, wire);
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

/** The two ends of a connection. */
export function Ports({ from, to, wire }: WireProps) {
  return route(from, to, wire).ports.map((port) => (
    <circle
      key={`${port.x},${port.y}`}
      className={cx(css.port, wire.live && css.livePort)}
      cx={port.x}
      cy={port.y}
      r="3.5"
    />
  ));
}

/** A named step. What does not fit is shortened; the whole name is its title and stands in the list. */
export function Node({ node }: { node: FlowNode }) {
  const trigger = node.kind === 'trigger';
  const inset = trigger ? 15 : 10;
  const text = node.x + inset + (node.icon ? 23 : 2);
  const room = node.x + widthOf(node) - text - (trigger ? 12 : 6);
  return (
    <g className={trigger ? css.inverse : undefined}>
      <title>{node.subtitle ? `${node.title}, ${node.subtitle}` : node.title}</title>
      <rect
        className={cx(
          css.node,
          node.live && css.liveNode,
          node.marked && css.markedNode,
          trigger && css.trigger,
        )}
        x={node.x}
        y={node.y}
        width={widthOf(node)}
        height={NODE.height}
        rx={trigger ? NODE.middle : 5}
      />
      {node.icon ? (
        <g className={css.icon} transform={`translate(${node.x + inset} ${node.y + 17})`}>
          {node.icon}
        </g>
      ) : null}
      <text className={css.title} x={text} y={node.y + (node.subtitle ? 22 : 29)}>
        {fitText(node.title, room, 6.5)}
      </text>
      {node.subtitle ? (
        <text className={css.subtitle} x={text} y={node.y + 37}>
          {fitText(node.subtitle, room, 5.7)}
        </text>
      ) : null}
    </g>
  );
}
