import { hasOwnDigits, inOwnDigits, numberLocale, westernDigits } from './digits.ts';

describe('digits of a language', () => {
  it('are its own where they are wished, and 0 to 9 everywhere else', () => {
    expect(['ar', 'hi', 'en', 'ru', 'tr'].filter(hasOwnDigits)).toEqual(['ar', 'hi']);
    const written = (language: string, isOwn: boolean) =>
      new Intl.NumberFormat(numberLocale(language, isOwn)).format(12_345.6);
    expect([written('ar', false), written('ar', true)]).toEqual(['12,345.6', '١٢٬٣٤٥٫٦']);
    expect([written('hi', false), written('hi', true)]).toEqual(['12,345.6', '१२,३४५.६']);
    expect([written('de', false), written('de', true)]).toEqual(['12.345,6', '12.345,6']);
  });

  it('write a text of ours, and what is no number stays', () => {
    expect(inOwnDigits('2.05', 'ar')).toBe('٢٫٠٥');
    expect(inOwnDigits('67:05', 'ar')).toBe('٦٧:٠٥');
    expect(inOwnDigits('21/20', 'hi')).toBe('२१/२०');
    expect(inOwnDigits('UTC+5:30. So.', 'ar')).toBe('UTC+٥:٣٠. So.');
    expect(inOwnDigits('2.05', 'en')).toBe('2.05');
  });

  it('are read whatever keyboard wrote them', () => {
    expect(['١٢٫٥', '۱۲٫۵', '१२.५', '１２.５', '12.5'].map(westernDigits)).toEqual(Array(5).fill('12.5'));
    expect(westernDigits('Б٣ a')).toBe('Б3 a');
    for (const language of ['ar', 'hi'])
      expect(westernDigits(inOwnDigits('0123456789.5', language))).toBe('0123456789.5');
  });
});
