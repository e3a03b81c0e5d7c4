import type { PromotionStanding } from '@paddock/contract/schemas';
import { useT } from '@paddock/shared-utils/react';
import { Badge, type BadgeTone } from '@paddock/styleguide';

const TONES: Readonly<Record<PromotionStanding, BadgeTone>> = {
  running: 'positive',
  spent: 'warning',
  draft: 'warning',
  stopped: 'danger',
  over: 'neutral',
};

/** How a promotion stands. */
export function StandingBadge({ standing }: { readonly standing: PromotionStanding }) {
  const t = useT('desk');
  return <Badge tone={TONES[standing]}>{t(`promotions.standings.${standing}`)}</Badge>;
}
