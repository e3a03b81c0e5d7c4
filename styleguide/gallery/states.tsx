import { createRoot } from 'react-dom/client';
import type { ReactNode } from 'react';

import styles from './gallery.module.css';

/** One state of a page or widget, shown over a world of its own. */
export interface GalleryState {
  readonly name: string;
  /** Sets its world up and answers what to draw there. */
  readonly draw: () => ReactNode;
  /** What happens once it stands: a price moves, a line breaks. */
  readonly then?: (stage: HTMLElement) => void;
  /** Takes its world down. */
  readonly end: () => void;
}

/** Frames without a change after which a state stands: answers, effects and what came into sight are through by then. */
const QUIET_FRAMES = 3;

/** Idle only when React has no deferred render left, which a busy machine cuts into many short tasks. */
const frame = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => requestIdleCallback(() => done())));

/** Resolves when nothing below an element has changed for a while. */
async function settled(stage: HTMLElement): Promise<void> {
  let changes = 0;
  const observer = new MutationObserver(() => (changes += 1));
  observer.observe(stage, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let quiet = 0; quiet < QUIET_FRAMES;) {
    const before = changes;
    await frame();
    quiet = changes === before ? quiet + 1 : 0;
  }
  observer.disconnect();
}

/**
 * Shows states side by side or one below the other: of pages as wide as the frame's middle column, of the `aside` as wide
 * as the coupon's. A page has one world (stream, coupon, player), so each state is drawn alone, and what it drew stays as
 * a still: the same elements under the same styles, which nothing moves any more.
 */
export async function mountStates(
  element: HTMLElement,
  states: readonly GalleryState[],
  place: 'page' | 'aside',
): Promise<void> {
  element.className = (place === 'aside' ? styles.asideStates : styles.pageStates) ?? '';
  for (const state of states) {
    const specimen = document.createElement('div');
    const name = document.createElement('div');
    name.className = styles.name ?? '';
    name.textContent = state.name;
    const stage = document.createElement('div');
    stage.className = styles.stage ?? '';
    specimen.append(name, stage);
    element.append(specimen);
    const root = createRoot(stage);
    root.render(state.draw());
    await settled(stage);
    state.then?.(stage);
    await settled(stage);
    const still = stage.cloneNode(true) as HTMLElement;
    // What is chosen is no attribute.
    const selects = [...stage.querySelectorAll('select')];
    for (const [at, copy] of still.querySelectorAll('select').entries())
      copy.selectedIndex = selects[at]?.selectedIndex ?? -1;
    root.unmount();
    stage.replaceWith(still);
    state.end();
  }
}
