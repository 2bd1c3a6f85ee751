import { cx } from '../lib/cx.js';
import { type FlowNode, type FlowWire, fitText, NODE, route, spoken, widthOf } from './canvas.js';
import css from './FlowCanvas.module.css';
import { Pins, Ran } from './FlowMarks.js';

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
      <path
        className={cx(
          css.wire,
          wire.live && css.live,
          wire.dashed && css.dashed,
          wire.added && css.addedWire,
          wire.removed && css.removedWire,
        )}
        d={path}
      />
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

const changes = {
  added: undefined,
  changed: css.changedNode,
  removed: css.removedNode,
  mine: css.mineNode,
  choose: css.changedNode,
};
const grounds = {
  added: css.changeWord,
  changed: css.changeWord,
  removed: css.removedWord,
  mine: css.inkWord,
  choose: css.inkWord,
};

/** What became of a step, in a word on its upper line. */
function Change({
  x,
  y,
  change: { is, word },
}: {
  x: number;
  y: number;
  change: NonNullable<FlowNode['change']>;
}) {
  const width = word.length * 6 + 12;
  return (
    <>
      <rect className={grounds[is]} x={x} y={y - 9} width={width} height="16" rx="2" />
      <text
        className={cx(
          css.word,
          is === 'removed' && css.removedText,
          grounds[is] === css.inkWord && css.inkText,
        )}
        x={x + width / 2}
        y={y + 3}
        textAnchor="middle"
      >
        {word}
      </text>
    </>
  );
}

/** A named step. What does not fit is shortened; the whole name is its title and stands in the list. */
export function Node({ node }: { node: FlowNode }) {
  const trigger = node.kind === 'trigger';
  const removed = node.change?.is === 'removed';
  const filled = trigger && !removed && !node.dashed && node.ran?.is !== 'off';
  const inset = trigger || node.hollow ? 15 : 10;
  const text = node.x + inset + (node.icon ? 23 : 2);
  const room = node.x + widthOf(node) - text - (trigger || node.hollow ? 12 : 6);
  return (
    <g className={cx(filled && css.inverse, node.ran?.is === 'off' && css.off)}>
      <title>{spoken(node)}</title>
      <rect
        className={cx(
          css.node,
          node.live && css.liveNode,
          node.marked && css.markedNode,
          node.dashed && css.dashedNode,
          node.ran?.is === 'stopped' && css.stoppedNode,
          filled && css.trigger,
          node.change && changes[node.change.is],
        )}
        x={node.x}
        y={node.y}
        width={widthOf(node)}
        height={NODE.height}
        rx={trigger || node.hollow ? NODE.middle : 5}
      />
      {node.change?.is === 'added' ? (
        <rect
          className={css.innerLine}
          x={node.x + 3.5}
          y={node.y + 3.5}
          width={widthOf(node) - 7}
          height={NODE.height - 7}
          rx={trigger ? NODE.middle - 3 : 3}
        />
      ) : null}
      {node.change ? <Change x={node.x + 10} y={node.y} change={node.change} /> : null}
      {node.icon ? (
        <g className={css.icon} transform={`translate(${node.x + inset} ${node.y + 17})`}>
          {node.icon}
        </g>
      ) : null}
      <text className={cx(css.title, removed && css.struck)} x={text} y={node.y + (node.subtitle ? 22 : 29)}>
        {fitText(node.title, room, 6.5)}
      </text>
      {node.subtitle ? (
        <text className={css.subtitle} x={text} y={node.y + 37}>
          {fitText(node.subtitle, room, 5.7)}
        </text>
      ) : null}
      {node.pins ? <Pins node={node} numbers={node.pins.numbers} /> : null}
      {node.ran ? <Ran node={node} ran={node.ran} /> : null}
    </g>
  );
}
