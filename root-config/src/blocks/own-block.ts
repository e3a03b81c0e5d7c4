import type { BlockInfo, BootData } from '@paddock/contract';
import type { BlockAnswer } from '@paddock/contract/schemas';

import type { Scheduler } from '../time/scheduler.ts';

const PATH = '/blocks-api/api/v2/block';
/** How often the server is asked again (S8-12), and after which pause. */
export const BLOCK_RETRIES = 2;
export const BLOCK_PAUSE_MS = 1_000;

export interface OwnBlockOptions {
  readonly boot: Pick<BootData, 'block'>;
  readonly fetchFile: typeof fetch;
  readonly scheduler: Pick<Scheduler, 'after'>;
  readonly location: Pick<Location, 'pathname' | 'search'>;
  isSignedIn(): boolean;
}

/** What keeps this visitor out: as the document knew it, until the server says otherwise. */
export interface OwnBlock {
  current(): BlockInfo | undefined;
  /** Asks the server; true where its answer is another than before. Where nobody answers, what was known stays. */
  ask(): Promise<boolean>;
}

export function createOwnBlock(options: OwnBlockOptions): OwnBlock {
  const { boot, fetchFile, scheduler, location, isSignedIn } = options;
  let block = boot.block;

  async function answer(): Promise<BlockAnswer['data'] | undefined> {
    try {
      const said = await fetchFile(PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ auth: isSignedIn(), url: location.pathname + location.search }),
      });
      return said.ok ? ((await said.json()) as BlockAnswer).data : undefined;
    } catch {
      return undefined;
    }
  }

  return {
    current: () => block,
    async ask() {
      for (let retry = 0; ; retry++) {
        const data = await answer();
        if (data !== undefined) {
          const next = data.applies ? (data.block ?? undefined) : undefined;
          const isOther = JSON.stringify(next) !== JSON.stringify(block);
          block = next;
          return isOther;
        }
        if (retry === BLOCK_RETRIES) return false;
        await new Promise<void>((end) => void scheduler.after(BLOCK_PAUSE_MS, end));
      }
    },
  };
}
