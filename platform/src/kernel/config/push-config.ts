import { ConfigError } from './config-error.ts';

/** Whom messages to browsers are handed to. */
export interface PushConfig {
  /** Hosts, `*.host` for all below one, outside production origins of this machine (`http://127.0.0.1:9000`). */
  readonly services: readonly string[];
}

/** Those of Chrome and Edge, Firefox, Safari and Windows. */
const KNOWN = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

const HOST = /^(?:\*\.)?(?:[a-z0-9-]+\.)+[a-z]{2,}$/;
const HERE = /^http:\/\/127\.0\.0\.1:\d+$/;

/** @throws ConfigError for what is no host */
export function readPushConfig(
  env: Readonly<Record<string, string | undefined>>,
  isProduction: boolean,
): PushConfig {
  const text = env['PUSH_SERVICES']?.trim() ?? '';
  const services = text === '' ? KNOWN : text.split(',').map((entry) => entry.trim());
  for (const entry of services)
    if (!HOST.test(entry) && (isProduction || !HERE.test(entry)))
      throw new ConfigError(`PUSH_SERVICES must be hosts such as *.push.services.mozilla.com, not ${entry}`);
  return { services };
}
