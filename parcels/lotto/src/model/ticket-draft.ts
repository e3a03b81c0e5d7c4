import { parseAmount } from '@paddock/contract';
import type { LotteryTermsView } from '@paddock/contract/schemas';
import { linesOfAll, MOST_ENTRIES, mostOf, type Lottery, type LottoEntry } from '@paddock/games/lotto';

import { entryOf, NO_MARKS, type Marks } from './marks.ts';

/** A ticket that is being filled in: the field on the screen, and those that were added before. */
export interface TicketDraft {
  readonly marks: Marks;
  readonly fields: readonly LottoEntry[];
  /** Of a line, as it is typed: a decimal with a point. */
  readonly lineStake: string;
  /** Draws it is bought for. */
  readonly draws: number;
}

/** Nothing is staked for the player: a line has its price beforehand in a pool alone, where it is everybody's. */
export const emptyDraft = (
  lottery: Lottery,
  { minLine }: Pick<LotteryTermsView, 'minLine'>,
): TicketDraft => ({
  marks: NO_MARKS,
  fields: [],
  lineStake: lottery.prizes.kind === 'pool' ? minLine : '',
  draws: 1,
});

/** What would be bought: the fields that were added, and the one on the screen once it has a line. */
export function fieldsOf(lottery: Lottery, { marks, fields }: TicketDraft): readonly LottoEntry[] {
  const entry = entryOf(lottery, marks);
  return entry === undefined ? fields : [...fields, entry];
}

/** Puts the field on the screen with the others, and begins the next one. */
export function withField(lottery: Lottery, draft: TicketDraft): TicketDraft {
  const { picks } = draft.marks;
  return { ...draft, fields: fieldsOf(lottery, draft), marks: { ...NO_MARKS, picks } };
}

export const withoutField = (draft: TicketDraft, at: number): TicketDraft => ({
  ...draft,
  fields: draft.fields.filter((_, place) => place !== at),
});

export const hasRoom = ({ fields }: TicketDraft): boolean => fields.length < MOST_ENTRIES;

/** What a ticket costs as it stands. */
export interface Price {
  readonly lineMinor: bigint;
  readonly lines: bigint;
  /** Of one draw. */
  readonly stakeMinor: bigint;
  /** Most that fixed odds can pay for it in one draw; 0 of a pool, which pays what it has. */
  readonly mostMinor: bigint;
}

export function priceOf(lottery: Lottery, draft: TicketDraft, currency: string): Price {
  const fields = fieldsOf(lottery, draft);
  const lineMinor = parseAmount(draft.lineStake, currency) ?? 0n;
  const lines = linesOfAll(lottery, fields);
  const mostMinor = fields.reduce((sum, field) => sum + (mostOf(lottery, field, lineMinor) ?? 0n), 0n);
  return { lineMinor, lines, stakeMinor: lineMinor * lines, mostMinor };
}

/** Why it cannot be bought now. */
export type DraftFault = 'marks' | 'fields' | 'least' | 'line' | 'stake' | 'win';

/** The first thing that keeps a ticket from being bought; undefined where nothing does. */
export function draftFault(
  lottery: Lottery,
  draft: TicketDraft,
  terms: LotteryTermsView,
): DraftFault | undefined {
  const fields = fieldsOf(lottery, draft);
  const { marks } = draft;
  const isBegun = marks.numbers.length + marks.bonus.length > 0;
  if (fields.length === 0 || (isBegun && fields.length === draft.fields.length)) return 'marks';
  if (fields.length > MOST_ENTRIES) return 'fields';
  const minor = (amount: string): bigint => parseAmount(amount, terms.currency) ?? 0n;
  const { lineMinor, stakeMinor, mostMinor } = priceOf(lottery, draft, terms.currency);
  if (lineMinor < minor(terms.minLine)) return 'least';
  if (lineMinor > minor(terms.maxLine)) return 'line';
  if (stakeMinor > minor(terms.maxStake)) return 'stake';
  return mostMinor > minor(terms.maxWin) ? 'win' : undefined;
}
