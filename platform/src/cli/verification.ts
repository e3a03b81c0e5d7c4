import { randomInt } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { displayPublicNumber, type PlayerId } from '@paddock/contract';
import { CheckReason, DocumentKind } from '@paddock/contract/schemas';
import type { Static } from 'typebox';
import { Check } from 'typebox/value';

import { readConfig, systemClock, type Database, type PlatformConfig } from '../kernel/index.ts';
import { createIdGenerator } from '../kernel/ids/id-generator.ts';
import { playerNumbers } from '../modules/identity/index.ts';
import { createTellInbox } from '../modules/inbox/index.ts';
import { tellDevices } from '../modules/web-push/index.ts';
import {
  caseOf,
  decideByOperator,
  openDocumentFiles,
  waitingCases,
  type OperatorDecision,
} from '../modules/verification/index.ts';
import { playerOf } from './player-of.ts';
import { openConfiguredKeys } from '../kernel/crypto/configured-keys.ts';
import { createSecrets } from '../kernel/crypto/secrets.ts';
import { readOptions } from './read-options.ts';
import { REPOSITORY_DIR } from './repository-dir.ts';
import { runCommand } from './run-command.ts';
import { withDatabase } from './with-database.ts';

const USAGE = [
  'usage: npm run verification -- --list',
  '       npm run verification -- --player PLAYER --save FOLDER',
  '       npm run verification -- --player PLAYER --by NAME --approve | --refuse REASON | --ask KIND | --revoke',
].join('\n');

const OPTIONS = {
  list: { type: 'boolean' },
  player: { type: 'string' },
  save: { type: 'string' },
  by: { type: 'string' },
  approve: { type: 'boolean' },
  refuse: { type: 'string' },
  ask: { type: 'string' },
  revoke: { type: 'boolean' },
} as const;

type Values = ReturnType<typeof readOptions<typeof OPTIONS>>;

// The player's pages hear of it with the next look; the message stands with the decision.
const tellInbox = (config: PlatformConfig) =>
  createTellInbox(createIdGenerator(systemClock, config.nodeId, randomInt), tellDevices);

/** What the words ask for: one thing of the usage, whole. @throws RangeError with what is wrong */
function wishOf(values: Values): (db: Database, config: PlatformConfig) => Promise<void> {
  const given = Object.keys(values);
  const { list, player, save } = values;
  if (list === true && given.length === 1) return listWaiting;
  if (player === undefined || list === true) throw new RangeError(USAGE);
  if (save === undefined) return decide(player, decisionOf(values));
  if (given.length > 2) throw new RangeError(USAGE);
  return async (db, config) => saveDocuments(config, db, await playerOf(db, player), save);
}

async function listWaiting(db: Database): Promise<void> {
  const waiting = await waitingCases(db);
  const players = waiting.map(({ playerId }) => playerId);
  const numberOf = await playerNumbers.numbersOf(db, players);
  for (const { playerId, asked, changedAtMs } of waiting) {
    const number = displayPublicNumber(numberOf(playerId));
    console.log(`${number}  since ${new Date(changedAtMs ?? 0).toISOString()}  ${asked.join(', ')}`);
  }
}

const decide =
  (player: string, decision: Omit<OperatorDecision, 'playerId'>) =>
  async (db: Database, config: PlatformConfig): Promise<void> => {
    const playerId = await playerOf(db, player);
    const isDone = await decideByOperator(db, tellInbox(config), { ...decision, playerId });
    if (!isDone) throw new RangeError('there is no such case, or it is not in a state that allows this');
    console.log('decided');
  };

/** @throws RangeError unless there is one decision, with a name, and its reason or kind is one that there is */
function decisionOf({ by, approve, refuse, ask, revoke }: Values): Omit<OperatorDecision, 'playerId'> {
  const decisions = [approve, refuse, ask, revoke].filter((each) => each !== undefined);
  if (by === undefined || by.trim() === '' || decisions.length !== 1) throw new RangeError(USAGE);
  const decision = { operator: by, atMs: systemClock.nowMs(), reason: null };
  if (approve === true) return { ...decision, event: 'approved' };
  if (revoke === true) return { ...decision, event: 'revoked' };
  if (refuse !== undefined) return { ...decision, event: 'refused', reason: oneOf(CheckReason, refuse) };
  const kind = oneOf(DocumentKind, ask ?? '');
  const reason = kind === 'address' ? 'address-needed' : kind === 'selfie' ? 'selfie-needed' : 'unreadable';
  return { ...decision, event: 'asked-more', reason, kinds: [kind] };
}

function oneOf<Words extends typeof CheckReason | typeof DocumentKind>(
  words: Words,
  word: string,
): Static<Words> {
  if (Check(words, word)) return word;
  const known = words.anyOf.map((each) => each.const).join(', ');
  throw new RangeError(`"${word}" is none of ${known}\n${USAGE}`);
}

/** Writes the player's documents into a folder only this user can read. */
async function saveDocuments(
  config: PlatformConfig,
  db: Database,
  playerId: PlayerId,
  folder: string,
): Promise<void> {
  const found = await caseOf(db, playerId);
  if (found === undefined) throw new RangeError('there is no such case');
  const { ring } = await openConfiguredKeys(config, db, systemClock.nowMs());
  const files = openDocumentFiles(config, createSecrets(ring));
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

/** `npm run verification`: what waits for an operator, the documents of a player, and the decision (docs/verification.md). */
await runCommand(() => {
  const wish = wishOf(readOptions(OPTIONS, USAGE));
  const config = readConfig(process.env, REPOSITORY_DIR);
  return withDatabase(config, (db) => wish(db, config));
});
