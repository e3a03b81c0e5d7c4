import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BetView, PlaceBetRequest } from '@paddock/contract/schemas';
import type { ApiProblem, CouponLeg } from '@paddock/shared-utils';

import type { CouponMode } from '../model/coupon-mode.ts';
import { FIRST_CHAIN, withoutLegs, type ChosenChain } from '../model/coupon-chain.ts';
import { FIRST_SYSTEM, type ChosenSystem } from '../model/coupon-system.ts';
import type { ChosenGift } from '../model/coupon-gift.ts';
import type { NamedPrices } from '../model/named-price.ts';
import { begun, ended, type Editing, type KeptChoices } from './edit/editing.ts';

/** A bet that was sent or is about to be; its key is made and kept before it is sent (rules §4). */
export interface PendingBet {
  readonly key: string;
  readonly selectionIds: readonly string[];
  /** When it was last known to be on its way, by the server's clock; undefined before it is sent. */
  readonly sentAtMs?: number;
}

/** What is being placed. `decidesAtMs` is server time, known once a live placement waits for its delay. */
export interface Placing {
  readonly bets: readonly PendingBet[];
  /** What was sent, word for word; none where an earlier bet is only asked for. */
  readonly sent: readonly PlaceBetRequest[];
  readonly decidesAtMs: number | null;
}

export interface CouponState {
  readonly mode: CouponMode;
  /** Stakes as typed; never filled in for the player. */
  readonly accumulatorStake: string;
  readonly singleStakes: Readonly<Record<string, string>>;
  /** The gift of the next bet: a free bet is its stake. Null for none. */
  readonly gift: ChosenGift | null;
  /** The player wants none: nothing is chosen for them. */
  readonly isGiftDeclined: boolean;
  /** Of a system. */
  readonly system: ChosenSystem;
  /** Of a chain and a conditional bet. */
  readonly chain: ChosenChain;
  readonly placing: Placing | null;
  /** Bets placed and not yet put away, newest first. */
  readonly receipts: readonly BetView[];
  readonly refusal: ApiProblem | null;
  /** Sent, and the answer never came: asked for again until it is known. */
  readonly unknown: readonly PendingBet[];
  /** One of them turned out never to have reached the server: no bet stands. */
  readonly neverArrived: boolean;
  readonly namedPrices: NamedPrices;
  /** The bet that the coupon makes another of; null where it makes new ones. */
  readonly editing: Editing | null;
}

export const EMPTY_COUPON: CouponState = {
  mode: 'accumulator',
  accumulatorStake: '',
  singleStakes: {},
  gift: null,
  isGiftDeclined: false,
  system: FIRST_SYSTEM,
  chain: FIRST_CHAIN,
  placing: null,
  receipts: [],
  refusal: null,
  unknown: [],
  neverArrived: false,
  namedPrices: {},
  editing: null,
};

