/** One kind of failure of one owner in one release. */
export interface ReportedFailure {
  readonly release: number | null;
  readonly kind: string;
  /** `<parcel>@<version>`, null when the file told no owner. */
  readonly parcel: string | null;
  /** Times it happened, scaled up from the sample. */
  readonly times: number;
}

/** Failures browsers reported since the start, by release, kind and parcel: what a canary is judged by. */
export interface ReportCounts {
  add(failure: ReportedFailure): void;
  list(): readonly ReportedFailure[];
}

/** Distinct counters kept; what comes after them is counted together under a null parcel. */
const MAX_COUNTERS = 1_000;

export function createReportCounts(): ReportCounts {
  const counters = new Map<string, ReportedFailure>();
  return {
    add(failure) {
      const known = keyOf(failure);
      const counted =
        counters.has(known) || counters.size < MAX_COUNTERS
          ? failure
          : { ...failure, release: null, parcel: null };
      const key = keyOf(counted);
      counters.set(key, { ...counted, times: (counters.get(key)?.times ?? 0) + counted.times });
    },
    list: () => [...counters.values()],
  };
}

function keyOf({ release, kind, parcel }: ReportedFailure): string {
  return `${release} ${kind} ${parcel}`;
}
