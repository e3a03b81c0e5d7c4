import { BLOCK_REASONS } from '@paddock/contract';
import type { Translate } from '@paddock/shared-utils';

import { pageOfReason } from './block-words.ts';

/** What kept the writer of an appeal out, in words: of the server's `reason 13` and `ban 2`; itself where it is neither. */
export function appealedAgainst(t: Translate, block: string): string {
  const [kind, number] = block.split(' ');
  if (kind === 'ban') return t('site.appeals.ban', { level: number ?? '' });
  const reason = kind === 'reason' ? BLOCK_REASONS.find((one) => String(one) === number) : undefined;
  return reason === undefined ? block : `${t(`site.countries.reasons.${pageOfReason(reason)}`)} (${reason})`;
}
