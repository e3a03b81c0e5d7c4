import type { Alive, SnapshotComplete } from '../wire/messages.ts';
import type { WireProducer } from '../wire/api-documents.ts';

/** A product says that it lives every ten seconds; after two of them without a word it is not trusted. */
export const ALIVE_SILENCE_MS = 20_000;
/** A message this old when it is taken speaks of the past: its product is behind, and stopped until it has caught up. */
export const DELAY_MS = 20_000;
/** A recovery that is not complete by then is asked for again. */
export const RECOVERY_PATIENCE_MS = 15 * 60_000;
/** Between two tries to ask for a recovery, at first and at most. */
const RETRY_MS = 10_000;
const LONGEST_RETRY_MS = 5 * 60_000;
/** The window of a product is not used to its last minute: asking takes time too. */
const WINDOW_MARGIN_MS = 60_000;

/**
 * - `down`: not heard, or not recovered yet.
 * - `recovering`: a recovery was asked for and its end has not come.
 * - `delayed`: everything of it is heard, too late.
 * - `up`: what it tells may be bet on.
 */
export type ProductState = 'down' | 'recovering' | 'delayed' | 'up';

/** A recovery to be asked for: everything since `afterMs` by the feed's clock, or the picture of now where it is undefined. */
export interface RecoveryRequest {
  readonly product: number;
  readonly folder: string;
  readonly requestId: number;
  readonly afterMs: number | undefined;
}

/** What a step came to: products that are trusted now, or not any more, and recoveries to be asked for. */
export interface ProductNews {
  readonly up: readonly { readonly product: number; readonly recoveredSinceMs: number | undefined }[];
  readonly down: readonly number[];
  readonly recoveries: readonly RecoveryRequest[];
}

interface Recovery {
  readonly requestId: number;
  readonly sinceMs: number;
  /** Something of it has come: it is on its way, whatever the API said. */
  isComing: boolean;
  /** Nobody said that it comes: it is asked for again unless it does. */
  isUnsure: boolean;
}

interface Product {
  readonly id: number;
  readonly folder: string;
  readonly windowMs: number;
  state: ProductState;
  heardMs: number;
  /** Everything until then was told, by the feed's clock; undefined where nothing was ever. */
  toldUntilMs: number | undefined;
  recovery: Recovery | undefined;
  retryAtMs: number;
  retryMs: number;
}

const NOTHING: ProductNews = { up: [], down: [], recoveries: [] };

/**
 * Where each product of the feed stands. A product is trusted from the end of the recovery that was asked for last; a lost
 * message, silence and a lost connection end that trust. Times are the server's unless something else is said.
 */
export class Products {
  readonly #products: ReadonlyMap<number, Product>;
  #lastRequestId: number;

