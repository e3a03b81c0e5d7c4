import type { BaccaratChoice as Choice, BaccaratFace } from '@paddock/games/baccarat';
import { useFormat, useT } from '@paddock/shared-utils/react';

import { Felt } from '../felt/felt.tsx';
import { ResultLine, type TableResult } from '../felt/result-line.tsx';
import type { ShownRound, TableProps } from '../game-face.ts';
import { BaccaratHand } from './baccarat-hand.tsx';
import { BaccaratSpots } from './baccarat-spots.tsx';
import { handTotal, isPair } from './baccarat-steps.ts';
import styles from './baccarat.module.css';
import { Road } from './road.tsx';

type BaccaratRound = ShownRound<Choice, never, BaccaratFace>;

/** Both hands, the places for chips below them, and the road of what came before. */
export function BaccaratTable(props: TableProps<Choice, never, BaccaratFace>) {
  const { round, motionMs } = props;
  const t = useT('originals');
  const resultOf = useResult();
  return (
    <Felt isBusy={props.isDealing} className={styles.table}>
      <div className={styles.hands}>
        {(['player', 'banker'] as const).map((side) => (
          <BaccaratHand key={`${side} ${round?.id ?? ''}`} side={side} round={round} motionMs={motionMs} />
        ))}
      </div>
      <ResultLine
        result={resultOf(round)}
        hint={t('games.baccarat.begin')}
        roundId={round?.id}
        motionMs={motionMs}
      />
      <BaccaratSpots {...props} />
      <Road round={round} motionMs={motionMs} />
    </Felt>
  );
}

function useResult(): (round: BaccaratRound | undefined) => TableResult | undefined {
  const t = useT('originals');
  const { number } = useFormat();
  return (round) => {
    if (round?.paidMinor === undefined) return undefined;
    const { face, paidMinor, stakedMinor } = round;
    const totals = { player: number(handTotal(face.player)), banker: number(handTotal(face.banker)) };
    const pairs = [
      ...(isPair(face.player) ? [t('games.baccarat.place.player-pair')] : []),
      ...(isPair(face.banker) ? [t('games.baccarat.place.banker-pair')] : []),
    ];
    const words = [t(`games.baccarat.won.${face.winner}`, totals), ...pairs].join(' · ');
    const tone = paidMinor > stakedMinor ? 'gain' : paidMinor === stakedMinor ? 'even' : 'loss';
    return { tone, words };
  };
}
