import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../../kernel/database/database.ts';

/** What a player has set on the security page beside two-factor and passkeys. */
export interface SecuritySettings {
  readonly questionId: number | null;
  readonly answerHash: string | null;
  readonly emailAuthSinceMs: number | null;
  /** How often the offer of a second step was waved away, and when last. */
  readonly promptDismissals: number;
  readonly promptDismissedAtMs: number | null;
}

const NONE: SecuritySettings = {
  questionId: null,
  answerHash: null,
  emailAuthSinceMs: null,
  promptDismissals: 0,
  promptDismissedAtMs: null,
};

export async function findSettings(db: Database | Tx, playerId: PlayerId): Promise<SecuritySettings> {
  const { rows } = await sql<{
    question_id: number | null;
    answer_hash: string | null;
    email_auth_since_ms: bigint | null;
    prompt_dismissals: number;
    prompt_dismissed_at_ms: bigint | null;
  }>`
    select question_id, answer_hash, email_auth_since_ms, prompt_dismissals, prompt_dismissed_at_ms
      from identity_security where player_id = ${playerId}`.execute(db);
  const row = rows[0];
  if (row === undefined) return NONE;
  return {
    questionId: row.question_id,
    answerHash: row.answer_hash,
    emailAuthSinceMs: numberOf(row.email_auth_since_ms),
    promptDismissals: row.prompt_dismissals,
    promptDismissedAtMs: numberOf(row.prompt_dismissed_at_ms),
  };
}

const numberOf = (value: bigint | null): number | null => (value === null ? null : Number(value));

export async function setQuestion(
  tx: Tx,
  playerId: PlayerId,
  question: { readonly id: number; readonly answerHash: string } | null,
): Promise<void> {
  await sql`
    insert into identity_security as s (player_id, question_id, answer_hash)
      values (${playerId}, ${question?.id ?? null}, ${question?.answerHash ?? null})
      on conflict (player_id) do update
        set question_id = excluded.question_id, answer_hash = excluded.answer_hash`.execute(tx);
}

export async function setEmailAuth(tx: Tx, playerId: PlayerId, sinceMs: number | null): Promise<void> {
  await sql`
    insert into identity_security as s (player_id, email_auth_since_ms) values (${playerId}, ${sinceMs})
      on conflict (player_id) do update set email_auth_since_ms = excluded.email_auth_since_ms`.execute(tx);
}

export async function countPromptDismissal(db: Database, playerId: PlayerId, atMs: number): Promise<void> {
  await sql`
    insert into identity_security as s (player_id, prompt_dismissals, prompt_dismissed_at_ms)
      values (${playerId}, 1, ${atMs})
      on conflict (player_id) do update
        set prompt_dismissals = s.prompt_dismissals + 1, prompt_dismissed_at_ms = excluded.prompt_dismissed_at_ms`.execute(
    db,
  );
}
