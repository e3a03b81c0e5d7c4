import { useState } from 'react';

import { partsText } from '@paddock/contract';
import { FREE_FACTOR, type SlotFace } from '@paddock/games/slot';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { VisuallyHidden } from '@paddock/styleguide';

import type { ShownRound, TableProps } from '../game-face.ts';
import { SkipButton } from '../scene/skip-button.tsx';
import { Scene, SceneWords } from '../scene/scene.tsx';
import { useSteps } from '../scene/use-steps.ts';
import { drawnWins } from './slot-lines.tsx';
import { SlotMeter } from './slot-meter.tsx';
import { windowOf } from './slot-reels.ts';
import { SlotSymbolDefinitions } from './slot-symbols.tsx';
import { endsOf, framesOf, FREE_TURN_MS, lastsMs, sumUntil, TURN_MS, type Frame } from './slot-timeline.ts';
import { FIRST_STOPS, SlotWindow } from './slot-window.tsx';
import styles from './slot.module.css';

type NoChoice = Readonly<Record<string, never>>;
type Round = ShownRound<NoChoice, never, SlotFace>;

/** Where the reels stood when a round came, so that they turn from there. */
function useStopsBefore(round: Round | undefined): readonly number[] {
  const [known, setKnown] = useState({ id: round?.id, last: round, before: FIRST_STOPS });
  if (known.id === round?.id) return known.before;
  const before = known.last?.face.spins.at(-1)?.stops ?? known.before;
  setKnown({ id: round?.id, last: round, before });
  return before;
}

/** The free spin that is looked at again, once all of them have been shown. */
function useLookedAt(id: string | undefined, last: number): readonly [number, (spin: number) => void] {
  const [looked, setLooked] = useState({ id, spin: last });
  return [looked.id === id ? looked.spin : last, (spin) => setLooked({ id, spin })];
}

/** The cabinet: a sign above the reels, the reels, and a meter below them. */
export function SlotTable({ round, motionMs, onSkip }: TableProps<NoChoice, never, SlotFace>) {
  const t = useT('originals');
  const format = useFormat();
  const frames = round === undefined ? [] : framesOf(round.face);
  const { passed, isShown } = useSteps(round?.id, endsOf(frames), motionMs);
  const before = useStopsBefore(round);
  const spins = round?.face.spins ?? [];
  const [looked, setLooked] = useLookedAt(round?.id, spins.length - 1);

  const now: Frame | undefined = isShown
    ? { spin: looked, isTurning: false, wins: Infinity, lastsMs: 0 }
    : frames[passed];
  const spin = now && spins[now.spin];
  const write = (milli: number) =>
    round === undefined ? '' : format.money((round.stakedMinor * BigInt(milli)) / 1000n, round.currency);
  const wins = spin ? drawnWins(spin, now.spin === 0 ? 1 : FREE_FACTOR, write) : [];
  const stops = spin?.stops ?? before;
  const from = now?.isTurning ? (now.spin === 0 ? before : spins[now.spin - 1]?.stops) : undefined;
  const speed = frames.length === 0 ? 1 : motionMs / lastsMs(frames);
  const free = spins.length - 1;

  return (
    <Scene motionMs={motionMs}>
      <SlotSymbolDefinitions />
      <div className={styles.cabinet}>
        <div className={styles.bar}>
          <span>
            {now === undefined || now.spin === 0
              ? t(free > 0 && !now?.isTurning ? 'games.slot.free' : 'games.slot.lines')
              : t('games.slot.freeSpin', { nr: now.spin, of: free, factor: FREE_FACTOR })}
          </span>
          <b>
            {round !== undefined && now !== undefined && write(sumUntil(round.face, isShown ? LAST : now))}
          </b>
        </div>
        <SlotWindow
          stops={stops}
          from={from}
          turnId={`${round?.id ?? ''} ${now?.spin ?? 0}`}
          turnMs={speed * (now?.spin === 0 ? TURN_MS : FREE_TURN_MS)}
          wins={now?.isTurning ? [] : wins.slice(0, now?.wins)}
        />
        <div className={styles.bar}>
          {isShown || round === undefined ? (
            <SlotMeter spins={spins} wins={wins} write={write} looked={looked} onLook={setLooked} />
          ) : (
            <SkipButton onSkip={onSkip} />
          )}
        </div>
      </div>
      <VisuallyHidden as="p">
        {[0, 1, 2]
          .map((row) =>
            t('games.slot.row', {
              row: row + 1,
              symbols: partsText(
                windowOf(stops).map((reel) => t(`games.slot.symbol.${reel[row] ?? 'J'}`)),
                format.language,
              ),
            }),
          )
          .join(' ')}
      </VisuallyHidden>
      <SceneWords
        roundId={round?.id}
        isShown={isShown}
        hint={t('games.slot.hint')}
        told={
          free > 0 ? t('games.slot.toldFree', { count: free }) : t('games.slot.told', { count: wins.length })
        }
      />
    </Scene>
  );
}

const LAST = { spin: Infinity, isTurning: false };
