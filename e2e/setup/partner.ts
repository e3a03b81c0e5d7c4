import { execFile } from 'node:child_process';
import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { Stage } from './stage.ts';
import { ofCommands } from './of-commands.ts';

const COMMAND = join(import.meta.dirname, '..', '..', 'platform', 'src', 'cli', 'partner-key.ts');

/** A partner whose customers come in by tokens it signs (S7-33). */
export interface Club {
  /** Query of the login page for a player: one token, good once, for a minute. */
  query(playerId: string, language: string): string;
}

/** Makes a partner known to the platform by the operator's own command. */
export async function newClub(stage: Stage): Promise<Club> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const file = join(stage.dataEnvironment.DATA_DIR, 'club.pem');
  await writeFile(file, publicKey.export({ type: 'spki', format: 'pem' }));
  await promisify(execFile)(process.execPath, [COMMAND, 'club', file], {
    env: { ...ofCommands(), ...stage.dataEnvironment },
  });
  return {
    query(playerId, language) {
      const claims = { player_id: playerId, nonce: randomUUID(), expires_at_ms: Date.now() + 60_000 };
      const token = Buffer.from(JSON.stringify(claims)).toString('base64url');
      const signature = sign(null, Buffer.from(`paddock-sign-in\nclub\n${token}`), privateKey);
      return `method_id=club&token=${token}&sign=${signature.toString('base64url')}&lng=${language}`;
    },
  };
}
