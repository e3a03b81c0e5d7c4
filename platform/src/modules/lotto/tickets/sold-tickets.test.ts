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

  it('win no more than the house pays, as a line or as a system', () => {
    // A line pays 100,000 times its stake, and 250,000.00 is the most that is paid.
    expect(sells('6-45', 'EUR', 2_50n)).toBe(true);
    expect(sells('6-45', 'EUR', 2_51n)).toBe(false);
    // Seven lines of 1.00: one of them has all six.
    expect(sells('6-45', 'EUR', 7_00n)).toBe(true);
    expect(sells('6-45', 'EUR', 1_000_00n)).toBe(false);
    const poor = lottoTickets(lottoBounds({ ...USUAL_RISK, 'numbers-win': 100_000_00n }));
    expect(poor.sells('6-45', 'EUR', 1_00n)).toBe(true);
    expect(poor.sells('6-45', 'EUR', 1_01n)).toBe(false);
  });

  it('have as many lines of a pool as ten fields can', () => {
    expect(sells('6-49', 'EUR', 82_00n)).toBe(true);
    // Two systems of 28 lines, three of 7, and six lines more would be eleven fields.
    expect(sells('6-49', 'EUR', 83_00n)).toBe(false);
    expect(sells('6-49', 'EUR', 84_00n)).toBe(true);
  });
});
