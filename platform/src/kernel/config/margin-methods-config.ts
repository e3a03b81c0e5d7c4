import { MARGIN_METHODS, MARKET_TYPES, type MarginMethod } from '@paddock/contract/markets';

import { ConfigError } from './config-error.ts';

/** By the key of a market type of ours: how its margin is put on and taken off, where that is not the catalogue's choice. */
export type MarginChoices = ReadonlyMap<string, MarginMethod>;

/**
 * MARGIN_METHODS, `1x2=shin,total=proportional`. A provider's types are not among them: nobody else knows how many of their
 * outcomes win, so their chances keep their margin.
 * @throws ConfigError naming what is no type of ours, or no method
 */
export function readMarginChoices(env: Readonly<Record<string, string | undefined>>): MarginChoices {
  const written = (env['MARGIN_METHODS'] ?? '').split(',').map((choice) => choice.trim());
  return new Map(
    written.flatMap((choice) => {
      if (choice === '') return [];
      const [type = '', name = ''] = choice.split('=').map((word) => word.trim());
      if (!MARKET_TYPES.has(type)) throw new ConfigError(`MARGIN_METHODS: ${type} is no market type of ours`);
      const method = MARGIN_METHODS.find((one) => one === name);
      if (method === undefined)
        throw new ConfigError(`MARGIN_METHODS: ${type} must be one of ${MARGIN_METHODS.join(', ')}`);
      return [[type, method] as const];
    }),
  );
}
