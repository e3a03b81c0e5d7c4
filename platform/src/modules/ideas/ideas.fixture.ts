import type { PlayerId } from '@paddock/contract';

import { PlatformError } from '../../kernel/http/problem.ts';
import { createTestPlatform, IDENTITY_ALONE, tellNobody, type TestPlatform } from '../../testing/index.ts';
import { createIdentity, type Identity } from '../identity/index.ts';
import type { TemplateCall } from '../messages/index.ts';
import { createOperators, type Operators } from '../operators/index.ts';
import { createIdeas, type Ideas } from './index.ts';

export type IdeasPlatform = TestPlatform<{
  readonly identity: Identity;
  readonly operators: Operators;
  readonly ideas: Ideas;
}>;

/** A message to a player. */
export interface Sent {
  readonly playerId: PlayerId;
  readonly message: TemplateCall;
}

/**
 * Ideas and operators on a real database; identity is there for the tables operators sign in with. A player is whoever
 * says so in the header, so that tests may let days pass.
 */
export function createIdeasFixture(sent: Sent[] = []): Promise<IdeasPlatform> {
  return createTestPlatform((kernel) => {
    const identity = createIdentity(kernel, {
      ...IDENTITY_ALONE,
      registrationAllowed: () => false,
    });
    const operators = createOperators(kernel, { playerNumbers: identity.numbers });
    const ideas = createIdeas(kernel, {
      playerNumbers: identity.numbers,
      tellInbox: tellNobody,
      operators,
      writeToPlayer: (_tx, playerId, message) => {
        sent.push({ playerId, message });
        return Promise.resolve();
      },
      requirePlayer: ({ headers: { authorization } }) =>
        authorization === undefined
          ? Promise.reject(new PlatformError('UNAUTHENTICATED'))
          : Promise.resolve({ playerId: authorization as PlayerId }),
    });
    return { identity, operators, ideas };
  });
}
