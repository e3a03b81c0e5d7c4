import { DAY_MS, formatAmount } from '@paddock/contract';
import type { PriceChangePolicy } from '@paddock/contract';
import type { EditBetView, PlacementView } from '@paddock/contract/schemas';

import { matchOdds } from './feed-driver.ts';
import type { MortalPlatform } from './mortal-platform.ts';
import { SeededRandom } from '../../../testing/seeded-random.ts';
import { drawnKind, KINDS, STAKE_UNITS, type Kind } from './simulated-kinds.ts';
import { editAtRandom } from './simulated-editing.ts';
import { SimulatedLeaving } from './simulated-leaving.ts';
import { ALL_VOID, newMatch, randomResult, type SimulatedMatch } from './simulated-match.ts';
import { drawnLegs, OUTCOMES, type Pick } from './simulated-picks.ts';
import { decideByOperator } from './decide-by-operator.ts';
import { place, richPlayer, type PlaceOptions, type TestPlayer } from './sportsbook.fixture.ts';

/** A placement a player tried, and every answer it got under its key. */
export interface Attempt {
  readonly key: string;
  readonly player: TestPlayer;
  readonly policy: PriceChangePolicy;
  /** What it is beside a single or an accumulator. */
  readonly kind: PlaceOptions;
  readonly picks: readonly Pick[];
  readonly status: number;
  readonly answer: PlacementView | EditBetView | { readonly code: string };
  /** Of an edit: its key, and the bet it takes the place of. */
  readonly edit?: { readonly key: string; readonly betId: string };
}

/** Random prices, suspensions, placements, results, corrections and deaths of the server, repeated by the seed. */
export class SimulatedSeason {
  readonly server: MortalPlatform;
  readonly matches: readonly SimulatedMatch[];
  readonly attempts: Attempt[] = [];
  readonly leaving: SimulatedLeaving;
  players: readonly TestPlayer[] = [];
  readonly #random: SeededRandom;
  #keys = 0;

