import { useState } from 'react';
import type { TableRoundView } from '@paddock/contract';
import type { SharedBetView } from '@paddock/contract/schemas';
import { useFormat, useServerNow, useT } from '@paddock/shared-utils/react';
import { SegmentedControl } from '@paddock/styleguide';

import { Felt } from '../faces/felt/felt.tsx';
import { ResultLine, type TableResult } from '../faces/felt/result-line.tsx';
import { Cloth } from '../faces/roulette/cloth.tsx';
import { INSIDE_KINDS, type InsideKind } from '../faces/roulette/cloth-places.ts';
import felt from '../faces/roulette/roulette.module.css';
import { colourOf } from '../faces/roulette/wheel.ts';
import { WheelDrawing } from '../faces/roulette/wheel-drawing.tsx';
import { LastNumbers } from './last-numbers.tsx';
import styles from './live-roulette.module.css';
import { choiceWith, paidOf, stakedOf, type Chips } from './round-bets.ts';
import type { Fell } from './use-results.ts';
import { useRunningMs, useSpin, type SpinShown } from './use-spin.ts';

interface TablePanelProps {
  readonly round: TableRoundView | undefined;
  readonly results: readonly Fell[];
  /** What lies on the cloth, placed or not. */
  readonly chips: Chips;
  /** The player's bets of the round that is shown. */
  readonly bets: readonly SharedBetView[];
  readonly onLay: (chips: Chips) => void;
  /** No chip can be laid. */
  readonly isDisabled: boolean;
  readonly chipMinor: bigint;
  readonly currency: string;
}

/** The wheel, what the table does now, the last numbers, and the cloth with all its places. */
export function TablePanel(props: TablePanelProps) {
  const { round, results, chips, bets, onLay, isDisabled, chipMinor, currency } = props;
  const t = useT('originals');
  const resultOf = useResult();
  const [kind, setKind] = useState<InsideKind>('straight');
  const spin = useSpin(round, results[0]);
  const runningMs = useRunningMs(round);
  const isTold = round?.phase === 'ended' && String(round.number) === spin?.id;
  const motionMs = isTold ? spin.motionMs : 0;
  const shown = spin && {
    ...{ id: spin.id, face: spin.face, choice: choiceWith([]), made: [], moves: [], isOver: true },
    ...{ stakedMinor: stakedOf(bets), paidMinor: undefined, currency },
  };
  return (
    <div data-phase={round?.phase ?? 'waiting'} data-testid="roulette-table">
      <Felt isBusy={round === undefined}>
        <div className={felt.top}>
          <WheelDrawing round={shown} motionMs={spin?.motionMs ?? 0} runningMs={runningMs} />
          <div className={felt.beside}>
            <Phase round={round} />
            <ResultLine
              result={isTold ? resultOf(spin, bets, currency) : undefined}
              hint={t(`liveRoulette.hint.${round?.phase ?? 'waiting'}`)}
              roundId={spin?.id}
              motionMs={motionMs}
            />
            <LastNumbers results={results} isFalling={motionMs > 0} delayMs={motionMs} />
          </div>
        </div>
        <SegmentedControl
          block
          label={t('games.roulette.inside')}
          value={kind}
          segments={INSIDE_KINDS.map((value) => ({ value, label: t(`games.roulette.kind.${value}`) }))}
          onValueChange={(value) => setKind(INSIDE_KINDS.find((known) => known === value) ?? 'straight')}
          className={felt.kinds}
        />
        <Cloth
          kind={kind}
          choice={choiceWith(chips)}
          onChoose={(choice) => onLay(choice.chips)}
          isDisabled={isDisabled}
          round={isTold ? shown : undefined}
          isDealing={false}
          motionMs={motionMs}
          onSkip={() => undefined}
          onMove={() => undefined}
          chipMinor={chipMinor}
          currency={currency}
        />
      </Felt>
    </div>
  );
}

const SECOND_MS = 1000;

/** What the table does now; the seconds are counted by the server's clock. */
function Phase({ round }: { readonly round: TableRoundView | undefined }) {
  const t = useT('originals');
  const nowMs = useServerNow(SECOND_MS / 4);
  const phase = round?.phase ?? 'waiting';
  const startsAtMs = round?.phase === 'open' ? round.startsAtMs : null;
  const leftMs = startsAtMs === null ? undefined : Math.max(startsAtMs - nowMs, 0);
  return (
    <p className={styles.phase} data-testid="roulette-phase">
      {phase === 'running' ? (
        t('liveRoulette.phase.running')
      ) : leftMs === undefined ? (
        t(`liveRoulette.phase.${phase === 'open' ? 'soon' : phase}`)
      ) : (
        <>
          {t('liveRoulette.phase.open')} <b className={styles.seconds}>{Math.ceil(leftMs / SECOND_MS)}</b>
        </>
      )}
    </p>
  );
}

function useResult() {
  const t = useT('originals');
  const { number, money } = useFormat();
  return ({ face: { pocket } }: SpinShown, bets: readonly SharedBetView[], currency: string): TableResult => {
    const [staked, paid] = [stakedOf(bets), paidOf(bets, pocket)];
    const fell = t('games.roulette.fell', {
      number: number(pocket),
      colour: t(`games.roulette.colour.${colourOf(pocket)}`),
    });
    if (staked === 0n) return { tone: 'even', words: fell };
    const tone = paid > staked ? 'gain' : paid === staked ? 'even' : 'loss';
    const values = { fell, paid: money(paid, currency), staked: money(staked, currency) };
    return { tone, words: t(paid > 0n ? 'liveRoulette.result.paid' : 'liveRoulette.result.lost', values) };
  };
}
