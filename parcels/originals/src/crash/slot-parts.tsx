import { currencyOf, parseAmount, quickStakes, type TableRoundView } from '@paddock/contract';
import type { SharedBetView, SharedTableView } from '@paddock/contract/schemas';
import { settings$ } from '@paddock/shared-utils';
import { useFormat, useSiteConfig, useStreamValue, useT } from '@paddock/shared-utils/react';
import { Button } from '@paddock/styleguide';

import styles from './crash.module.css';
import { collectableMilli } from './slot-action.ts';
import { useStanding } from './use-standing.ts';
import { useTimes } from './use-times.ts';

/** The one primary button of a flight: it names the amount that counts if the press arrived now. */
export function CollectButton({
  round,
  bet,
  onCollect,
  slot,
}: {
  readonly round: TableRoundView | undefined;
  readonly bet: SharedBetView;
  readonly onCollect: () => Promise<void>;
  readonly slot: number;
}) {
  const t = useT('originals');
  const { money } = useFormat();
  const { milli } = useStanding(round);
  const stakeMinor = parseAmount(bet.stake, bet.currency) ?? 0n;
  const counts = collectableMilli(bet, milli, round?.stopMilli ?? null);
  const paid = (stakeMinor * BigInt(Math.floor(counts / 10))) / 100n;
  return (
    <Button variant="primary" size={48} block onClick={onCollect} data-testid={`crash-act-${slot}`}>
      {t('crash.bet.collect', { amount: money(paid, bet.currency) })}
    </Button>
  );
}

export function Ended({ bet }: { readonly bet: SharedBetView }) {
  const t = useT('originals');
  const { amount } = useFormat();
  const times = useTimes();
  const { collectedMilli, currency, isVoid, paid } = bet;
  const values = {
    paid: amount(paid ?? '0', currency),
    stake: amount(bet.stake, currency),
    at: times(collectedMilli ?? 0),
  };
  const key = isVoid ? 'void' : collectedMilli === null ? 'lost' : 'collected';
  return (
    <p className={styles[key]} role="status" data-testid={`crash-end-${bet.slot}`}>
      {t(`crash.end.${key}`, values)}
    </p>
  );
}

/** Amounts the player chose, else the site's. */
export function useChips(currency: string, bounds: SharedTableView | undefined): readonly string[] {
  const own = useStreamValue(settings$, ({ settings }) => settings.stakeChips);
  const offered = useSiteConfig((config) => config.amountTemplate) ?? [];
  if (own !== null) return own;
  const min = bounds === undefined ? undefined : parseAmount(bounds.minStake, currency);
  return min === undefined ? [] : quickStakes(offered, currencyOf(currency).exponent, min);
}
