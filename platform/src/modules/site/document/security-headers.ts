import type { PlatformConfig } from '../../../kernel/config/config.ts';
import { SANDBOX_ONE_TAP_SCRIPT, SANDBOX_PROVIDER } from '../../../kernel/config/social-config.ts';
import { keptByText } from '../../../kernel/kept-by-text.ts';
import { assetOrigins } from '../../releases/index.ts';

/** Where browsers send violations of the content security policy. */
export const CSP_REPORT_PATH = '/web-api/csp-reports';

/** Documents of a site differ in a few ways in what they may. */
const MOST_KINDS = 100;

/** What one document may do beside what every document may. */
export interface PolicyAddition {
  /** Where scripts, styles, fonts, images and answers may come from too. */
  readonly origins: readonly string[];
  readonly sockets?: readonly string[];
  /** Single addresses for one kind of thing alone: a company's sign-in prompt needs a script, a frame and answers. */
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
  readonly frames?: readonly string[];
  readonly images?: readonly string[];
  readonly connections?: readonly string[];
  readonly scriptNonce?: string;
  readonly styleNonce?: string;
  /** Policies by which its code may make markup or scripts of text, beside the guard of the loader. */
  readonly trustedTypes?: readonly string[];
}

/**
 * The policy of every document: nothing inline, no eval, this origin alone, and no text becomes markup or a script but
 * by the policies named here: `default` is the loader's guard of script addresses (`root-config/src/script-guard`).
 * Additions widen it by exactly what they name, and nothing else changes.
 */
export function contentSecurityPolicy(publicOrigin: string, additions: readonly PolicyAddition[]): string {
  const origins = additions.flatMap((addition) => addition.origins);
  const sockets = additions.flatMap((addition) => addition.sockets ?? []);
  const of = (kind: 'scripts' | 'styles' | 'frames' | 'images' | 'connections' | 'trustedTypes') =>
    additions.flatMap((addition) => addition[kind] ?? []);
  const frames = of('frames');
  const nonces = (kind: 'scriptNonce' | 'styleNonce') =>
    additions.flatMap(({ [kind]: nonce }) => (nonce === undefined ? [] : [`'nonce-${nonce}'`]));
  const liveSocket = publicOrigin.replace(/^http/, 'ws');
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...nonces('scriptNonce'), ...origins, ...of('scripts')],
    'style-src': ["'self'", ...nonces('styleNonce'), ...origins, ...of('styles')],
    'font-src': ["'self'", ...origins],
    'img-src': ["'self'", 'data:', ...origins, ...of('images')],
    'connect-src': ["'self'", liveSocket, ...origins, ...sockets, ...of('connections')],
    ...(frames.length === 0 ? {} : { 'frame-src': ["'self'", ...frames] }),
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', ...of('trustedTypes')],
    'report-uri': [CSP_REPORT_PATH],
    'report-to': ['csp'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** What Google's one-tap prompt needs: its script, its frame, its answers, and nothing else of theirs. */
const ONE_TAP: PolicyAddition = {
  origins: [],
  scripts: ['https://accounts.google.com/gsi/client'],
  styles: ['https://accounts.google.com/gsi/style'],
  frames: ['https://accounts.google.com/gsi/'],
  connections: ['https://accounts.google.com/gsi/'],
  // By which Google's libraries make markup of text.
  trustedTypes: ['goog#html'],
};

/** The sandbox's prompt comes from this origin. */
function isForeignOneTap({ social }: Pick<PlatformConfig, 'social'>): boolean {
  return social.oneTap !== undefined && social.oneTap !== SANDBOX_PROVIDER;
}

function oneTapPolicy(config: Pick<PlatformConfig, 'social'>): readonly PolicyAddition[] {
  return isForeignOneTap(config) ? [ONE_TAP] : [];
}

/**
 * Where scripts of a document may lie beside the releases' own files, as beginnings of addresses: the guard of scripts
 * knows the files' folder, and reads these from the document.
 */
export function scriptAddresses(
  config: Pick<PlatformConfig, 'social' | 'publicOrigin'>,
  additions: readonly PolicyAddition[],
): readonly string[] {
  const prompt =
    config.social.oneTap === SANDBOX_PROVIDER ? [config.publicOrigin + SANDBOX_ONE_TAP_SCRIPT] : [];
  const all = [...oneTapPolicy(config), ...additions];
  const anyPort = (origin: string) => (origin.endsWith(':*') ? origin.slice(0, -1) : `${origin}/`);
  return [...prompt, ...all.flatMap(({ origins, scripts = [] }) => [...origins.map(anyPort), ...scripts])];
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

type Headers = Readonly<Record<string, string>>;

const keptHeaders = new WeakMap<PlatformConfig, ReturnType<typeof keptByText<Headers>>>();

/** Headers of a document beside the base ones. @param origin of the site it is a page of */
export function documentHeaders(
  config: PlatformConfig,
  origin: string,
  additions: readonly PolicyAddition[] = [],
): Headers {
  const find = keptHeaders.get(config) ?? keptByText(MOST_KINDS);
  keptHeaders.set(config, find);
  const make = () => headersOf(config, origin, additions);
  // Those with a nonce are of one document alone.
  const isOnce = additions.some(({ scriptNonce, styleNonce }) => scriptNonce ?? styleNonce);
  return isOnce ? make() : find(JSON.stringify([origin, additions]), make);
}

function headersOf(config: PlatformConfig, origin: string, additions: readonly PolicyAddition[]): Headers {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    'content-security-policy': contentSecurityPolicy(origin, [
      { origins: assetOrigins(config) },
      ...oneTapPolicy(config),
      ...additions,
    ]),
    'reporting-endpoints': `csp="${CSP_REPORT_PATH}"`,
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    // The prompt of a company opens a window that answers to this one; nothing else may.
    'cross-origin-opener-policy': isForeignOneTap(config) ? 'same-origin-allow-popups' : 'same-origin',
    'x-frame-options': 'DENY',
  };
}
