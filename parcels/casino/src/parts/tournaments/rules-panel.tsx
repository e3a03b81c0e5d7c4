import type { TournamentCurrency, TournamentView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Panel, SectionHeader } from '@paddock/styleguide';

import styles from './tournaments.module.css';

interface RulesPanelProps {
  readonly tournament: TournamentView;
  readonly terms: TournamentCurrency;
}

/** The rules of one tournament in plain words, with its figures. */
export function RulesPanel({ tournament, terms }: RulesPanelProps) {
  const t = useT('casino');
  const format = useFormat();
  const { points, opensAtMs, closesAtMs, resultsAtMs, isOfAllGames, gamesTotal } = tournament;
  const { leastStake, turnoverUnit, currency } = terms;
  const rules = [
    t(`tournament.rules.${points}`, { unit: format.amount(turnoverUnit ?? '0', currency) }),
    t('tournament.rules.least', { least: format.amount(leastStake, currency) }),
    isOfAllGames ? t('tournament.rules.allGames') : t('tournament.rules.games', { count: gamesTotal }),
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
