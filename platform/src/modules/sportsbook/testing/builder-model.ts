import type { PriceModel } from '@paddock/contract/schemas';

/** Football before the match: the home side is expected to score `home`, the other one `away`, half of it in each half. */
export function footballModel(home: number, away: number): PriceModel {
  const none = [0, 0];
  return {
    name: 'football-counts',
    figures: {
      ...{ firstHalfOver: [0], goalsScore: none, goalsFirst: none },
      goalsLeft: [home / 2, away / 2, home / 2, away / 2],
    },
  };
}
