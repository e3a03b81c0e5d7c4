import { checkDigitOf } from './check-digit.ts';
import { displayPublicNumber, parsePublicNumber } from './public-number.ts';

const numberOf = (body: string): string => body + checkDigitOf(body);
/** Bodies of both lengths with every digit, runs of one digit among them. */
const NUMBERS = [
  ...['10000000', '99999999', '12345678', '90817263', '55555555', '40302010'],
  ...['1000000000', '9999999999', '1234567890', '8765432109', '3333333333'],
].map(numberOf);
const DIGITS = Array.from('0123456789');

describe('public numbers', () => {
  it('have the check digit of Damm', () => {
    expect(checkDigitOf('572')).toBe('4');
    expect(checkDigitOf('5724')).toBe('0');
  });

  it.each(NUMBERS)('%s is told by its length, with any wrong digit refused', (number) => {
    const kind = number.length === 9 ? 'player' : 'bet';
    expect(parsePublicNumber(number)).toEqual({ status: 'number', kind, number });
    const wrong = Array.from(number).flatMap((right, place) =>
      DIGITS.filter((digit) => digit !== right).map(
        (digit) => number.slice(0, place) + digit + number.slice(place + 1),
      ),
    );
    expect(wrong).toHaveLength(number.length * 9);
    // A zero in front is of no number at all.
    for (const each of wrong) {
      expect(parsePublicNumber(each).status).toBe(each.startsWith('0') ? 'none' : 'mistyped');
    }
  });

  it.each(NUMBERS)('%s is refused with any two neighbours that changed places', (number) => {
    for (let place = 0; place + 1 < number.length; place += 1) {
      const [a = '', b = ''] = number.slice(place, place + 2);
      if (a === b) continue;
      const swapped = number.slice(0, place) + b + a + number.slice(place + 2);
      expect(parsePublicNumber(swapped).status).toBe(swapped.startsWith('0') ? 'none' : 'mistyped');
    }
  });

  it('are found for two neighbours of every pair of digits', () => {
    for (const a of DIGITS) {
      for (const b of DIGITS.filter((digit) => digit !== a)) {
        const body = `1234${a}${b}78`;
        expect(checkDigitOf(body)).not.toBe(checkDigitOf(`1234${b}${a}78`));
      }
    }
  });

  it('are written in groups that no line breaks at', () => {
    expect(displayPublicNumber('123456786')).toBe('123\u00a0456\u00a0786');
    expect(displayPublicNumber('12345678906')).toBe('12\u00a0345\u00a0678\u00a0906');
  });

  const number = numberOf('12345678');
  const [a, b, c] = [number.slice(0, 3), number.slice(3, 6), number.slice(6)];
  it.each([
    number,
    ` ${a} ${b} ${c}\n`,
    displayPublicNumber(number),
    `${a}-${b}-${c}`,
    `${a} – ${b}\u2011${c}`,
  ])('are read as people type them: %j', (text) => {
    expect(parsePublicNumber(text)).toEqual({ status: 'number', kind: 'player', number });
  });

  it.each([
    '',
    'ann@example.com',
    '4711',
    '12345678',
    '1234567890',
    '123456789012',
    '712345678901234567',
    `-${number}`,
    `${number}-`,
    `+${number}`,
    `${a}.${b}.${c}`,
    '١٢٣٤٥٦٧٨٦',
  ])('are not %j, which may be something else', (text) => {
    expect(parsePublicNumber(text)).toEqual({ status: 'none' });
  });
});
