import { displayPublicNumber } from '@paddock/contract';
import type { StatementView } from '@paddock/contract/schemas';
import type { Translate } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';

/** A line of a statement, the same on the screen and on paper. */
export type Entry = StatementView['entries'][number];

export interface EntryWords {
  /** What happened: "Payout". */
  readonly kind: (entry: Entry) => string;
  /** What it was for: "Bet 12 345 678 906", by the number people know it by. */
  readonly cause: (entry: Entry) => string;
  /** Money in carries its plus and money out a real minus, so that colour is not needed to tell. */
  readonly amount: (entry: Entry) => string;
  readonly after: (entry: Entry) => string;
}

const NAMED_CAUSES = ['payment', 'withdrawal', 'conversion', 'bonus', 'tournament'] as const;

/** How the lines of an account read. */
export function useEntryWords(iso: string): EntryWords {
  const t = useT('office');
  const format = useFormat();
  return {
    kind: ({ kind }) => t(`statement.kinds.${kind}`),
    cause(entry) {
      const { kind, id } = causeOf(entry);
      const { product, betNumber } = entry;
      if (product !== undefined && betNumber !== undefined) return stakeWords(t, product, betNumber);
      return kind === undefined ? id : t(`statement.causes.${kind}`, { id });
    },
    amount: ({ amount }) => signed(amount, format.amount(amount, iso)),
    after: ({ balanceAfter }) => format.amount(balanceAfter, iso),
  };
}

/** What is behind an entry that is of no bet: `payment:4711` is payment 4711; of other kinds only the number is shown. */
export function causeOf({ cause = '' }: Entry): {
  readonly kind: (typeof NAMED_CAUSES)[number] | undefined;
  readonly id: string;
} {
  const [kind, id] = cause.split(':');
  return { kind: NAMED_CAUSES.find((one) => one === kind), id: id ?? cause };
}

/** What people call a stake of a product: "Bet 12 345 678 906"; null for one that was never accepted. */
export function stakeWords(t: Translate, product: string, number: string | null): string {
  if (number === null) return t(`products.${product}.unaccepted`);
  return t(`products.${product}.stake`, { number: displayPublicNumber(number) });
}

function signed(decimal: string, shown: string): string {
  return decimal.startsWith('-') ? shown : `+${shown}`;
}
