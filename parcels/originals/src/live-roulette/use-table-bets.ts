import { useState } from 'react';
import { formatAmount, parseAmount, type TableRoundView } from '@paddock/contract';
import type { NewSharedBet, SharedBetView } from '@paddock/contract/schemas';
import { LIVE_ROULETTE } from '@paddock/games/live-roulette';
import { api, isLost, newKey, type Account, type ApiProblem, type ApiResult } from '@paddock/shared-utils';
import { useSender } from '@paddock/shared-utils/react';

import { chipsMinor } from '../faces/chips/chips.ts';
import { choiceWith, freeSlot, lastChips, standing } from './round-bets.ts';
import { useDraft, type Draft } from './use-draft.ts';

const GAME = LIVE_ROULETTE.code;
const SLOTS = 8;

export interface TableBets {
  readonly draft: Draft;
  readonly draftMinor: bigint;
  /** Worth of the chip that a press on the cloth lays. */
  readonly chipMinor: bigint;
  readonly onChip: (minor: bigint) => void;
  /** Places what lies on the cloth as one bet. */
  readonly place: () => Promise<void>;
  /** Takes back the chip that was laid last, else the bet that was placed last. */
  readonly undo: () => Promise<void>;
  /** Takes every chip from the cloth, and every bet of the round back. */
  readonly clear: () => Promise<void>;
  /** Lays the chips of the last round again; undefined where there was none. */
  readonly repeat: (() => void) | undefined;
  readonly isSending: boolean;
  readonly problem: ApiProblem | undefined;
  readonly isUnanswered: boolean;
}

interface TableOf {
  readonly round: TableRoundView | undefined;
  readonly account: Account;
  readonly bets: readonly SharedBetView[];
  readonly chips: readonly string[];
  readonly onChanged: () => void;
}

/** What a player does at the table: chips are laid here, and a bet is placed by one press. */
export function useTableBets({ round, account, bets, chips, onChanged }: TableOf): TableBets {
  const draft = useDraft();
  const [picked, setPicked] = useState<bigint>();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<ApiProblem>();
  const [isUnanswered, setUnanswered] = useState(false);
  const send = useSender((request: NewSharedBet, key: string) =>
    api.post('/web-api/shared-rounds/:game/bets', request, { params: { game: GAME }, key }),
  );
  const currency = account.iso;
  const number = round?.number ?? null;
  const own = standing(bets, number, currency);
  const draftMinor = chipsMinor(draft.chips);
  const repeated = lastChips(bets, number, currency);
  const [smallest = '0'] = chips;

  async function tell<Answer>(asking: Promise<ApiResult<Answer>>): Promise<boolean> {
    setProblem(undefined);
    setSending(true);
    const answer = await asking;
    setSending(false);
    setUnanswered(isLost(answer));
    if (!answer.ok && !isLost(answer) && answer.status !== 'close') setProblem(answer.problem);
    onChanged();
    return answer.ok;
  }

  async function place(): Promise<void> {
    const slot = freeSlot(own, SLOTS);
    if (number === null || slot === undefined || draftMinor === 0n) return;
    const stake = formatAmount(draftMinor, currency);
    const choice = choiceWith(draft.chips);
    if (await tell(send({ round: number, slot, accountId: account.id, stake, choice }))) draft.clear();
  }

  async function undo(): Promise<void> {
    if (draft.undo !== undefined) {
      draft.undo();
      return;
    }
    const [last] = own;
    if (last === undefined) return;
    const params = { game: GAME, id: last.id };
    await tell(api.post('/web-api/shared-rounds/:game/bets/:id/take-back', {}, { params, key: newKey() }));
  }

  async function clear(): Promise<void> {
    draft.clear();
    if (own.length === 0 || number === null) return;
    const params = { game: GAME, number: String(number) };
    await tell(
      api.post('/web-api/shared-rounds/:game/rounds/:number/take-back', {}, { params, key: newKey() }),
    );
  }

  return {
    ...{ draft, draftMinor, place, undo, clear, isSending, problem, isUnanswered },
    chipMinor: picked ?? parseAmount(smallest, currency) ?? 0n,
    onChip: setPicked,
    repeat: repeated.length === 0 ? undefined : () => draft.lay(repeated),
  };
}
