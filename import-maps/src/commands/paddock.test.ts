import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const COMMAND = fileURLToPath(new URL('./paddock.ts', import.meta.url));

/** Runs a command that should fail, and answers all it said. */
async function refusalOf(words: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const env = { PATH: process.env['PATH'] ?? '', ...environment };
  const failure = await run(process.execPath, [COMMAND, ...words], { env }).then(
    () => undefined,
    (error: unknown) => error as { code: number; stdout: string; stderr: string },
  );
  return { code: failure?.code, said: failure?.stderr, printed: failure?.stdout };
}

describe('paddock', () => {
  const WITH_TOKEN = { PADDOCK_TOKEN: 'some-token-of-a-team' };

  it.each([
    [['publish', 'footer'], {}, /^PADDOCK_TOKEN: not set; .*\n$/],
    [['publish', 'nothing'], WITH_TOKEN, /^no parcel "nothing"; there are betting, .*welcome.*\n$/],
    [['publish', 'footer', '--to', 'everybody'], WITH_TOKEN, /^--to: "everybody" is neither production nor/],
    [['publish', 'footer', '--canary', 'ten'], WITH_TOKEN, /^--canary: "ten" is no number\n$/],
    [['rollback'], WITH_TOKEN, /^say either the parcel to take back or --release N\n$/],
    [['rollback', 'footer', '--release', '3'], WITH_TOKEN, /^say either the parcel/],
    [['diff', '1'], WITH_TOKEN, /^A B: say two release numbers\n$/],
    [['status', '--site', 'nowhere'], WITH_TOKEN, /^--site: "nowhere" is no address/],
    [['dev', 'footer', '--port', 'x'], {}, /^--port: "x" is no port\n$/],
    [
      ['new-parcel'],
      {},
      /^NAME: say one name for the parcel: npm run new-parcel -- free-bets --framework svelte\n$/,
    ],
    [
      ['new-parcel', 'x', '--colour', 'red'],
      {},
      /^Unknown option '--colour'.*\nUsage: paddock new-parcel NAME/,
    ],
  ])('%j is refused in plain words, with exit code 1 and no stack', async (words, environment, expected) => {
    const { code, said, printed } = await refusalOf(words, environment);
    expect(code).toBe(1);
    expect(said).toMatch(expected);
    expect(said).not.toMatch(/^\s+at /m);
    expect(printed).toBe('');
  });

  it('lists its commands to who does not know them', async () => {
    const { stdout } = await run(process.execPath, [COMMAND]);
    expect(stdout).toMatch(/^Usage:\n {2}paddock new-parcel NAME .*\n {6}writes a new parcel/);
    const { code, said, printed } = await refusalOf(['pubish']);
    expect([code, said]).toEqual([1, 'There is no command "pubish".\n']);
    expect(printed).toContain('paddock publish [NAME]');
  });
});
