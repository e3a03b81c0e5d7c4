import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import type { ModuleMigrations } from '../../../kernel/database/migrate.ts';

export const SANDBOX_ANSWERS = ['approve', 'refuse', 'ask-more', 'never'] as const;
export type SandboxAnswer = (typeof SANDBOX_ANSWERS)[number];

export const sandboxCheckMigrations: ModuleMigrations = {
  verification_sandbox_01: {
    async up(db: Database) {
      await sql`
        create table sandbox_check (
          reference text primary key,
          summary text not null,
          answer text not null default 'approve',
          answer_at_ms bigint not null,
          body text,
          tries int not null default 0,
          is_done boolean not null default false,
          received_at_ms bigint not null
        )`.execute(db);
      await sql`create index sandbox_check_due on sandbox_check (answer_at_ms) where not is_done`.execute(db);
    },
  },
};

export interface SandboxCheck {
  readonly reference: string;
  /** What came in, in a line. */
  readonly summary: string;
  readonly answer: SandboxAnswer;
  readonly answerAtMs: number;
  /** The callback, once it was written; a retry sends the same. */
  readonly body: string | null;
  readonly tries: number;
}

interface CheckRow {
  readonly reference: string;
  readonly summary: string;
  readonly answer: SandboxAnswer;
  readonly answer_at_ms: bigint;
  readonly body: string | null;
  readonly tries: number;
}

const toCheck = (row: CheckRow): SandboxCheck => ({ ...row, answerAtMs: Number(row.answer_at_ms) });

/** Takes a check, once by its reference. */
export async function insertSandboxCheck(
  db: Database,
  check: Pick<SandboxCheck, 'reference' | 'summary' | 'answerAtMs'> & { readonly atMs: number },
): Promise<void> {
  await sql`
    insert into sandbox_check (reference, summary, answer_at_ms, received_at_ms)
    values (${check.reference}, ${check.summary}, ${check.answerAtMs}, ${check.atMs})
    on conflict do nothing`.execute(db);
}

/** Checks without an answer, newest first. */
export async function openSandboxChecks(db: Database): Promise<readonly SandboxCheck[]> {
  const { rows } = await sql<CheckRow>`
    select reference, summary, answer, answer_at_ms, body, tries from sandbox_check
      where not is_done order by received_at_ms desc limit 50`.execute(db);
  return rows.map(toCheck);
}

export async function chooseAnswer(
  db: Database,
  reference: string,
  answer: SandboxAnswer,
  answerAtMs: number,
): Promise<void> {
  await sql`
    update sandbox_check set answer = ${answer}, answer_at_ms = ${answerAtMs}
      where reference = ${reference} and not is_done and body is null`.execute(db);
}

export async function dueSandboxChecks(db: Database, nowMs: number): Promise<readonly SandboxCheck[]> {
  const { rows } = await sql<CheckRow>`
    select reference, summary, answer, answer_at_ms, body, tries from sandbox_check
      where not is_done and answer <> 'never' and answer_at_ms <= ${nowMs} order by answer_at_ms limit 50`.execute(
    db,
  );
  return rows.map(toCheck);
}

export async function noteSandboxTry(
  db: Database,
  reference: string,
  tried: {
    readonly body: string;
    readonly tries: number;
    readonly isDone: boolean;
    readonly nextAtMs: number;
  },
): Promise<void> {
  await sql`
    update sandbox_check
      set body = ${tried.body}, tries = ${tried.tries}, is_done = ${tried.isDone}, answer_at_ms = ${tried.nextAtMs}
      where reference = ${reference}`.execute(db);
}
