import { randomBytes } from 'node:crypto';

import { openConfiguredKeys } from '../../kernel/crypto/configured-keys.ts';
import { createSecrets } from '../../kernel/crypto/secrets.ts';
import { readConfig, systemClock } from '../../kernel/index.ts';
import { createPasswordHashing } from '../../modules/identity/index.ts';
import type { Console } from '../../modules/operators/index.ts';
import { REPOSITORY_DIR } from '../repository-dir.ts';
import { withDatabase } from '../with-database.ts';
import { analyticsCommands } from './analytics-commands.ts';
import { betCommands } from './bet-commands.ts';
import { blockCommands } from './block-commands.ts';
import { cashierCommands } from './cashier-commands.ts';
import type { Desk, OperatorCommand } from './command.ts';
import { companyCommands } from './company-commands.ts';
import { gamesReturnCommand } from './games-return-command.ts';
import { companyRoundCommands } from './company-round-command.ts';
import { heldWinCommands } from './held-win-commands.ts';
import { consoleCommands } from './console-commands.ts';
import { contentCommands } from './content-command.ts';
import { experimentCommands } from './experiment-commands.ts';
import { exposureCommands } from './exposure-commands.ts';
import { friendCommands } from './friend-commands.ts';
import { gameCommands } from './game-commands.ts';
import { geoOffCommands } from './geo-off-command.ts';
import { ideaCommands } from './idea-commands.ts';
import { maintenanceCommands } from './maintenance-command.ts';
import { createOperatorClient, OperatorApiError, type OperatorClient } from './operator-client.ts';
import { oversightCommands } from './oversight-commands.ts';
import { promotionCommands } from './promotion-command.ts';
import { requestCommands } from './request-commands.ts';
import { lottoCommands } from './lotto-commands.ts';
import { personCommands } from './person-commands.ts';
import { playerCommands } from './player-commands.ts';
import { restrictionCommands } from './restriction-commands.ts';
import { segmentCommands } from './segment-command.ts';
import { settlementCommands } from './settlement-commands.ts';
import { askSignIn, sessionCommands, siteFor, tokenFrom, type Environment } from './session-commands.ts';
import type { Terminal } from './terminal.ts';
import { siteCommands } from './site-command.ts';
import { totoCommands } from './toto-commands.ts';
import { loyaltyCommands } from './loyalty-commands.ts';
import { tournamentCommands } from './tournament-commands.ts';
import { tableCommands } from './table-commands.ts';
import { tradingCommands } from './trading-commands.ts';
import { wordCommands } from './word-commands.ts';

/** PostgreSQL's word for a table that is not there. */
const NO_SUCH_TABLE = '42P01';

/** What a run says, and how it ended: 0 done, 1 refused, 2 not understood. */
export interface OperatorRun {
  readonly text: string;
  readonly exitCode: 0 | 1 | 2;
}

/** Runs one command of `npm run operator` to its end. */
export async function runOperator(
  [word = '', ...words]: readonly string[],
  environment: Environment,
  terminal: Terminal,
): Promise<OperatorRun> {
  const commands: Readonly<Record<string, OperatorCommand>> = {
    ...consoleCommands,
    ...sessionCommands(environment),
    ...oversightCommands,
    ...cashierCommands,
    ...requestCommands,
    ...playerCommands,
    ...betCommands,
    ...personCommands,
    ...ideaCommands,
    ...gameCommands,
    ...totoCommands,
    ...lottoCommands,
    ...tournamentCommands,
    ...promotionCommands,
    ...segmentCommands,
    ...loyaltyCommands,
    ...friendCommands,
    ...tableCommands,
    ...exposureCommands,
    ...settlementCommands,
    ...tradingCommands,
    ...maintenanceCommands,
    ...siteCommands,
    ...geoOffCommands,
    ...blockCommands,
    ...contentCommands,
    ...companyCommands,
    ...companyRoundCommands,
    ...heldWinCommands,
    ...gamesReturnCommand,
    ...restrictionCommands,
    ...analyticsCommands,
    ...wordCommands,
    ...experimentCommands,
  };
  const command = Object.hasOwn(commands, word) ? commands[word] : undefined;
  if (command === undefined) return { text: helpOf(commands), exitCode: 2 };
  const desk = openDesk(environment, terminal);
  try {
    return { text: await command.run(words, desk), exitCode: 0 };
  } catch (error) {
    if (error instanceof OperatorApiError) return { text: error.message, exitCode: 1 };
    if (error instanceof RangeError)
      return { text: `${error.message}\nusage: npm run operator -- ${command.usage}`, exitCode: 2 };
    if ((error as { readonly code?: unknown }).code !== NO_SUCH_TABLE) throw error;
    return { text: 'this database is new: start the platform once, then ask again', exitCode: 2 };
  } finally {
    await desk.leave();
  }
}

function openDesk(environment: Environment, terminal: Terminal): Desk & { leave(): Promise<void> } {
  let opened: Promise<OperatorClient> | undefined;
  /** A session that was opened for this command alone. */
  let own: OperatorClient | undefined;

  async function open(): Promise<OperatorClient> {
    const site = siteFor(environment);
    const token = tokenFrom(environment);
    if (token !== undefined) return createOperatorClient(site, token);
    own = (await askSignIn(site, terminal)).client;
    return own;
  }

  return {
    terminal,
    api: () => (opened ??= open()),
    atConsole: (work) => atConsole(environment, work),
    async leave() {
      terminal.close();
      // One that cannot be ended has ended, or ends when nobody uses it.
      await own?.delete('session').catch(() => undefined);
    },
  };
}

async function atConsole<Result>(
  environment: Environment,
  work: (console: Console) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(environment, REPOSITORY_DIR);
  let result: Result | undefined;
  await withDatabase(config, async (db) => {
    const nowMs = systemClock.nowMs();
    const { ring } = await openConfiguredKeys(config, db, nowMs);
    result = await work({
      db,
      secrets: createSecrets(ring),
      randomBytes: (size) => new Uint8Array(randomBytes(size)),
      hashing: createPasswordHashing(),
      nowMs,
    });
  });
  return result as Result;
}

function helpOf(commands: Readonly<Record<string, OperatorCommand>>): string {
  const lines = Object.values(commands).flatMap(({ usage, about }) => [`  ${usage}`, `      ${about}`]);
  return ['npm run operator -- COMMAND', ...lines].join('\n');
}
