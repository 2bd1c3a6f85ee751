/**
 * What remotes share of the design system with the shell: each a file that loads when the first of its kind opens
 * (infra/federation-preset/src/shared.ts names the same). The shell's own menus and dialogs are these files.
 */
export const overlays: Readonly<Record<string, () => Promise<object>>> = {
  '@stroomwerk/ui-kit/overlay/DialogBody': () =>
    import(/* webpackChunkName: "modal" */ '@stroomwerk/ui-kit/overlay/DialogBody'),
  '@stroomwerk/ui-kit/overlay/DrawerBody': () =>
    import(/* webpackChunkName: "modal" */ '@stroomwerk/ui-kit/overlay/DrawerBody'),
  '@stroomwerk/ui-kit/overlay/MenuBody': () =>
    import(/* webpackChunkName: "menu" */ '@stroomwerk/ui-kit/overlay/MenuBody'),
  '@stroomwerk/ui-kit/overlay/PaletteBody': () =>
    import(/* webpackChunkName: "palette" */ '@stroomwerk/ui-kit/overlay/PaletteBody'),
  '@stroomwerk/ui-kit/overlay/ToastBody': () =>
    import(/* webpackChunkName: "toasts" */ '@stroomwerk/ui-kit/overlay/ToastBody'),
  '@stroomwerk/ui-kit/overlay/TooltipBody': () =>
    import(/* webpackChunkName: "tooltip" */ '@stroomwerk/ui-kit/overlay/TooltipBody'),
};
