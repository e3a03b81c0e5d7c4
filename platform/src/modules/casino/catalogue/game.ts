import { DAY_MS, OWN_COMPANY, type SiteTag } from '@paddock/contract';
import type { CatalogueEntry, CompanyName, GameTile } from '@paddock/contract/schemas';

/** A game as it is kept: what its company says of it, and what operators and players do with it. */
export interface StoredGame {
  readonly id: string;
  readonly company: CompanyName;
  readonly entry: CatalogueEntry;
  /** In its company's catalogue. */
  readonly isListed: boolean;
  /** Not closed by an operator. */
  readonly isOpen: boolean;
  /** What an operator says of it; null: by its release, and by play. */
  readonly newMark: boolean | null;
  readonly popularMark: boolean | null;
  /** How much it is played (`popularity.ts`). */
  readonly popularity: number;
}

/** A game in memory, with what follows from it. */
export interface Game extends StoredGame {
  /** An operator has stopped its company: it is not offered, and played on where it is open. */
  readonly isStopped: boolean;
  readonly studio: CompanyName;
  readonly address: string;
  readonly tags: readonly string[];
  readonly tile: GameTile;
}

/** How long a game is new after its release. */
const NEW_DAYS = 60;

/** Sections whose games have their pages below `/slots`; all others have them below `/casino` (S2-43, S2-44). */
const SLOTS = new Set<string>(['slots', 'vulkan']);

export const isOwn = ({ company }: Pick<StoredGame, 'company'>): boolean => company.code === OWN_COMPANY;

/** A game with its tile, as it is today. */
export function gameToday(
  stored: StoredGame,
  today: { readonly nowMs: number; readonly isPopular: boolean; readonly isStopped: boolean },
): Game {
  const { entry, company } = stored;
  const studio = entry.studio ?? company;
  const address = addressOf(stored);
  const tags = tagsOf(stored, today);
  const tile: GameTile = {
    id: stored.id,
    name: entry.name,
    studio,
    address,
    section: entry.sections[0] ?? 'slots',
    rtpMillionths: entry.rtpMillionths ?? null,
    volatility: entry.volatility ?? null,
    tags: [...tags],
    hasDemo: entry.hasDemo,
    pictureUrl: entry.pictureUrl ?? null,
    artSeed: `${company.code}:${entry.code}`,
  };
  return { ...stored, isStopped: today.isStopped, studio, address, tags, tile };
}

function addressOf({ id, entry, company }: StoredGame): string {
  if (company.code === OWN_COMPANY) return `/games/${entry.code}`;
  const [own = 'slots'] = entry.sections;
  return `/${SLOTS.has(own) ? 'slots' : 'casino'}/game/${id}/${entry.slug}`;
}

function tagsOf(
  stored: StoredGame,
  today: { readonly nowMs: number; readonly isPopular: boolean },
): string[] {
  const { entry, newMark, popularMark } = stored;
  const isOfSite: Readonly<Record<SiteTag, boolean>> = {
    new: newMark ?? isNew(entry.releaseDay, today.nowMs),
    popular: popularMark ?? today.isPopular,
    jackpot: entry.hasJackpot,
    original: isOwn(stored),
  };
  const ofSite = Object.entries(isOfSite).flatMap(([tag, is]) => (is ? tag : []));
  return [...ofSite, ...entry.tags.filter((tag) => !Object.hasOwn(isOfSite, tag))];
}

/** A game that comes out tomorrow is new as well. */
function isNew(releaseDay: string | undefined, nowMs: number): boolean {
  return releaseDay !== undefined && Date.parse(releaseDay) > nowMs - NEW_DAYS * DAY_MS;
}
