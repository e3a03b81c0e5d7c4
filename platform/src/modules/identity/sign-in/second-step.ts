import type { PlayerId } from '@paddock/contract';
import type { TwoStepMethod } from '@paddock/contract/schemas';

import type { Database } from '../../../kernel/database/database.ts';
import type { Asker } from '../codes/askers.ts';

/** A code that was sent, for the methods that send one. */
export interface SentCode {
  readonly codeId: string;
  readonly resendAtMs: number;
  readonly expiresAtMs: number;
}

/** Whose code is tried, and what the tries are counted by. */
export interface Trying {
  readonly playerId: PlayerId;
  readonly tries: string;
}

/** What stands behind a player's first step. */
export interface SecondStep {
  /** The methods a player has switched on, the preferred one first; none means that the first step is enough. */
  methodsOf(db: Database, playerId: PlayerId): Promise<readonly TwoStepMethod[]>;
  /** True when the code is right. `codeId` names the code that was sent, null for methods that send none. */
  verify(who: Trying, method: TwoStepMethod, code: string, codeId: string | null): Promise<boolean>;
  /** Sends the code of a method; `asker` says whose budget it is. */
  send(
    playerId: PlayerId,
    method: 'email' | 'sms',
    request: { readonly language: string; readonly asker: Asker },
  ): Promise<SentCode>;
}
