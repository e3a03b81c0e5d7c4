import { randomInt } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { displayPublicNumber, type PlayerId } from '@paddock/contract';
import { CheckReason, DocumentKind } from '@paddock/contract/schemas';
import { Check } from 'typebox/value';

import { readConfig, systemClock, type Database } from '../kernel/index.ts';
import { createIdGenerator } from '../kernel/ids/id-generator.ts';
import { playerNumbers } from '../modules/identity/index.ts';
import { createTellInbox } from '../modules/inbox/index.ts';
import {
  caseOf,
  decideByOperator,
  openDocumentFiles,
  waitingCases,
  type OperatorDecision,
} from '../modules/verification/index.ts';
import { playerOf } from './player-of.ts';
import { REPOSITORY_DIR } from './repository-dir.ts';
import { withDatabase } from './with-database.ts';

const USAGE = [
  'usage: npm run verification -- --list',
  '       npm run verification -- --player PLAYER --save FOLDER',
  '       npm run verification -- --player PLAYER --by NAME --approve | --refuse REASON | --ask KIND | --revoke',
].join('\n');

/** `npm run verification`: what waits for an operator, the documents of a player, and the decision (docs/verification.md). */
const { values } = parseArgs({
  options: {
    list: { type: 'boolean' },
    player: { type: 'string' },
    save: { type: 'string' },
    by: { type: 'string' },
    approve: { type: 'boolean' },
    refuse: { type: 'string' },
    ask: { type: 'string' },
    revoke: { type: 'boolean' },
  },
});
const config = readConfig(process.env, REPOSITORY_DIR);

// The player's pages hear of it with the next look; the message stands with the decision.
const tellInbox = createTellInbox(createIdGenerator(systemClock, config.nodeId, randomInt));

async function run(db: Database): Promise<void> {
  if (values.list === true) {
    const waiting = await waitingCases(db);
    const players = waiting.map(({ playerId }) => playerId);
    const numberOf = await playerNumbers.numbersOf(db, players);
    for (const { playerId, asked, changedAtMs } of waiting) {
      const number = displayPublicNumber(numberOf(playerId));
      console.log(`${number}  since ${new Date(changedAtMs ?? 0).toISOString()}  ${asked.join(', ')}`);
    }
    return;
  }
  if (values.player === undefined) throw new RangeError(USAGE);
  const playerId = await playerOf(db, values.player);
  if (values.save !== undefined) return saveDocuments(db, playerId, values.save);
  const isDone = await decideByOperator(db, tellInbox, decisionOf(playerId));
  if (!isDone) throw new RangeError('there is no such case, or it is not in a state that allows this');
  console.log('decided');
}

function decisionOf(playerId: PlayerId): OperatorDecision {
  const { by, approve, refuse, ask, revoke } = values;
  if (by === undefined || by.trim() === '') throw new RangeError(USAGE);
  const decision = { playerId, operator: by, atMs: systemClock.nowMs(), reason: null };
  if (approve === true) return { ...decision, event: 'approved' };
  if (revoke === true) return { ...decision, event: 'revoked' };
  if (refuse !== undefined && Check(CheckReason, refuse)) {
    return { ...decision, event: 'refused', reason: refuse };
  }
  if (ask !== undefined && Check(DocumentKind, ask)) {
    const reason = ask === 'address' ? 'address-needed' : ask === 'selfie' ? 'selfie-needed' : 'unreadable';
    return { ...decision, event: 'asked-more', reason, kinds: [ask] };
  }
  throw new RangeError(USAGE);
}

/** Writes the player's documents into a folder only this user can read. */
async function saveDocuments(db: Database, playerId: PlayerId, folder: string): Promise<void> {
  const found = await caseOf(db, playerId);
  if (found === undefined) throw new RangeError('there is no such case');
  const files = openDocumentFiles(config);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const { documentId, kind, mediaType, round } of found.documents) {
    const path = join(
      folder,
      `${round}-${kind}-${documentId.slice(0, 6)}.${mediaType.split('/')[1] ?? 'bin'}`,
    );
    writeFileSync(path, await files.read(documentId), { mode: 0o600 });
    console.log(path);
  }
  const { stated, status } = found.standing;
  if (stated !== null) console.log(`stated: ${stated.name} ${stated.surname}, ${stated.documentNumber}`);
  console.log(status);
}

try {
  await withDatabase(config, run);
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
