import type { JsonSchema } from './json-schema.ts';
import type { Operation } from './operations.ts';

/** What the scanner attacks with. Left out is what asks servers of other people or downloads lists. */
const MODULES = [
  'blindsql',
  'cookieflags',
  'crlf',
  'csp',
  'csrf',
  'exec',
  'file',
  'http_headers',
  'methods',
  'permanentxss',
  'redirect',
  'shellshock',
  'sql',
  'xss',
];

/** Pages to begin with: what their scripts would show is no link a scanner finds. */
const PAGES = ['/en', '/en/line', '/en/live', '/en/office/account', '/en/information/rules', '/ru'];

export interface WapitiRun {
  readonly origin: string;
  readonly operations: readonly Operation[];
  /** The header of a browser that is signed in: `paddock_session=…`. */
  readonly cookie: string;
  readonly reportFile: string;
  readonly storeDir: string;
  readonly seconds: number;
}

/**
 * The words a scan by wapiti is started with: everything that is read, by its address with a value for each word of its
 * query. Nothing is excluded (`-x`): signing out is no reading, and the version that Debian 12 has dies of the word.
 */
export function wapitiWords(run: WapitiRun): readonly string[] {
  const { origin, operations, cookie, reportFile, storeDir, seconds } = run;
  const reads = operations
    .filter(({ method, path }) => method === 'GET' && !path.includes('{'))
    .map(({ path, parameters }) => path + queryOf(parameters.filter((one) => one.in === 'query')));
  return [
    ...['-u', `${origin}/`, '--scope', 'domain', '-m', MODULES.join(',')],
    ...[...PAGES, ...reads].flatMap((path) => ['-s', origin + path]),
    ...['-H', `Cookie: ${cookie}`, '-d', '3', '--max-links-per-page', '40'],
    ...['--max-scan-time', String(seconds), '--max-attack-time', String(Math.ceil(seconds / 4))],
    ...['--store-session', storeDir, '--store-config', storeDir, '--flush-session', '--no-bugreport'],
    ...['-f', 'json', '-o', reportFile],
  ];
}

function queryOf(parameters: Operation['parameters']): string {
  const words = parameters.map(({ name, schema }) => `${name}=${sampleOf(schema)}`);
  return words.length === 0 ? '' : `?${words.join('&')}`;
}

const sampleOf = ({ type, anyOf, enum: values, const: value }: JsonSchema): string => {
  const first = value ?? values?.[0] ?? anyOf?.[0]?.const ?? anyOf?.[0]?.enum?.[0];
  if (typeof first === 'string' || typeof first === 'number') return String(first);
  return type === 'string' ? 'en' : '1';
};

/** A report of wapiti as far as it is read. */
export interface WapitiReport {
  readonly vulnerabilities?: Readonly<Record<string, readonly Finding[]>>;
  readonly anomalies?: Readonly<Record<string, readonly Finding[]>>;
}

interface Finding {
  readonly method: string;
  readonly path: string;
  readonly info: string;
}

/**
 * What wapiti says of every site that is not served by HTTPS, what it asks for that browsers dropped, and the cookie of
 * the language, which pages write themselves.
 */
const EXPECTED: readonly RegExp[] = [
  /Strict-Transport-Security/,
  /X-XSS-Protection/,
  /Secure flag/,
  /HttpOnly flag .*: lng$/,
];

/** The findings of a report, each once, without those that a site on this machine has to have. */
export function findingsOf({ vulnerabilities = {}, anomalies = {} }: WapitiReport): readonly string[] {
  const all = [...Object.entries(vulnerabilities), ...Object.entries(anomalies)].flatMap(([kind, found]) =>
    found
      .filter(({ info }) => !EXPECTED.some((pattern) => pattern.test(info)))
      .map(({ method, path, info }) => `${kind}: ${method} ${path}: ${info}`),
  );
  return [...new Set(all)];
}
