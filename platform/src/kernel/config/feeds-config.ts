import { ConfigError } from './config-error.ts';
import { readMarginChoices, type MarginChoices } from './margin-methods-config.ts';
import { readUofConfig, type UofConfig } from './uof-config.ts';

export interface FeedsConfig {
  /** Feed adapters to run. `push` is always reachable. */
  readonly feeds: readonly ('simulation' | 'push' | 'uof')[];
  /** What the simulated world follows from; undefined where it is a secret, made at the first start. */
  readonly simulationSeed: string | undefined;
  /** Undefined where FEEDS does not name it. */
  readonly uof: UofConfig | undefined;
  readonly marginChoices: MarginChoices;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * In production nothing is simulated unless SIMULATION says so: whoever knows the seed knows every result beforehand, and
 * a forgotten variable must not put invented matches before people with money. Its seed is a secret there.
 * @throws ConfigError naming the variable that is wrong
 */
export function readFeedsConfig(env: Environment, isProduction: boolean): FeedsConfig {
  const maySimulate = !isProduction || env['SIMULATION'] === 'yes-in-production';
  const feeds = (env['FEEDS'] ?? (maySimulate ? 'simulation,push' : 'push')).split(',').map((name) => {
    if (name === 'simulation' || name === 'push' || name === 'uof') return name;
    throw new ConfigError(`FEEDS: unknown adapter ${name}`);
  });
  if (feeds.includes('simulation') && !maySimulate) {
    throw new ConfigError(
      'FEEDS names the simulation: in production it also needs SIMULATION=yes-in-production',
    );
  }
  const seed = env['SIMULATION_SEED'] || undefined;
  if (isProduction && seed !== undefined) {
    throw new ConfigError(
      'SIMULATION_SEED is for development: in production the seed is a secret of its own',
    );
  }
  const uof = feeds.includes('uof') ? readUofConfig(env, isProduction) : undefined;
  return {
    feeds,
    simulationSeed: isProduction ? undefined : (seed ?? 'paddock'),
    uof,
    marginChoices: readMarginChoices(env),
  };
}
