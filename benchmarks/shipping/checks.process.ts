import { runPaddock } from '@paddock/tooling/cli';

/** `node checks.process.ts ROOT NAME`: what `publish` does before it uploads anything, the checks and the tests of a parcel. */
const [root = '', name = ''] = process.argv.slice(2);
for (const command of ['verify', 'test']) {
  await runPaddock([command, name], {
    home: 'outside',
    root,
    sharedNames: { names: [], lazy: [], offered: {}, territories: {} },
  });
}
