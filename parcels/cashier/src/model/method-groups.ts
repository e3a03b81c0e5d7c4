import type { PaymentMethod } from './deposit-check.ts';

export const METHOD_KINDS = ['card', 'wallet', 'bank'] as const satisfies readonly PaymentMethod['kind'][];

export interface MethodGroup<Way> {
  readonly kind: PaymentMethod['kind'];
  readonly ways: readonly Way[];
}

/** Ways to pay by their kind, the kinds in one order everywhere; kinds without a way are left out. */
export function methodGroups<Way extends Pick<PaymentMethod, 'kind'>>(
  ways: readonly Way[],
): readonly MethodGroup<Way>[] {
  return METHOD_KINDS.map((kind) => ({ kind, ways: ways.filter((way) => way.kind === kind) })).filter(
    (group) => group.ways.length > 0,
  );
}
