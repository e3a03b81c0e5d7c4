import type { Kernel } from './kernel/index.ts';
import type { Identity } from './modules/identity/index.ts';
import type { Settings } from './modules/settings/index.ts';
import type { SiteDependencies } from './modules/site/index.ts';
import type { Verification } from './modules/verification/index.ts';

interface SessionParts {
  readonly kernel: Pick<Kernel, 'db'>;
  readonly identity: Pick<Identity, 'sessionOf'>;
  readonly verification: Pick<Verification, 'needsIdentification'>;
  readonly settings: Pick<Settings, 'of'>;
}

/**
 * Who a document is for, in what its guards and the page ask: the player, a ban or break, a missing identification. On a
 * break also the zone of the player's clock: its end is told without JavaScript.
 */
export function documentSession({
  kernel,
  identity,
  verification,
  settings,
}: SessionParts): SiteDependencies['sessionOf'] {
  return async (request) => {
    const session = await identity.sessionOf(request);
    const { playerId: userId = null, banLevel = 0, restrictedUntilMs = null } = session ?? {};
    const needsIdentification =
      userId !== null && (await verification.needsIdentification(kernel.db, userId));
    const zoneHours =
      userId === null || restrictedUntilMs === null ? null : (await settings.of(kernel.db, userId)).timeZone;
    return {
      userId,
      banLevel,
      ...(restrictedUntilMs === null ? {} : { restrictedUntilMs }),
      ...(zoneHours === null ? {} : { zoneHours }),
      ...(needsIdentification ? { needsIdentification } : {}),
    };
  };
}
