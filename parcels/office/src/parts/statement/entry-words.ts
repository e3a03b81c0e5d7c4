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

const NAMED_CAUSES = [
  'payment',
  'withdrawal',
  'conversion',
  'bonus',
  'tournament',
  'promotion',
  'friend',
] as const;
/** A number that somebody can name; the key of a request is none. */
const NUMBER = /^\d{1,20}$/;
/** For what has no name beside its kind. */
const NOTHING = '–';

/** How the lines of an account read. */
export function useEntryWords(iso: string): EntryWords {
  const t = useT('office');
  const format = useFormat();
  return {
    kind: (entry) => t(kindKey(entry)),
    cause(entry) {
      const { kind, id } = causeOf(entry);
      const { product, betNumber, game } = entry;
      if (product !== undefined && betNumber !== undefined) {
        const stake = stakeWords(t, product, betNumber);
        return game === undefined ? stake : `${stake}: ${format.name(game.name)}, ${game.company}`;
      }
      if (kind === undefined || (kind !== 'tournament' && !NUMBER.test(id))) return NOTHING;
      return t(`statement.causes.${kind}`, { id });
    },
    amount: ({ amount }) => signed(amount, format.amount(amount, iso)),
    after: ({ balanceAfter }) => format.amount(balanceAfter, iso),
  };
}

/**
 * A line by its kind in the ledger; a stake that was given back says so, and of a company's game a later result is one more
 * win or one that was taken back, never a mistake of ours that was corrected.
 */
function kindKey({ kind, amount, game, isVoid }: Entry): string {
  const isOff = amount.startsWith('-');
  if (isVoid === true) return isOff ? 'statement.games.cancelled' : 'statement.kinds.bet-release';
  if (kind !== 'bet-correction' || game === undefined) return `statement.kinds.${kind}`;
  return isOff ? 'statement.games.takenBack' : 'statement.kinds.bet-settle';
}

/** What is behind an entry that is of no bet: `payment:4711` is payment 4711; of a kind without words, nothing that is told. */
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
