import { PlatformError } from '../../kernel/http/problem.ts';
import { requestText } from './request-text.ts';

describe('what somebody wrote about a payment', () => {
  it('is kept without what nobody sees', () => {
    expect(requestText(' where is it?\u0007 ')).toBe('where is it?');
  });

  it.each(['', '   \n\t', '\u202E\u0007'])('%j is nothing', (written) => {
    expect(() => requestText(written)).toThrow(PlatformError);
  });
});
