import type { EventFixture } from '../../simulation/running/event-fixture.ts';
import { createRandom } from '../../simulation/random/random.ts';
import { readName, slugOf } from '../../simulation/world/names.ts';
import { COUNTRIES } from '../../simulation/world/leagues.ts';
import { silks } from '../../simulation/world/silks.ts';
import type { RecordedFile, RecordedMatch } from '../files/recorded-match.ts';

const WORLD = { en: 'World', ru: 'Мир' };
const RANK = 1;

/** How a recorded match is announced. The run's id is in its name: a second replay of a file makes new events. */
export function recordedFixture(file: RecordedFile, match: RecordedMatch, runId: string): EventFixture {
  const country = COUNTRIES.find(({ code }) => code === file.regionCode);
  const slug = slugOf(file.competition).slice(0, 110) || 'football';
  const side = (name: string) => ({ name: { en: name }, silk: silkOf(name) });
  return {
    id: `${runId}:${match.row}`,
    kickOffMs: match.kickOffMs,
    home: side(match.home),
    away: side(match.away),
    championship: {
      id: slug,
      sport: 'football',
      slug,
      name: { en: file.competition },
      rank: RANK,
      region: {
        id: file.regionCode,
        code: file.regionCode,
        name: country === undefined ? WORLD : readName(country.name),
      },
    },
  };
}

/** Colours of a team follow from its name, the same in every file. */
function silkOf(team: string): EventFixture['home']['silk'] {
  const [silk] = silks(1, createRandom('silk', team));
  return silk ?? { pattern: 'solid', colours: ['#f4f1e8', '#1c1f24'] };
}
