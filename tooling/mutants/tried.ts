/** A mutant, and what became of it. */
export interface Tried {
  /** From the root. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** That line of the source, trimmed. */
  readonly source: string;
  readonly mutator: string;
  /** What stood in for the mutated expression. */
  readonly replacement: string;
  readonly status:
    | 'Killed'
    | 'Timeout'
    | 'Survived'
    | 'NoCoverage'
    | 'CompileError'
    | 'RuntimeError'
    | 'Ignored'
    | 'Pending';
}

/** A mutant that may live, since it changes nothing that anybody can meet, and why. */
export interface Accepted {
  readonly file: string;
  readonly source: string;
  readonly replacement: string;
  readonly reason: string;
}

export interface Verdict {
  /** Mutants that could be tried, without those that may live. */
  readonly all: number;
  readonly killed: number;
  readonly accepted: number;
  /** Those that live though they should not. */
  readonly survivors: readonly Tried[];
  /** Entries of the list for these files that no survivor needs; of a sample nobody can tell. */
  readonly stale: readonly Accepted[];
}

/** What a run has shown, held against the list of those that may live. */
export function verdictOf(
  tried: readonly Tried[],
  list: readonly Accepted[],
  { isSample }: { readonly isSample: boolean },
): Verdict {
  const killed = tried.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  const living = tried.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  const survivors = living.filter((one) => !list.some((entry) => isOf(entry, one)));
  const files = new Set(tried.map(({ file }) => file));
  return {
    all: killed + survivors.length,
    killed,
    accepted: living.length - survivors.length,
    survivors,
    stale: list.filter(
      (entry) =>
        !isSample &&
        files.has(entry.file) &&
        tried.some(({ file, source }) => file === entry.file && source === entry.source) &&
        !living.some((one) => isOf(entry, one)),
    ),
  };
}

/** Killed ones of a hundred; all of none. */
export const percentOf = ({ all, killed }: Pick<Verdict, 'all' | 'killed'>): number =>
  all === 0 ? 100 : (100 * killed) / all;

const isOf = (entry: Accepted, one: Tried): boolean =>
  entry.file === one.file && entry.source === one.source && entry.replacement === one.replacement;
