/** Control characters but for line breaks and tabs, and those that turn the direction of what follows. */
const UNSEEN = /(?![\n\t])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;

/**
 * What somebody wrote as it is kept: letters of every script, emoji and paragraphs stay; what nobody sees and what could
 * make a text read as another goes. May leave nothing.
 */
export function writtenText(written: string): string {
  return written
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    .replaceAll(UNSEEN, '')
    .normalize('NFC')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
