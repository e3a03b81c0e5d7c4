import { listText, partsText } from '@paddock/contract';
import type { BonusView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';

import { wageringOf } from '../../model/bonus-example.ts';
import { useNothingCounts } from '../bonuses/use-nothing-counts.ts';
import styles from './promotions.module.css';

/** What any price is above, in thousandths: a bonus that asks for no more asks for none. */
const LEAST_PRICE = 1000;

/** A bonus that runs in plain words: what one has, what is left, what a bet counts, what goes if one stops. */
export function RunningWords({ bonus }: { readonly bonus: BonusView }) {
  const t = useT('office');
  const common = useT('common');
  const format = useFormat();
  const money = (amount: string) => format.amount(amount, bonus.currency);
  const figures = {
    left: money(bonus.left),
    remaining: money(wageringOf(bonus).remaining),
    required: money(bonus.required),
    price: format.odds(bonus.minOddsMilli),
    until: format.moment(bonus.expiresAtMs),
  };
  const { maxStake, maxConversion, percents, sports = {}, ownGames = {}, minOddsMilli } = bonus;
  const betsCount =
    minOddsMilli > LEAST_PRICE ? t('promotion.counts.text', figures) : t('promotion.counts.any');
  const ofBets = [percents['sportsbook'] ?? 0, ...Object.values(sports)];
  const ofGames = [percents['games'] ?? 0, ...Object.values(ownGames)];
  const nothing = useNothingCounts()({
    ...percents,
    ...{ sportsbook: Math.max(...ofBets), games: Math.max(...ofGames) },
  });
  const bySport = listText(
    Object.entries(sports).map(([sport, percent]) =>
      t('promotion.counts.sport', { sport: common(`sport.${sport}`), percent: format.number(percent) }),
    ),
    format.language,
  );
  return (
    <dl className={styles.words} data-testid="running-words">
      <dt>{t('promotion.have.title')}</dt>
      <dd>{t('promotion.have.text', figures)}</dd>
      <dt>{t('promotion.left.title')}</dt>
      <dd>
        {t('promotion.left.text', figures)}
        {maxConversion !== null && ` ${t('promotion.left.most', { amount: money(maxConversion) })}`}
      </dd>
      <dt>{t('promotion.counts.title')}</dt>
      <dd>
        {betsCount}
        {Object.entries(percents)
          .filter(([, percent]) => percent > 0)
          .map(
            ([product, percent]) => ` ${t(`products.${product}.share`, { share: format.number(percent) })}`,
          )}
        {bySport !== '' && ` ${t('promotion.counts.bySport', { sports: bySport })}`}
        {Object.keys(ownGames).length > 0 && ` ${t('promotion.counts.byGame')}`}
        {nothing.length > 0 &&
          ` ${t('promotion.counts.nothing', { products: partsText(nothing, format.language) })}`}
        {maxStake !== null && ` ${t('promotion.counts.most', { amount: money(maxStake) })}`}
      </dd>
      <dt>{t('promotion.stop.title')}</dt>
      <dd>{t('promotion.stop.text', figures)}</dd>
    </dl>
  );
}
