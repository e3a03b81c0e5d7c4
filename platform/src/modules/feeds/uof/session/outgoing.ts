import type { FeedBody } from '@paddock/contract/schemas';

import type { Log } from '../../../../kernel/module.ts';
import type { FeedEmitter } from '../../feed-emitter.ts';

/** What goes to the sink, and who waits until it is there. */
export class Outgoing {
  readonly #emitter: FeedEmitter;
  readonly #picture: () => readonly FeedBody[];
  readonly #log: Pick<Log, 'warn' | 'error'>;
  #waiting: (() => void)[] = [];
  #running: Promise<void> | undefined;
  #superseded = false;

  /** @param picture everything that is offered, for a sink that has lost the thread */
  constructor(emitter: FeedEmitter, picture: () => readonly FeedBody[], log: Pick<Log, 'warn' | 'error'>) {
    this.#emitter = emitter;
    this.#picture = picture;
    this.#log = log;
  }

  /** Another process has taken over: nothing more is told. */
  get superseded(): boolean {
    return this.#superseded;
  }

  /** Begins the stream with an empty picture that is still to be filled. */
  begin(): void {
    this.#emitter.queue([{ kind: 'snapshot-begin' }]);
  }

  /** Adds to what is told. */
  tell(bodies: readonly FeedBody[]): void {
    if (bodies.length > 0) this.#emitter.queue(bodies);
  }

  /** Resolves when everything told so far is durable; while the sink fails it waits for the next `flush`. */
  async told(): Promise<void> {
    const done = new Promise<void>((resolve) => this.#waiting.push(resolve));
    void this.flush();
    await done;
  }

  /** Sends what is left. */
  flush(): Promise<void> {
    this.#running ??= this.#send().finally(() => (this.#running = undefined));
    return this.#running;
  }

  async #send(): Promise<void> {
    while (!this.#superseded && (this.#emitter.queued > 0 || this.#waiting.length > 0)) {
      const due = this.#waiting;
      this.#waiting = [];
      try {
        await this.#deliver();
      } catch (error) {
        this.#waiting = [...due, ...this.#waiting];
        this.#log.error({ err: error }, 'what the feed said could not be stored; it is kept and tried again');
        return;
      }
      if (!this.superseded) for (const resolve of due) resolve();
    }
  }

  async #deliver(): Promise<void> {
    let delivery = await this.#emitter.deliver();
    if (delivery === 'snapshot-wanted') {
      this.#emitter.replaceBySnapshot(this.#picture());
      delivery = await this.#emitter.deliver();
    }
    if (delivery !== 'superseded') return;
    this.#superseded = true;
    this.#log.warn({}, 'another process takes the unified odds feed now; this one has ended');
  }
}
