import { newRootSecret } from '../kernel/crypto/root-secret.ts';
import { readPositionals } from './read-options.ts';
import { runCommand } from './run-command.ts';

/** `npm run keys`: prints a new root secret (`PADDOCK_SECRET`, docs/operations.md#keys). */
await runCommand(() => {
  readPositionals({ least: 0, most: 0 }, 'usage: npm run keys');
  console.log(newRootSecret());
});
