import type { SettlementRequest } from '@paddock/contract/schemas';

/** How an outcome can end. */
export const ENDS = ['win', 'lose', 'void', 'half-win', 'half-lose'] as const;
export type SelectionEnd = (typeof ENDS)[number];

const RESULTS = {
  win: { won: 1, voidHalves: 0 },
  lose: { won: 0, voidHalves: 0 },
  void: { won: 0, voidHalves: 2 },
  'half-win': { won: 1, voidHalves: 1 },
  'half-lose': { won: 0, voidHalves: 1 },
} as const satisfies Readonly<Record<SelectionEnd, object>>;

/** The result that these ends are; undefined while an outcome has none. */
export function resultOf(
  outcomes: readonly string[],
  ends: Readonly<Record<string, SelectionEnd | undefined>>,
): SettlementRequest['selections'] | undefined {
  const selections = outcomes.flatMap((outcome) => {
    const end = ends[outcome];
    return end === undefined ? [] : [{ outcome, ...RESULTS[end] }];
  });
  return selections.length === outcomes.length ? selections : undefined;
}
