import type { OddsMilli } from '@paddock/contract';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { MoneyText, SummaryList, type SummaryLine } from '@paddock/styleguide';

import { boostFigures } from '../../model/boost-figures.ts';
import { isFreeBet, type ChosenGift } from '../../model/coupon-gift.ts';
import type { CouponFacts } from '../use-coupon-facts.ts';

interface BoostLinesProps {
  readonly gift: ChosenGift;
  /** Their gift is none while the bet has too few legs for it. */
  readonly facts: CouponFacts;
  readonly prices: readonly OddsMilli[];
}

/** What the chosen boost adds to the bet, "you win X instead of Y", and what more selections would bring. */
export function BoostLines({ gift, facts, prices }: BoostLinesProps) {
  const t = useT('coupon');
  const format = useFormat();
  if (isFreeBet(gift)) return null;
  const isInUse = facts.gift !== null;
  const [bet] = facts.shown;
  const { currency } = gift;
  const money = (minor: bigint) => format.money(minor, currency);
  const { extraMinor, percent, next } = boostFigures(gift, {
    prices,
    stakeMinor: bet?.stakeMinor ?? null,
    capMinor: bet?.bounds?.payoutCapMinor ?? null,
  });
  const returnMinor = bet?.possibleReturnMinor ?? null;
  const lines: SummaryLine[] = [];
  if (isInUse && extraMinor !== null && returnMinor !== null) {
    const label =
      percent === undefined ? t('boost.back') : t('boost.addedBy', { percent: format.number(percent) });
    lines.push({ id: 'extra', label, value: <MoneyText tone="gain">{money(extraMinor)}</MoneyText> });
    if (percent !== undefined)
      lines.push({
        id: 'with',
        label: t('boost.instead', { amount: money(returnMinor) }),
        value: <MoneyText tone="gain">{money(returnMinor + extraMinor)}</MoneyText>,
        strong: true,
      });
  }
  return (
    <div data-testid="boost-lines">
      {lines.length > 0 && <SummaryList lines={lines} />}
      {next !== undefined && (
        <p>{t('boost.more', { count: next.missing, percent: format.number(next.percent) })}</p>
      )}
      {isInUse && <p>{t('boost.cashOut')}</p>}
    </div>
  );
}
