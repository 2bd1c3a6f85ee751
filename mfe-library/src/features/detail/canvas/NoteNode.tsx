import type { CanvasNote } from '@stroomwerk/contracts/library';
import { cx } from '@stroomwerk/ui-kit';
import type { Node, NodeProps } from '@xyflow/react';
import { memo } from 'react';
import { NoteText } from '../components/NoteText.js';
import css from './Canvas.module.css';

export type NoteNodeData = Node<{ readonly note: CanvasNote }, 'note'>;

/** The seven colours of n8n, as tints of ours. */
const tints = ['yellow', 'yellow', 'orange', 'red', 'green', 'blue', 'purple', 'grey'] as const;

/** A sticky note, behind the steps. */
export const NoteNode = memo(function NoteNode({ data: { note } }: NodeProps<NoteNodeData>) {
  return (
    <div className={cx(css.note, css[tints[note.color ?? 0] ?? 'yellow'])}>
      <NoteText text={note.text} />
    </div>
  );
});
