import { lazy, Suspense } from 'react';
import { hrefFor, openDialog } from '@paddock/shared-utils';
import { useFormat, useServerNow, useT } from '@paddock/shared-utils/react';
import { Button, LinkButton } from '@paddock/styleguide';

import type { CouponButton } from '../model/coupon-button.ts';
import { writtenMove } from '../model/written-move.ts';
import type { Placing } from '../state/coupon.slice.ts';

/** Code of a few players: it comes with the first break. */
const BreakButton = lazy(async () => ({ default: (await import('./on-demand.ts')).BreakButton }));

interface CouponActionProps {
  readonly button: CouponButton;
  readonly placing: Placing | null;
  readonly currency: string;
  readonly onPlace: () => Promise<void>;
}

/** The coupon's one button. It says what a press does, or why nothing can be done. */
export function CouponAction({ button, placing, currency, onPlace }: CouponActionProps) {
  const t = useT('coupon');
  const format = useFormat();
  const { money } = format;
  const amount = (minor: bigint) => money(minor, currency);
  if (placing !== null) return <PlacingButton placing={placing} />;
  switch (button.kind) {
    case 'place':
      return (
        <Button variant="primary" size={48} block data-testid="coupon-place" onClick={onPlace}>
          {t(placeKey(button), {
            amount: amount(button.stakeMinor),
            legs: button.legCount,
            total: button.totalLegs,
            count: button.betCount,
          })}
        </Button>
      );
    case 'accept': {
      const [first] = button.moves;
      const one = button.moves.length === 1 && first !== undefined;
      return (
        <Button variant="primary" size={48} block data-testid="coupon-accept" onClick={onPlace}>
          {one
            ? t('button.acceptOne', {
                ...writtenMove(format, first.fromMilli, first.toMilli),
                amount: amount(button.stakeMinor),
              })
            : t('button.acceptMany', { count: button.moves.length, amount: amount(button.stakeMinor) })}
        </Button>
      );
    }
    case 'sign-in':
      return (
        <Button
          variant="primary"
          size={48}
          block
          onClick={() => void openDialog({ widget: 'welcome/login' })}
        >
          {t('button.signIn')}
        </Button>
      );
    case 'on-break':
      return (
        <Suspense>
          <BreakButton />
        </Suspense>
      );
    case 'own-limit':
      return (
        <LinkButton variant="primary" size={48} block href={hrefFor('/office/responsible')}>
          {t('button.own-limit', { amount: amount(button.roomMinor) })}
        </LinkButton>
      );
    case 'deposit':
      return (
        <LinkButton variant="primary" size={48} block href={hrefFor('/office/recharge')}>
          {t('button.deposit', { amount: amount(button.missingMinor) })}
        </LinkButton>
      );
    default:
      return (
        <Button variant="primary" size={48} block unavailable data-testid="coupon-unavailable">
          {'bounds' in button && button.bounds !== null
            ? t(`button.${button.kind}`, {
                context: 'bounds',
                min: amount(button.bounds.minMinor),
                max: amount(button.bounds.maxMinor),
              })
            : t(`button.${button.kind}`, 'gift' in button ? { context: button.gift } : {})}
        </Button>
      );
  }
}

function placeKey(button: Extract<CouponButton, { kind: 'place' }>): string {
  if (button.isFree) return 'button.placeFree';
  if (button.betCount > 1) return 'button.placeMany';
  return button.legCount < button.totalLegs && button.totalLegs > 1 ? 'button.placeSome' : 'button.place';
}

/** A live placement counts down to its decision; one that is answered at once has nothing to count. */
function PlacingButton({ placing }: { placing: Placing }) {
  const t = useT('coupon');
  const nowMs = useServerNow(placing.decidesAtMs === null ? null : 250);
  const seconds =
    placing.decidesAtMs === null ? 0 : Math.max(0, Math.ceil((placing.decidesAtMs - nowMs) / 1000));
  return (
    <Button variant="primary" size={48} block pending data-testid="coupon-placing">
      {seconds > 0 ? t('button.placingIn', { seconds }) : t('button.placing')}
    </Button>
  );
}
