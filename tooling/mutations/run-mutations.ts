// `npm run mutations [-- ID|LINE …]`: breaks the product in a copy, one promise after the other, and looks whether the test
// that a document names for it turns red.
import { fileURLToPath } from 'node:url';

import { chosen } from './chosen.ts';
import { readMutations } from './mutation.ts';
import { replay, type Replayed } from './replay.ts';
import { makeScratchCopy, removeScratchCopy } from './scratch-copy.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const mutations = chosen(readMutations(root), process.argv.slice(2), root);
const widest = Math.max(...mutations.map(({ id }) => id.length));

function lineOf({ mutation, outcome, message, seconds }: Replayed): string {
  const said = outcome === 'noticed' ? message : `${mutation.why}: ${mutation.test} › ${mutation.title}`;
  return `${outcome.padEnd(8)} ${mutation.id.padEnd(widest)} ${seconds.toFixed(0).padStart(3)} s  ${said}`;
}

const copy = await makeScratchCopy(root);
const stop = (): void => void removeScratchCopy(copy).finally(() => process.exit(130));
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
try {
  const all = await replay(copy, mutations, (replayed) => console.log(lineOf(replayed)));
  const bad = all.filter(({ outcome }) => outcome !== 'noticed');
  console.log(`mutations: ${all.length - bad.length} of ${all.length} are noticed`);
  process.exitCode = bad.length === 0 ? 0 : 1;
} finally {
  await removeScratchCopy(copy);
}
