import type { HeadTags } from '../navigation/head-tags.ts';
import { whenIdle } from '../prefetch/when-idle.ts';
import type { Scheduler } from '../time/scheduler.ts';

/**
 * Writes the head's tags by a chunk that first paint need not have: those of the first page stand in the document, so that
 * they are only looked at once the browser is idle. Where the chunk does not come, those before stay.
 */
export function createLateHead(
  window: Window & typeof globalThis,
  scheduler: Scheduler,
): (tags: HeadTags, isDocuments: boolean) => void {
  let latest: HeadTags;
  const write = (): void =>
    void import('./later.ts')
      .then(({ writeHead }) => {
        const tags = latest;
        return writeHead(window.document, window.fetch, tags, () => tags === latest);
      })
      .catch(() => undefined);
  return (tags, isDocuments) => {
    latest = tags;
    if (isDocuments) whenIdle(window, scheduler, write);
    else write();
  };
}
