import type { PlayerId } from '@paddock/contract';

import type { Database } from '../kernel/index.ts';
import { PlatformError } from '../kernel/http/problem.ts';
import { playerNumbers } from '../modules/identity/index.ts';

/** The player of a number or an id among the words of a command. @throws RangeError that says what is wrong with it */
export async function playerOf(db: Database, text: string): Promise<PlayerId> {
  try {
    return await playerNumbers.idOf(db, text);
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    const wrong = error.code === 'NUMBER_MISTYPED' ? 'has a mistake in it' : 'is no player number or id';
    throw new RangeError(`${text} ${wrong}`, { cause: error });
  }
}
