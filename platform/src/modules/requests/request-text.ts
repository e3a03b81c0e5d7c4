import { PlatformError } from '../../kernel/http/problem.ts';

/** Control characters but for line breaks and tabs, and those that turn the direction of what follows. */
const UNSEEN = /(?![\n\t])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;

/**
 * What somebody wrote as it is kept: letters of every script, emoji and paragraphs stay; what nobody sees and what could
 * make a text read as another goes. @throws INVALID_INPUT when nothing is left
 */
export function requestText(written: string): string {
  const text = written
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    .replaceAll(UNSEEN, '')
    .normalize('NFC')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  if (text === '') throw new PlatformError('INVALID_INPUT', [{ at: '/text', message: 'is empty' }]);
  return text;
}
