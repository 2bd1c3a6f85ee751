import { useCommandShortcut } from '@stroomwerk/ui-kit';
import { useState } from 'react';
import { useOnDemand } from '../use-on-demand.js';

/** Opens with Ctrl or ⌘ K, or by the frame's own button. */
export function usePalette() {
  const [open, setOpen] = useState(false);
  useCommandShortcut(() => setOpen(true));
  return { open, show: () => setOpen(true), close: () => setOpen(false) };
}

const loadDialog = () =>
  import(/* webpackChunkName: "palette" */ './palette-dialog.js').then(({ PaletteDialog }) => PaletteDialog);

/** Search and go. Loaded when it is opened for the first time. */
export function Palette(props: { open: boolean; close: () => void }) {
  const Dialog = useOnDemand(props.open, loadDialog);
  return Dialog === null ? null : <Dialog {...props} />;
}
