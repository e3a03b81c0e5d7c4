import { parseArgs } from 'node:util';

import { parseBetOption, type BetOption } from './betting/bet-option.ts';

export interface ReplayArguments {
  readonly file: string;
  /** How many times as fast as it was played; absent for as fast as it goes. */
  readonly speed?: number;
  readonly bet?: BetOption;
  readonly databaseDir?: string;
}

const USAGE = 'usage: npm run feed:replay -- FILE [--speed N] [--bet home:10.00] [--database-dir DIR]';
const MOST_SPEED = 1_000_000;

/** Reads the command line of a replay. @throws RangeError with what is wrong and the usage. */
export function readReplayArguments(args: readonly string[]): ReplayArguments {
  const { values, positionals } = parse(args);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new RangeError(USAGE);
  return {
    file,
    ...(values.speed === undefined ? {} : { speed: speedOf(values.speed) }),
    ...(values.bet === undefined ? {} : { bet: parseBetOption(values.bet) }),
    ...(values['database-dir'] === undefined ? {} : { databaseDir: values['database-dir'] }),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { speed: { type: 'string' }, bet: { type: 'string' }, 'database-dir': { type: 'string' } },
    });
  } catch (error) {
    throw new RangeError(`${(error as Error).message}\n${USAGE}`);
  }
}

function speedOf(text: string): number {
  const speed = Number(text);
  if (!Number.isFinite(speed) || speed < 1 || speed > MOST_SPEED) {
    throw new RangeError(`--speed must be a number from 1 to ${MOST_SPEED}, not ${text}`);
  }
  return speed;
}
