import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';

import type { Kernel } from '../../../kernel/module.ts';
import type { SignInMethod } from './complete-sign-in.ts';

/** How long a first step waits for its second. */
export const TWO_STEP_LIFETIME_MS = 600_000;
/** Codes that may be tried for one first step. */
export const TWO_STEP_TRIES = 5;

export interface OpenTwoStep {
  readonly playerId: PlayerId;
  /** The way of the first step. */
  readonly method: SignInMethod;
  /** The code that was sent for it, if one was. */
  readonly codeId: string | null;
  readonly triesLeft: number;
}

export interface TwoSteps {
  /** Makes a challenge for a player whose first step was right. */
  open(playerId: PlayerId, method: SignInMethod): Promise<string>;
  find(challenge: string): Promise<OpenTwoStep | undefined>;
  /** Takes one try; undefined when the challenge is unknown, over or has none left. */
  takeTry(challenge: string): Promise<OpenTwoStep | undefined>;
  rememberCode(challenge: string, codeId: string): Promise<void>;
  /** Spends the challenge; false when somebody else just did. */
  close(challenge: string): Promise<boolean>;
  forgetOld(): Promise<void>;
}

interface TwoStepRow {
  readonly player_id: bigint;
  readonly method: SignInMethod;
  readonly code_id: string | null;
  readonly tries_left: number;
}

/** Kept in the database: a restart or another node asks for no second first step. */
export function createTwoSteps({ db, clock, randomBytes }: Kernel): TwoSteps {
  return {
    async open(playerId, method) {
      const challenge = Buffer.from(randomBytes(32)).toString('base64url');
      await sql`
        insert into identity_two_step (challenge_hash, player_id, method, tries_left, expires_at_ms)
        values (
          ${hashOf(challenge)}, ${playerId}, ${method}, ${TWO_STEP_TRIES},
          ${clock.nowMs() + TWO_STEP_LIFETIME_MS})`.execute(db);
      return challenge;
    },
    async find(challenge) {
      const { rows } = await sql<TwoStepRow>`
        select player_id, method, code_id, tries_left from identity_two_step
          where challenge_hash = ${hashOf(challenge)} and expires_at_ms > ${clock.nowMs()}`.execute(db);
      return toTwoStep(rows[0]);
    },
    async takeTry(challenge) {
      const { rows } = await sql<TwoStepRow>`
        update identity_two_step set tries_left = tries_left - 1
          where challenge_hash = ${hashOf(challenge)} and expires_at_ms > ${clock.nowMs()} and tries_left > 0
          returning player_id, method, code_id, tries_left`.execute(db);
      return toTwoStep(rows[0]);
    },
    async rememberCode(challenge, codeId) {
      await sql`
        update identity_two_step set code_id = ${codeId}
          where challenge_hash = ${hashOf(challenge)}`.execute(db);
    },
    async close(challenge) {
      const { rows } = await sql`
        delete from identity_two_step where challenge_hash = ${hashOf(challenge)} returning player_id`.execute(
        db,
      );
      return rows.length === 1;
    },
    async forgetOld() {
      await sql`delete from identity_two_step where expires_at_ms <= ${clock.nowMs()}`.execute(db);
    },
  };
}

function toTwoStep(row: TwoStepRow | undefined): OpenTwoStep | undefined {
  if (row === undefined) return undefined;
  return {
    playerId: row.player_id.toString() as PlayerId,
    method: row.method,
    codeId: row.code_id,
    triesLeft: row.tries_left,
  };
}

function hashOf(challenge: string): Buffer {
  return createHash('sha256').update(challenge).digest();
}
