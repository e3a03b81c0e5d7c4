import type { LotteryView } from '@paddock/contract/schemas';
import type { Lottery } from '@paddock/games/lotto';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { MoneyText } from '@paddock/styleguide';

interface TopPrizeProps {
  readonly view: Pick<LotteryView, 'jackpot'>;
  readonly lottery: Lottery;
}

/** What is carried to the best category of a pool, nothing while nothing is; or the most times a line is paid by fixed odds. */
export function TopPrize({ view: { jackpot }, lottery: { prizes } }: TopPrizeProps) {
  const t = useT('lotto');
  const format = useFormat();
  if (jackpot !== null && Number(jackpot.amount) === 0) return null;
  const most = prizes.kind === 'fixed' ? Math.max(...prizes.tiers.map(({ paysMilli }) => paysMilli)) : 0;
  return (
    <div>
      <dt>{t(prizes.kind === 'pool' ? 'draw.jackpot' : 'draw.top')}</dt>
      <dd>
        <MoneyText size={20}>
          {jackpot === null
            ? t('odds.times', { times: format.number(most / 1000) })
            : format.amount(jackpot.amount, jackpot.currency)}
        </MoneyText>
      </dd>
    </div>
  );
}
