import type { LoyaltyProgrammeView } from '@paddock/contract/schemas';

import { TEST_TERMS } from '../../modules/loyalty/loyalty.fixture.ts';
import type { Desk } from './command.ts';
import { loyaltyCommands } from './loyalty-commands.ts';
import type { OperatorClient } from './operator-client.ts';

/** A desk at which nothing is asked but the programme. */
function deskOf(programme: LoyaltyProgrammeView['programme']): Desk {
  const client = { get: () => Promise.resolve({ programme }) } as unknown as OperatorClient;
  return { api: () => Promise.resolve(client) } as unknown as Desk;
}

describe('the terms of loyalty at the command line', () => {
  it('are JSON alone, so that a file of them can be written again', async () => {
    const programme = { version: 3, fromMs: 0, terms: TEST_TERMS };
    const said = await loyaltyCommands.loyalty.run([], deskOf(programme));
    expect(JSON.parse(said)).toEqual(TEST_TERMS);
  });

  it('are said not to be there where nothing is earned', async () => {
    expect(await loyaltyCommands.loyalty.run([], deskOf(null))).toContain('no programme');
  });
});
