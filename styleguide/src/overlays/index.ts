export { Dialog, type DialogProps } from './dialog.tsx';
export { Sheet, type SheetProps } from './sheet.tsx';
export { type CloseReason } from './close-reason.ts';
export { Menu, type MenuGroup, type MenuItem, type MenuProps } from './menu.tsx';
export { Select, type RichOption, type SelectProps } from './select.tsx';
export { Popover, type PopoverProps } from './popover.tsx';
export { Tooltip, TooltipGroup, type TooltipProps } from './tooltip.tsx';
export { type Align, type Side } from './placement.ts';
export { ToastRegion, type Toast, type ToastRegionProps } from './toast-region.tsx';
