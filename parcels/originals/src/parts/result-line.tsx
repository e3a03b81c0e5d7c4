import { useFormat, useT } from '@paddock/shared-utils/react';
import { classNames, VisuallyHidden } from '@paddock/styleguide';

import type { Play } from '../play/play.ts';
import styles from './stage.module.css';

interface ResultLineProps {
  readonly play: Play;
  /** What the table says of the round in its drawing. */
  readonly words: string;
}

/** How the round ended, once the table has shown it: for eyes and, politely and with the words of the table, for screen readers. */
export function ResultLine({ play, words }: ResultLineProps) {
  const t = useT('originals');
  const { money } = useFormat();
  const round = play.isMoving || play.isDealing ? undefined : play.shown?.round;
  const paidMinor = round?.paidMinor;
  const amounts = round && {
    staked: money(round.stakedMinor, round.currency),
    paid: money(paidMinor ?? 0n, round.currency),
  };
  return (
    <div
      role="status"
      className={classNames(styles.result, (paidMinor ?? 0n) > (round?.stakedMinor ?? 0n) && styles.won)}
    >
      {words !== '' && <VisuallyHidden>{words} </VisuallyHidden>}
      <p data-testid="game-result">
        {amounts === undefined
          ? '\u00a0'
          : paidMinor === undefined
            ? t('result.open', amounts)
            : t(endOf(round?.isFree === true, paidMinor), amounts)}
      </p>
    </div>
  );
}

function endOf(isFree: boolean, paidMinor: bigint): string {
  if (isFree) return paidMinor === 0n ? 'result.freeLost' : 'result.freePaid';
  return paidMinor === 0n ? 'result.lost' : 'result.paid';
}
