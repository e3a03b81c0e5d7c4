import type { PlatformConfig } from '../../../kernel/config/config.ts';
import { assetOrigins } from '../../releases/index.ts';

/** Where browsers send violations of the content security policy. */
export const CSP_REPORT_PATH = '/web-api/csp-reports';

/** What one document may do beside what every document may. */
export interface PolicyAddition {
  /** Where scripts, styles, fonts, images and answers may come from too. */
  readonly origins: readonly string[];
  readonly sockets?: readonly string[];
  readonly scriptNonce?: string;
  readonly styleNonce?: string;
}

/**
 * The policy of every document: nothing inline, no eval, this origin alone. Additions widen it by exactly what they
 * name, and nothing else changes.
 */
export function contentSecurityPolicy(publicOrigin: string, additions: readonly PolicyAddition[]): string {
  const origins = additions.flatMap((addition) => addition.origins);
  const sockets = additions.flatMap((addition) => addition.sockets ?? []);
  const nonces = (kind: 'scriptNonce' | 'styleNonce') =>
    additions.flatMap(({ [kind]: nonce }) => (nonce === undefined ? [] : [`'nonce-${nonce}'`]));
  const liveSocket = publicOrigin.replace(/^http/, 'ws');
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...nonces('scriptNonce'), ...origins],
    'style-src': ["'self'", ...nonces('styleNonce'), ...origins],
    'font-src': ["'self'", ...origins],
    'img-src': ["'self'", 'data:', ...origins],
    'connect-src': ["'self'", liveSocket, ...origins, ...sockets],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'report-uri': [CSP_REPORT_PATH],
    'report-to': ['csp'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Headers of every answer. */
export function baseHeaders({ mode, publicOrigin }: PlatformConfig): Readonly<Record<string, string>> {
  const secure = mode === 'production' && publicOrigin.startsWith('https:');
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Headers of a document beside the base ones. */
export function documentHeaders(
  config: PlatformConfig,
  additions: readonly PolicyAddition[] = [],
): Readonly<Record<string, string>> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    'content-security-policy': contentSecurityPolicy(config.publicOrigin, [
      { origins: assetOrigins(config) },
      ...additions,
    ]),
    'reporting-endpoints': `csp="${CSP_REPORT_PATH}"`,
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
  };
}
