export * from './actions/Button.js';
export * from './actions/IconButton.js';
export * from './actions/LinkButton.js';
export { type ButtonLook, type ButtonSize, type ButtonVariant, buttonClass } from './actions/look.js';
export * from './actions/TextLink.js';
export * from './chart/BarChart.js';
export { ChartLegend, type ChartProps, type Series, type SeriesColor } from './chart/ChartFrame.js';
export * from './chart/LineChart.js';
export * from './chart/Sparkline.js';
export * from './data/CodeBlock.js';
export * from './data/DataTable.js';
export * from './data/Pagination.js';
export { paginationWindow } from './data/window.js';
export * from './feedback/EmptyState.js';
export * from './feedback/Notice.js';
export * from './feedback/Skeleton.js';
export * from './forms/Checkbox.js';
export * from './forms/Field.js';
export * from './forms/Input.js';
export * from './forms/PasswordInput.js';
export {
  attributesOf,
  type FieldRule,
  type FormProblems,
  type FormRules,
  type FormValues,
  problemsOf,
  valuesOf,
  wholeOf,
} from './forms/rules.js';
export * from './forms/SegmentedControl.js';
export * from './forms/Select.js';
export * from './forms/use-form.js';
export * from './frame/Footer.js';
export * from './frame/Headers.js';
export { LanguageNames, LanguageSwitch, UserButton } from './frame/parts.js';
export type * from './frame/types.js';
export * from './frame/Wordmark.js';
export * from './graph/AppGlyph.js';
export type { FlowNode, FlowWire } from './graph/canvas.js';
export * from './graph/FlowCanvas.js';
export * from './graph/FlowSteps.js';
export { type FlowLayout, layoutFlow, mainRoute } from './graph/flow-layout.js';
export { layoutMiniGraph, type MiniGraphInput, type MiniGraphLayout } from './graph/layout.js';
export * from './graph/MiniGraph.js';
export * from './labels/AppMark.js';
export * from './labels/Badge.js';
export * from './labels/Category.js';
export { monogram } from './labels/monogram.js';
export * from './labels/SampleMark.js';
export * from './labels/Status.js';
export { cx } from './lib/cx.js';
export * from './lib/language.js';
export type { LinkProps, RenderLink } from './lib/link.js';
export { scrolledByKeyboard } from './lib/scrolled.js';
export { useBottomRoom } from './lib/useBottomRoom.js';
export * from './overlay/CommandPalette.js';
export * from './overlay/CookieBanner.js';
export { ConfirmDialog, type ConfirmDialogProps, Dialog, Drawer } from './overlay/Dialog.js';
export * from './overlay/Menu.js';
export * from './overlay/Toast.js';
export * from './overlay/Tooltip.js';
export type {
  CommandItem,
  CommandListProps,
  CommandPaletteProps,
  DialogProps,
  DrawerProps,
  MenuItem,
  MenuProps,
  ToastOptions,
} from './overlay/types.js';
export * from './overlay/useCommandShortcut.js';
export * from './surface/Page.js';
export * from './surface/Panel.js';
export * from './surface/Progress.js';
export * from './surface/StatTiles.js';
export * from './surface/Tabs.js';
export * from './surface/TileWall.js';
export * from './surface/Timeline.js';
export type { UiLang } from './texts/define.js';
