import { useT } from '@paddock/shared-utils/react';
import { Button, Notice, useReady } from '@paddock/styleguide';

import { useQuickChoice } from '../parts/quick/use-quick-choice.ts';
import { CouponStoreContext, useCouponDispatch, useCouponState } from '../state/coupon-hooks.ts';
import { modeChosen } from '../state/coupon.slice.ts';
import { pageCoupon } from '../state/page-coupon.ts';

/** Why the next prices of a match would become no bet builder, with the way to change it; nothing where they will. */
export function BuilderNoteWidget() {
  useReady(true);
  return (
    <CouponStoreContext value={pageCoupon().store}>
      <PressedAlone />
      <SetToSingles />
    </CouponStoreContext>
  );
}

function PressedAlone() {
  const t = useT('coupon');
  const { quick: keeper } = pageCoupon();
  const quick = useQuickChoice(keeper);
  if (quick === null || !quick.isActive) return null;
  return (
    <Notice
      tone="warning"
      size="small"
      announce
      action={
        <Button size={32} variant="outline" onClick={() => keeper.choose({ ...quick.choice, isOn: false })}>
          {t('quick.turnOff')}
        </Button>
      }
    >
      {t('builderNote.quick')}
    </Notice>
  );
}

function SetToSingles() {
  const t = useT('coupon');
  const dispatch = useCouponDispatch();
  const isSingles = useCouponState(({ mode }) => mode === 'singles');
  if (!isSingles) return null;
  return (
    <Notice
      tone="warning"
      size="small"
      announce
      action={
        <Button size={32} variant="outline" onClick={() => void dispatch(modeChosen('builder'))}>
          {t('builderNote.join')}
        </Button>
      }
    >
      {t('builderNote.singles')}
    </Notice>
  );
}
