import { useEffect, useState } from 'react';
import { onDemand, useOnDemand } from '../lib/on-demand.js';
import type { CommandListProps, CommandPaletteProps } from './types.js';

const palette = onDemand<CommandPaletteProps>(
  () => import(/* webpackChunkName: "palette" */ '@stroomwerk/ui-kit/overlay/PaletteBody'),
);
const list = onDemand<CommandListProps>(() =>
  import(/* webpackChunkName: "palette" */ '@stroomwerk/ui-kit/overlay/PaletteBody').then(
    ({ CommandList: part }) => ({
      default: part,
    }),
  ),
);

/** Search and go: workflows, pages, actions. Arrow keys, Enter, Esc. What is typed before its code is here is not lost. */
export function CommandPalette(props: CommandPaletteProps) {
  const { open, onClose, initialQuery = '' } = props;
  const { Body } = useOnDemand(palette, open);
  const typed = useTyped(open && !Body, onClose);
  return Body ? <Body {...props} initialQuery={initialQuery + typed} /> : null;
}

/** The inside of the palette without its dialog. */
export function CommandList(props: CommandListProps) {
  const { Body } = useOnDemand(list, true);
  return Body ? <Body {...props} /> : null;
}

/** Collects keys while the palette is on its way. */
function useTyped(waiting: boolean, onClose: () => void): string {
  const [typed, setTyped] = useState('');
  useEffect(() => {
    if (!waiting) return;
    setTyped('');
    const collect = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey) return;
      if (key === 'Escape') onClose();
      else if (key === 'Backspace') setTyped((text) => text.slice(0, -1));
      else if (key.length === 1) setTyped((text) => text + key);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', collect, true);
    return () => document.removeEventListener('keydown', collect, true);
  }, [waiting, onClose]);
  return typed;
}
