import { runPaddock } from '@paddock/tooling/cli';

/** `node paddock.process.ts ROOT COMMAND ...`: the commands of a parcel's team, in a folder of its own. */
const [root = '', ...words] = process.argv.slice(2);
const compiles = words[0] !== 'rollback' && !words.includes('--built');

await runPaddock(words, { home: 'outside', root, sharedNames: await sharedNames() });

/** A team's folder has the list in a file; here it comes with the builds of the shared modules. */
async function sharedNames() {
  if (!compiles) return { names: [], lazy: [], offered: {}, territories: {} };
  return (await import('@paddock/import-maps')).SHARED_NAMES;
}
