import { useState } from 'react';
import { formatAmount, parseAmount, type AmountMinor } from '@paddock/contract';
import type { FreeRoundsView } from '@paddock/contract/schemas';
import type { GameBet } from '@paddock/games';

import type { AnyFace } from '../faces/game-face.ts';

/** Free rounds as what pays the bet, while there are any. */
export interface FreeSource {
  readonly gift: FreeRoundsView;
  readonly isChosen: boolean;
  readonly choose: (isChosen: boolean) => void;
}

/** The bet as it is being put together: what is chosen, and a stake beside it or chips within it. */
export interface BetDraft {
  readonly choice: unknown;
  readonly onChoose: (choice: unknown) => void;
  /** Undefined where there are none to choose. */
  readonly free: FreeSource | undefined;
  /** Typed beside the table, a decimal string; unused where the stake is chips, or the house's. */
  readonly stake: string;
  readonly onStake: (stake: string) => void;
  /** Undefined while nothing is entered. */
  readonly stakeMinor: AmountMinor | undefined;
  /** Undefined where the game does not take what is chosen with this stake. */
  readonly bet: GameBet<unknown> | undefined;
  readonly hasChips: boolean;
  readonly chipMinor: AmountMinor | undefined;
  readonly onChip: (chipMinor: AmountMinor) => void;
  /** Takes back the last thing that was chosen; undefined where there is none. */
  readonly undo: (() => void) | undefined;
  readonly clear: () => void;
  /** Lays the chips of the last round again; undefined where they lie, or there was none. */
  readonly repeat: (() => void) | undefined;
  /** The round of this bet was played. */
  readonly onPlayed: () => void;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** @param gift free rounds that can be played here: they pay unless the player chooses otherwise */
export function useBet(face: AnyFace, currency: string, gift?: FreeRoundsView): BetDraft {
  const [choices, setChoices] = useState<readonly unknown[]>([face.firstChoice]);
  const [stake, setStake] = useState('');
  const [isOwn, setOwn] = useState(false);
  const [chipMinor, setChip] = useState<AmountMinor>();
  const [played, setPlayed] = useState<unknown>();
  const choice = choices.at(-1);
  const { stake: stakeOf } = face;
  const hasChips = stakeOf !== 'amount';
  const free = gift && { gift, isChosen: !isOwn, choose: (isChosen: boolean) => setOwn(!isChosen) };
  const typed = free?.isChosen === true ? free.gift.stake : stake;
  const stakeMinor = hasChips ? stakeOf.chipsMinor(choice) : parseAmount(typed, currency);
  const bet =
    stakeMinor === undefined || stakeMinor <= 0n ? undefined : face.game.readBet(stakeMinor, choice);
  const choose = (next: unknown) =>
    setChoices((before) => (isSame(before.at(-1), next) ? before : [...before, next]));
  return {
    choice,
    onChoose: choose,
    free,
    stake,
    onStake: setStake,
    stakeMinor,
    bet,
    hasChips,
    chipMinor,
    onChip: setChip,
    undo: choices.length > 1 ? () => setChoices((before) => before.slice(0, -1)) : undefined,
    clear: () => choose(face.firstChoice),
    repeat: played === undefined || isSame(played, choice) ? undefined : () => choose(played),
    onPlayed: () => setPlayed(choice),
  };
}

/** A stake changed by a factor, as it is typed; never below one minor unit. */
export function scaledStake(stakeMinor: AmountMinor, by: 'half' | 'double', currency: string): string {
  const scaled = by === 'half' ? stakeMinor / 2n : stakeMinor * 2n;
  return formatAmount(scaled > 0n ? scaled : 1n, currency);
}
