import { KeyRefusedError } from '../kernel/crypto/key-commands.ts';
import { systemClock } from '../kernel/index.ts';
import { runKeys } from './keys/run-keys.ts';
import { runCommand } from './run-command.ts';

/** `npm run keys`: a new root secret (`PADDOCK_SECRET`), and the keys of the database (docs/operations.md#keys). */
await runCommand(
  async () => console.log(await runKeys(process.argv.slice(2), process.env, systemClock.nowMs())),
  [KeyRefusedError],
);
