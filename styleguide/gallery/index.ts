export { mountGallery } from './mount.tsx';
export { mountStates, type GalleryState } from './states.tsx';
