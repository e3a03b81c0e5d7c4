import type { SecurityKind } from '@paddock/contract/schemas';

/** An event as it is kept: texts that say nothing of anybody but what they name. */
export interface RecordedEvent {
  readonly kind: SecurityKind;
  readonly account: string | null;
  readonly network: string | null;
  readonly device: string | null;
  readonly code: string;
}

/** Events that are the same but for the moment, within one window. */
export interface CountedEvent extends RecordedEvent {
  readonly windowMs: number;
  readonly count: number;
  /** What a row adds up that stands for all that had no room; null for one that stands for itself. */
  readonly sumOf: 'network' | 'account' | 'kind' | null;
}

/** How accounts begin that nobody has. */
export const MADE_UP = 'login:';

/** Events count together for this long. */
export const WINDOW_MS = 60_000;

/**
 * Rows that one kind may have in a window at accounts that there are, as many at logins nobody has and at none, and of
 * these one network and one account. What is beyond them is added up: in
 * the row of its network or account, as long as there is room for such, else in the one of the kind. Sign-ins come in
 * numbers without any attack.
 */
const ROOM = { ofKind: 256, ofSignIns: 2_048, ofEach: 32, sums: 64 };

interface Count {
  readonly event: RecordedEvent;
  readonly sumOf: CountedEvent['sumOf'];
  count: number;
  written: number;
}

export interface CountedEvents {
  add(event: RecordedEvent, nowMs: number): void;
  /**
   * What is to be written now: at once what was not seen in this window before, and what has come on top once the window
   * is over, or `everything`. A flood of one thing is two rows a minute.
   */
  take(nowMs: number, everything?: boolean): readonly CountedEvent[];
}

/** Counts in memory what attacks do, in bounded room that no network and no kind can take from the others. */
export function createCountedEvents(): CountedEvents {
  let windowMs = -Infinity;
  let kinds = new Map<string, KindCounts>();
  let over: CountedEvent[] = [];

  function roll(nowMs: number): void {
    const current = nowMs - (nowMs % WINDOW_MS);
    if (current === windowMs) return;
    over = [...over, ...unwritten(true)];
    kinds = new Map();
    windowMs = current;
  }

  function unwritten(everything: boolean): readonly CountedEvent[] {
    const counts = [...kinds.values()].flatMap((kind) => [...kind.counts.values()]);
    const due = counts.filter(({ count, written }) => count > written && (everything || written === 0));
    return due.map((one) => {
      const count = one.count - one.written;
      one.written = one.count;
      return { ...one.event, windowMs, count, sumOf: one.sumOf };
    });
  }

  return {
    add(event, nowMs) {
      roll(nowMs);
      const key = roomOf(event);
      const kind = kinds.get(key) ?? new KindCounts();
      kinds.set(key, kind);
      kind.add(event);
    },
    take(nowMs, everything = false) {
      roll(nowMs);
      const taken = [...over, ...unwritten(everything)];
      over = [];
      return taken;
    },
  };
}

/** Logins are made up without end: what is tried at them takes no room from what is tried at somebody's account. */
const roomOf = ({ kind, account }: RecordedEvent): string =>
  keyOf(kind, account === null || account.startsWith(MADE_UP) ? null : 'somebody');

/** One kind's counts in one room and window. */
class KindCounts {
  readonly counts = new Map<string, Count>();
  readonly #ofEach = new Map<string, number>();
  #own = 0;
  #sums = 0;

  add(event: RecordedEvent): void {
    const { account, network, device, code } = event;
    const known = this.counts.get(keyOf('own', account, network, device, code));
    if (known !== undefined) known.count += 1;
    else if (this.#hasRoom(event)) this.#start(event);
    else this.#addUp(event);
  }

  #hasRoom(event: RecordedEvent): boolean {
    const room = event.kind === 'sign-in' ? ROOM.ofSignIns : ROOM.ofKind;
    return this.#own < room && !this.#isFull('network', event) && !this.#isFull('account', event);
  }

  #isFull(side: 'network' | 'account', event: RecordedEvent): boolean {
    return event[side] !== null && (this.#ofEach.get(keyOf(side, event[side])) ?? 0) >= ROOM.ofEach;
  }

  #start(event: RecordedEvent): void {
    this.#own += 1;
    for (const side of BY_NETWORK) {
      const key = keyOf(side, event[side]);
      this.#ofEach.set(key, (this.#ofEach.get(key) ?? 0) + 1);
    }
    const { account, network, device, code } = event;
    this.counts.set(keyOf('own', account, network, device, code), {
      event,
      sumOf: null,
      count: 1,
      written: 0,
    });
  }

  #addUp(event: RecordedEvent): void {
    // What is full is at fault: its own row takes the rest before another's does.
    const order = this.#isFull('account', event) && !this.#isFull('network', event) ? BY_ACCOUNT : BY_NETWORK;
    for (const side of order) {
      if (event[side] === null) continue;
      const key = keyOf(`sum of ${side}`, event[side], event.code);
      if (this.#grows(key)) return;
      if (this.#sums >= ROOM.sums) continue;
      this.#sums += 1;
      const blank = { ...event, account: null, network: null, device: null };
      this.counts.set(key, { event: { ...blank, [side]: event[side] }, sumOf: side, count: 1, written: 0 });
      return;
    }
    const key = keyOf('sum of kind', event.code);
    if (this.#grows(key)) return;
    const blank = { ...event, account: null, network: null, device: null };
    this.counts.set(key, { event: blank, sumOf: 'kind', count: 1, written: 0 });
  }

  #grows(key: string): boolean {
    const known = this.counts.get(key);
    if (known !== undefined) known.count += 1;
    return known !== undefined;
  }
}

const BY_NETWORK = ['network', 'account'] as const;
const BY_ACCOUNT = ['account', 'network'] as const;

const keyOf = (...parts: readonly (string | null)[]): string => JSON.stringify(parts);
