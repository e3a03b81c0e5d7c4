import type { BlockInfo, BootData } from '@paddock/contract';
import type { BlockAnswer } from '@paddock/contract/schemas';

import type { Scheduler } from '../time/scheduler.ts';

const PATH = '/blocks-api/api/v2/block';
/** How often the server is asked again (S8-12), and after which pause. */
export const BLOCK_RETRIES = 2;
export const BLOCK_PAUSE_MS = 1_000;

/**
 * Addresses of the pages that explain blocks, as the contract's table has them, which the test compares: a function of the
 * contract that this chunk alone takes would weigh on what everybody loads first.
 */
export const EXPLAINS = /^\/[a-z]{2}\/(?:block|block-ua|block-ie|suspension|coming-soon|site-updates)$/;

export interface OwnBlockOptions {
  readonly boot: Pick<BootData, 'block'>;
  readonly fetchFile: typeof fetch;
  readonly scheduler: Pick<Scheduler, 'after'>;
  readonly window: {
    readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
    readonly history: Pick<History, 'state' | 'replaceState'>;
  };
  isSignedIn(): boolean;
}

/**
 * What keeps this visitor out: as the document knew it, until the server says otherwise. Whom it led from a page to the one that
 * explains it stands at the address they wanted again once nothing keeps them out (S4-13), so that guards run there.
 */
export interface OwnBlock {
  current(): BlockInfo | undefined;
  /** Asks the server; true where its answer is another than before. Where nobody answers, what was known stays. */
  ask(): Promise<boolean>;
}

export function createOwnBlock(options: OwnBlockOptions): OwnBlock {
  const { boot, fetchFile, scheduler, window, isSignedIn } = options;
  const { location, history } = window;
  let block = boot.block;
  /** The address that was left for the page of a block. */
  let wanted: string | undefined;

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

  function keepWay(next: BlockInfo | undefined): void {
    const isLedOut = block !== undefined && EXPLAINS.test(location.pathname);
    if (next !== undefined) {
      // The first one: what is open meanwhile is not where they were going.
      wanted ??= location.pathname + location.search + location.hash;
      return;
    }
    if (isLedOut && wanted !== undefined) history.replaceState(history.state, '', wanted);
    wanted = undefined;
  }

  return {
    current: () => block,
    async ask() {
      for (let retry = 0; ; retry++) {
        const data = await answer();
        if (data !== undefined) {
          const next = data.applies ? (data.block ?? undefined) : undefined;
          const isOther = JSON.stringify(next) !== JSON.stringify(block);
          keepWay(next);
          block = next;
          return isOther;
        }
        if (retry === BLOCK_RETRIES) return false;
        await new Promise<void>((end) => void scheduler.after(BLOCK_PAUSE_MS, end));
      }
    },
  };
}
