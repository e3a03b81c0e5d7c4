import type { RaceProduct, TournamentCurrency, TournamentView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Panel, SectionHeader } from '@paddock/styleguide';

import { isRacing } from '../../model/tournament.ts';
import { useWhoWords } from '../promotions/use-who-words.ts';
import styles from './tournaments.module.css';

interface RulesPanelProps {
  readonly tournament: TournamentView;
  readonly terms: TournamentCurrency;
}

/** The rules of one tournament in plain words, with its figures. */
export function RulesPanel({ tournament, terms }: RulesPanelProps) {
  const t = useT('casino');
  const format = useFormat();
  const whoWords = useWhoWords();
  const { points, opensAtMs, closesAtMs, resultsAtMs, isOfAllGames, gamesTotal, products, who } = tournament;
  const { leastStake, turnoverUnit, currency } = terms;
  const productRule = ({ product, percent, leastOddsMilli }: RaceProduct): string => {
    const name = isRacing(product) ? t(`tournament.product.${product}`) : product;
    const share = t('tournament.rules.product', { name, percent: format.number(percent) });
    if (leastOddsMilli === null) return share;
    return `${share} ${t('tournament.rules.leastOdds', { odds: format.odds(leastOddsMilli) })}`;
  };
  const rules = [
    ...whoWords(who),
    t(`tournament.rules.${points}`, { unit: format.amount(turnoverUnit ?? '0', currency) }),
    t('tournament.rules.least', { least: format.amount(leastStake, currency) }),
    ...(products === null
      ? [isOfAllGames ? t('tournament.rules.allGames') : t('tournament.rules.games', { count: gamesTotal })]
      : products.map(productRule)),
    t('tournament.rules.time', {
      opens: format.moment(opensAtMs),
      closes: format.moment(closesAtMs),
      results: format.moment(resultsAtMs),
    }),
    t('tournament.rules.join'),
    t('tournament.rules.cancelled'),
    t('tournament.rules.ties'),
    t('tournament.rules.paid'),
  ];
  return (
    <Panel bleed>
      <SectionHeader title={t('tournament.rules.title')} />
      <ul className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Panel>
  );
}
