import { hrefFor } from '@paddock/shared-utils';
import { useBalanceMask, useFormat, useSiteConfig, useT } from '@paddock/shared-utils/react';
import { MoneyText, Notice, SummaryList, TextLink, type SummaryLine } from '@paddock/styleguide';

import { moneyAfterStake } from '../model/bonus-money.ts';
import { totalStake } from '../model/bet-figures.ts';
import type { CouponMode } from '../model/coupon-mode.ts';
import type { CouponFacts } from './use-coupon-facts.ts';

const NOT_YET = '–';

interface CouponFiguresProps {
  readonly facts: CouponFacts;
  readonly mode: CouponMode;
}

/** Total price with the legs that count, balance after, possible win. */
export function CouponFigures({ facts, mode }: CouponFiguresProps) {
  const t = useT('coupon');
  const common = useT('common');
  const { money, totalOdds } = useFormat();
  const mask = useBalanceMask();
  const hasTaxes = useSiteConfig((config) => config.partnerHasTaxes) === true;
  const { currency, ownMinor, bonusMinor, shown: bets } = facts;
  const stakeMinor = totalStake(bets);
  const returnMinor = bets.reduce((sum, { possibleReturnMinor }) => sum + (possibleReturnMinor ?? 0n), 0n);
  const [bet] = bets;
  const capMinor = bets.find(({ isCapped }) => isCapped)?.bounds?.payoutCapMinor;
  // A bet of a price of its own has none before the server has worked it out.
  const isPriced = bets.every(({ totalOddsMilli }) => totalOddsMilli > 0n);
  const lines: SummaryLine[] = [];
  const hasLines = mode === 'system' || mode === 'each-way';
  if (bet !== undefined && hasLines) {
    lines.push({ id: 'lines', label: t('system.lines'), value: String(bet.lineCount) });
  }
  if (bet !== undefined && bet.legCount > 1 && !hasLines) {
    lines.push({
      id: 'total',
      label: `${t('totalPrice')}, ${common('leg', { count: bet.legCount })}`,
      value: isPriced ? <bdi>{totalOdds(bet.totalOddsMilli)}</bdi> : NOT_YET,
    });
  }
  if ((mode === 'singles' || hasLines) && stakeMinor > 0n) {
    lines.push({
      id: 'stake',
      label: t('totalStake'),
      value: <MoneyText>{money(stakeMinor, currency)}</MoneyText>,
    });
  }
  const after = ownMinor === null ? null : moneyAfterStake(stakeMinor, ownMinor, bonusMinor);
  if (after !== null && after.fromBonusMinor > 0n) {
    lines.push({
      id: 'bonus',
      label: t('fromBonus'),
      value: <MoneyText>{money(after.fromBonusMinor, currency)}</MoneyText>,
    });
  }
  if (after !== null) {
    lines.push({
      id: 'after',
      label: t('balanceAfter'),
      value: <MoneyText {...mask}>{money(after.ownAfterMinor, currency)}</MoneyText>,
    });
  }
  if (stakeMinor > 0n) {
    lines.push({
      id: 'win',
      label: t('possibleWin'),
      value: isPriced ? <MoneyText>{money(returnMinor, currency)}</MoneyText> : NOT_YET,
      strong: true,
    });
  }
  return (
    <>
      {lines.length > 0 && <SummaryList lines={lines} />}
      {capMinor !== undefined && (
        <Notice size="small">{t('capped', { cap: money(capMinor, currency) })}</Notice>
      )}
      {hasTaxes && stakeMinor > 0n && (
        <p>
          {t('taxes')} <TextLink href={hrefFor('/taxation')}>{t('taxesLink')}</TextLink>
        </p>
      )}
      {facts.delayMs > 0 && <p>{t('delay', { count: Math.ceil(facts.delayMs / 1000) })}</p>}
    </>
  );
}
