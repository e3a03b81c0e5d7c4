export { createDrawings, type Drawing, type Drawings, type DrawingWish } from './drawings.ts';
export type { AskAsGuest } from './guest-reads.ts';
export { createDrawer, type Drawer } from './process/drawer.ts';
