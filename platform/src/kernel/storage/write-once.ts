import { randomUUID } from 'node:crypto';
import { link, open, rm } from 'node:fs/promises';

/**
 * Writes a file that is there already or is there whole, for this user alone: it is written beside and linked into its
 * place. Of several that begin at the same time one has written it, and a death on the way leaves none.
 * @param draft where it is written beside, on the same file system
 */
export async function writeOnce(
  file: string,
  text: string,
  draft = `${file}.${randomUUID()}`,
): Promise<void> {
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await handle.close();
    // Tried again for a while: on some systems what was just open stays for a moment.
    await rm(draft, { force: true, maxRetries: 5 });
  }
}
