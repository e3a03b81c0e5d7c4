import { sql } from 'kysely';
import pg from 'pg';
import { isErrorCode, type ErrorCode } from '@paddock/contract';

import { PlatformError } from '../http/problem.ts';
import type { Database } from './database.ts';
import type { ModuleMigrations } from './migrate.ts';

/** Class `PD` is nobody's: PostgreSQL's own and the standard's classes are others. */
const REFUSED = 'PD001';

export const refusalMigrations: ModuleMigrations = {
  database_02_refusals: {
    async up(db: Database) {
      await sql`
        create function refuse(p_code text, p_figures jsonb default null) returns void language plpgsql as $$
        begin
          raise exception using errcode = ${sql.lit(REFUSED)}, message = p_code, detail = coalesce(p_figures::text, '');
        end $$`.execute(db);
    },
  },
};

/** What a SQL function refused, all it wrote undone. */
export interface RaisedRefusal {
  readonly code: ErrorCode;
  /** Figures as the database has them, for whoever knows how to tell them. */
  readonly figures: unknown;
}

/** The refusal a SQL function raised by `refuse`; undefined for any other error. */
export function raisedRefusal(error: unknown): RaisedRefusal | undefined {
  if (!(error instanceof pg.DatabaseError) || error.code !== REFUSED || !isErrorCode(error.message))
    return undefined;
  const { message: code, detail = '' } = error;
  return { code, figures: detail === '' ? undefined : JSON.parse(detail) };
}

/** Throws what a SQL function refused as the refusal of its code; any other error as it is. */
export function throwRaised(error: unknown): never {
  const raised = raisedRefusal(error);
  throw raised === undefined ? error : new PlatformError(raised.code);
}
