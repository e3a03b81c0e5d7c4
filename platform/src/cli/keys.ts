import { newRootSecret } from '../kernel/crypto/root-secret.ts';

/** `npm run keys`: prints a new root secret (`PADDOCK_SECRET`, docs/operations.md#keys). */
console.log(newRootSecret());
