import { PlatformError } from '../../kernel/http/problem.ts';
import { writtenText } from '../../kernel/http/written-text.ts';

/** What somebody wrote about a payment as it is kept. @throws INVALID_INPUT when nothing is left */
export function requestText(written: string): string {
  const text = writtenText(written);
  if (text === '') throw new PlatformError('INVALID_INPUT', [{ at: '/text', message: 'is empty' }]);
  return text;
}
