import { createHash } from 'node:crypto';
import type { FeedFixture, Silk } from '@paddock/contract/schemas';

import type { WireFixture, WireParty } from '../wire/api-documents.ts';
import { words } from './descriptions.ts';
import { sportOfFeed } from './feed-sports.ts';

/** Pairs that can be told apart: the feed says nothing of shirts. */
const COLOURS: readonly [string, string][] = [
  ['#c8102e', '#f4f1e8'],
  ['#0b3d91', '#f2b705'],
  ['#1b7f4d', '#f4f1e8'],
  ['#1c1f24', '#f2b705'],
  ['#7a1f3d', '#2f9ed8'],
  ['#5b2a86', '#f4f1e8'],
];
const PATTERNS: readonly Silk['pattern'][] = ['solid', 'stripes', 'halves', 'sleeves', 'band', 'sash'];

/** A fixture as the stream announces it. Of a sport that is not ours it keeps its id, and is refused by it. */
export function fixtureBody(
  english: WireFixture,
  russian: WireFixture | undefined,
  nowMs: number,
): FeedFixture {
  const { event, sport, category, tournament, home, away, startsAtMs } = english;
  return {
    kind: 'fixture',
    event,
    sport: sportOfFeed(sport.id) ?? slugOf(sport.name),
    region: {
      id: category.id,
      code: (category.countryCode ?? 'int').toLowerCase().slice(0, 12),
      name: words(category.name, russian?.category.name),
    },
    championship: {
      id: tournament.id,
      slug: slugOf(`${category.name} ${tournament.name}`),
      name: words(tournament.name, russian?.tournament.name),
    },
    home: { name: words(home.name, russian?.home.name), silk: silkOf(home) },
    away: { name: words(away.name, russian?.away.name), silk: silkOf(away) },
    startsAtMs: startsAtMs ?? nowMs,
  };
}

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
function silkOf({ id }: WireParty): Silk {
  const [one = 0, other = 0] = createHash('sha256').update(id).digest();
  const [ground, figure] = COLOURS[one % COLOURS.length] ?? ['#c8102e', '#f4f1e8'];
  return { pattern: PATTERNS[other % PATTERNS.length] ?? 'solid', colours: [ground, figure] };
}
