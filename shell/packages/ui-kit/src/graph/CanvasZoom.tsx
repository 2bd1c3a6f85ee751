import { Maximize, Minus, Plus } from 'lucide-react';
import { IconButton } from '../actions/IconButton.js';
import { useUiTexts } from '../lib/language.js';
import { graphTexts } from '../texts/graph.js';
import css from './FlowCanvas.module.css';

const step = 1.25;
const limits = { least: 0.4, most: 2 };
const within = (scale: number) => Math.min(limits.most, Math.max(limits.least, scale));

/** Smaller, larger, all of it. */
export function CanvasZoom({
  scale,
  onScale,
  fitting,
}: {
  scale: number;
  onScale: (scale: number) => void;
  /** The scale at which the whole width is in view. */
  fitting: () => number;
}) {
  const texts = useUiTexts(graphTexts);
  return (
    <div className={css.zoom}>
      <IconButton
        size="sm"
        label={texts.zoomOut}
        icon={<Minus size={16} aria-hidden="true" />}
        onClick={() => onScale(within(scale / step))}
      />
      <IconButton
        size="sm"
        label={texts.zoomIn}
        icon={<Plus size={16} aria-hidden="true" />}
        onClick={() => onScale(within(scale * step))}
      />
      <IconButton
        size="sm"
        label={texts.zoomFit}
        icon={<Maximize size={16} aria-hidden="true" />}
        onClick={() => onScale(fitting())}
      />
    </div>
  );
}
