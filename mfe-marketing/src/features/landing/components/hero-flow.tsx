import type { FlowNode, FlowWire } from '@stroomwerk/ui-kit';
import {
  Brain,
  Calculator,
  FileText,
  FolderDown,
  Hand,
  Landmark,
  type LucideIcon,
  Mail,
  MessageSquare,
  Reply,
  Sparkles,
  Split,
  UserSearch,
} from 'lucide-react';
import type { HeroTexts } from '../model/hero-texts.js';

interface Drawing {
  readonly nodes: readonly FlowNode[];
  readonly wires: readonly FlowWire[];
  readonly width: number;
  readonly height: number;
}

type Place = readonly [
  key:
    | 'mail'
    | 'read'
    | 'fields'
    | 'model'
    | 'check'
    | 'keep'
    | 'right'
    | 'ask'
    | 'agreed'
    | 'supplier'
    | 'book'
    | 'tell'
    | 'back',
  x: number,
  y: number,
  width: number,
];

const icons: Record<Place[0], LucideIcon> = {
  mail: Mail,
  read: FileText,
  fields: Sparkles,
  model: Brain,
  check: Calculator,
  keep: FolderDown,
  right: Split,
  ask: Hand,
  agreed: Split,
  supplier: UserSearch,
  book: Landmark,
  tell: MessageSquare,
  back: Reply,
};
const aside: ReadonlySet<string> = new Set(['model', 'ask', 'agreed', 'back']);

const nodesAt = (places: readonly Place[], t: HeroTexts): FlowNode[] =>
  places.map(([key, x, y, width]) => {
    const Icon = icons[key];
    const [title, subtitle] = t[key];
    return {
      id: key,
      x,
      y,
      width,
      title,
      subtitle,
      icon: <Icon size={16} strokeWidth={1.7} aria-hidden="true" />,
      kind: key === 'mail' ? 'trigger' : 'step',
      live: !aside.has(key),
    };
  });

const live = (from: string, to: string, more: Partial<FlowWire> = {}): FlowWire => ({
  from,
  to,
  live: true,
  ...more,
});

/** The whole workflow, 1280 wide. */
export const wideDrawing = (t: HeroTexts): Drawing => ({
  width: 1280,
  height: 324,
  nodes: nodesAt(
    [
      ['mail', 20, 40, 138],
      ['read', 183, 40, 124],
      ['fields', 332, 40, 132],
      ['check', 489, 40, 124],
      ['keep', 638, 40, 124],
      ['right', 787, 40, 124],
      ['supplier', 965, 40, 146],
      ['book', 1136, 40, 124],
      ['model', 332, 148, 132],
      ['ask', 787, 148, 124],
      ['agreed', 965, 148, 146],
      ['tell', 1136, 148, 124],
      ['back', 965, 256, 146],
    ],
    t,
  ),
  wires: [
    live('mail', 'read'),
    live('read', 'fields'),
    { from: 'fields', to: 'model', dashed: true },
    live('fields', 'check'),
    live('check', 'keep'),
    live('keep', 'right'),
    live('right', 'supplier', { label: t.fits }),
    live('supplier', 'book'),
    live('book', 'tell', { pulse: true }),
    { from: 'right', to: 'ask', label: t.differs },
    { from: 'ask', to: 'agreed' },
    { from: 'agreed', to: 'supplier', label: t.yes },
    { from: 'agreed', to: 'back', label: t.no },
  ],
});

/** Five of its steps, where the whole would be too small to read. */
export const narrowDrawing = (t: HeroTexts): Drawing => ({
  width: 292,
  height: 312,
  nodes: nodesAt(
    [
      ['mail', 6, 12, 136],
      ['fields', 6, 88, 136],
      ['right', 6, 164, 136],
      ['ask', 164, 202, 126],
      ['book', 6, 250, 136],
    ],
    t,
  ),
  wires: [
    live('mail', 'fields'),
    live('fields', 'right', { pulse: true }),
    live('right', 'book'),
    { from: 'right', to: 'ask' },
  ],
});
