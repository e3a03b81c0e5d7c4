/** A place of the configuration that the server does not take. */
export interface KeyProblem {
  /** As the server names it: `/languages/fallback`; null for the whole. */
  readonly place: string | null;
  /** A kind there are words for; null for another, whose text is shown as it is. */
  readonly kind: string | null;
  /** What the text names: a value, a number. */
  readonly named: string;
  /** The second thing it names, often another place. */
  readonly other: string;
  readonly text: string;
}

const TYPES = /^must be (string|number|integer|boolean|object|array)$/;

/** What the server says of places, by the schema or by how keys agree with each other. */
const KINDS: readonly (readonly [kind: string, text: RegExp])[] = [
  ['unknown-key', /^is not a known key$/],
  ['at-least', /^must be >= (.+)$/],
  ['above', /^must be > (.+)$/],
  ['at-most', /^must be <= (.+)$/],
  ['form', /^must match pattern "(.*)"$/],
  ['one-of', /^must be one of (.+)$/],
  ['choice', /^must match a schema in anyOf$/],
  ['required', /^must have required properties (.+)$/],
  ['too-many', /^must not have more than (\d+) items$/],
  ['too-few', /^must not have fewer than (\d+) items$/],
  ['too-long', /^must not have more than (\d+) characters$/],
  ['too-short', /^must not have fewer than (\d+) characters$/],
  ['repeated', /^must not have duplicate items$/],
  ['fallback', /^(\S+) is not a language guests may see$/],
  ['no-language', /^leaves guests without any$/],
  ['currency', /^names (\S+), which the platform does not keep$/],
  ['ends-before', /^ends before it starts$/],
  ['needed', /^names (\S+), which no site can be without$/],
  ['unheard', /^names (\S+), which no release has$/],
  ['framed', /^names (\S+), which stands in (\S+)$/],
  ['names-nobody', /^names no country$/],
  ['hides-others', /^keeps everybody out, and hides those after it$/],
  ['twice', /^has (.+) twice$/],
  ['time-zone', /^(\S+) is no time zone$/],
  ['taken', /^(\S+) is taken$/],
  ['host-own', /^(\S+) is that of the installation itself$/],
  ['host-none', /^(\S+) is that of no browser$/],
  ['host-of', /^(\S+) is that of (\S+)$/],
  ['many-brands', /^there are more than (\d+) brands$/],
  ['colour', /^(\S+): .+ is neither oklch\(L C H\) nor light-dark of two$/],
  ['contrast', /^(\S+) on (\S+) in (?:light|dark): contrast \S+ \S+ at least$/],
  ['wider', /^(\S+) is not one of the installation's$/],
  ['not-in', /^(\S+) is not in (\S+)$/],
];

/** Reads what `SITE_KEYS_INVALID` says of a place. */
export function keyProblem(problem: string): KeyProblem {
  const [, found = null, text = problem] = /^(the whole|\/\S*) (.+)$/s.exec(problem) ?? [];
  const place = found === 'the whole' ? null : found;
  const type = TYPES.exec(text)?.[1];
  if (type !== undefined) return { place, kind: type, named: '', other: '', text };
  for (const [kind, pattern] of KINDS) {
    const said = pattern.exec(text);
    if (said !== null) return { place, kind, named: said[1] ?? '', other: said[2] ?? '', text };
  }
  return { place, kind: null, named: '', other: '', text };
}
