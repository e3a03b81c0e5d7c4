import type { PromotionShut } from '@paddock/contract/schemas';
import { useLabels, useT } from '@paddock/shared-utils/react';

/** Those that a press would be refused with. */
const REFUSALS = {
  spent: 'PROMOTION_SPENT',
  had: 'PROMOTION_TAKEN',
  'not-for-you': 'PROMOTION_NOT_FOR_YOU',
} as const;

/** Says why a promotion takes somebody in no more, or not yet. */
export function useShutWords(): (shut: PromotionShut) => string {
  const t = useT('casino');
  const labels = useLabels();
  return (shut) =>
    shut === 'over' || shut === 'early'
      ? t(`promotion.shut.${shut}`)
      : labels.problem({ code: REFUSALS[shut], message: '' });
}
