import type { MatchedRoute } from '@paddock/contract';
import type { LocalizedName } from '@paddock/contract/schemas';

import type { ContentHead, DocumentHead } from '../../content/index.ts';

/** A page above another one. */
export interface TrailStep {
  readonly name: LocalizedName;
  /** Without language. */
  readonly path: string;
}

/** A match that is offered, as search engines and social networks are told of it. */
export interface MatchFacts {
  readonly kind: 'match';
  readonly id: string;
  /** Code of its sport. */
  readonly sportCode: string;
  readonly sport: LocalizedName;
  readonly championship: TrailStep;
  /** Pages above the match's own, the topmost first: of its sport and of its championship. */
  readonly trail: readonly TrailStep[];
  readonly home: LocalizedName;
  readonly away: LocalizedName;
  /** Many compete in it; both sides are called as its title then. */
  readonly isField: boolean;
  readonly startsAtMs: number;
  readonly isCalledOff: boolean;
  /** Its first market, with the names of all its outcomes; undefined where it has none. */
  readonly market?:
    | { readonly id: string; readonly names: Readonly<Record<string, LocalizedName>> }
    | undefined;
  /** What can be bet on now in its first market. */
  readonly prices: readonly { readonly name: LocalizedName; readonly oddsMilli: number }[];
}

/** What a page is of, beyond its title. */
export type PageFacts = MatchFacts | DocumentHead;

/** What a page is of: the document at its address, or the match it names. Undefined where nobody knows. */
export function factsOf(
  { params }: Pick<MatchedRoute, 'params'>,
  head: ContentHead | undefined,
  { matchOf }: FactsSource,
): PageFacts | undefined {
  if (head?.kind === 'page') return head;
  const { game } = params;
  return game === undefined ? undefined : matchOf(game.split('-', 1)[0] ?? '');
}

/** What finds the facts of pages. */
export interface FactsSource {
  /** A match that is offered; undefined for all others. */
  readonly matchOf: (id: string) => MatchFacts | undefined;
}
