import type { DrawnPage, Hydration } from '@paddock/contract';

import type { SharedUtils } from '../page/shared-utils.ts';
import { createDrawnPage, seedOdds } from './drawn-page.ts';
import type { DrawingTools } from './drawing-tools.ts';
import { tellUnread } from './tell-unread.ts';

/** A hidden page paints no frame. */
const FRAME_MS = 250;

/**
 * Makes ready to take over a page that the server drew: the living page knows what the drawing was made from, as if it had
 * read it itself, so that nothing on show goes when the drawing is over.
 */
export async function prepareHydration(
  drawn: DrawnPage,
  living: SharedUtils,
  install: (instance: SharedUtils) => void,
  tools: DrawingTools,
): Promise<Hydration> {
  seedOdds(living.odds, drawn);
  await Promise.all([
    // Seeded prices are on show from the next frame on.
    new Promise((resolve) => {
      requestAnimationFrame(resolve);
      setTimeout(resolve, FRAME_MS);
    }),
    ...drawn.reads.map(({ key, data }) => rememberRead(living, key, data)),
  ]);
  let isOver = true;
  const keys = new Set(drawn.reads.map(({ key }) => key));
  const reads = tellUnread(tools, living.reads, living.notifications, keys);
  const shown = createDrawnPage(tools, { ...living, reads }, drawn, () => isOver);
  return {
    begin() {
      isOver = false;
      install(shown);
    },
    end() {
      isOver = true;
      install(living);
    },
    // Of root-config/src/early-presses, where it has come by now.
    repeatPresses: () => (globalThis as { readonly repeatEarlyPresses?: () => void }).repeatEarlyPresses?.(),
  };
}

/** Puts an answer into the page's cache of reads. */
function rememberRead({ reads }: SharedUtils, key: string, data: unknown): Promise<void> {
  const stream = reads.watchRead<unknown>({
    key,
    isPublic: true,
    read: () => Promise.resolve({ ok: true, httpStatus: 200, data }),
  });
  return new Promise((resolve) => {
    const subscription = stream.subscribe(({ status }) => {
      if (status === 'loading') return;
      resolve();
      // After the subscription that brought the value has been answered.
      queueMicrotask(() => subscription.unsubscribe());
    });
  });
}
