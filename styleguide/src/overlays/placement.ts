/** Side of its trigger a popup stands at; it turns over where there is no room. */
export type Side = 'top' | 'bottom' | 'inline-start' | 'inline-end';
export type Align = 'start' | 'center' | 'end';

/** Pixels between a popup and its trigger, and the least between it and the edge of the screen. */
export const POPUP_GAP_PX = 6;
export const EDGE_GAP_PX = 8;
