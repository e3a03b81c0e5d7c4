import { NAME_LANGUAGES, type NameLanguage } from '@paddock/contract/schemas';

import { ConfigError } from './config-error.ts';

/** How the Unified Odds Feed is reached. */
export interface UofConfig {
  /** With its version, without a slash at its end. */
  readonly apiUrl: string;
  readonly brokerUrl: string;
  readonly token: string;
  /** Of this process among those that share the token: answers to its recoveries name it. */
  readonly nodeId: number;
  /** Results less certain than this close their markets and pay nothing. */
  readonly leastCertainty: 1 | 2;
  /** Beside English, those that names of markets, competitors and players are asked for in. */
  readonly languages: readonly NameLanguage[];
}

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws ConfigError naming the variable that is wrong */
export function readUofConfig(env: Environment, isProduction: boolean): UofConfig {
  const token = env['UOF_TOKEN'] ?? '';
  if (token === '') throw new ConfigError('FEEDS names uof: it needs UOF_TOKEN');
  const nodeId = Number(env['UOF_NODE_ID'] || '1');
  if (!Number.isInteger(nodeId) || nodeId < 1 || nodeId > 1_000_000) {
    throw new ConfigError('UOF_NODE_ID must be a whole number from 1 to 1000000');
  }
  const certainty = env['UOF_CERTAINTY'] || '1';
  if (certainty !== '1' && certainty !== '2') throw new ConfigError('UOF_CERTAINTY must be 1 or 2');
  return {
    apiUrl: urlOf(env, 'UOF_API_URL', 'https://api.betradar.com/v1', ['https:', 'http:'], isProduction),
    brokerUrl: urlOf(
      env,
      'UOF_BROKER_URL',
      'amqps://mq.betradar.com:5671',
      ['amqps:', 'amqp:'],
      isProduction,
    ),
    token,
    nodeId,
    leastCertainty: certainty === '1' ? 1 : 2,
    languages: languagesOf(env['UOF_LANGUAGES']),
  };
}

/** All that names can be told in, where nothing is said. English is asked for whether it is named or not. */
function languagesOf(text: string | undefined): readonly NameLanguage[] {
  if (text === undefined || text === '') return NAME_LANGUAGES;
  return text
    .split(',')
    .filter((code) => code !== 'en')
    .map((code) => {
      const known = NAME_LANGUAGES.find((one) => one === code);
      if (known !== undefined) return known;
      throw new ConfigError(`UOF_LANGUAGES: names are in en, ${NAME_LANGUAGES.join(', ')}, not in ${code}`);
    });
}

/** Of two protocols the first is encrypted, and the only one in production: the token goes over it. */
function urlOf(
  env: Environment,
  name: string,
  fallback: string,
  [encrypted, plain]: readonly [string, string],
  isProduction: boolean,
): string {
  const text = (env[name] || fallback).replace(/\/$/, '');
  const protocol = URL.canParse(text) ? new URL(text).protocol : undefined;
  if (protocol === encrypted || (protocol === plain && !isProduction)) return text;
  throw new ConfigError(`${name} must be an address with ${encrypted}//`);
}
