import type { PlatformConfig } from './config.ts';

/** What in production is no real company or match, a sentence each: said at the start, so that nobody finds it out later. */
export function unrealWarnings({
  mode,
  sandbox,
  feeds,
}: Pick<PlatformConfig, 'mode' | 'sandbox' | 'feeds'>): readonly string[] {
  if (mode !== 'production') return [];
  return [
    ...(sandbox
      ? [
          'SANDBOX_PROVIDERS=yes-in-production: payments, identity checks and messages are simulated here; no money moves, and whoever pays in decides that they did',
        ]
      : []),
    ...(feeds.includes('simulation')
      ? ['SIMULATION=yes-in-production: matches are made up here, and every page says so']
      : []),
  ];
}
