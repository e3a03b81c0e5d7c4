import type { PageProps } from '@paddock/contract';

import { promotionIn } from '../model/promotions/promotion-place.ts';
import { PromotionsDesk } from '../parts/promotions/promotions-desk.tsx';
import { DeskShell } from '../parts/session/desk-shell.tsx';

/** Promotions: composed, looked at beforehand, started, watched and stopped. */
export function PromotionsPage({ query }: PageProps) {
  return (
    <DeskShell page="promotions" right={null}>
      <PromotionsDesk place={promotionIn(query)} />
    </DeskShell>
  );
}
