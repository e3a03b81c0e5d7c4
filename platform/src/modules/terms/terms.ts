import type { PlayerId } from '@paddock/contract';

import { PlatformError } from '../../kernel/http/problem.ts';
import type { Kernel } from '../../kernel/module.ts';
import { FIRST_TERMS } from './first-terms.ts';
import { termsMigrations } from './migrations.ts';
import type { Terms, TermsDependencies } from './terms-api.ts';
import { termsRoutes } from './terms-routes.ts';
import {
  hasAccepted,
  insertAcceptance,
  insertVersion,
  newestVersion,
  type TermsVersion,
} from './terms-store.ts';

/** How soon every node knows of a version that was published. */
const RELOAD_MS = 5_000;
/** Players whose consent is remembered, so that placing a bet asks no database for it. */
const REMEMBERED = 50_000;
const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The terms of the site in their versions, and who agreed to which (S3-33, S4-15, S7-15). */
export function createTerms(kernel: Kernel, { requirePlayer, isAsked }: TermsDependencies): Terms {
  const { db, clock, scheduler, secrets } = kernel;
  let standing: TermsVersion | undefined;
  const agreed = new Map<PlayerId, number>();

  async function load(): Promise<TermsVersion> {
    const publishedAtMs = clock.nowMs();
    standing = await newestVersion(db);
    if (standing === undefined) {
      await insertVersion(db, { version: 1, content: FIRST_TERMS, publishedAtMs, publishedBy: 'platform' });
      standing = await newestVersion(db);
    }
    if (standing === undefined) throw new Error('there are no terms');
    return standing;
  }
  const current = async (): Promise<TermsVersion> => standing ?? load();

  async function isAgreed(playerId: PlayerId): Promise<boolean> {
    if (!isAsked()) return true;
    const { version } = await current();
    if (agreed.get(playerId) === version) return true;
    if (!(await hasAccepted(db, playerId, version))) return false;
    if (agreed.size >= REMEMBERED) agreed.clear();
    agreed.set(playerId, version);
    return true;
  }

  const hashOf = (address: string | undefined) =>
    address === undefined ? null : secrets.lasting.sign('terms.address', address);

  return {
    name: 'terms',
    migrations: termsMigrations,
    routes(app) {
      termsRoutes(app, {
        kernel,
        requirePlayer,
        current,
        isAgreed,
        agree: (playerId, version, address) =>
          insertAcceptance(db, {
            playerId,
            version,
            atMs: clock.nowMs(),
            addressHash: hashOf(address),
          }),
      });
    },
    async start() {
      await load();
      scheduler.every('terms.reload', RELOAD_MS, async () => {
        await load();
      });
    },
    async acceptAtRegistration(tx, { playerId, atMs, address }) {
      const { version } = await current();
      await insertAcceptance(tx, { playerId, version, atMs, addressHash: hashOf(address) });
    },
    isAgreed,
    consenting: (inner, isFree) => async (request) => {
      const player = await inner(request);
      if (READING.has(request.method) || isFree?.(request) === true) return player;
      if (!(await isAgreed(player.playerId))) {
        // The page is led to the terms by it (S7-05).
        throw new PlatformError('TERMS_CHANGED', { exception_code: 1 });
      }
      return player;
    },
  };
}
