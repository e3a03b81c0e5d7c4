import type { Environment } from './environment-types.ts';

export function browserEnvironment(): Environment {
  throw new Error('not ready');
}
