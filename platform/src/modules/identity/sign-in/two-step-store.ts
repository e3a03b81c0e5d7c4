import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';

import { sha256 } from '../../../kernel/crypto/sha256.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { SignInMethod } from './complete-sign-in.ts';

/** How long a first step waits for its second. */
export const TWO_STEP_LIFETIME_MS = 600_000;
/** Codes that may be tried for one first step. */
export const TWO_STEP_TRIES = 5;

interface OpenStep {
  /** The way of the first step. */
  readonly method: SignInMethod;
  /** The code that was sent for it, if one was. */
  readonly codeId: string | null;
  readonly triesLeft: number;
}

/** The second step of a player whose first one was right. */
export interface OpenTwoStep extends OpenStep {
  readonly kind: 'second-step';
  readonly playerId: PlayerId;
}

/** What confirms a password while strangers guess at its account, whether it was right or not. */
export interface OpenConfirmation extends OpenStep, Confirmation {
  readonly kind: 'confirmation';
}

export interface Confirmation {
  /** Null for a password that was wrong: no code is sent and none is taken. */
  readonly playerId: PlayerId | null;
  /** Where the code goes. */
  readonly by: 'email' | 'sms';
  /** Stands for the account that was tried, the same for a known and an unknown one. */
  readonly account: string;
}

export interface TwoSteps {
  /** Makes a challenge for a player whose first step was right. */
  open(playerId: PlayerId, method: SignInMethod): Promise<string>;
  /** Makes one for whoever typed a password while strangers guess. */
  openConfirmation(confirmation: Confirmation, method: SignInMethod): Promise<string>;
  find(challenge: string): Promise<OpenTwoStep | OpenConfirmation | undefined>;
  /** Takes one try; undefined when the challenge is unknown, over or has none left. */
  takeTry(challenge: string): Promise<OpenTwoStep | OpenConfirmation | undefined>;
  rememberCode(challenge: string, codeId: string): Promise<void>;
  /** Spends the challenge; false when somebody else just did. */
  close(challenge: string): Promise<boolean>;
  forgetOld(): Promise<void>;
}

interface TwoStepRow {
  readonly player_id: bigint | null;
  readonly confirm_by: 'email' | 'sms' | null;
  readonly account_key: string | null;
  readonly method: SignInMethod;
  readonly code_id: string | null;
  readonly tries_left: number;
}

/** Kept in the database: a restart or another node asks for no second first step. */
export function createTwoSteps({ db, clock, randomBytes, secrets }: Kernel): TwoSteps {
  async function insert(step: {
    readonly playerId: PlayerId | null;
    readonly method: SignInMethod;
    readonly by: 'email' | 'sms' | null;
    readonly account: string | null;
  }): Promise<string> {
    const challenge = Buffer.from(randomBytes(32)).toString('base64url');
    await sql`
      insert into identity_two_step (
        challenge_hash, player_id, method, confirm_by, account_key, tries_left, expires_at_ms)
      values (
        ${sha256(challenge)}, ${step.playerId}, ${step.method}, ${step.by}, ${step.account}, ${TWO_STEP_TRIES},
        ${clock.nowMs() + TWO_STEP_LIFETIME_MS})`.execute(db);
    return challenge;
  }

  return {
    open: (playerId, method) => insert({ playerId, method, by: null, account: null }),
    openConfirmation: ({ playerId, by, account }, method) =>
      insert({ playerId, method, by, account: secrets.lasting.sign('identity.confirmed-account', account) }),
    async find(challenge) {
      const { rows } = await sql<TwoStepRow>`
        select ${columns} from identity_two_step
          where challenge_hash = ${sha256(challenge)} and expires_at_ms > ${clock.nowMs()}`.execute(db);
      return toTwoStep(rows[0]);
    },
    async takeTry(challenge) {
      const { rows } = await sql<TwoStepRow>`
        update identity_two_step set tries_left = tries_left - 1
          where challenge_hash = ${sha256(challenge)} and expires_at_ms > ${clock.nowMs()} and tries_left > 0
          returning ${columns}`.execute(db);
      return toTwoStep(rows[0]);
    },
    async rememberCode(challenge, codeId) {
      await sql`
        update identity_two_step set code_id = ${codeId}
          where challenge_hash = ${sha256(challenge)}`.execute(db);
    },
    async close(challenge) {
      const { rows } = await sql`
        delete from identity_two_step where challenge_hash = ${sha256(challenge)} returning player_id`.execute(
        db,
      );
      return rows.length === 1;
    },
    async forgetOld() {
      await sql`delete from identity_two_step where expires_at_ms <= ${clock.nowMs()}`.execute(db);
    },
  };
}

const columns = sql`player_id, confirm_by, account_key, method, code_id, tries_left`;

function toTwoStep(row: TwoStepRow | undefined): OpenTwoStep | OpenConfirmation | undefined {
  if (row === undefined) return undefined;
  const { method, code_id: codeId, tries_left: triesLeft, confirm_by: by, account_key: account } = row;
  const playerId = row.player_id === null ? null : (row.player_id.toString() as PlayerId);
  const step = { method, codeId, triesLeft };
  if (by !== null) return { ...step, kind: 'confirmation', playerId, by, account: account ?? '' };
  return playerId === null ? undefined : { ...step, kind: 'second-step', playerId };
}
