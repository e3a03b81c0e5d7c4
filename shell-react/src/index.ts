export { bootstrap, mount, unmount } from './lifecycles.ts';
