import { useTexts } from '@stroomwerk/mfe-runtime';
import { Background, Position, ReactFlow, ReactFlowProvider, useReactFlow } from '@xyflow/react';
import '@xyflow/react/dist/base.css';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { canvasTexts } from '../canvas-texts.js';
import { directionOf, firstSpot, neighbour } from '../model/neighbour.js';
import { type Scene, type SceneStep, stepSize } from '../model/scene.js';
import css from './Canvas.module.css';
import { CanvasButtons } from './CanvasButtons.js';
import { duration } from './motion.js';
import { NoteNode, type NoteNodeData } from './NoteNode.js';
import { CanvasActsContext, isSource, portRadius, StepNode, type StepNodeData } from './StepNode.js';
import { WireEdge, type WireEdgeData } from './WireEdge.js';

const nodeTypes = { step: StepNode, note: NoteNode };
const edgeTypes = { wire: WireEdge };
const sides = {
  left: Position.Left,
  right: Position.Right,
  top: Position.Top,
  bottom: Position.Bottom,
};
/** Below this the names of steps are hard to read: then the canvas begins at the trigger instead of showing all. */
const readable = 0.55;
const limits = { least: 0.15, most: 2 };

const stepNode = (step: SceneStep): StepNodeData => ({
  id: step.node.name,
  type: 'step',
  position: { x: step.x, y: step.y },
  ...stepSize,
  measured: stepSize,
  handles: step.ports.map(({ id, x, y, side }) => ({
    id,
    type: isSource(side) ? 'source' : 'target',
    position: sides[side],
    ...{ x: x - portRadius, y: y - portRadius, width: 2 * portRadius, height: 2 * portRadius },
  })),
  data: { step },
});

const noteNode = (note: Scene['notes'][number]): NoteNodeData => {
  const [width, height] = note.size;
  return {
    id: note.id,
    type: 'note',
    position: { x: note.position[0], y: note.position[1] },
    ...{ width, height, measured: { width, height }, zIndex: -1 },
    data: { note },
  };
};

export interface InteractiveCanvasProps {
  readonly scene: Scene;
  /** Read aloud: which workflow, how many steps. */
  readonly label: string;
  readonly opened: string | undefined;
  readonly onOpen: (step: string) => void;
}

/** The workflow to move about in: pan, zoom, fit, by mouse, fingers and keyboard; a press on a step opens it. */
export default function InteractiveCanvas(props: InteractiveCanvasProps) {
  return (
    <ReactFlowProvider>
      <Canvas {...props} />
    </ReactFlowProvider>
  );
}

