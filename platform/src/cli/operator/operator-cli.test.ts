import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';

import {
  call,
  codeAt,
  consoleOf,
  createOperatorsFixture,
  inTx,
  operatorWith,
  OPERATOR_PASSWORD,
  type OperatorsPlatform,
  type TestOperator,
} from '../../modules/operators/operators.fixture.ts';
import { addOperator, type GivenCredentials } from '../../modules/operators/index.ts';
import { TEST_SECRET } from '../../testing/test-secret.ts';
import { REPOSITORY_DIR } from '../repository-dir.ts';
import { siteOf } from './operator-client.ts';
import { runOperator } from './run-operator.ts';
import { textTable } from './text-table.ts';
import { quickFolder } from '../../testing/quick-folder.ts';

let platform: OperatorsPlatform;
let ann: TestOperator;
let dataDir: string;
let environment: Readonly<Record<string, string | undefined>>;

beforeAll(async () => {
  platform = await createOperatorsFixture();
  await platform.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = platform.app.server.address() as AddressInfo;
  dataDir = await mkdtemp(join(quickFolder(), 'paddock-operator-'));
  environment = {
    PADDOCK_SITE: `http://127.0.0.1:${port}`,
    DATABASE_URL: platform.databaseUrl,
    PADDOCK_SECRET: TEST_SECRET,
    DATA_DIR: dataDir,
  };
  ann = await operatorWith(platform, 'ann', 'cashier-lead', 'compliance');
  platform.modules.operators.proposals.handle('test.note', {
    permission: 'cashier:adjust',
    apply: () => Promise.resolve(),
  });
});
afterAll(async () => {
  await platform.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Runs a command with what a person would type. */
const run = (words: string, answers: readonly string[] = [], more: object = {}) => {
  const typed = [...answers];
  const next = () => Promise.resolve(typed.shift() ?? '');
  const terminal = { isScreen: false, ask: next, askSecret: next, close: () => undefined };
  return runOperator(words.split(' '), { ...environment, ...more }, terminal);
};
/** A new code: every sign-in uses its own up. */
const typedBy = (name: string, given: GivenCredentials, password = OPERATOR_PASSWORD) => {
  platform.clock.advance(30_000);
  return [name, password, codeAt(given, platform.clock.nowMs())];
};
const asAnn = () => ({ OPERATOR_TOKEN: ann.bearer.authorization.replace('Bearer ', '') });

describe('npm run operator', () => {
  it('makes, lists, changes, links and disables operators at the console', async () => {
    const added = await run('add bea --role cashier');
    expect(added.exitCode).toBe(0);
    expect(added.text).toMatch(/password {7}[\w-]{20} /);
    expect(added.text).toMatch(/authenticator {2}[A-Z2-7]{32}\n.*otpauth:\/\/totp/);
    expect((await run('roles bea --role support --role compliance')).text).toBe('bea: support, compliance');
    expect((await run('link bea 4711')).text).toBe('player 4711 is bea');
    expect((await run('link bea 4711')).text).toBe('player 4711 is bea, as before');
    expect((await run('list')).text).toMatch(/^bea +support,compliance +- +- +4\u00a0711$/m);
    expect((await run('unlink bea 4711')).text).toBe('player 4711 is not bea');
    expect((await run('disable bea')).text).toBe('bea is disabled');
    expect((await run('list')).text).toMatch(/^bea +support,compliance +- +20\d\d-.* +-$/m);
    expect((await run('reset bea --ask', ['six tall cranes', 'six tall cranes'])).text).not.toMatch(
      /^password/m,
    );
  });

  it('signs in for one command with name, password and code, and out again', async () => {
    const given = await addOperator(consoleOf(platform), 'cid', {
      roles: ['cashier'],
      password: OPERATOR_PASSWORD,
    });
    const { text } = await run('whoami', typedBy('cid', given));
    expect(text).toMatch(/^cid \(cashier\), until .* UTC\ncashier:review\nrequests:answer\nreports:read$/);
    const audit = await run('audit --subject operator:cid', [], asAnn());
    expect(audit.text).toMatch(/session\.close[^]*session\.open[^]*operator\.add/);
    const wrong = await run('whoami', ['cid', 'a guess', '000000']);
    expect(wrong).toEqual({
      exitCode: 1,
      text: 'OPERATOR_CREDENTIALS: The name, the password or the code is not right.',
    });
    await platform.advance(5_000);
    const recorded = await run('security --account operator:cid', [], asAnn());
    expect(recorded.text).toMatch(
      /sign-in-failed +1 +operator:cid +127\.0\.0\.0\/24 +- +OPERATOR_CREDENTIALS/,
    );
  });

  it('prints a token that the environment carries on, until it is signed out', async () => {
    const { text: token } = await run('sign-in', typedBy('ann', ann.given));
    expect((await run('whoami', [], { OPERATOR_TOKEN: token })).exitCode).toBe(0);
    expect((await run('sign-out', [], { OPERATOR_TOKEN: token })).text).toBe('signed out');
    expect((await run('whoami', [], { OPERATOR_TOKEN: token })).text).toMatch(/^UNAUTHENTICATED/);
  });

  it('changes a password that was given out', async () => {
    const given = await addOperator(consoleOf(platform), 'dee', { roles: ['support'] });
    const typed = () => typedBy('dee', given, given.password);
    expect((await run('proposals', typed())).text).toMatch(/^PASSWORD_CHANGE_NEEDED/);
    const chosen = 'seven swifts overhead';
    expect((await run('password', [...typed(), chosen, 'another'])).text).toMatch('not the same');
    expect((await run('password', [...typed(), chosen, chosen])).text).toBe('the password is changed');
    expect((await run('proposals', typedBy('dee', given, chosen))).exitCode).toBe(0);
  });

  it('lists proposals and decides them', async () => {
    const bob = await operatorWith(platform, 'bob', 'cashier-lead');
    const propose = () =>
      inTx(platform, (tx) =>
        platform.modules.operators.propose(tx, {
          operator: bob.principal,
          kind: 'test.note',
          subject: 'player:12',
          body: { n: 1 },
          reason: 'a test',
        }),
      );
    const [one, two] = [await propose(), await propose()];
    const open = await run('proposals', [], asAnn());
    expect(open.text).toMatch(
      new RegExp(`^${one} +open +test.note +player:12 +- +bob .*{"n":1} +a test$`, 'm'),
    );
    expect((await run(`proposals approve ${one} --reason checked`, [], asAnn())).text).toMatch('approved');
    expect((await run(`proposals reject ${two}`, ['not this one'], asAnn())).text).toMatch('rejected');
    expect((await run(`proposals approve ${two} --reason checked`, [], asAnn())).text).toMatch(
      /^PROPOSAL_CLOSED: .*{"status":"rejected"}$/,
    );
    expect((await run('proposals', [], asAnn())).text).not.toContain(one);
    expect((await run('proposals --all', [], asAnn())).text).toMatch(new RegExp(`^${one} +approved`, 'm'));
  });

  it.each([
    ['', 'npm run operator -- COMMAND'],
    ['constructor', 'npm run operator -- COMMAND'],
    ['add', 'NAME is missing\nusage: npm run operator -- add NAME'],
    ['add x --role support', 'not a name'],
    ['add eve --colour red', "Unknown option '--colour'"],
    ['link ann x', 'x is no player number or id'],
    ['link ann 123456787', '123456787 has a mistake in it'],
    ['disable nobody', 'there is no operator nobody'],
    ['proposals bless 1', 'bless is neither approve nor reject'],
    ['sign-out', 'OPERATOR_TOKEN is not set'],
  ])('explains itself to %j', async (words, said) => {
    const { text, exitCode } = await run(words);
    expect([exitCode, text]).toEqual([2, expect.stringContaining(said) as string]);
  });

  it('says when there is no site, and sends no password over an open line', async () => {
    const gone = await run('whoami', ['ann', 'x', '000000'], { PADDOCK_SITE: 'http://127.0.0.1:1' });
    expect([gone.exitCode, gone.text]).toEqual([1, expect.stringMatching('does not answer') as string]);
    expect(() => siteOf('http://paddock.example')).toThrow('not encrypted');
    expect(siteOf('https://paddock.example/en')).toBe('https://paddock.example');
    expect(() => siteOf('paddock')).toThrow('is no address');
  });

  it('shows nothing that steers the terminal', () => {
    expect(textTable(['A', 'B'], [['\u001b[2Jx', '\u202ey\n']])).toBe('A      B\n\uFFFD[2Jx  \uFFFDy\uFFFD');
  });

  it('runs as a program that reads piped lines and keeps questions out of its answer', async () => {
    const child = spawn(process.execPath, [join(REPOSITORY_DIR, 'platform/src/cli/operator.ts'), 'sign-in'], {
      env: { ...process.env, ...environment, NODE_OPTIONS: '' },
    });
    const out: string[] = [];
    const err: string[] = [];
    child.stdout.on('data', (data: Buffer) => out.push(data.toString()));
    child.stderr.on('data', (data: Buffer) => err.push(data.toString()));
    child.stdin.end(`${typedBy('ann', ann.given).join('\n')}\n`);
    const exitCode = await new Promise((settle) => child.on('close', settle));
    expect([exitCode, err.join('')]).toEqual([0, 'Operator: Password: \nCode: ']);
    const bearer = { authorization: `Bearer ${out.join('').trim()}` };
    expect((await call(platform, { bearer }, 'GET', 'session')).statusCode).toBe(200);
  });
});
