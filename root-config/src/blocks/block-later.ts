import type { BootData } from '@paddock/contract';

import type { OwnBlock } from './own-block.ts';

/**
 * What keeps this visitor out, as the document knew it. How the server is asked comes with the first question, which
 * hardly any page has; where that does not come, what was known stays.
 */
export function blockLater(boot: Pick<BootData, 'block'>, load: () => Promise<OwnBlock>): OwnBlock {
  let coming: Promise<OwnBlock> | undefined;
  let own: OwnBlock | undefined;

  async function loaded(): Promise<OwnBlock> {
    own = await (coming ??= load());
    return own;
  }

  return {
    current: () => (own === undefined ? boot.block : own.current()),
    async ask() {
      try {
        return await (await loaded()).ask();
      } catch {
        coming = undefined;
        return false;
      }
    },
  };
}
