import { createHash } from 'node:crypto';

/** The root secret of every test platform, so that one can be restarted on the data of another. */
export const TEST_SECRET = createHash('sha256').update('paddock tests').digest('base64url');
