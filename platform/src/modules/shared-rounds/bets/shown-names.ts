import type { PlayerId } from '@paddock/contract';

import type { Database } from '../../../kernel/database/database.ts';
import type { PlayerNumbers } from '../../identity/index.ts';

const REMEMBERED = 50_000;

/** What a player is called before everybody: neither a name nor a whole number. */
export const shortened = (number: string): string => `${number.slice(0, 2)}•••${number.slice(-2)}`;

/** Players as everybody sees them. A number never changes, so it is remembered: one round trip less per bet. */
export class ShownNames {
  readonly #db: Database;
  readonly #numbers: Pick<PlayerNumbers, 'numbersOf'>;
  readonly #known = new Map<PlayerId, string>();

  constructor(db: Database, numbers: Pick<PlayerNumbers, 'numbersOf'>) {
    this.#db = db;
    this.#numbers = numbers;
  }

  async of(playerId: PlayerId): Promise<string> {
    const known = this.#known.get(playerId);
    if (known !== undefined) return known;
    const numberOf = await this.#numbers.numbersOf(this.#db, [playerId]);
    const name = shortened(numberOf(playerId));
    if (this.#known.size >= REMEMBERED) this.#known.clear();
    this.#known.set(playerId, name);
    return name;
  }
}
