import type { SearchHit } from '@paddock/contract/schemas';

import { readOf } from '@paddock/shared-utils';

import { useQuiet } from './use-quiet.ts';
import { useRead, type ReadValue } from './use-read.ts';
import { useLabels } from './use-labels.ts';
import { useFormat, useT } from './use-texts.ts';

/** Fewest characters that are searched for. */
const SHORTEST = 2;
const LONGEST = 60;

export type Search = ReadValue<{ readonly hits: readonly SearchHit[] }> | { readonly status: 'idle' };

/** Everything that has a name, by what was typed so far, the best first; `idle` while there is too little to search for. */
export function useSearch(typed: string): Search {
  const wanted = typed.trim().slice(0, LONGEST);
  const asked = useQuiet(wanted);
  const read = readOf('/web-api/sportsbook/search', { query: { search: asked } });
  const { value } = useRead({
    ...read,
    key: asked.length < SHORTEST || asked !== wanted ? null : read.key,
    isPublic: true,
  });
  return wanted.length < SHORTEST ? { status: 'idle' } : value;
}

/** What a hit is called, and what is said below it. */
export interface HitWords {
  readonly title: string;
  readonly note: string;
}

/** Names hits in the reader's language. */
export function useHitWords(): (hit: SearchHit) => HitWords {
  const common = useT('common');
  const format = useFormat();
  const labels = useLabels();
  return (hit) => {
    if (hit.kind === 'event')
      return { title: labels.match(hit.event), note: format.name(hit.event.championship.name) };
    const title = format.name(hit.name);
    if (hit.kind === 'market') return { title, note: labels.match(hit.event) };
    const sport = common(`sport.${hit.sport}`);
    if (hit.kind === 'sport') return { title, note: '' };
    if (hit.kind === 'championship') return { title, note: `${sport}, ${format.name(hit.region.name)}` };
    return { title, note: hit.kind === 'player' ? format.name(hit.team.name) : sport };
  };
}
