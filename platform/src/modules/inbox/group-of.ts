import { MINUTE_MS } from '@paddock/contract';
import type { InboxContent } from '@paddock/contract/schemas';

/**
 * What a message stands together with: bets that end within the same minute, as a finished match ends many. A bet whose
 * result was corrected stands alone, for it takes back what was said before.
 */
export function groupOf(content: InboxContent, atMs: number): string | null {
  if (content.kind !== 'bet' || content.before !== 'open' || content.status === 'open') return null;
  return `bets:${Math.floor(atMs / MINUTE_MS)}`;
}
