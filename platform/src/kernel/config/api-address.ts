const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** An address that is posted to: what it is told does not travel in the clear in production, but to this machine. */
export function isApiAddress(text: string, isProduction: boolean): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && (!isProduction || LOOPBACK.test(hostname)));
}
