/** What the menu shows when it is asked for, in one chunk: no first view waits for it. */
export { MenuFound } from './menu-found.tsx';
export { MenuFollowed } from './menu-followed.tsx';
export { MenuRecent } from './menu-recent.tsx';
