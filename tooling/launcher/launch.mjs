// Behind every npm script: makes sure of the packages and of the right Node, then runs the script's commands on it.
// Runs on any Node from 18 and on nothing but Node itself.
import { spawn, spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { ensurePackages } from './packages.mjs';
import { rightNode, withNodeFirst } from './right-node.mjs';
import { commandsOf } from './scripts.mjs';
import { takeTurn } from './turn.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../../..');
const [script = '', ...rest] = process.argv.slice(2);

/** Where Node keeps modules without their types and compiled: a quarter of the product's start. */
const COMPILED = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/paddock/compiled') };

/** Runs npm with the Node that runs this file; its own JavaScript is known when npm started us. */
function runNpm(words) {
  const own = process.env['npm_execpath'];
  const isScript = own !== undefined && /\.c?js$/.test(own);
  const [program, first] = isScript ? [process.execPath, [own]] : ['npm', []];
  const { status } = spawnSync(program, [...first, ...words, '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: !isScript && process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(`npm ${words.join(' ')} failed`);
    process.exit(status ?? 1);
  }
}

/** Runs one command to its end, passing signals on, and answers its exit code. */
function run(node, { file, words = [], environment = {} }) {
  const child = spawn(node, [join(root, file), ...words], {
    cwd: root,
    stdio: 'inherit',
    env: { ...COMPILED, ...withNodeFirst(node), ...environment },
  });
  const pass = (signal) => {
    // A terminal sends Ctrl-C to the child as well.
    if (!(signal === 'SIGINT' && process.stdin.isTTY)) child.kill(signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, pass);
  return new Promise((settle) => {
    child.on('exit', (code, signal) => {
      for (const name of signals) process.off(name, pass);
      settle(code ?? (signal === null ? 1 : 128));
    });
  });
}

const commands = commandsOf(script, rest, root);
if (commands === undefined) {
  console.error(`No script called "${script}".`);
  process.exit(2);
}
if (commands.length === 0) console.log(`${script}: nothing to run`);
ensurePackages(root, runNpm);
const node = rightNode(root, runNpm);
let endTurn;
for (const command of commands) {
  if (command.unless?.() === true) continue;
  if (command.builds === true) {
    endTurn ??= await takeTurn(root, console.error);
    // Whoever had the turn before may have built it all.
    if (command.unless?.() === true) continue;
  } else {
    endTurn?.();
    endTurn = undefined;
  }
  process.exitCode = await run(node, command);
  if (process.exitCode !== 0) break;
}
endTurn?.();
