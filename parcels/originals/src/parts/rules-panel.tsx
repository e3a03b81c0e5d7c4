import { useFormat, useT } from '@paddock/shared-utils/react';
import { classNames, Panel, SectionHeader } from '@paddock/styleguide';

import type { AnyFace } from '../faces/game-face.ts';
import type { RoundBounds } from '../model/play-button.ts';
import { percentOf } from '../model/stake-return.ts';
import styles from './side.module.css';
import { usePercent } from './use-percent.ts';

interface RulesPanelProps {
  readonly face: AnyFace;
  readonly choice: unknown;
  readonly bounds: RoundBounds | undefined;
  readonly currency: string;
}

/** Whether something is chosen that has a return does not depend on the stake: one that any number of cards can share. */
const ANY_STAKE_MINOR = 1_200n;

/** The rules of the game in words, and what it returns by what is chosen now. */
export function RulesPanel({ face, choice, bounds, currency }: RulesPanelProps) {
  const t = useT('originals');
  const { money } = useFormat();
  const percent = usePercent();
  const { game, Rules } = face;
  const stakeMinor = face.stake === 'amount' ? ANY_STAKE_MINOR : face.stake.chipsMinor(choice);
  const isChosen = stakeMinor > 0n && game.readBet(stakeMinor, choice) !== undefined;
  const rules = t(`games.${game.code}.rules`)
    .split('\n')
    .filter((rule) => rule !== '');
  return (
    <Panel bleed aria-labelledby="rules-title">
      <SectionHeader id="rules-title" title={t('rules.title')} />
      <div className={classNames(styles.body, styles.across)}>
        <div className={styles.part}>
          <p className={styles.dim}>{t(`games.${game.code}.text`)}</p>
          {isChosen && (
            <p className={styles.big}>
              <b>{percent(percentOf(game.returnOf(choice)))}</b>
              <span className={styles.dim}>{t('rules.return')}</span>
            </p>
          )}
        </div>
        <ol className={styles.rules}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
          {bounds !== undefined && (
            <li>{t('rules.maxWin', { amount: money(bounds.maxWinMinor, currency) })}</li>
          )}
        </ol>
      </div>
      {Rules && (
        <div className={styles.body}>
          <Rules />
        </div>
      )}
    </Panel>
  );
}
