import { MARKET_TYPES } from '@paddock/contract/markets';

/** How a kind of market of the feed is one of ours. */
export interface MappedMarket {
  readonly id: number;
  /** Ours, in these sports; in others it is the provider's own. */
  readonly type: string;
  readonly sports: readonly string[];
  /** Our specifiers by theirs. A specifier of theirs that stands nowhere here makes it the provider's own. */
  readonly specifiers: Readonly<Record<string, string>>;
  /** Ours that theirs says by being another kind of market. */
  readonly fixed: Readonly<Record<string, string>>;
  /** Theirs that chooses among outcomes alone. */
  readonly ignored: readonly string[];
  /** Theirs that have to say this, where they tell one type of ours from another. */
  readonly chosen?: Readonly<Record<string, string>>;
  /**
   * Our outcomes by the ids of theirs; `scores` where their names are scores; `words` where their English names say which of
   * ours each is, and all of ours have to be there; `runners` where they are those who compete.
   */
  readonly outcomes: Readonly<Record<string, string>> | 'scores' | 'words' | 'runners';
}

export function row(
  id: number,
  type: string,
  sports: readonly string[],
  outcomes: MappedMarket['outcomes'],
  specifiers: MappedMarket['specifiers'] = {},
  fixed: MappedMarket['fixed'] = {},
): MappedMarket {
  return { id, type, sports, specifiers, fixed, ignored: [], outcomes };
}

/** A kind of market that sports of a family share: ours in those of them that have the type. */
export function shared(
  id: number,
  type: string,
  family: readonly string[],
  outcomes: MappedMarket['outcomes'],
  specifiers: MappedMarket['specifiers'] = {},
  fixed: MappedMarket['fixed'] = {},
): MappedMarket {
  const having = MARKET_TYPES.get(type)?.sports ?? [];
  const sports = family.filter((sport) => having.includes(sport));
  return row(id, type, sports, outcomes, specifiers, fixed);
}

/** A kind of market whose outcomes are told by their words; a variant may choose them. */
export function named(
  id: number,
  type: string,
  sports: readonly string[],
  specifiers: MappedMarket['specifiers'] = {},
  fixed: MappedMarket['fixed'] = {},
): MappedMarket {
  return { ...row(id, type, sports, 'words', specifiers, fixed), ignored: ['variant'] };
}