  constructor(server: MortalPlatform, seed: number) {
    this.server = server;
    this.#random = new SeededRandom(seed);
    this.leaving = new SimulatedLeaving(server, this.#random);
    this.matches = Array.from({ length: 12 }, (_, at) => newMatch(`m${at}`, at % 2 === 0));
  }

  async begin(): Promise<void> {
    this.players = await Promise.all([1, 2, 3].map(() => richPlayer(this.server.platform)));
    await this.server.feed.snapshot(() => this.#nameEverything());
    this.server.onRestart = async () => {
      for (const match of this.matches) match.closedAtMs.push(this.server.nowMs);
      await this.#nameEverything();
    };
    for (let round = 0; round < 3; round++) for (const kind of KINDS) await this.#place(kind);
    for (let second = 0; second < 4; second++) await this.#pass(1_000);
  }

  async step(): Promise<void> {
    const { int, pick } = this.#random;
    const match = pick(this.matches);
    if (int(12) === 0) this.server.arm(1 + int(4), pick(['before', 'after']));
    const dice = int(23);
    if (dice < 6) await this.#reprice(match);
    else if (dice < 8) await this.#stop(match);
    else if (dice < 10) await this.#finish(match);
    else if (dice < 13) await this.#pass(200 + int(4_000));
    else if (dice < 19) await (int(2) === 0 ? this.#edit() : this.#leave());
    else await this.#place();
  }

  /** Takes every result back that there is. */
  async takeAllBack(): Promise<void> {
    const decided = this.matches.filter(({ by, result }) => by === 'feed' && result !== undefined);
    for (const match of decided) await this.#takeBack(match);
    await this.#pass(1_000);
  }

  /** Gives every match a result, has an operator make every other one void, and lets all that waits be done. */
  async end(): Promise<void> {
    for (const match of this.matches) if (match.result === undefined) await this.#settle(match);
    for (const match of this.matches.filter((_match, at) => at % 2 === 1)) await this.#decide(match);
    for (let second = 0; second < 12; second++) await this.#pass(1_000);
  }

  async #pass(ms: number): Promise<void> {
    await this.server.send({ kind: 'heartbeat' });
    await this.server.survive(() => this.server.platform.advance(ms));
  }

  /** Prices move by up to a fifth; a stopped match opens again. */
  async #reprice(match: SimulatedMatch): Promise<void> {
    if (match.result !== undefined) return;
    const moved = (milli: number) => Math.max(1100, Math.round((milli * (80 + this.#random.int(41))) / 100));
    match.odds = { home: moved(match.odds.home), draw: moved(match.odds.draw), away: moved(match.odds.away) };
    match.open = true;
    await this.server.survive(() => this.#offer(match));
  }

  async #stop(match: SimulatedMatch): Promise<void> {
    if (!match.open) return;
    match.open = false;
    match.closedAtMs.push(this.server.nowMs);
    await this.server.send({ kind: 'bet-stop', event: match.name, reason: 'goal' });
  }

  /** Results come, are corrected and taken back; some of what was accepted is cancelled. */
  async #finish(match: SimulatedMatch): Promise<void> {
    const { int } = this.#random;
    if (match.by === 'operator' || int(6) === 0) await this.#decide(match);
    else if (match.result !== undefined && int(3) === 0) await this.#takeBack(match);
    else if (int(2) === 0) {
      const fromMs = this.server.nowMs - int(20_000);
      const window = { fromMs, toMs: fromMs + 1 + int(5_000) };
      match.cancels.push(window);
      await this.server.send({ kind: 'cancel', event: match.name, ...window, reason: 'wrong price' });
    } else await this.#settle(match);
  }

  async #begin(match: SimulatedMatch): Promise<void> {
    match.live = true;
    const state = { status: 'live', startsAtMs: this.server.nowMs, period: 'h1' } as const;
    await this.server.send({
      kind: 'score',
      event: match.name,
      state: { ...state, score: [0, 0], parts: [] },
    });
  }

  async #takeBack(match: SimulatedMatch): Promise<void> {
    match.revision += 1;
    match.result = undefined;
    match.open = false;
    await this.server.send({ kind: 'rollback', event: match.name, revision: match.revision });
  }

  async #settle(match: SimulatedMatch): Promise<void> {
    if (!match.live) await this.#begin(match);
    match.revision += 1;
    match.result = randomResult(this.#random.int);
    match.open = false;
    match.closedAtMs.push(this.server.nowMs);
    const selections = [...match.result];
    await this.server.send({
      kind: 'result',
      event: match.name,
      revision: match.revision,
      markets: [{ type: '1x2', specifiers: {}, selections }],
    });
  }

  /** An operator makes a market void, or says how it ended. */
  async #decide(match: SimulatedMatch): Promise<void> {
    match.by = 'operator';
    match.result = this.#random.int(3) === 0 ? randomResult(this.#random.int) : ALL_VOID;
    match.open = false;
    match.closedAtMs.push(this.server.nowMs);
    await decideByOperator(this.server.platform, match.name, match.result);
    await this.#pass(1_000);
  }

  async #edit(): Promise<void> {
    const edit = await editAtRandom(this, this.#random, `edit-key-${String(++this.#keys)}`);
    if (edit !== undefined) this.attempts.push(edit);
  }

  async #leave(): Promise<void> {
    const ordered = await this.leaving.step(this.players);
    if (ordered !== undefined && this.#random.int(2) === 0) await this.#favour(ordered);
  }

  /** What a bet was placed on becomes likelier, for a while. */
  async #favour(key: string): Promise<void> {
    const picks = this.attempts.find((attempt) => attempt.key === key)?.picks ?? [];
    for (const { match, outcome } of picks.filter((one) => one.match.result === undefined)) {
      match.odds = { ...match.odds, [outcome]: Math.max(1100, Math.round(match.odds[outcome] * 0.7)) };
      match.open = true;
      await this.server.survive(() => this.#offer(match));
    }
    await this.#pass(500 + this.#random.int(5_000));
  }

  /** One to three legs at the price shown now, or at a price the player only remembers. */
  async #place(wanted?: Kind): Promise<void> {
    const { int, pick } = this.#random;
    // What is too unlikely has no price.
    const isAnti = wanted === 'anti-accumulator';
    const count = wanted === undefined ? 1 + int(3) : isAnti ? 2 : 3;
    const drawn = await drawnLegs(this, this.#random, {
      count,
      outcomes: isAnti ? ['home'] : OUTCOMES,
      // Some price the player only remembers.
      isRemembered: () => wanted === undefined && int(5) === 0,
    });
    if (drawn === undefined) return;
    const { legs, picks } = drawn;
    const player = pick(this.players);
    const key = `season-key-${String(++this.#keys)}`;
    const policy = pick(['none', 'higher', 'any'] as const);
    const stake = formatAmount(BigInt(STAKE_UNITS * (34 + int(1_330))), 'EUR');
    const kind = await drawnKind(this.server, this.#random, legs, wanted ?? pick(KINDS));
    const answer = await this.server.survive(() =>
      place(this.server.platform, player, legs, { stake, policy, key, ...kind }),
    );
    this.attempts.push({
      key,
      player,
      policy,
      kind,
      picks,
      status: answer.statusCode,
      answer: answer.json(),
    });
  }

  async #nameEverything(): Promise<void> {
    for (const match of this.matches) {
      const { feed } = this.server;
      await feed.fixture(match.name, match.live ? this.server.nowMs - 1 : this.server.nowMs + DAY_MS);
      if (match.live) await feed.score(match.name, {});
      await this.#offer(match);
    }
  }

  async #offer(match: SimulatedMatch): Promise<void> {
    const { home, draw, away } = match.odds;
    match.priced.push({ fromMs: this.server.nowMs, odds: match.odds });
    const status = match.open ? 'open' : 'suspended';
    await this.server.feed.prices(match.name, { ...matchOdds(home, draw, away), status });
  }
}
