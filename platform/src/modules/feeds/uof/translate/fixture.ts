import { createHash } from 'node:crypto';
import type { FeedFixture, LocalizedName, Runner, Silk } from '@paddock/contract/schemas';

import type { WireParty } from '../wire/document-elements.ts';
import type { WireFieldEvent, WireFixture, WireMatch } from '../wire/event-documents.ts';
import { outcomeCode } from './descriptions.ts';
import { sportOfFeed } from './feed-sports.ts';
import { partiesIn, words, type Others } from './languages.ts';

/** Pairs that can be told apart: the feed says nothing of shirts. */
const COLOURS: readonly [string, string][] = [
  ['#c8102e', '#f4f1e8'],
  ['#0b3d91', '#f2b705'],
  ['#1b7f4d', '#f4f1e8'],
  ['#1c1f24', '#f2b705'],
  ['#7a1f3d', '#2f9ed8'],
  ['#5b2a86', '#f4f1e8'],
];
/** The catalogue's. */
export const MOST_RUNNERS = 200;
const PATTERNS: readonly Silk['pattern'][] = ['solid', 'stripes', 'halves', 'sleeves', 'band', 'sash'];

/** A fixture as the stream announces it. Of a sport that is not ours it keeps its id, and is refused by it. */
export function fixtureBody(english: WireFixture, others: Others<WireFixture>, nowMs: number): FeedFixture {
  const { event, sport, category, tournament, startsAtMs } = english;
  return {
    kind: 'fixture',
    event,
    sport: sportOfFeed(sport.id) ?? slugOf(sport.name),
    region: {
      id: category.id,
      code: (category.countryCode ?? 'int').toLowerCase().slice(0, 12),
      name: words(category.name, others, (one) => one.category.name),
    },
    championship: {
      id: tournament.id,
      slug: slugOf(`${category.name} ${tournament.name}`),
      name: words(tournament.name, others, (one) => one.tournament.name),
    },
    ...whoCompetes(english, others),
    startsAtMs: startsAtMs ?? nowMs,
  };
}

type Competing = Pick<FeedFixture, 'home' | 'away' | 'field'>;

function whoCompetes(english: WireFixture, others: Others<WireFixture>): Competing {
  if ('title' in english) return fieldOf(english, others);
  const { home, away } = english;
  const matches = matching(others, (one): one is WireMatch => 'home' in one);
  return {
    home: { name: words(home.name, matches, (one) => one.home.name), silk: silkOf(home.id) },
    away: { name: words(away.name, matches, (one) => one.away.name), silk: silkOf(away.id) },
  };
}

/** A field of nobody, or of one, is no field: it is refused as a match without its sides is, and listed so. */
function fieldOf(english: WireFieldEvent, others: Others<WireFixture>): Competing {
  const named = namesOf(english, others);
  if (named.size < 2) return {};
  const runners = [...named].slice(0, MOST_RUNNERS).map(([id, name]) => runnerOf(outcomeCode(id), name));
  const title = words(english.title, matching(others, isField), (one) => one.title);
  return { field: { title, runners } };
}

const isField = (one: WireFixture): one is WireFieldEvent => 'title' in one;

/** Everybody in a field by their id. */
export function namesOf(
  english: WireFieldEvent,
  others: Others<WireFixture>,
): ReadonlyMap<string, LocalizedName> {
  const named = partiesIn(matching(others, isField), ({ competitors }) => competitors);
  return new Map(
    english.competitors.map(({ id, name }) => [id, words(name, named, (names) => names.get(id))]),
  );
}

/** A document that is of another kind in another language says nothing in it. */
function matching<Kind extends WireFixture>(
  others: Others<WireFixture>,
  isOne: (one: WireFixture) => one is Kind,
): Others<Kind> {
  return new Map([...others].flatMap(([language, one]) => (isOne(one) ? [[language, one] as const] : [])));
}

export const runnerOf = (code: string, name: LocalizedName): Runner => ({ code, name, silk: silkOf(code) });

function slugOf(name: string): string {
  const slug = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 100)
    .replace(/-$/, '');
  return slug === '' ? 'x' : slug;
}

/** The same side has the same shirt wherever it plays. */
function silkOf(id: WireParty['id']): Silk {
  const [one = 0, other = 0] = createHash('sha256').update(id).digest();
  const [ground, figure] = COLOURS[one % COLOURS.length] ?? ['#c8102e', '#f4f1e8'];
  return { pattern: PATTERNS[other % PATTERNS.length] ?? 'solid', colours: [ground, figure] };
}
