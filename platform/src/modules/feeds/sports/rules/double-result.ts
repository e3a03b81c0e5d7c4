import type { Distribution } from '../../simulation/match/lines.ts';
import type { FairMarket } from '../../simulation/match/simulated-match.ts';

/** How the regular time ends. */
export function regularResult({ least, chances }: Distribution): FairMarket {
  let [home, draw, away] = [0, 0, 0];
  for (const [at, chance] of chances.entries()) {
    if (least + at > 0) home += chance;
    else if (least + at < 0) away += chance;
    else draw += chance;
  }
  return plain('regular-1x2', [
    ['home', home],
    ['draw', draw],
    ['away', away],
  ]);
}

/** Who leads at half-time and who wins: a level match is won in overtime with the chance of one. */
export function doubleResult(first: Distribution, second: Distribution, overtimeHome: number): FairMarket {
  const won = { home: [0, 0], draw: [0, 0], away: [0, 0] };
  let below = 0;
  const upTo = second.chances.map((chance) => (below += chance));
  /** That what the second half brings is at most so much. */
  const atMost = (count: number) =>
    count < second.least ? 0 : (upTo[Math.min(count - second.least, upTo.length - 1)] ?? 0);
  for (const [at, chance] of first.chances.entries()) {
    const lead = first.least + at;
    const level = second.chances[-lead - second.least] ?? 0;
    const away = atMost(-lead - 1) + level * (1 - overtimeHome);
    const half = won[lead > 0 ? 'home' : lead < 0 ? 'away' : 'draw'];
    half[0] = (half[0] ?? 0) + chance * (below - away);
    half[1] = (half[1] ?? 0) + chance * away;
  }
  return plain(
    'double-result',
    Object.entries(won).flatMap(([half, [home = 0, away = 0]]) => [
      [`${half}-home`, home] as const,
      [`${half}-away`, away] as const,
    ]),
  );
}

function plain(type: string, selections: FairMarket['selections']): FairMarket {
  return { type, specifiers: {}, selections, core: true };
}
