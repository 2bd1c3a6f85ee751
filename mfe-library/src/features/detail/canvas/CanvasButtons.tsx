import { useTexts } from '@stroomwerk/mfe-runtime';
import { IconButton } from '@stroomwerk/ui-kit';
import { useReactFlow } from '@xyflow/react';
import { Maximize, Minus, Plus } from 'lucide-react';
import { canvasTexts } from '../canvas-texts.js';
import css from './Canvas.module.css';
import { duration } from './motion.js';

/** Smaller, larger, all of it. */
export function CanvasButtons() {
  const t = useTexts(canvasTexts);
  const flow = useReactFlow();
  return (
    <div className={css.buttons}>
      <IconButton
        size="sm"
        label={t.zoomOut}
        icon={<Minus size={16} aria-hidden="true" />}
        onClick={() => void flow.zoomOut({ duration: duration() })}
      />
      <IconButton
        size="sm"
        label={t.zoomIn}
        icon={<Plus size={16} aria-hidden="true" />}
        onClick={() => void flow.zoomIn({ duration: duration() })}
      />
      <IconButton
        size="sm"
        label={t.fit}
        icon={<Maximize size={16} aria-hidden="true" />}
        onClick={() => void flow.fitView({ duration: duration(), padding: 0.08, maxZoom: 1 })}
      />
    </div>
  );
}
