import '../src/tokens/tokens.css';

import { createRoot } from 'react-dom/client';

import { Gallery } from './gallery.tsx';
import type { GalleryOverlay } from './overlays-section.tsx';

const OVERLAYS: readonly GalleryOverlay[] = ['limit', 'reality', 'large', 'sheet', 'toasts'];

/**
 * Mounts the gallery into an element of any page, with any bundler. Words of the hash set what is shown: `#dark,rtl,limit`.
 */
export function mountGallery(element: HTMLElement, hash: string): void {
  const words = hash.replace('#', '').split(',');
  const { documentElement } = element.ownerDocument;
  for (const theme of ['light', 'dark']) if (words.includes(theme)) documentElement.dataset['theme'] = theme;
  const direction = words.includes('rtl') ? 'rtl' : 'ltr';
  documentElement.dir = direction;
  const overlay = OVERLAYS.find((name) => name !== null && words.includes(name)) ?? null;
  createRoot(element).render(<Gallery direction={direction} overlay={overlay} />);
}
