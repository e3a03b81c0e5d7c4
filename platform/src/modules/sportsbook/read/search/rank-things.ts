import type { Nearest } from '../../../../kernel/search/name-index.ts';
import { CLOSENESS } from '../../../../kernel/search/word-distance.ts';
import { sectionOf } from '../listing.ts';
import type { NamedThing } from './named-things.ts';
import type { Known } from './thing-search.ts';

type Kind = NamedThing['kind'];

/** How many of each kind are answered. */
const MOST: Readonly<Record<Kind, number>> = { sport: 3, championship: 6, team: 6, player: 6, event: 10 };

/** Where two kinds have hits as good as each other: the wider thing first. */
const KINDS = ['sport', 'team', 'championship', 'player', 'event'] as const satisfies readonly Kind[];

export interface RankedThing {
  readonly known: Known;
  readonly live: number;
  readonly line: number;
  /** The smaller the better. */
  readonly score: number;
}

/**
 * The best of what was found, kind by kind, the kind with the best hit first: a name that is what was typed before one that
 * begins so, before any other; of these what is being played before what is to come, before what has nothing to bet on; then
 * the nearer spelling, then what more events name. An event that is not listed is no hit.
 */
export function rankThings(near: Nearest<Known>, words: readonly string[]): readonly RankedThing[] {
  const typed = words.join(' ');
  const best: Record<Kind, RankedThing[]> = { sport: [], championship: [], team: [], player: [], event: [] };
  near.forEach((known, distance) => {
    const { kind } = known;
    const own = best[kind];
    const last = own[MOST[kind] - 1];
    // There may be thousands, and looking closer costs: first by the best it may be, then as if it were played now.
    if (last !== undefined && distance > CLOSENESS.beginning && 2_000 + distance > last.score) return;
    const atBest = 1_000 * beginningOf(known, typed) + distance;
    if (last !== undefined && (atBest > last.score || compare({ known, score: atBest }, last) >= 0)) return;
    const counts = countsOf(known);
    if (kind === 'event' && counts.live + counts.line === 0) return;
    const when = counts.live > 0 ? 0 : counts.line > 0 ? 1 : 2;
    insert(own, { known, ...counts, score: atBest + 100 * when }, MOST[kind]);
  });
  return KINDS.flatMap((kind) => (best[kind].length > 0 ? [best[kind]] : []))
    .toSorted(([a], [b]) => (a?.score ?? 0) - (b?.score ?? 0))
    .flat();
}

/** Keeps the best in their order: there are few of them, and there may be thousands of others. */
function insert(best: RankedThing[], one: RankedThing, most: number): void {
  const last = best.at(-1);
  if (best.length === most && last !== undefined && compare(one, last) >= 0) return;
  const at = best.findIndex((other) => compare(one, other) < 0);
  best.splice(at < 0 ? best.length : at, 0, one);
  if (best.length > most) best.pop();
}

type Scored = Pick<RankedThing, 'known' | 'score'>;

function compare(a: Scored, b: Scored): number {
  return (
    a.score - b.score ||
    b.known.events.size - a.known.events.size ||
    startOf(a) - startOf(b) ||
    compareText(a.known.plain, b.known.plain)
  );
}

const startOf = ({ known: { thing } }: Scored): number =>
  thing.kind === 'event' ? thing.event.state.startsAtMs : 0;

const compareText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/** 0 where a name is what was typed, 1 where it begins so, else 2. */
function beginningOf({ plain }: Known, typed: string): number {
  if (!plain.includes(`\n${typed}`)) return 2;
  return plain.includes(`\n${typed}\n`) ? 0 : 1;
}

function countsOf({ events }: Known): { readonly live: number; readonly line: number } {
  let [live, line] = [0, 0];
  for (const event of events) {
    const section = sectionOf(event);
    if (section === 'live') live += 1;
    else if (section === 'line') line += 1;
  }
  return { live, line };
}
