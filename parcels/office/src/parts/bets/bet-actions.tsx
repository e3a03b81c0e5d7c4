import { isEditedType } from '@paddock/contract';
import type { BetView } from '@paddock/contract/schemas';
import { openDialog } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow } from '@paddock/styleguide';

/** Chains, conditional bets and free bets have none (rules §11). */
export const hasCashOut = ({ type, gift }: BetView): boolean =>
  type !== 'chain' && type !== 'conditional' && gift?.kind !== 'free-bet';

/** What can be done with a bet: an open one is left or edited, any is bet once more as long as some of it is undecided. */
export function BetActions({ bet }: { readonly bet: BetView }) {
  const t = useT('office');
  const open = (widget: 'cash-out' | 'repeat', more?: { readonly edits: true }) =>
    void openDialog({ widget: `coupon/${widget}`, size: 'small', props: { betId: bet.id, ...more } });
  const isLeft = bet.legs.some(({ result }) => result === 'open');
  const canLeave = bet.status === 'open' && hasCashOut(bet);
  return (
    <ButtonRow>
      {canLeave && (
        <Button variant="outline" size={32} onClick={() => open('cash-out')}>
          {t('bets.cashOut')}
        </Button>
      )}
      {canLeave && bet.gift === undefined && isEditedType(bet.type) && (
        <Button variant="outline" size={32} onClick={() => open('cash-out', { edits: true })}>
          {t('bets.edit')}
        </Button>
      )}
      <Button variant="outline" size={32} icon="copy" unavailable={!isLeft} onClick={() => open('repeat')}>
        {t(isLeft ? 'bets.repeat' : 'bets.nothingToRepeat')}
      </Button>
    </ButtonRow>
  );
}
