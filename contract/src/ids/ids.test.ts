import { isId, isOutcome, parseId, parseSelectionId, selectionIdOf, type MarketId } from './ids.ts';

describe('ids', () => {
  it.each(['1', '4711', '9223372036854775807'])('takes %s', (text) => {
    expect(parseId(text)).toBe(text);
  });

  it.each([
    '',
    '0',
    '-1',
    '01',
    '1.0',
    'abc',
    '٤٧',
    '9223372036854775808',
    '99999999999999999999',
    ' 1',
    '1\n',
  ])('refuses %j: digits only, 64 bits', (text) => {
    expect(isId(text)).toBe(false);
  });

  it('joins and splits selections', () => {
    const id = selectionIdOf('4711' as MarketId, '2:1');
    expect(id).toBe('4711.2:1');
    expect(parseSelectionId(id)).toEqual({ marketId: '4711', outcome: '2:1' });
  });

  it.each(['4711', '.home', '4711.', 'x.home', '4711.Home', "4711.home'--", `1.${'a'.repeat(40)}`])(
    'refuses the selection %j',
    (text) => {
      expect(parseSelectionId(text)).toBeUndefined();
    },
  );

  it('knows outcomes', () => {
    expect(['home', '1x', '2:1', 'any-other'].every(isOutcome)).toBe(true);
  });
});
