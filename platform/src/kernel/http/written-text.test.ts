import { writtenText } from './written-text.ts';

describe('what somebody wrote', () => {
  it.each([
    ['  paid on Monday \r\n\r\n\r\n\r\nby card\t', 'paid on Monday \n\nby card'],
    ['دفعت أمس', 'دفعت أمس'],
    ['👩‍🚀 где деньги?', '👩‍🚀 где деньги?'],
    ['abc\u0007\u001b[31mdef', 'abc[31mdef'],
    ['\u202Egnp.exe\u202C', 'gnp.exe'],
    ['e\u0301', 'é'],
    ['\u202E\u0007', ''],
  ])('%j is kept as %j', (written, kept) => {
    expect(writtenText(written)).toBe(kept);
  });
});
