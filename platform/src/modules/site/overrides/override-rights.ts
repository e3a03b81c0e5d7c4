import { MINUTE_MS } from '@paddock/contract';
import type { FastifyRequest } from 'fastify';
import type { OverrideTerms } from '@paddock/contract';

import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { PolicyAddition } from '../document/security-headers.ts';
import { wasUsed, writeAudit } from './audit-store.ts';
import { readGrant, type OverrideGrant } from './grant.ts';
import { isOriginAllowed, socketOriginOf } from './origins.ts';

/** Holds a grant that was taken up; scripts cannot read it. */
export const GRANT_COOKIE = 'override_grant';

/** What a document with the right to overrides carries. */
export interface OverrideRights {
  readonly terms: OverrideTerms;
  readonly policy: PolicyAddition;
}

export interface OverrideRightsService {
  /** The right a request has; undefined for nearly everyone. */
  rightsOf(request: Pick<FastifyRequest, 'cookies'>): OverrideRights | undefined;
  /** The grant of a link that can be taken up. @throws PlatformError OVERRIDE_GRANT_INVALID, with a line in the audit */
  look(link: string, address: string): Promise<OverrideGrant>;
  /** Takes up a link. @throws PlatformError OVERRIDE_GRANT_INVALID, with a line in the audit */
  takeUp(link: string, address: string): Promise<OverrideGrant>;
}

/** Where an override may come from in development: any port of this machine. */
const DEVELOPMENT: PolicyAddition = {
  origins: ['http://127.0.0.1:*', 'http://localhost:*'],
  sockets: ['ws://127.0.0.1:*', 'ws://localhost:*'],
};
/** Refusals a minute that are written: who tries keys, or one old link again and again, must not fill the disk. */
const REFUSED_LINES_MAX = 20;
const USED_BEFORE = 'used before';

/** Overrides are allowed always in development, in any other mode by a grant of this site alone. */
export function createOverrideRights(kernel: Kernel): OverrideRightsService {
  const { config, clock, db, secrets, randomBytes } = kernel;
  const nowMs = (): number => clock.nowMs();
  const mayWriteUnknown = perMinute(REFUSED_LINES_MAX, nowMs);
  const mayWriteKnown = perMinute(REFUSED_LINES_MAX, nowMs);

  function rights(policy: PolicyAddition, grant: OverrideTerms['grant']): OverrideRights {
    const styleNonce = Buffer.from(randomBytes(16)).toString('base64url');
    return { terms: { styleNonce, grant }, policy: { ...policy, styleNonce } };
  }

  /** Why a grant of ours does not hold now; undefined when it does. */
  function fault(grant: OverrideGrant): string | undefined {
    if (grant.untilMs <= clock.nowMs()) return 'expired';
    const outside = grant.origins.find((origin) => !isOriginAllowed(origin, config.overrideOrigins));
    return outside === undefined ? undefined : `${outside} is not allowed any more`;
  }

  async function refuse(grant: OverrideGrant | null, address: string, reason: string): Promise<never> {
    if (grant === null ? mayWriteUnknown() : mayWriteKnown()) {
      await writeAudit(kernel, { atMs: clock.nowMs(), event: 'refused', grant, address, reason });
    }
    throw new PlatformError('OVERRIDE_GRANT_INVALID');
  }

  async function look(link: string, address: string): Promise<OverrideGrant> {
    const grant = readGrant(secrets, 'link', link);
    if (grant === undefined) return refuse(null, address, 'not signed by this site');
    const reason = fault(grant) ?? ((await wasUsed(db, grant.id)) ? USED_BEFORE : undefined);
    return reason === undefined ? grant : refuse(grant, address, reason);
  }

  return {
    look,
    rightsOf({ cookies }) {
      if (config.mode === 'development') return rights(DEVELOPMENT, null);
      const text = cookies[GRANT_COOKIE];
      const grant = text === undefined ? undefined : readGrant(secrets, 'cookie', text);
      if (grant === undefined || fault(grant) !== undefined) return undefined;
      const { developer, untilMs, origins } = grant;
      return rights({ origins, sockets: origins.map(socketOriginOf) }, { developer, untilMs });
    },
    async takeUp(link, address) {
      const grant = await look(link, address);
      const line = { atMs: clock.nowMs(), event: 'used', grant, address, reason: '' } as const;
      return (await writeAudit(kernel, line)) ? grant : refuse(grant, address, USED_BEFORE);
    },
  };
}

/** Answers true a number of times a minute. */
function perMinute(limit: number, nowMs: () => number): () => boolean {
  let sinceMs = -Infinity;
  let count = 0;
  return () => {
    if (nowMs() - sinceMs >= MINUTE_MS) {
      sinceMs = nowMs();
      count = 0;
    }
    count += 1;
    return count <= limit;
  };
}
