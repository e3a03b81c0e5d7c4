import { sql } from 'kysely';

import { testParcel } from './test-parcel.ts';
import { startTestRegistry, type TestRegistry, type TestTeam } from './test-registry.ts';
import { testVisitor, type TestVisitor } from './test-visitor.ts';

/** A registry whose canaries are judged from four visitors on, and a team with the parcels `shop`, `kiosk` and `stall`. */
export interface CanaryDesk {
  readonly registry: TestRegistry;
  readonly shop: TestTeam;
  publish(name: string, version: string, more?: object): ReturnType<TestTeam['publish']>;
  visitor(cookies?: Record<string, string>, address?: string): TestVisitor;
  /** The audit, newest first, without the making of tokens. */
  audit(): Promise<readonly Record<string, unknown>[]>;
}

export async function openCanaryDesk(): Promise<CanaryDesk> {
  const registry = await startTestRegistry({ config: { canaryMinVisitors: 4 } });
  const shop = await registry.team(['shop', 'kiosk', 'stall']);
  return {
    registry,
    shop,
    publish: (name, version, more = {}) => shop.publish(testParcel(name, { version }), 'production', more),
    visitor: (cookies = {}, address) => testVisitor(registry.site, cookies, address),
    async audit() {
      const { rows } = await sql<Record<string, unknown>>`
        select who, what, why, details from releases_audit
        where what <> 'token made' order by id desc`.execute(registry.site.platform.kernel.db);
      return rows;
    },
  };
}

/** To everybody, and taken back above a quarter of failures, unless told otherwise. */
export const canaryTerms = (more: object = {}) => ({
  canary: { sharePercent: 100, testers: [], maxErrorShare: 0.25, ...more },
});
