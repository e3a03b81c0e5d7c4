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
export function rankThings(
  near: ReadonlyMap<Known, number>,
  words: readonly string[],
): readonly RankedThing[] {
  const typed = words.join(' ');
  const best = new Map<Kind, RankedThing[]>();
  for (const [known, distance] of near) {
    const { kind } = known.thing;
    const own = best.get(kind) ?? [];
    best.set(kind, own);
    const atBest = 1_000 * beginningOf(known, typed) + distance;
    const last = own[MOST[kind] - 1];
    // Counting costs: what is no better even if it is played now is left out first.
    if (last !== undefined && compare({ known, score: atBest }, last) >= 0) continue;
    const counts = countsOf(known);
    if (kind === 'event' && counts.live + counts.line === 0) continue;
    const when = counts.live > 0 ? 0 : counts.line > 0 ? 1 : 2;
    insert(own, { known, ...counts, score: atBest + 100 * when }, MOST[kind]);
  }
  const kinds = KINDS.flatMap((kind) => best.get(kind) ?? []).map(({ known }) => known.thing.kind);
  return [...new Set(kinds)]
    .flatMap((kind) => [best.get(kind) ?? []])
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
    compareText(a.known.plain[0] ?? '', b.known.plain[0] ?? '')
  );
}

const startOf = ({ known: { thing } }: Scored): number =>
  thing.kind === 'event' ? thing.event.state.startsAtMs : 0;

const compareText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/** 0 where a name is what was typed, 1 where it begins so, else 2. */
function beginningOf({ plain }: Known, typed: string): number {
  let nearest = 2;
  for (const name of plain) {
    if (name === typed) return 0;
    if (name.startsWith(typed)) nearest = 1;
  }
  return nearest;
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
