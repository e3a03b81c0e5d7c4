import { ConfigError } from './config-error.ts';

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;
const EVERYWHERE = new Set(['0.0.0.0', '::']);

/** The address players use, an origin. @throws ConfigError for anything else: it begins every link in a mail */
export function readPublicOrigin(
  env: Readonly<Record<string, string | undefined>>,
  host: string,
  port: number,
): string {
  const text = env['PUBLIC_ORIGIN'] || `http://${EVERYWHERE.has(host) ? '127.0.0.1' : host}:${port}`;
  const isOrigin = /^https?:\/\/[^/?#@\\\s]+$/.test(text) && URL.canParse(text);
  if (!isOrigin) {
    throw new ConfigError('PUBLIC_ORIGIN must be an origin such as https://paddock.example');
  }
  // As browsers write it in `Origin`: another spelling would make every change of a player foreign.
  return new URL(text).origin;
}

interface Reach {
  readonly mode: string;
  readonly host: string;
  readonly publicOrigin: string;
}

/** What an operator should be told of how the site is reached, a sentence each. */
export function reachWarnings({ mode, host, publicOrigin }: Reach): readonly string[] {
  const { protocol, hostname } = new URL(publicOrigin);
  const isOpen = !LOOPBACK.test(host) && host !== '::1';
  return [
    ...(protocol === 'http:' && (isOpen || !LOOPBACK.test(hostname))
      ? [
          'players reach this site without encryption (PUBLIC_ORIGIN is http): passwords and sessions can be read on the way',
        ]
      : []),
    ...(mode === 'development' && isOpen
      ? [
          'this is development mode and others than this machine can reach it: set NODE_ENV=production for a site',
        ]
      : []),
  ];
}
