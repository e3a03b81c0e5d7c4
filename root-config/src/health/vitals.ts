import type { ClientVitalsBody } from '@paddock/contract/schemas';

type Measured = Omit<ClientVitalsBody, 'parcel'>;

/** A shift as browsers tell it. */
export interface Shift {
  readonly startTime: number;
  readonly value: number;
}

/** Shifts belong together up to this distance, and for this long altogether. */
const SHIFT_GAP_MS = 1_000;
const SHIFT_WINDOW_MS = 5_000;

/** Web vitals by the parcel whose page stood, between one report and the next. */
export interface Vitals {
  /** Whose page stands from now on. */
  shown(parcel: string): void;
  paint(atMs: number): void;
  interaction(delayMs: number): void;
  shift(shift: Shift): void;
  /** What was measured since the last time, `<parcel>` as it was named. */
  take(): readonly (Measured & { readonly parcel: string })[];
}

/** The largest paint is of the document, so of the first page alone. */
export function createVitals(): Vitals {
  let measured = new Map<string, Measured>();
  let first: string | undefined;
  let parcel: string | undefined;
  let shifts = { sinceMs: -Infinity, lastMs: -Infinity, sum: 0 };

  function note(name: string | undefined, values: (known: Measured) => Measured): void {
    if (name === undefined) return;
    const known = measured.get(name) ?? {};
    measured.set(name, { ...known, ...values(known) });
  }

  return {
    shown(name) {
      first ??= name;
      parcel = name;
    },
    paint: (atMs) => note(first, () => ({ lcpMs: Math.round(atMs) })),
    interaction: (delayMs) =>
      note(parcel, ({ inpMs = 0 }) => ({ inpMs: Math.max(inpMs, Math.round(delayMs)) })),
    shift({ startTime, value }) {
      const goesOn = startTime - shifts.lastMs < SHIFT_GAP_MS && startTime - shifts.sinceMs < SHIFT_WINDOW_MS;
      shifts = goesOn
        ? { ...shifts, lastMs: startTime, sum: shifts.sum + value }
        : { sinceMs: startTime, lastMs: startTime, sum: value };
      note(parcel, ({ clsMilli = 0 }) => ({ clsMilli: Math.max(clsMilli, Math.round(shifts.sum * 1_000)) }));
    },
    take() {
      const taken = [...measured].map(([name, values]) => ({ parcel: name, ...values }));
      measured = new Map();
      return taken;
    },
  };
}
