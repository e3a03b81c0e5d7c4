import type { Page } from 'puppeteer';

/**
 * Presses the Back button of a document that is left by it. Not the library's own goBack(): it waits for the load of a
 * page that the browser may bring back as it was. Not a call in the page either: the document that would answer is gone
 * when the other comes in a process of its own, and the call then waits for ever.
 * @throws when nothing is behind the page
 */
export async function goBack(page: Page): Promise<void> {
  const session = await page.createCDPSession();
  const { currentIndex, entries } = await session.send('Page.getNavigationHistory');
  const entry = entries[currentIndex - 1];
  if (entry === undefined) throw new Error('nothing is behind this page');
  await session.send('Page.navigateToHistoryEntry', { entryId: entry.id });
}
