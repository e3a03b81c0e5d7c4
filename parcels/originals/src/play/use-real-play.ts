import { useEffect, useRef, useState } from 'react';
import { formatAmount } from '@paddock/contract';
import type { NewRound, RoundView } from '@paddock/contract/schemas';
import {
  api,
  isLost,
  newKey,
  refreshAccounts,
  refreshLimits,
  type Account,
  type ApiProblem,
  type ApiResult,
} from '@paddock/shared-utils';
import { useSender, type PagesRead } from '@paddock/shared-utils/react';

import type { AnyFace } from '../faces/game-face.ts';
import { nextNonce } from '../model/next-nonce.ts';
import { playedOf, shownOf } from '../model/played-round.ts';
import { isFurther, roundToShow } from '../model/round-to-show.ts';
import type { Bet, Play } from './play.ts';
import { useOwnRounds } from './use-own-rounds.ts';
import { useSeeds, type Seeds } from './use-seeds.ts';
import { useShownRound } from './use-shown-round.ts';

export interface RealPlay extends Play {
  readonly seeds: Seeds;
  readonly history: PagesRead<RoundView>;
}

/** Asks the server, and asks it again in the same words where the answer was lost. */
type Ask = () => Promise<ApiResult<RoundView>>;

/** Rounds for money: the server deals them. What it answered is shown; what another tab did, as soon as it is told. */
export function useRealPlay(face: AnyFace, account: Account | undefined): RealPlay {
  const { code } = face.game;
  const { shown, isMoving, skip, show } = useShownRound(face);
  const history = useOwnRounds(code);
  const seeds = useSeeds();
  const [isDealing, setDealing] = useState(false);
  const [problem, setProblem] = useState<ApiProblem>();
  const [unanswered, setUnanswered] = useState<Ask>();
  const [latest, setLatest] = useState<RoundView>();
  const isBusy = useRef(false);
  const send = useSender((request: NewRound, key: string) =>
    api.post('/web-api/games/rounds', request, { key }),
  );

  const rows = history.value.status === 'ready' ? history.value.data.rows : undefined;
  useEffect(() => {
    if (isDealing) return;
    const told = rows && roundToShow(rows, latest);
    if (told === undefined) return;
    setLatest(told);
    show(shownOf(told), false);
  }, [rows, latest, isDealing, show]);

  async function ask(question: Ask): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setDealing(true);
    setProblem(undefined);
    const answer = await question();
    isBusy.current = false;
    setDealing(false);
    setUnanswered(isLost(answer) ? () => question : undefined);
    if (answer.ok) {
      if (latest === undefined || answer.data.id !== latest.id || isFurther(answer.data, latest)) {
        setLatest(answer.data);
        show(shownOf(answer.data), true);
      }
    } else {
      if (answer.status !== 'close') setProblem(answer.problem);
      catchUp(answer.problem.code);
    }
  }

  /** What the refusal says has changed is read again. */
  function catchUp(refusal: ApiProblem['code']): void {
    if (refusal === 'SEEDS_CHANGED') seeds.reload();
    if (['ROUND_OPEN', 'ROUND_MOVED_ON', 'ROUND_UNKNOWN'].includes(refusal)) history.reload();
    if (refusal === 'LIMIT_REACHED') void refreshLimits();
    if (refusal === 'INSUFFICIENT_FUNDS') void refreshAccounts();
  }

  async function play({ stakeMinor, choice, giftId }: Bet): Promise<void> {
    if (account === undefined) return;
    const { id: accountId, iso } = account;
    // Kept over a question that is asked again: the same bet under the same seeds, and so under the same key.
    let request: NewRound | undefined;
    await ask(async () => {
      if (request === undefined) {
        const used = await seeds.inUse();
        if (!used.ok) return used;
        const commitment = used.data.active?.commitment ?? '';
        const bet = { game: code, accountId, stake: formatAmount(stakeMinor, iso), choice, commitment };
        request = giftId === undefined ? bet : { ...bet, giftId };
      }
      return send(request);
    });
  }

  async function move(wanted: unknown): Promise<void> {
    if (latest === undefined) return;
    const { id, made } = latest;
    const body = { step: made.length, move: wanted };
    // A step is made once: the key only lets the transport repeat it.
    const key = newKey();
    await ask(() => api.post('/web-api/games/rounds/:id/moves', body, { params: { id }, key }));
  }

  const active = seeds.value.status === 'ready' ? seeds.value.data.active : null;
  return {
    kind: 'real',
    currency: account?.iso ?? 'EUR',
    balanceMinor: account?.moneyMinor,
    shown,
    isReading: history.value.status === 'loading',
    isDealing,
    isMoving,
    problem,
    isUnanswered: unanswered !== undefined,
    endsByItselfAtMs: latest?.endsByItselfAtMs ?? null,
    next: active === null ? undefined : { ...active, nonce: nextNonce(active, latest) },
    last: latest === undefined || latest.paid === null ? undefined : playedOf(latest),
    seeds,
    history,
    skip,
    play,
    move,
    askAgain: async () => {
      if (unanswered !== undefined) await ask(unanswered);
    },
    forgetProblem: () => setProblem(undefined),
  };
}