function Canvas({ scene, label, opened, onOpen }: InteractiveCanvasProps) {
  const t = useTexts(canvasTexts);
  const flow = useReactFlow();
  const frame = useRef<HTMLDivElement>(null);
  const nodes = useMemo(() => [...scene.notes.map(noteNode), ...scene.steps.map(stepNode)], [scene]);
  const edges = useMemo(
    () =>
      scene.wires.map(
        (wire): WireEdgeData => ({
          id: wire.id,
          type: 'wire',
          source: wire.from,
          target: wire.to,
          sourceHandle: wire.fromPort,
          targetHandle: wire.toPort,
          zIndex: wire.live ? 1 : 0,
          ariaLabel: `${wire.from} → ${wire.to}`,
          data: { wire },
        }),
      ),
    [scene],
  );
  const spots = useMemo(() => scene.steps.map(({ node, x, y }) => ({ id: node.name, x, y })), [scene]);
  const [tabStop, setTabStop] = useState(() => firstSpot(spots)?.id);

  const begin = () => {
    const room = frame.current?.getBoundingClientRect();
    const bounds = flow.getNodesBounds(nodes);
    const first = firstSpot(spots);
    if (!room || !first) return;
    const fitting = Math.min(room.width / bounds.width, room.height / bounds.height) * 0.92;
    if (fitting >= readable) void flow.fitView({ padding: 0.08, maxZoom: 1 });
    else {
      const zoom = Math.max(0.7, Math.min(0.8, (room.height / bounds.height) * 0.92));
      const fits = bounds.height * zoom <= room.height;
      const middle = fits ? bounds.y + bounds.height / 2 : first.y + stepSize.height / 2;
      // A note before the first step has its place where there is room for both.
      const left = (first.x - bounds.x) * zoom < room.width / 3 ? bounds.x : first.x;
      void flow.setViewport({ x: 24 - left * zoom, y: room.height / 2 - middle * zoom, zoom });
    }
  };

  /** Brings a step into view when it is not. */
  const show = useCallback(
    (name: string) => {
      const spot = spots.find(({ id }) => id === name);
      const room = frame.current?.getBoundingClientRect();
      if (!spot || !room) return;
      const { x, y, zoom } = flow.getViewport();
      const left = spot.x * zoom + x;
      const top = spot.y * zoom + y;
      const inside =
        left >= 0 &&
        top >= 0 &&
        left + stepSize.width * zoom <= room.width &&
        top + stepSize.height * zoom <= room.height;
      if (!inside)
        void flow.setCenter(spot.x + stepSize.width / 2, spot.y + stepSize.height / 2, {
          zoom: Math.max(zoom, readable),
          duration: duration(),
        });
    },
    [flow, spots],
  );
  const acts = useMemo(
    () => ({
      tabStop,
      opened,
      onOpen,
      off: t.off,
      onFocus: (name: string) => {
        setTabStop(name);
        show(name);
      },
      onKey: (event: KeyboardEvent, name: string) => {
        const direction = directionOf(event.key);
        const to = direction && !event.shiftKey ? neighbour(spots, name, direction) : undefined;
        if (to === undefined) return;
        event.preventDefault();
        const next = [...(frame.current?.querySelectorAll<HTMLElement>('[data-step]') ?? [])];
        next.find(({ dataset }) => dataset.step === to)?.focus({ preventScroll: true });
      },
    }),
    [tabStop, opened, onOpen, show, spots, t],
  );
  useCanvasKeys(frame);

  return (
    <CanvasActsContext value={acts}>
      <section ref={frame} className={css.frame} aria-label={label} aria-description={t.help}>
        <ReactFlow
          className={css.flow}
          nodes={nodes}
          edges={edges}
          nodeTypes={nodeTypes}
          edgeTypes={edgeTypes}
          onInit={begin}
          minZoom={limits.least}
          maxZoom={limits.most}
          nodesDraggable={false}
          nodesConnectable={false}
          nodesFocusable={false}
          edgesFocusable={false}
          elementsSelectable={false}
          zoomOnScroll={false}
          zoomOnDoubleClick={false}
          preventScrolling={false}
          disableKeyboardA11y
          deleteKeyCode={null}
          selectionKeyCode={null}
          multiSelectionKeyCode={null}
          panActivationKeyCode={null}
          zoomActivationKeyCode={null}
          proOptions={{ hideAttribution: true }}
        >
          <Background gap={20} size={1.6} />
        </ReactFlow>
        <CanvasButtons />
      </section>
    </CanvasActsContext>
  );
}

/** Shift and arrows move the canvas; plus, minus and zero zoom. Only while something on it has the focus. */
function useCanvasKeys(frame: React.RefObject<HTMLElement | null>): void {
  const flow = useReactFlow();
  useEffect(() => {
    const place = frame.current;
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const move = { ArrowLeft: [80, 0], ArrowRight: [-80, 0], ArrowUp: [0, 80], ArrowDown: [0, -80] }[
        event.key
      ];
      if (move && event.shiftKey) {
        const { x, y, zoom } = flow.getViewport();
        void flow.setViewport({ x: x + (move[0] ?? 0), y: y + (move[1] ?? 0), zoom });
      } else if (event.key === '+' || event.key === '=') void flow.zoomIn({ duration: duration() });
      else if (event.key === '-') void flow.zoomOut({ duration: duration() });
      else if (event.key === '0') void flow.fitView({ duration: duration(), padding: 0.08, maxZoom: 1 });
      else return;
      event.preventDefault();
    };
    place?.addEventListener('keydown', press);
    return () => place?.removeEventListener('keydown', press);
  }, [flow, frame]);
}
