import { cx } from '@stroomwerk/ui-kit';
import { BaseEdge, type Edge, type EdgeProps, getSmoothStepPath } from '@xyflow/react';
import { memo } from 'react';
import type { SceneWire } from '../model/scene.js';
import css from './Canvas.module.css';

export type WireEdgeData = Edge<{ readonly wire: SceneWire }, 'wire'>;

/** A connection: right angles with small bends, cobalt with beads on the main route, dashed where it serves a step. */
export const WireEdge = memo(function WireEdge(props: EdgeProps<WireEdgeData>) {
  const { id, sourceX, sourceY, targetX, targetY, sourcePosition, targetPosition, data } = props;
  const wire = data?.wire;
  const [path, x, y] = getSmoothStepPath({
    ...{ sourceX, sourceY, targetX, targetY, sourcePosition, targetPosition },
    borderRadius: 6,
    offset: 18,
  });
  const half = ((wire?.label?.length ?? 0) * 6.2 + 12) / 2;
  return (
    <>
      <BaseEdge
        id={id}
        path={path}
        interactionWidth={0}
        className={cx(css.wire, wire?.live && css.liveWire, wire?.serves && css.serving)}
      />
      {wire?.live ? <path className={css.bead} d={path} /> : null}
      {wire?.label ? (
        <g>
          <rect className={css.labelGround} x={x - half} y={y - 9} width={half * 2} height="18" rx="3" />
          <text className={css.label} x={x} y={y + 4} textAnchor="middle">
            {wire.label}
          </text>
        </g>
      ) : null}
    </>
  );
});
