import { randomUUID } from 'node:crypto';

import { MINUTE_MS } from '@paddock/contract';

import type { Secrets } from '../../../kernel/crypto/secrets.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { writeAudit } from './audit-store.ts';
import { grantProblems, signGrant, type GrantWish, type OverrideGrant } from './grant.ts';
import { isOriginAllowed } from './origins.ts';

/** A wish for a grant that was refused; the message says why. */
export class GrantRefusedError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'GrantRefusedError';
  }
}

export interface GiveGrantOptions {
  readonly db: Database;
  readonly secrets: Secrets;
  readonly nowMs: number;
  readonly publicOrigin: string;
  /** The site's own list (`OVERRIDE_ORIGINS`). */
  readonly allowedOrigins: readonly string[];
}

/** Address of the link by which a grant is taken up. */
export const GRANT_PATH = '/site/overrides';

/**
 * Makes a grant and answers its link, good for one use. It is in the audit before anyone has it.
 * @throws GrantRefusedError
 */
export async function giveGrant(wish: GrantWish, options: GiveGrantOptions): Promise<string> {
  const outside = wish.origins.filter((origin) => !isOriginAllowed(origin, options.allowedOrigins));
  const problems = [
    ...grantProblems(wish),
    ...outside.map((origin) => `--origins: ${origin} is not in OVERRIDE_ORIGINS of this site`),
  ];
  if (problems.length > 0) throw new GrantRefusedError(problems);
  const grant: OverrideGrant = {
    id: randomUUID(),
    developer: wish.developer,
    origins: wish.origins,
    untilMs: options.nowMs + wish.minutes * MINUTE_MS,
  };
  const line = { atMs: options.nowMs, event: 'granted', grant, address: 'command', reason: '' } as const;
  await writeAudit(options, line);
  return `${options.publicOrigin}${GRANT_PATH}?grant=${signGrant(options.secrets, 'link', grant)}`;
}