const slice = createSlice({
  name: 'coupon',
  initialState: EMPTY_COUPON,
  reducers: {
    modeChosen: (state, { payload }: PayloadAction<CouponMode>) => ({
      ...state,
      mode: payload,
      refusal: null,
    }),
    systemChosen: (state, { payload }: PayloadAction<readonly number[]>) => ({
      ...state,
      system: { ...state.system, folds: payload },
      refusal: null,
    }),
    systemRepeated: (state, { payload }: PayloadAction<ChosenSystem>) => ({
      ...state,
      mode: 'system' as const,
      system: payload,
      refusal: null,
    }),
    bankerToggled: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      system: { ...state.system, bankers: toggled(state.system.bankers, payload) },
      refusal: null,
    }),
    orderChosen: (state, { payload }: PayloadAction<readonly string[]>) => ({
      ...state,
      chain: { ...state.chain, order: payload },
      refusal: null,
    }),
    joinToggled: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      chain: { ...state.chain, joined: toggled(state.chain.joined, payload) },
      refusal: null,
    }),
    chainRepeated: (state, { payload }: PayloadAction<ChosenChain>) => ({ ...state, chain: payload }),
    accumulatorStakeTyped: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      accumulatorStake: payload,
      refusal: null,
    }),
    giftChosen: (state, { payload }: PayloadAction<ChosenGift | null>) => ({
      ...state,
      gift: payload,
      isGiftDeclined: payload === null,
      refusal: null,
    }),
    giftGone: (state) => ({ ...state, gift: null }),
    singleStakeTyped: (state, { payload }: PayloadAction<{ selectionId: string; stake: string }>) => ({
      ...state,
      singleStakes: { ...state.singleStakes, [payload.selectionId]: payload.stake },
      refusal: null,
    }),
    placingStarted: (state, { payload }: PayloadAction<Pick<Placing, 'bets' | 'sent'>>) => ({
      ...state,
      placing: { ...payload, decidesAtMs: null },
      refusal: null,
      neverArrived: false,
      receipts: [],
      // What is asked for again stays unknown until its answer is here: nothing else is placed meanwhile.
      unknown: state.unknown.filter(({ key }) => payload.bets.some((bet) => bet.key === key)),
    }),
    betForgotten: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      unknown: state.unknown.filter(({ key }) => key !== payload),
      neverArrived: true,
    }),
    neverArrivedRead: (state) => ({ ...state, neverArrived: false }),
    placementWaits: (state, { payload }: PayloadAction<number>) => ({
      ...state,
      placing: state.placing === null ? null : { ...state.placing, decidesAtMs: payload },
    }),
    betAccepted: (state, { payload }: PayloadAction<BetView>) => ({
      ...state,
      receipts: [payload, ...state.receipts.filter(({ id }) => id !== payload.id)],
      unknown: state.unknown.filter(({ key }) => key !== payload.key),
      singleStakes: without(
        state.singleStakes,
        payload.legs.map((leg) => leg.selectionId),
      ),
      gift: null,
      isGiftDeclined: false,
      // A single of a coupon of one leg took this stake too: the next coupon comes without one.
      accumulatorStake: '',
    }),
    betRefused: (
      state,
      { payload }: PayloadAction<{ problem: ApiProblem; key: string; named: NamedPrices }>,
    ) => ({
      ...state,
      refusal: payload.problem,
      unknown: state.unknown.filter(({ key }) => key !== payload.key),
      namedPrices: { ...state.namedPrices, ...payload.named },
    }),
    answerMissing: (state, { payload }: PayloadAction<PendingBet>) => ({
      ...state,
      unknown: [...state.unknown.filter(({ key }) => key !== payload.key), payload],
    }),
    placingEnded: (state) => ({ ...state, placing: null }),
    stakesCleared: (state) => ({
      ...state,
      accumulatorStake: '',
      singleStakes: {},
      gift: null,
      isGiftDeclined: false,
      refusal: null,
      neverArrived: false,
    }),
    receiptsPutAway: (state) => ({ ...state, receipts: [] }),
    /**
     * What the notices speak of is no longer what the coupon holds; a bet under way takes its own legs out. What the player
     * said of legs that left goes with them: picked once more, a leg is no banker, no part of a link and has no stake.
     */
    legsChanged: (state, { payload: left }: PayloadAction<readonly string[]>) => ({
      ...state,
      ...(state.placing === null ? { refusal: null, neverArrived: false } : {}),
      system: { ...state.system, bankers: state.system.bankers.filter((id) => !left.includes(id)) },
      chain: withoutLegs(state.chain, left),
      singleStakes: without(state.singleStakes, left),
    }),
    refusalRead: (state) => ({ ...state, refusal: null }),
    editBegun: (state, { payload }: PayloadAction<{ bet: BetView; legs: readonly CouponLeg[] }>) =>
      begun(state, payload.bet, payload.legs),
    editWaits: (state, { payload }: PayloadAction<string | null>) => ({
      ...state,
      editing: state.editing === null ? null : { ...state.editing, pendingKey: payload },
    }),
    draftFollowed: (state, { payload }: PayloadAction<KeptChoices & Pick<CouponState, 'editing'>>) => ({
      ...state,
      ...payload,
      refusal: null,
    }),
    editEnded: (state, { payload }: PayloadAction<BetView | undefined>) => ended(state, payload),
  },
});

function toggled(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
}

function without<Value>(
  record: Readonly<Record<string, Value>>,
  keys: readonly string[],
): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));
}

export const couponReducer = slice.reducer;
export const {
  modeChosen,
  systemChosen,
  systemRepeated,
  bankerToggled,
  orderChosen,
  joinToggled,
  chainRepeated,
  accumulatorStakeTyped,
  giftChosen,
  giftGone,
  singleStakeTyped,
  placingStarted,
  betForgotten,
  neverArrivedRead,
  placementWaits,
  betAccepted,
  betRefused,
  answerMissing,
  placingEnded,
  stakesCleared,
  receiptsPutAway,
  legsChanged,
  refusalRead,
  editBegun,
  editWaits,
  draftFollowed,
  editEnded,
} = slice.actions;
