import type { BetSection } from '@paddock/contract/schemas';
import { auth$, profile$, serverNowMs, storageItem } from '@paddock/shared-utils';

/** What was closed to a player when their record was last read: the sports of each section, `football+tennis`. */
interface SportProfiles {
  readonly userId: string;
  readonly lineProfileId: string;
  readonly liveProfileId: string;
  readonly atMs: number;
}

/** What is older says nothing any more. */
const STANDS_MS = 24 * 3_600_000;
const NONE: readonly string[] = [];

function parseProfiles(stored: unknown): SportProfiles | null | undefined {
  const { userId, lineProfileId, liveProfileId, atMs } = (stored ?? {}) as Readonly<Record<string, unknown>>;
  const isWhole = [userId, lineProfileId, liveProfileId].every((id) => typeof id === 'string');
  return isWhole && typeof atMs === 'number' ? (stored as SportProfiles) : undefined;
}

/**
 * Remembers over a reload what is closed to the player in line and live, with its time (S3-27): lists are right from the
 * first moment, not only once the player's record has come. Sign-out forgets it (S4-03).
 */
export function createSportProfiles(): { lastClosedIn(section: BetSection): readonly string[] } {
  const item = storageItem<SportProfiles | null>({
    key: 'betting.sport-profiles',
    version: 1,
    fallback: null,
    parse: parseProfiles,
  });
  const kept = item.read();
  const listOf = (id: string): readonly string[] => (id === '' ? NONE : id.split('+'));
  const known = kept && {
    ...{ userId: kept.userId, atMs: kept.atMs },
    ...{ line: listOf(kept.lineProfileId), live: listOf(kept.liveProfileId) },
  };

  profile$.subscribe((value) => {
    const { userId } = auth$.snapshot();
    if (value.status !== 'ready' || userId === null) return;
    const { disallow_line_sport: line, disallow_live_sport: live } = value.profile;
    item.write({
      userId,
      lineProfileId: line.join('+'),
      liveProfileId: live.join('+'),
      atMs: serverNowMs(),
    });
  });
  auth$.subscribe(({ status }) => {
    if (status === 'guest') item.remove();
  });

  return {
    lastClosedIn(section) {
      const isOwn = known !== null && known.userId === auth$.snapshot().userId;
      return isOwn && serverNowMs() - known.atMs < STANDS_MS ? known[section] : NONE;
    },
  };
}

let ofPage: ReturnType<typeof createSportProfiles> | undefined;

/** Sports, by slug, that are closed to the player of this page in a section, as far as it is known now. */
export function closedSports(section: BetSection): readonly string[] {
  const { status } = auth$.snapshot();
  if (status !== 'signed-in') return NONE;
  ofPage ??= createSportProfiles();
  const value = profile$.snapshot();
  if (!('profile' in value)) return ofPage.lastClosedIn(section);
  return section === 'live' ? value.profile.disallow_live_sport : value.profile.disallow_line_sport;
}
