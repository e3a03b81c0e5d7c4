import { ConfigError } from './config-error.ts';

/** Where the public value of lottery draws comes from (rules §13). */
export type LottoConfig =
  /** Nothing is drawn. */
  | { readonly kind: 'none' }
  /** Outside production: drawn by the server itself, and said to be. */
  | { readonly kind: 'stand-in' }
  /** Named in words before sales open, and entered by an operator once sales are closed. */
  | { readonly kind: 'named'; readonly source: string };

/** @throws ConfigError for a name that says too little */
export function readLottoConfig(
  env: Readonly<Record<string, string | undefined>>,
  mode: string,
): LottoConfig {
  const source = env['LOTTO_VALUE_SOURCE']?.trim() ?? '';
  if (source === '') return { kind: mode === 'development' ? 'stand-in' : 'none' };
  if (source.length < 10 || source.length > 200)
    throw new ConfigError('LOTTO_VALUE_SOURCE must name a public value in 10 to 200 characters');
  return { kind: 'named', source };
}
