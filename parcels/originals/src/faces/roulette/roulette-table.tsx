import { useState } from 'react';

import type { RouletteChoice as Choice, RouletteFace } from '@paddock/games/roulette';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { SegmentedControl } from '@paddock/styleguide';

import { Felt } from '../felt/felt.tsx';
import { ResultLine, type TableResult } from '../felt/result-line.tsx';
import type { TableProps } from '../game-face.ts';
import { Cloth } from './cloth.tsx';
import { INSIDE_KINDS, type InsideKind } from './cloth-places.ts';
import { LastNumbers } from './last-numbers.tsx';
import styles from './roulette.module.css';
import type { RouletteRound } from './roulette-words.ts';
import { colourOf } from './wheel.ts';
import { WheelDrawing } from './wheel-drawing.tsx';

/** The wheel, the numbers that fell, and the cloth with all its places. */
export function RouletteTable(props: TableProps<Choice, never, RouletteFace>) {
  const { round, motionMs } = props;
  const t = useT('originals');
  const resultOf = useResult();
  const [kind, setKind] = useState<InsideKind>('straight');
  return (
    <Felt isBusy={props.isDealing}>
      <div className={styles.top}>
        <WheelDrawing round={round} motionMs={motionMs} />
        <div className={styles.beside}>
          <ResultLine
            result={resultOf(round)}
            hint={t('games.roulette.begin')}
            roundId={round?.id}
            motionMs={motionMs}
          />
          <LastNumbers round={round} motionMs={motionMs} />
        </div>
      </div>
      <SegmentedControl
        block
        label={t('games.roulette.inside')}
        value={kind}
        segments={INSIDE_KINDS.map((value) => ({ value, label: t(`games.roulette.kind.${value}`) }))}
        onValueChange={(value) => setKind(INSIDE_KINDS.find((known) => known === value) ?? 'straight')}
        className={styles.kinds}
      />
      <Cloth {...props} kind={kind} />
    </Felt>
  );
}

function useResult(): (round: RouletteRound | undefined) => TableResult | undefined {
  const t = useT('originals');
  const { number } = useFormat();
  return (round) => {
    if (round?.paidMinor === undefined) return undefined;
    const { face, paidMinor, stakedMinor } = round;
    const tone = paidMinor > stakedMinor ? 'gain' : paidMinor === stakedMinor ? 'even' : 'loss';
    const colour = t(`games.roulette.colour.${colourOf(face.pocket)}`);
    return { tone, words: t('games.roulette.fell', { number: number(face.pocket), colour }) };
  };
}
