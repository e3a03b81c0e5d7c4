/** Rounds of a game in a currency, as they were counted: minor units and sums of their squares. */
export interface CountedReturn {
  readonly rounds: number;
  readonly staked: number;
  readonly paid: number;
  readonly stakedSquared: number;
  readonly stakedByPaid: number;
  readonly paidSquared: number;
}

/** What a catalogue promises, in millionths: by the best choice in a game and by the worst. */
export interface PromisedReturn {
  readonly best: number;
  readonly least: number;
}

export interface MeasuredReturn {
  readonly measuredMillionths: number | null;
  readonly lowMillionths: number | null;
  readonly highMillionths: number | null;
  readonly standing: 'fair' | 'outlier' | 'few' | 'unpromised';
}

/** A fair game lies outside once in a thousand such times: 3.29 standard deviations to both sides. */
const DEVIATIONS = 3.29;
/** Fewer are no sum of many: what they bring is not near a normal distribution. */
const FEWEST_ROUNDS = 1_000;
const MILLION = 1_000_000;

/**
 * Holds what a game returned against what it promised. How far chance may take a fair game is estimated from its rounds as
 * they were played, stakes of any size among them: the sum of all rounds' distances from the promise, squared, and the normal
 * bound over it. A game whose largest win is rarer than its rounds are many looks calmer than it is: it may stand out by
 * that one win, which is then a reason to look and no proof.
 */
export function measureReturn(counted: CountedReturn, promised: PromisedReturn | undefined): MeasuredReturn {
  const { rounds, staked, paid } = counted;
  const measuredMillionths = staked === 0 ? null : Math.round((paid / staked) * MILLION);
  const unbounded = { measuredMillionths, lowMillionths: null, highMillionths: null };
  if (promised === undefined) return { ...unbounded, standing: 'unpromised' };
  if (measuredMillionths === null || rounds < FEWEST_ROUNDS) return { ...unbounded, standing: 'few' };
  const lowMillionths = Math.max(0, Math.floor(promised.least - spreadOf(counted, promised.least)));
  const highMillionths = Math.ceil(promised.best + spreadOf(counted, promised.best));
  const isFair = measuredMillionths >= lowMillionths && measuredMillionths <= highMillionths;
  return { measuredMillionths, lowMillionths, highMillionths, standing: isFair ? 'fair' : 'outlier' };
}

/** How far from a return of so many millionths chance takes these rounds, in millionths. */
function spreadOf(
  { staked, stakedSquared, stakedByPaid, paidSquared }: CountedReturn,
  returnMillionths: number,
): number {
  const share = returnMillionths / MILLION;
  const squared = paidSquared - 2 * share * stakedByPaid + share * share * stakedSquared;
  return ((DEVIATIONS * Math.sqrt(Math.max(0, squared))) / staked) * MILLION;
}
