import type { Clock } from '../../../../kernel/time/clock.ts';
import type { Log } from '../../../../kernel/module.ts';
import type { Board } from '../translate/board.ts';
import type { Translator } from '../translate/translator.ts';
import type { EventMessage, SystemMessage } from '../wire/messages.ts';
import { readMessage } from '../wire/read-message.ts';
import { eventOfKey } from '../wire/routing-key.ts';
import type { WireFault } from '../wire/wire-fault.ts';
import { askRecovery, type RecoveryAnswer } from './ask-recovery.ts';
import { LateNames } from './late-names.ts';
import type { Outgoing } from './outgoing.ts';
import type { ProductNews, Products, RecoveryRequest } from './products.ts';
import type { Reference } from './reference.ts';

/** How long a match that is over is remembered. */
const FORGET_AFTER_MS = 24 * 3_600_000;
const HEARTBEAT_MS = 5_000;
/** Messages that decide bets: none of them may be lost. */
const DECIDES: ReadonlySet<EventMessage['kind']> = new Set([
  'bet_settlement',
  'bet_cancel',
  'rollback_bet_settlement',
  'rollback_bet_cancel',
]);

export interface SessionParts {
  readonly clock: Clock;
  readonly log: Log;
  readonly products: Products;
  readonly reference: Reference;
  readonly board: Board;
  readonly translator: Translator;
  readonly outgoing: Outgoing;
  readonly recover: (request: RecoveryRequest) => Promise<RecoveryAnswer>;
  /** Keeps until when a product has told everything, over a restart. */
  readonly keepToldUntil: (product: number, timestampMs: number) => Promise<void>;
}

/**
 * Takes the messages of the feed one after another. Those of one match keep their order also while something they speak of
 * has to be asked for; those of others go on.
 */
export class Session {
  readonly #parts: SessionParts;
  readonly #lateNames: LateNames;
  /** Matches whose messages wait, each with the end of what was taken last. */
  readonly #waiting = new Map<string, Promise<void>>();
  /** Of those, matches nobody knows yet, each with what goes on. */
  readonly #parked = new Map<string, () => void>();
  /** Faults that were said: a stream gone wrong does not fill the log. */
  readonly #said = new Map<string, number>();
  /** Events of which the API knows nothing, each named to the book. */
  readonly #unknown = new Set<string>();
  #complete = false;
  #heartbeatAtMs = -Infinity;

