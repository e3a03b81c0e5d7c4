import type { FastifyRequest } from 'fastify';

import type { Kernel } from '../../../kernel/module.ts';
import type { ReleaseSource, ServedCanary, StandingRelease } from '../serving/release-source.ts';
import { LOOK_COOKIE, readLook } from '../staging/staging-look.ts';
import { chooseCanary } from './choose-canary.ts';
import { readVisitor, signVisitor, VISITOR_COOKIE, type CanaryVisitor } from './visitor-cookie.ts';

/** What a visitor's document is made from. */
export interface Visit {
  readonly standing: StandingRelease;
  /** `<parcel>@<version>` the document tries out; absent for nearly everyone. */
  readonly canary?: string;
  /** Whether a team looks at staging: the document says so. */
  readonly isStaging?: true;
  /** The visitor cookie, where another one is to be kept. */
  readonly cookie?: string;
}

type Cookies = Pick<FastifyRequest, 'cookies'>;

/** Which release a visitor gets: production's, or a canary's that is for them. */
export interface Visits {
  /**
   * The release of the next document.
   * @param playerId of who is signed in: testers are named by it
   * @throws Error while there is no release
   */
  visit(request: Cookies, playerId: string | null): Visit;
  /** Number of the release the visitor would be served, by the cookie alone; undefined while there is none. */
  numberFor(request: Cookies): number | undefined;
  /** Who asks and the canary they are in; undefined without a cookie of ours. */
  participantOf(request: Cookies): Participant | undefined;
}

export interface Participant {
  readonly visitor: CanaryVisitor;
  readonly canary: ServedCanary;
}

const ID_BYTES = 12;

export function createVisits(
  { secrets, randomBytes, clock }: Pick<Kernel, 'secrets' | 'randomBytes' | 'clock'>,
  source: Pick<ReleaseSource, 'current' | 'currentNumber' | 'canaries' | 'staging'>,
): Visits {
  const newId = (): string => Buffer.from(randomBytes(ID_BYTES)).toString('base64url');

  /** Staging, for a browser that looks at it. */
  function lookedAt({ cookies }: Cookies): StandingRelease | undefined {
    const text = cookies[LOOK_COOKIE];
    const mayLook = text !== undefined && readLook(secrets, 'cookie', text, clock.nowMs()) !== undefined;
    return mayLook ? source.staging() : undefined;
  }

  function participantOf(request: Cookies): Participant | undefined {
    if (lookedAt(request) !== undefined) return undefined;
    const { cookies } = request;
    const canaries = source.canaries();
    if (canaries.length === 0) return undefined;
    const visitor = readVisitor(secrets, cookies[VISITOR_COOKIE]);
    const canary = visitor && chooseCanary(visitor, canaries);
    return canary && { visitor, canary };
  }

  return {
    visit(request, playerId) {
      const staging = lookedAt(request);
      if (staging !== undefined) return { standing: staging, isStaging: true };
      const { cookies } = request;
      const canaries = source.canaries();
      const tester = testerOf(canaries, playerId);
      const hasShare = canaries.some(({ terms }) => terms.sharePercent > 0);
      const known = canaries.length === 0 ? undefined : readVisitor(secrets, cookies[VISITOR_COOKIE]);
      if (known === undefined && tester === null && !hasShare) return { standing: source.current() };
      const visitor = { id: known?.id ?? newId(), tester };
      const canary = chooseCanary(visitor, canaries);
      return {
        standing: canary?.standing ?? source.current(),
        ...(canary === undefined ? {} : { canary: `${canary.parcel}@${canary.version}` }),
        ...(known?.tester === tester ? {} : { cookie: signVisitor(secrets, visitor) }),
      };
    },
    numberFor(request) {
      const own = lookedAt(request) ?? participantOf(request)?.canary.standing;
      return own?.release.number ?? source.currentNumber();
    },
    participantOf,
  };
}

/** The player, where some canary names them. */
function testerOf(canaries: readonly ServedCanary[], playerId: string | null): string | null {
  const isNamed = canaries.some(({ terms }) => playerId !== null && terms.testers.includes(playerId));
  return isNamed ? playerId : null;
}
