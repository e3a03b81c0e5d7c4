export { createDrawings, type Drawing, type Drawings, type DrawingWish } from './drawings.ts';
export { DRAWING_FAULTS } from './drawing-fault.ts';
export type { DrawingStanding } from './drawing-health.ts';
export type { AskAsGuest } from './guest-reads.ts';
export { createDrawer, type Drawer } from './process/drawer.ts';
