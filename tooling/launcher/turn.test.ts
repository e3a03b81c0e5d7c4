import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { takeTurn } from './turn.mjs';

describe('the turn to build a checkout', () => {
  let root: string;
  const mark = () => join(root, 'node_modules/.cache/paddock/building');
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'turn-'));
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  it('is one process’s at a time: the next waits, says for whom, and has it then', async () => {
    const said: string[] = [];
    const giveBack = await takeTurn(root, (line) => said.push(line));
    expect(await readFile(mark(), 'utf8')).toBe(String(process.pid));
    let isNext = false;
    const next = takeTurn(root, (line) => said.push(line)).then((back) => {
      isNext = true;
      return back;
    });
    expect(said).toEqual([`This checkout is being built by process ${process.pid}; waiting for it.`]);
    expect(isNext).toBe(false);
    giveBack();
    (await next)();
    await expect(readFile(mark())).rejects.toThrow('ENOENT');
  });

  it('is not held by a process that is gone', async () => {
    const gone = spawn(process.execPath, ['--version']);
    await new Promise((settle) => gone.once('exit', settle));
    await mkdir(join(root, 'node_modules/.cache/paddock'), { recursive: true });
    await writeFile(mark(), String(gone.pid));
    const said: string[] = [];
    (await takeTurn(root, (line) => said.push(line)))();
    expect(said).toEqual([]);
  });
});
