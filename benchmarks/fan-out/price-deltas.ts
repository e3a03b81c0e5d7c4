import type { EventDelta, Topic } from '@paddock/contract';

const FIRST_EVENT = 117_000_000_000_000_000n;

/** Topics of so many events, ids as long as real ones. */
export function rowTopics(count: number): readonly Topic[] {
  return Array.from({ length: count }, (_, at) => `row:${(FIRST_EVENT + BigInt(at)).toString()}`);
}

/** A football match's result with new prices, as the sportsbook sends it. The size hardly depends on the round. */
export function priceDelta(at: number, round: number, version = `1.${100_000 + round}`): EventDelta {
  const market = (FIRST_EVENT + 5_000n + BigInt(at)).toString();
  const odds = (base: number) => base + ((round * 7 + at * 3) % 90) * 10;
  return {
    markets: [
      {
        id: market,
        type: '1x2',
        specifiers: {},
        status: 'open',
        version,
        selections: [
          { outcome: 'home', oddsMilli: odds(1500), open: true },
          { outcome: 'draw', oddsMilli: odds(3100), open: true },
          { outcome: 'away', oddsMilli: odds(4200), open: true },
        ],
      },
    ],
  };
}
