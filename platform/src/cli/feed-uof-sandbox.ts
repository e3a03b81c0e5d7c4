import { setTimeout as sleep } from 'node:timers/promises';

import { systemClock } from '../kernel/index.ts';
import { playSandbox, TICK_MS } from '../modules/feeds/uof/sandbox/index.ts';
import { readPositionals } from './read-options.ts';
import { runCommand } from './run-command.ts';

const API_PORT = 4610;
const BROKER_PORT = 4611;

/** `npm run feed:uof-sandbox -- [SEED] [SPEED]`: plays the simulation as the Unified Odds Feed (docs/uof.md). */
await runCommand(async () => {
  const [seed = 'paddock', speed = '10'] = readPositionals(
    { least: 0, most: 2 },
    'usage: npm run feed:uof-sandbox -- [SEED] [SPEED]',
  );
  const options = {
    clock: systemClock,
    seed,
    speed: Number(speed),
    apiPort: API_PORT,
    brokerPort: BROKER_PORT,
  };
  const sandbox = await playSandbox(options);
  const { apiUrl, brokerUrl } = sandbox;
  console.log(`FEEDS=uof UOF_TOKEN=sandbox UOF_API_URL=${apiUrl} UOF_BROKER_URL=${brokerUrl} npm start`);
  for (;;) {
    await sandbox.tick();
    await sleep(TICK_MS);
  }
});
