// One build of a checkout at a time: two at once would write each other's files. No dependency here.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const FOLDER = 'node_modules/.cache/paddock';
const LOOK_MS = 250;

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process may not be signalled, and is there.
    return error.code === 'EPERM';
  }
};

/** The process that has the turn; undefined where it has written nothing yet. */
function holderOf(mark) {
  try {
    const pid = Number(readFileSync(mark, 'utf8'));
    return pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** True where the mark is ours now. */
function tryToTake(mark) {
  try {
    writeFileSync(mark, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

/**
 * Waits until no other process builds this checkout, and answers how the turn is given back. A mark whose process is gone
 * holds nobody up.
 * @param {string} root
 * @param {(line: string) => void} say
 * @returns {Promise<() => void>}
 */
export async function takeTurn(root, say) {
  const mark = join(root, FOLDER, 'building');
  mkdirSync(join(root, FOLDER), { recursive: true });
  let waitsFor;
  while (!tryToTake(mark)) {
    const holder = holderOf(mark);
    if (holder !== undefined && !isAlive(holder)) rmSync(mark, { force: true });
    else {
      if (holder !== undefined && holder !== waitsFor)
        say(`This checkout is being built by process ${holder}; waiting for it.`);
      waitsFor = holder ?? waitsFor;
      await sleep(LOOK_MS);
    }
  }
  const giveBack = () => {
    process.off('exit', giveBack);
    rmSync(mark, { force: true });
  };
  process.on('exit', giveBack);
  return giveBack;
}
