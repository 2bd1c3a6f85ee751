import type { CanvasNote } from '@stroomwerk/contracts/library';
import { type Flow, isStickyNote } from './n8n.js';

/** What n8n takes where a note says nothing. */
const usual = { width: 240, height: 160 };
const mostText = 4_000;

const numberOr = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise;

/** The sticky notes that carry a text, as the canvas shows them. */
export const canvasNotes = (flow: Flow): CanvasNote[] =>
  flow.nodes.filter(isStickyNote).flatMap(({ parameters, position }) => {
    const text = typeof parameters.content === 'string' ? parameters.content.trim().slice(0, mostText) : '';
    if (text === '') return [];
    return {
      text,
      position,
      size: [numberOr(parameters.width, usual.width), numberOr(parameters.height, usual.height)],
      color: typeof parameters.color === 'number' ? Math.trunc(parameters.color) : null,
    };
  });
