import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoyaltyProgrammeView } from '@paddock/contract/schemas';

import { TEST_TERMS } from '../../modules/loyalty/loyalty.fixture.ts';
import { quickFolder } from '../../testing/index.ts';
import type { Desk } from './command.ts';
import { loyaltyCommands } from './loyalty-commands.ts';
import type { OperatorClient } from './operator-client.ts';

/** A desk at which nothing is asked but the programme. */
function deskOf(programme: LoyaltyProgrammeView['programme']): Desk {
  const client = { get: () => Promise.resolve({ programme }) } as unknown as OperatorClient;
  return { api: () => Promise.resolve(client) } as unknown as Desk;
}

/** A desk at which one answer comes to whatever is written. */
function answering(answer: object): Desk {
  const client = { post: () => Promise.resolve(answer) } as unknown as OperatorClient;
  return { api: () => Promise.resolve(client) } as unknown as Desk;
}

describe('what gives money away, at the command line', () => {
  let folder: string;
  let file: string;
  beforeAll(() => {
    folder = mkdtempSync(join(quickFolder(), 'paddock-loyalty-'));
    file = join(folder, 'any.json');
    writeFileSync(file, JSON.stringify(TEST_TERMS));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('names the proposal it waits as, and says what holds where it gives less', async () => {
    const programme = { version: 3, fromMs: 0, terms: TEST_TERMS };
    const words = [file, '--reason', 'a test'];
    const write = (proposalId: string | null) =>
      loyaltyCommands['loyalty-terms'].run(words, answering({ programme, proposalId }));
    expect(await write('77')).toContain('who may move money: proposal 77');
    expect(await write(null)).toContain('version 3 holds');
    const offered = answering({ offers: [], proposalId: '78' });
    expect(await loyaltyCommands['loyalty-offer'].run(words, offered)).toContain('proposal 78');
  });
});

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
