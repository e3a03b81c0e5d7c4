import type { PlatformConfig } from '../../../kernel/config/config.ts';

/** Where browsers send violations of the content security policy. */
export const CSP_REPORT_PATH = '/web-api/csp-reports';

/** Origins an override may come from in development: any port of this machine. */
const OVERRIDE_ORIGINS = ['http://127.0.0.1:*', 'http://localhost:*'] as const;
const OVERRIDE_SOCKETS = ['ws://127.0.0.1:*', 'ws://localhost:*'] as const;

/** Overrides are a developer's right; a document of a production site does not know them at all. */
export function overridesAllowed(config: Pick<PlatformConfig, 'mode'>): boolean {
  return config.mode === 'development';
}

/**
 * The policy of every document: nothing inline, no eval, this origin alone. Where overrides are allowed their origins
 * are added, and nothing else changes.
 */
export function contentSecurityPolicy(publicOrigin: string, withOverrides: boolean): string {
  const origins: readonly string[] = withOverrides ? OVERRIDE_ORIGINS : [];
  const sockets: readonly string[] = withOverrides ? OVERRIDE_SOCKETS : [];
  const liveSocket = publicOrigin.replace(/^http/, 'ws');
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...origins],
    'style-src': ["'self'", ...origins],
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

/** Headers of every document beside the base ones. */
export function documentHeaders(config: PlatformConfig): Readonly<Record<string, string>> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    'content-security-policy': contentSecurityPolicy(config.publicOrigin, overridesAllowed(config)),
    'reporting-endpoints': `csp="${CSP_REPORT_PATH}"`,
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
  };
}
