import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const SEED = /^[0-9a-f]{64}$/;

/** Whether a text is a seed of the house: 32 bytes as hex characters in lower case. */
export const isServerSeed = (text: string): boolean => SEED.test(text);

/** What is shown of a server seed before the first round under it: SHA-256 of its 64 hex characters (rules §12). */
export const commitmentTo = (serverSeed: string): string => bytesToHex(sha256(utf8ToBytes(serverSeed)));
