import { useRef, useState } from 'react';
import { newKey, serverNowMs, type ApiProblem } from '@paddock/shared-utils';

import type { AnyFace } from '../faces/game-face.ts';
import type { PlayedRound } from '../model/played-round.ts';
import { demoBalances, firstDemoMinor } from './demo-balance.ts';
import { beginDemo, moveDemo, playedDemo, shownDemo, type DemoRound } from './demo-rounds.ts';
import { demoSeeds, nextOf } from './demo-seeds.ts';
import type { Bet, Play } from './play.ts';
import { useShownRound } from './use-shown-round.ts';

const NO_MONEY: ApiProblem = { code: 'INSUFFICIENT_FUNDS', message: 'Not enough play money.' };

export interface DemoPlay extends Play {
  /** The rounds of this visit, the newest first. */
  readonly rounds: readonly PlayedRound[];
  refill(): void;
  /** Puts the seeds away, since one of their rounds is about to be checked with them. */
  renewSeeds(): void;
}

/** Rounds that are dealt in the browser, for play money: the game's own rules, no server, seeds of its own. */
export function useDemoPlay(face: AnyFace, currency: string): DemoPlay {
  const { game } = face;
  const { shown, isMoving, skip, show } = useShownRound(face);
  const [seeds, setSeeds] = useState(() => demoSeeds());
  const [balanceMinor, setBalance] = useState(() => readBalance(currency));
  const [rounds, setRounds] = useState<readonly PlayedRound[]>([]);
  const [problem, setProblem] = useState<ApiProblem>();
  const open = useRef<DemoRound>(undefined);

  function pay(amountMinor: bigint): void {
    const left = balanceMinor + amountMinor;
    setBalance(left);
    demoBalances().write({ ...demoBalances().read(), [currency]: String(left) });
  }

  function put(demo: DemoRound, stakedBeforeMinor: bigint): void {
    const { stakedMinor, paidMinor } = demo.played.round;
    pay((paidMinor ?? 0n) - (stakedMinor - stakedBeforeMinor));
    open.current = paidMinor === undefined ? demo : undefined;
    const played = playedDemo(game, demo);
    setRounds((before) => [played, ...before.filter(({ id }) => id !== played.id)]);
    setProblem(undefined);
    show(shownDemo(demo), true);
  }

  async function play({ stakeMinor, choice }: Bet): Promise<void> {
    await Promise.resolve();
    if (open.current !== undefined || stakeMinor > balanceMinor) return;
    const start = { id: newKey(), seeds, currency, beganAtMs: serverNowMs() };
    const demo = beginDemo(game, { stakeMinor, choice }, start);
    if (demo === undefined) return;
    setSeeds({ ...seeds, nonce: seeds.nonce + 1 });
    put(demo, 0n);
  }

  async function move(wanted: unknown): Promise<void> {
    await Promise.resolve();
    const { current } = open;
    const demo = current && moveDemo(game, current, wanted);
    if (current === undefined || demo === undefined) return;
    const before = current.played.round.stakedMinor;
    if (demo.played.round.stakedMinor - before > balanceMinor) setProblem(NO_MONEY);
    else put(demo, before);
  }

  return {
    kind: 'demo',
    currency,
    balanceMinor,
    shown,
    isReading: false,
    isDealing: false,
    isMoving,
    problem,
    isUnanswered: false,
    endsByItselfAtMs: null,
    next: nextOf(seeds),
    last: rounds.find(({ paidMinor }) => paidMinor !== undefined),
    rounds,
    skip,
    play,
    move,
    askAgain: () => Promise.resolve(),
    forgetProblem: () => setProblem(undefined),
    refill: () => pay(firstDemoMinor(currency) - balanceMinor),
    renewSeeds: () => setSeeds(demoSeeds()),
  };
}

function readBalance(currency: string): bigint {
  const kept = demoBalances().read()[currency];
  return kept === undefined ? firstDemoMinor(currency) : BigInt(kept);
}
