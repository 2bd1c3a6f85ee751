import { appIcon } from '@stroomwerk/contracts/app-icons';
import { AppGlyph, cx } from '@stroomwerk/ui-kit';
import type { Node, NodeProps } from '@xyflow/react';
import { createContext, type KeyboardEvent, memo, useContext, useLayoutEffect, useRef } from 'react';
import type { Port, SceneStep } from '../model/scene.js';
import css from './Canvas.module.css';

export type StepNodeData = Node<{ readonly step: SceneStep }, 'step'>;

/** What every step needs of the canvas around it. */
export interface CanvasActs {
  /** The step that Tab comes to; arrow keys go on from there. */
  readonly tabStop: string | undefined;
  /** The step whose parameters are shown. */
  readonly opened: string | undefined;
  readonly onOpen: (name: string) => void;
  readonly onFocus: (name: string) => void;
  readonly onKey: (event: KeyboardEvent, name: string) => void;
  readonly off: string;
}
export const CanvasActsContext = createContext<CanvasActs | null>(null);

/** A step as a button: pressing it shows its parameters. The ends of its wires are drawn on it. */
export const StepNode = memo(function StepNode({ data: { step } }: NodeProps<StepNodeData>) {
  const acts = useContext(CanvasActsContext);
  const { node, live, fillIn, ports } = step;
  const trigger = node.kind === 'trigger';
  const icon = appIcon(node.app);
  return (
    <>
      <button
        type="button"
        data-step={node.name}
        tabIndex={acts?.tabStop === node.name ? 0 : -1}
        aria-haspopup="dialog"
        className={cx(
          css.step,
          live && css.live,
          trigger && css.trigger,
          node.kind === 'decision' && css.decision,
          node.kind === 'ai' && css.ai,
          node.disabled && css.disabled,
          fillIn !== undefined && css.marked,
          acts?.opened === node.name && css.opened,
        )}
        onClick={() => acts?.onOpen(node.name)}
        onFocus={() => acts?.onFocus(node.name)}
        onKeyDown={(event) => acts?.onKey(event, node.name)}
      >
        {icon === undefined ? (
          <Mark kind={node.kind} />
        ) : (
          <span className={css.glyph}>
            <AppGlyph icon={icon} />
          </span>
        )}
        <span className={css.words}>
          <span className={css.name}>{node.name}</span>
          <span className={css.app}>
            {node.disabled ? `${node.app} · ${acts?.off ?? ''}` : (fillIn ?? node.app)}
          </span>
        </span>
      </button>
      {ports.map((port) => (
        <PortDot key={port.id} port={port} />
      ))}
    </>
  );
});

/** Half the size of a port. */
export const portRadius = 3.5;

/** The end of a wire. The canvas measures it by these names; its place comes by script, as no style may stand in HTML. */
function PortDot({ port: { id, x, y, side, live } }: { port: Port }) {
  const dot = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (!dot.current) return;
    dot.current.style.left = `${x - portRadius}px`;
    dot.current.style.top = `${y - portRadius}px`;
  }, [x, y]);
  return (
    <span
      ref={dot}
      data-handleid={id}
      data-handlepos={side}
      className={cx(isSource(side) ? 'source' : 'target', css.port, live && css.livePort)}
    />
  );
}

/** Wires start at the right, and at the top of what serves another step. */
export const isSource = (side: Port['side']): boolean => side === 'right' || side === 'top';

/** The shape of a kind of step, as everywhere in the house: half round, square, diamond, circle with a dot. */
function Mark({ kind }: { kind: SceneStep['node']['kind'] }) {
  return (
    <svg className={css.mark} width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      {kind === 'trigger' ? <path className={css.solid} d="M13 2V14H8A6 6 0 0 1 8 2Z" /> : null}
      {kind === 'decision' ? <path d="M8 1L15 8L8 15L1 8Z" /> : null}
      {kind === 'step' ? <rect x="2.5" y="2.5" width="11" height="11" rx="1.5" /> : null}
      {kind === 'ai' ? (
        <>
          <circle cx="8" cy="8" r="6" />
          <circle className={css.solid} cx="8" cy="8" r="2" />
        </>
      ) : null}
    </svg>
  );
}
