import { afterDelivery, NO_INNINGS, type Delivery } from './cricket-rules.ts';
import { scorecard } from './scorecard.ts';

const NAMES = Array.from({ length: 11 }, (_, at) => `P${at + 1}`);
const innings = (...deliveries: Delivery[]) =>
  deliveries.reduce((made, one) => afterDelivery(made, one, Infinity), NO_INNINGS);

describe('a scorecard', () => {
  // One run brings P2 to face; he is out, P3 comes and makes four; the over ends and P1 faces the next ball.
  const played = innings('1', 'wd', 'W', '4', '0', '2', '0', '6');

  it('gives every ball to who faced it', () => {
    const card = scorecard(NAMES, played, undefined);
    expect(card.slice(0, 4)).toEqual([
      { name: 'P1', bat: [7, 2, 0] },
      { name: 'P2', bat: [0, 1, 1] },
      { name: 'P3', bat: [6, 4, 0] },
      { name: 'P4' },
    ]);
    const runs = card.reduce((sum, { bat }) => sum + (bat?.[0] ?? 0), 0);
    expect(runs + 1).toBe(played.runs);
  });

  it('gives every over to who bowled it, wides among his runs', () => {
    const card = scorecard(NAMES, undefined, played);
    expect(card.filter(({ bowl }) => bowl !== undefined)).toEqual([
      { name: 'P10', bowl: [1, 6, 0] },
      { name: 'P11', bowl: [6, 8, 1] },
    ]);
  });

  it('knows who is in before the first ball of theirs', () => {
    expect(scorecard(NAMES, innings('0'), undefined)[1]).toEqual({ name: 'P2', bat: [0, 0, 0] });
  });
});
