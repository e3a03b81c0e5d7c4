/** What is kept of a violation: which rule, what was blocked and where, without queries. */
export interface CspViolation {
  readonly directive: string;
  readonly blocked: string;
  readonly source: string;
}

/** Violations taken from one request. */
const MAX_REPORTS = 20;
const MAX_TEXT = 300;

/**
 * Reads both shapes browsers send: `application/csp-report` (one object) and `application/reports+json` (a list).
 * `undefined` when it is neither.
 */
export function readCspReports(body: unknown): readonly CspViolation[] | undefined {
  if (Array.isArray(body)) {
    const violations = body
      .filter((entry) => isRecord(entry) && entry['type'] === 'csp-violation')
      .map((entry) => violationOf((entry as Record<string, unknown>)['body'], MODERN));
    return violations.filter((violation) => violation !== undefined).slice(0, MAX_REPORTS);
  }
  if (!isRecord(body)) return undefined;
  const violation = violationOf(body['csp-report'], LEGACY);
  return violation === undefined ? undefined : [violation];
}

type Keys = Readonly<Record<keyof CspViolation, string>>;
const MODERN: Keys = { directive: 'effectiveDirective', blocked: 'blockedURL', source: 'sourceFile' };
const LEGACY: Keys = { directive: 'violated-directive', blocked: 'blocked-uri', source: 'source-file' };

function violationOf(value: unknown, keys: Keys): CspViolation | undefined {
  if (!isRecord(value)) return undefined;
  const read = (key: string) => {
    const text = value[key];
    return typeof text === 'string' ? withoutQuery(text).slice(0, MAX_TEXT) : '';
  };
  return { directive: read(keys.directive), blocked: read(keys.blocked), source: read(keys.source) };
}

function withoutQuery(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
