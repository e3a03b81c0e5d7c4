import type { Log } from '../../../../kernel/module.ts';
import type { OddsChange } from '../wire/messages.ts';
import type { Reference } from './reference.ts';

export interface LateNamesParts {
  readonly reference: Pick<Reference, 'namesFor' | 'load'>;
  readonly log: Pick<Log, 'warn'>;
  /** Tells prices that came at `heardMs` again, now that who they are about is known. */
  readonly tell: (message: OddsChange, heardMs: number) => Promise<void>;
}

/**
 * Asks for players and teams that prices name by their ids alone. Nothing waits for them: what has a name is told at once, and the
 * rest of a market when its names have come, unless something newer was told of it meanwhile. What was stopped or recovered
 * meanwhile it does not open.
 */
export class LateNames {
  readonly #parts: LateNamesParts;

  constructor(parts: LateNamesParts) {
    this.#parts = parts;
  }

  /** What was told of a message is told again with the names it lacked. */
  after(message: OddsChange, heardMs: number): void {
    if (this.#parts.reference.namesFor(message).length > 0) void this.#named(message, heardMs);
  }

  async #named(message: OddsChange, heardMs: number): Promise<void> {
    const { reference, log, tell } = this.#parts;
    try {
      const markets = message.markets.filter(
        (market) => reference.namesFor({ ...message, markets: [market] }).length > 0,
      );
      for (let needs = reference.namesFor(message); needs.length > 0; needs = reference.namesFor(message)) {
        await reference.load(needs);
      }
      await tell({ ...message, status: undefined, markets }, heardMs);
    } catch (error) {
      log.warn({ err: error }, 'names of the unified odds feed could not be asked for');
    }
  }
}
