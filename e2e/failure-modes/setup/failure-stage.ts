import type { ClientErrorReportBody } from '@paddock/contract/schemas';

import { setStage, type Stage } from '../../setup/stage.ts';
import type { Visitor } from '../../setup/visitor.ts';
import { buildFaultySite } from './faulty-site.ts';
import { hurry } from './hurried-clock.ts';

/** What a browser reported and the server logged, with the team it named. */
export type LoggedFailure = ClientErrorReportBody & { readonly owner: string | null };

/** The product with the faulty parcels in its site: a page of its own, and the menu of every other page. */
export interface FailureStage {
  readonly origin: string;
  /** A visitor whose retries come quickly. */
  visit(): Promise<Visitor>;
  /** The first failure of a parcel that fits, once there is one, behind so many that were logged before. */
  failureOf(
    parcel: string,
    fits: (failure: LoggedFailure) => boolean,
    loggedBefore?: number,
  ): Promise<LoggedFailure>;
  failuresOf(parcel: string): readonly LoggedFailure[];
  close(): Promise<void>;
}

const LOG_WAIT_MS = 30_000;
const LOOK_AGAIN_MS = 50;

export async function setFailureStage(): Promise<FailureStage> {
  const site = await buildFaultySite();
  const stage = await setStage({
    environment: { SITE_DIR: site.siteDir, TRUSTED_PROXIES: '127.0.0.1' },
    site: { widgets: { menu: 'faulty-widget/main' } },
  });
  await stage.feed.match('live-1', 'Harbour City', 'Mill Rovers', { live: true });
  await stage.feed.match('line-1', 'North Albion', 'South Albion');
  const failuresOf = (parcel: string) => failuresIn(stage, parcel);
  let visitors = 0;
  return {
    origin: stage.origin,
    async visit() {
      // An address may send sixty reports a minute, and all these visitors together send more.
      const visitor = await stage.visit({ address: `203.0.113.${(visitors += 1)}` });
      await hurry(visitor.page);
      return visitor;
    },
    async failureOf(parcel, fits, loggedBefore = 0) {
      for (let waitedMs = 0; waitedMs < LOG_WAIT_MS; waitedMs += LOOK_AGAIN_MS) {
        const found = failuresOf(parcel).slice(loggedBefore).find(fits);
        if (found !== undefined) return found;
        await new Promise((resolve) => void setTimeout(resolve, LOOK_AGAIN_MS));
      }
      const messages = failuresOf(parcel).map(({ message }) => message);
      throw new Error(`no such failure of ${parcel} among ${messages.join('; ')}`);
    },
    failuresOf,
    async close() {
      await stage.close();
      await site.remove();
    },
  };
}

function failuresIn(stage: Stage, parcel: string): readonly LoggedFailure[] {
  return stage.logged().flatMap(({ clientError, owner }) => {
    const failure = clientError as ClientErrorReportBody | undefined;
    if (failure?.parcel?.startsWith(`${parcel}@`) !== true) return [];
    return [{ ...failure, owner: owner as string | null }];
  });
}