  /** @param toldUntil what earlier starts have kept, by product */
  constructor(
    producers: readonly WireProducer[],
    toldUntil: ReadonlyMap<number, number>,
    firstRequestId: number,
  ) {
    this.#lastRequestId = firstRequestId;
    this.#products = new Map(
      producers
        .filter(({ active }) => active)
        .map(({ id, folder, recoveryWindowMinutes }) => [
          id,
          {
            id,
            folder,
            windowMs: recoveryWindowMinutes * 60_000,
            state: 'down',
            heardMs: -Infinity,
            toldUntilMs: toldUntil.get(id),
            recovery: undefined,
            retryAtMs: -Infinity,
            retryMs: RETRY_MS,
          },
        ]),
    );
  }

  stateOf(product: number): ProductState {
    return this.#products.get(product)?.state ?? 'down';
  }

  get states(): ReadonlyMap<number, ProductState> {
    return new Map([...this.#products.values()].map(({ id, state }) => [id, state]));
  }

  /** A product lives. The first word after a loss, and one that says that messages were lost, ask for a recovery. */
  alive({ product: id, timestampMs, subscribed }: Alive, nowMs: number): ProductNews {
    const product = this.#products.get(id);
    if (product === undefined) return NOTHING;
    product.heardMs = nowMs;
    if (!subscribed && product.state !== 'down') return this.#lost(product, nowMs);
    if (product.state === 'down') return this.#recover(product, nowMs);
    if (product.state === 'recovering') return NOTHING;
    product.toldUntilMs = timestampMs;
    return this.#judgeDelay(product, timestampMs, nowMs);
  }

  /** A message of a product that is no answer to a recovery: it is behind by as much as the message is old. */
  heard(id: number, timestampMs: number, nowMs: number): ProductNews {
    const product = this.#products.get(id);
    if (product === undefined || (product.state !== 'up' && product.state !== 'delayed')) return NOTHING;
    return this.#judgeDelay(product, timestampMs, nowMs);
  }

  /** The end of a recovery: of the last one that was asked for, or of one that counts no more. */
  complete({ product: id, requestId }: SnapshotComplete): ProductNews {
    const product = this.#products.get(id);
    if (product?.recovery?.requestId !== requestId) return NOTHING;
    const { sinceMs } = product.recovery;
    product.recovery = undefined;
    product.state = 'up';
    product.retryMs = RETRY_MS;
    return { ...NOTHING, up: [{ product: id, recoveredSinceMs: sinceMs }] };
  }

  /** A message that is an answer to a recovery. */
  answering(id: number, requestId: number): void {
    const recovery = this.#products.get(id)?.recovery;
    if (recovery?.requestId === requestId) recovery.isComing = true;
  }

  /** A recovery could not be asked for. It is tried again later, each time after twice as long. */
  refused(id: number, requestId: number, nowMs: number): void {
    const product = this.#products.get(id);
    if (product?.recovery?.requestId !== requestId) return;
    product.recovery = undefined;
    product.state = 'down';
    retryLater(product, nowMs);
  }

  /**
   * Nobody said in time whether a recovery comes. It counts if it does, and is asked for again, as if it were refused, if
   * nothing of it has come until then. Answers whether that is open.
   */
  unanswered(id: number, requestId: number, nowMs: number): boolean {
    const product = this.#products.get(id);
    if (product?.recovery?.requestId !== requestId || product.recovery.isComing) return false;
    product.recovery.isUnsure = true;
    retryLater(product, nowMs);
    return true;
  }

  /** The connection is gone, and with it what comes until it is back. */
  disconnected(): ProductNews {
    const all = [...this.#products.values()];
    const down = all.filter((product) => this.#stop(product)).map(({ id }) => id);
    for (const product of all) product.heardMs = -Infinity;
    return { ...NOTHING, down };
  }

  /** Looks at the clock: silent products, recoveries without an end, and those to be tried again. */
  tick(nowMs: number): ProductNews {
    const down: number[] = [];
    const recoveries: RecoveryRequest[] = [];
    for (const product of this.#products.values()) {
      const silent = nowMs - product.heardMs > ALIVE_SILENCE_MS;
      if (silent && this.#stop(product)) down.push(product.id);
      if (silent) continue;
      const endless =
        product.recovery !== undefined && nowMs - product.recovery.sinceMs > RECOVERY_PATIENCE_MS;
      if (endless || isMissed(product, nowMs)) this.#stop(product);
      if (product.state === 'down') recoveries.push(...this.#recover(product, nowMs).recoveries);
    }
    return { ...NOTHING, down, recoveries };
  }

  #lost(product: Product, nowMs: number): ProductNews {
    const down = this.#stop(product) ? [product.id] : [];
    return { ...this.#recover(product, nowMs), down };
  }

  /** Ends the trust in a product. Answers whether there was any. */
  #stop(product: Product): boolean {
    const wasUp = product.state === 'up';
    product.state = 'down';
    product.recovery = undefined;
    return wasUp;
  }

  #recover(product: Product, nowMs: number): ProductNews {
    if (nowMs < product.retryAtMs) return NOTHING;
    const requestId = (this.#lastRequestId += 1);
    product.state = 'recovering';
    product.recovery = { requestId, sinceMs: nowMs, isComing: false, isUnsure: false };
    const { id, folder, windowMs, toldUntilMs } = product;
    const oldestMs = nowMs - windowMs + WINDOW_MARGIN_MS;
    const afterMs = toldUntilMs === undefined ? undefined : Math.max(toldUntilMs, oldestMs);
    return { ...NOTHING, recoveries: [{ product: id, folder, requestId, afterMs }] };
  }

  #judgeDelay(product: Product, timestampMs: number, nowMs: number): ProductNews {
    const delayed = nowMs - timestampMs > DELAY_MS;
    if (delayed === (product.state === 'delayed')) return NOTHING;
    product.state = delayed ? 'delayed' : 'up';
    if (delayed) return { ...NOTHING, down: [product.id] };
    return { ...NOTHING, up: [{ product: product.id, recoveredSinceMs: undefined }] };
  }
}

function retryLater(product: Product, nowMs: number): void {
  product.retryAtMs = nowMs + product.retryMs;
  product.retryMs = Math.min(product.retryMs * 2, LONGEST_RETRY_MS);
}

const isMissed = ({ recovery, retryAtMs }: Product, nowMs: number): boolean =>
  recovery?.isUnsure === true && !recovery.isComing && nowMs >= retryAtMs;
