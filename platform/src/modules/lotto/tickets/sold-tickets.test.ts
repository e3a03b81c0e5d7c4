import { lottoBounds, USUAL_RISK } from './bounds.ts';
import { lottoTickets } from './sold-tickets.ts';

describe('tickets that can be given', () => {
  const { of, sells } = lottoTickets(lottoBounds(USUAL_RISK));

  it('are of every lottery', () => {
    expect(of).toEqual(['6-49', '6-45', '5-36', '7-49', '5-50', 'keno']);
  });

  it('cost what a line of fixed odds may, in any currency', () => {
    expect(sells('keno', 'EUR', 10n)).toBe(true);
    expect(sells('keno', 'EUR', 9n)).toBe(false);
    expect(sells('keno', 'EUR', 1_000_00n)).toBe(true);
    expect(sells('keno', 'EUR', 1_000_01n)).toBe(false);
    expect(sells('keno', 'USD', 5_00n)).toBe(true);
    expect(sells('keno', 'XXX', 5_00n)).toBe(false);
  });

  it('cost whole lines of a pool, in its currency', () => {
    expect(sells('6-49', 'EUR', 3_00n)).toBe(true);
    expect(sells('6-49', 'EUR', 3_50n)).toBe(false);
    expect(sells('6-49', 'USD', 3_00n)).toBe(false);
    expect(sells('8-99', 'EUR', 3_00n)).toBe(false);
  });
});