  constructor(parts: SessionParts) {
    this.#parts = parts;
    const { reference, log, outgoing } = parts;
    this.#lateNames = new LateNames({
      ...{ reference, log },
      tell: (message, heardMs) => {
        this.#tell(message, heardMs);
        return outgoing.flush();
      },
    });
    outgoing.begin();
  }

  /** How often each fault was met. */
  get faults(): ReadonlyMap<string, number> {
    return this.#said;
  }

  /** Takes one message by its text and routing key. Resolves when what it says is durable, so that it may be acknowledged. */
  async take(text: string, routingKey: string): Promise<void> {
    const { outgoing } = this.#parts;
    const read = readMessage(text);
    if (read.ok) {
      for (const fault of read.value.faults) this.#note(fault, routingKey);
      const { message } = read.value;
      if ('event' in message) await this.#event(message);
      else await this.#system(message);
    } else {
      this.#note(read.fault, routingKey);
      this.#stopUnread(routingKey);
    }
    await outgoing.told();
    if (read.ok && read.value.message.kind === 'alive') await this.#keep(read.value.message);
  }

  /** The connection is gone: nothing of it may be bet on until it was recovered. */
  async disconnected(): Promise<void> {
    this.#apply(this.#parts.products.disconnected());
    await this.#parts.outgoing.flush();
  }

  /** Looks at the clock, and tries again what could not be sent. */
  async tick(): Promise<void> {
    const { clock, products, board, outgoing } = this.#parts;
    const nowMs = clock.nowMs();
    this.#apply(products.tick(nowMs));
    if (nowMs - this.#heartbeatAtMs >= HEARTBEAT_MS) {
      outgoing.tell([{ kind: 'heartbeat' }]);
      this.#heartbeatAtMs = nowMs;
    }
    board.forgetEnded(nowMs - FORGET_AFTER_MS);
    for (const [event, goOn] of this.#parked) {
      this.#parked.delete(event);
      goOn();
    }
    await outgoing.flush();
  }

  async #event(message: EventMessage): Promise<void> {
    const { products, reference, clock } = this.#parts;
    const heardMs = clock.nowMs();
    const { product, timestampMs, requestId } = message;
    if (requestId === undefined) this.#apply(products.heard(product, timestampMs, heardMs));
    else products.answering(product, requestId);
    if (message.kind === 'fixture_change') reference.forgetFixture(message.event);
    // It waits for nothing: what was made before it opens nothing again.
    if (message.kind === 'bet_stop' && this.#isKnown(message.event)) {
      this.#tell(message, heardMs);
      return;
    }
    const before = this.#waiting.get(message.event);
    if (before === undefined && reference.needs(message).length === 0 && this.#isKnown(message.event)) {
      this.#tell(message, heardMs);
      return;
    }
    const turn = (before ?? Promise.resolve()).then(() => this.#prepared(message, heardMs));
    this.#waiting.set(message.event, turn);
    await turn;
    if (this.#waiting.get(message.event) === turn) this.#waiting.delete(message.event);
  }

  /** Asks for what a message speaks of, which may show what else it needs, and tells it. */
  async #prepared(message: EventMessage, heardMs: number): Promise<void> {
    const { reference } = this.#parts;
    for (let needs = reference.needs(message); needs.length > 0; needs = reference.needs(message)) {
      await reference.load(needs);
    }
    if (this.#isKnown(message.event)) this.#tell(message, heardMs);
    else if (reference.isNone(message.event)) this.#listUnknown(message.event);
    else if (DECIDES.has(message.kind)) {
      await this.#park(message.event);
      await this.#prepared(message, heardMs);
    }
  }

  /** An event nobody can say anything of is named once, so that the book refuses it and lists it for an operator. */
  #listUnknown(event: string): void {
    if (this.#unknown.has(event)) return;
    this.#unknown.add(event);
    this.#parts.outgoing.tell([{ kind: 'bet-stop', event, reason: 'feed' }]);
  }

  /** Whether it is known what is played, without which nothing of a match has its name. */
  #isKnown(event: string): boolean {
    const { board, reference } = this.#parts;
    return reference.fixtureOf(event) !== undefined || board.events.get(event)?.fixture !== undefined;
  }

  /** Waits until the clock is looked at again. What decides bets is not acknowledged before its match is known. */
  #park(event: string): Promise<void> {
    return new Promise((resolve) => this.#parked.set(event, resolve));
  }

  #tell(message: EventMessage, heardMs: number): void {
    const { board, reference, translator, outgoing, clock } = this.#parts;
    const nowMs = clock.nowMs();
    const fixture = reference.fixtureOf(message.event);
    const isNews =
      message.kind === 'fixture_change' || board.events.get(message.event)?.fixture === undefined;
    if (isNews && fixture !== undefined) {
      outgoing.tell(translator.fixture(fixture.english, fixture.others, nowMs));
    }
    outgoing.tell(translator.message(message, nowMs, heardMs));
    if (message.kind === 'odds_change') this.#lateNames.after(message, heardMs);
  }

  async #system(message: SystemMessage): Promise<void> {
    const { products, clock } = this.#parts;
    if (message.kind === 'alive') {
      this.#apply(products.alive(message, clock.nowMs()));
      return;
    }
    // Everything before the end of a recovery is told before its product is trusted.
    const others = [...this.#waiting].filter(([event]) => !this.#parked.has(event));
    await Promise.allSettled(others.map(([, turn]) => turn));
    this.#apply(products.complete(message));
  }

  #apply({ up, down, recoveries }: ProductNews): void {
    const { board, outgoing, log } = this.#parts;
    for (const product of down) {
      log.warn(
        { product },
        'a product of the unified odds feed is not to be trusted; its markets are suspended',
      );
      outgoing.tell(board.ofProduct(product, false));
    }
    for (const { product, recoveredSinceMs } of up) {
      if (recoveredSinceMs !== undefined) board.suspendUnheard(product, recoveredSinceMs);
      log.info({ product }, 'a product of the unified odds feed is up');
      outgoing.tell(board.ofProduct(product, true));
      if (!this.#complete) outgoing.tell([{ kind: 'snapshot-end' }]);
      this.#complete = true;
    }
    for (const request of recoveries) void askRecovery(this.#parts, request);
  }

  /** What cannot be read might have stopped bets: the match it was about takes none until its next prices. */
  #stopUnread(routingKey: string): void {
    const event = eventOfKey(routingKey);
    const { board, outgoing } = this.#parts;
    if (event === undefined || board.events.get(event)?.fixture === undefined) return;
    board.stopEvent(event);
    outgoing.tell([{ kind: 'bet-stop', event, reason: 'feed' }]);
  }

  async #keep({ product, timestampMs }: { product: number; timestampMs: number }): Promise<void> {
    const { products, keepToldUntil, log } = this.#parts;
    // What waits still was not told, and the next sign of life comes soon.
    if (products.stateOf(product) !== 'up' || this.#waiting.size > 0) return;
    try {
      await keepToldUntil(product, timestampMs);
    } catch (error) {
      log.warn({ err: error, product }, 'until when a product has told everything was not kept');
    }
  }

  #note({ code, reason }: WireFault, routingKey: string): void {
    const text = `${code}: ${reason}`;
    const times = (this.#said.get(text) ?? 0) + 1;
    if (this.#said.size < 1_000 || times > 1) this.#said.set(text, times);
    if (times === 1)
      this.#parts.log.warn({ code, reason, routingKey }, 'a message of the feed could not be read');
  }
}
