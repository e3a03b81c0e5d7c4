/** What moved money at a provider, in one vocabulary for its report and our ledger. */
export type MovementKind = 'deposit' | 'refund' | 'charge-back' | 'payout' | 'return';

/** A movement of money as one side knows it. */
export interface Movement {
  /** Our payment or withdrawal; for what fits none, what the provider calls it. */
  readonly reference: string;
  readonly kind: MovementKind;
  readonly currency: string;
  /** Without a sign: the kind tells the way. */
  readonly amountMinor: bigint;
  readonly atMs: number;
}

export interface Difference {
  readonly kind: 'missing-here' | 'missing-there' | 'amount';
  readonly reference: string;
  readonly movement: MovementKind;
  /** `2000 EUR`; null where it is missing. */
  readonly here: string | null;
  readonly there: string | null;
}

export interface Window {
  readonly fromMs: number;
  readonly toMs: number;
}

const inside = ({ fromMs, toMs }: Window, { atMs }: Movement) => atMs >= fromMs && atMs < toMs;
const wordsOf = ({ amountMinor, currency }: Movement) => `${amountMinor} ${currency}`;
const keyOf = ({ reference, kind }: Movement) => `${reference} ${kind}`;

/**
 * Every difference between our ledger and a provider's report. Both sides date a movement by their own clock, so each
 * may be given more than the window: what lies in it on one side is looked for in all of the other.
 */
export function compareMovements(
  ours: readonly Movement[],
  theirs: readonly Movement[],
  window: Window,
): { readonly compared: number; readonly differences: readonly Difference[] } {
  const pairs = pairUp(ours, theirs);
  const compared = pairs.filter(({ here, there }) =>
    [here, there].some((movement) => movement !== undefined && inside(window, movement)),
  );
  return { compared: compared.length, differences: compared.flatMap(differenceIn) };
}

interface Pair {
  readonly here: Movement | undefined;
  readonly there: Movement | undefined;
}

/**
 * Movements of the same thing side by side: those of one amount first, since what happened twice may have come here in
 * another order, then in the order of each side. One that happened twice needs two partners.
 */
function pairUp(ours: readonly Movement[], theirs: readonly Movement[]): readonly Pair[] {
  const left = Map.groupBy(theirs, keyOf);
  const equal = ours.map((here) => ({ here, there: takeOf(left.get(keyOf(here)), here) }));
  const pairs = equal.map((pair) =>
    pair.there ? pair : { ...pair, there: left.get(keyOf(pair.here))?.shift() },
  );
  const alone = [...left.values()].flat().map((there) => ({ here: undefined, there }));
  return [...pairs, ...alone];
}

/** Takes the first of the same amount out of the list. */
function takeOf(list: Movement[] | undefined, wanted: Movement): Movement | undefined {
  const at = list?.findIndex((one) => wordsOf(one) === wordsOf(wanted)) ?? -1;
  return at < 0 ? undefined : list?.splice(at, 1)[0];
}

function differenceIn({ here, there }: Pair): readonly Difference[] {
  const one = here ?? there;
  if (one === undefined || (here !== undefined && there !== undefined && wordsOf(here) === wordsOf(there))) {
    return [];
  }
  const kind = here === undefined ? 'missing-here' : there === undefined ? 'missing-there' : 'amount';
  return [
    {
      kind,
      reference: one.reference,
      movement: one.kind,
      here: here === undefined ? null : wordsOf(here),
      there: there === undefined ? null : wordsOf(there),
    },
  ];
}
