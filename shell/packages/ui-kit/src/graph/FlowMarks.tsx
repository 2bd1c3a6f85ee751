import { type FlowNode, widthOf } from './canvas.js';
import css from './FlowCanvas.module.css';

/** More than these would cover the step's name. */
const mostPins = 5;

/** The numbers of the values that a step uses, on its upper line at the right. */
export function Pins({ node, numbers }: { node: FlowNode; numbers: readonly number[] }) {
  const shown = numbers.slice(0, mostPins);
  return shown.map((number, at) => {
    const x = node.x + widthOf(node) - 4 - (shown.length - 1 - at) * 19;
    return (
      <g key={number}>
        <circle className={css.pin} cx={x} cy={node.y} r="10" />
        <text className={css.pinNumber} x={x} y={node.y + 4} textAnchor="middle">
          {number}
        </text>
      </g>
    );
  });
}

/** How far a run came: a check, or a cross with the word on the upper line. Where it did not get to is grey. */
export function Ran({ node, ran: { is, word } }: { node: FlowNode; ran: NonNullable<FlowNode['ran']> }) {
  if (is === 'off') return null;
  const [x, y] = [node.x + widthOf(node) - 4, node.y];
  if (is === 'ran')
    return (
      <>
        <circle className={css.ranGround} cx={x} cy={y} r="8.5" />
        <path className={css.check} d={`M${x - 3.5} ${y}l2.5 2.6 4.6-5`} />
      </>
    );
  const width = word.length * 6 + 14;
  return (
    <>
      <rect className={css.stoppedWord} x={x - 16 - width} y={y - 9} width={width} height="18" rx="3" />
      <text className={css.stoppedText} x={x - 16 - width / 2} y={y + 3} textAnchor="middle">
        {word}
      </text>
      <circle className={css.stopped} cx={x} cy={y} r="9" />
      <path className={css.cross} d={`M${x - 3} ${y - 3}l6 6m0-6l-6 6`} />
    </>
  );
}
