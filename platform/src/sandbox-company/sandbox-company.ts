import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { systemClock } from '../kernel/index.ts';
import { sendOverHttp } from '../modules/game-wallet/index.ts';
import { buildCatalogue } from './catalogue/build-catalogue.ts';
import { serveGames } from './hosted/serve-games.ts';
import { OrderedFaults } from './rounds/faults.ts';
import { untilAnswered } from './wallet/deliver.ts';
import { createPaddockDialect } from './wallet/paddock-dialect.ts';

export interface SandboxCompanyOptions {
  /** The origin of the operator's site, whose wallet is played with. */
  readonly site: string;
  /** The company's code, a dot, the id of its key. */
  readonly keyName: string;
  readonly secret: string;
  readonly host: string;
  readonly port: number;
  /** Of its catalogue. */
  readonly seed: string;
}

const hmac = (secret: string) => ({ algorithm: 'hmac-sha256', secret: Buffer.from(secret) }) as const;

/**
 * Runs a game company that is made up, as a process beside the operator's: its games' page, its catalogue, its rounds.
 * Returns once the operator has its catalogue. @throws where that was refused
 */
export async function runSandboxCompany(options: SandboxCompanyOptions): Promise<void> {
  const { site, keyName, secret, host, port, seed } = options;
  const dialect = createPaddockDialect({
    ...{ keyName, key: hmac(secret), foreignKey: hmac(`not ${secret}`) },
    send: sendOverHttp(site),
    nowMs: () => systemClock.nowMs(),
  });
  const games = buildCatalogue(seed, systemClock.nowMs());
  const wait = (ms: number): Promise<void> => sleep(ms);
  const app = serveGames({
    ...{ dialect, wait, site, faults: new OrderedFaults() },
    games: new Map(games.map((game) => [game.entry.code, game])),
    newName: randomUUID,
    draw: (below) => randomInt(below),
  });
  await app.listen({ host, port });
  const taken = await untilAnswered(() => dialect.handIn(games.map(({ entry }) => entry)), wait);
  if (taken?.kind === 'refused') throw new Error(`${site} takes no catalogue of ${keyName}: ${taken.code}`);
}
