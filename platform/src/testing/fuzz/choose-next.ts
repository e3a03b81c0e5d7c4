import type { SeededRandom } from '../seeded-random.ts';
import { ACTORS, type ActorName } from './actor-name.ts';
import type { Operation } from './operations.ts';

export interface Turn {
  readonly actor: ActorName;
  readonly operation: Operation;
}

/** Who asks what next. */
export interface Turns {
  /** @param isForAll false while a guest and one player act alone */
  next(isForAll: boolean): Turn;
  /** What was just granted is often followed by what builds on it: a code by its confirmation, a list by one of it. */
  granted(turn: Turn): void;
}

/** Where money moves. */
const MONEY =
  /^POST .+\/(?:sportsbook\/bets|cashier\/(?:deposits|withdrawals)|office\/conversion|pay\/\{token\}|adjustments)$/;

/**
 * Every operation by everybody in each round, in an order by chance, more often by whom it is for; between them what
 * follows from what was granted.
 */
export function createTurns(operations: readonly Operation[], random: SeededRandom): Turns {
  const rounds = { everybody: [] as Turn[], alone: [] as Turn[] };
  let last: Turn | undefined;

  function following(): Turn | undefined {
    if (last === undefined || random.int(3) !== 0) return undefined;
    const { actor, operation } = last;
    const stem = stemOf(operation.path);
    const related = operations.filter((one) => one.path.startsWith(stem) && one !== operation);
    return related.length === 0 ? undefined : { actor, operation: random.pick(related) };
  }

  return {
    next(isForAll) {
      const follower = following();
      last = undefined;
      if (follower !== undefined && (isForAll || isAlone(follower.actor))) return follower;
      const kind = isForAll ? 'everybody' : 'alone';
      if (rounds[kind].length === 0) rounds[kind] = shuffled(roundOf(operations, isForAll), random);
      return rounds[kind].pop() ?? { actor: 'guest', operation: random.pick(operations) };
    },
    granted(turn) {
      last = turn;
    },
  };
}

/** Everybody asks everything once; whoever it is for asks it twice more, and where money moves six times more. */
function roundOf(operations: readonly Operation[], isForAll: boolean): readonly Turn[] {
  return operations.flatMap((operation) => {
    const more = MONEY.test(operation.id) ? 6 : 2;
    const actor = isForAll ? ownerOf(operation) : 'player';
    return [...(isForAll ? ACTORS : ALONE), ...Array.from({ length: more }, () => actor)].map((one) => ({
      actor: one,
      operation,
    }));
  });
}

const ALONE: readonly ActorName[] = ['guest', 'player'];
const isAlone = (actor: ActorName): boolean => ALONE.includes(actor);

/** `/a/phone/send` and `/a/phone/confirm` share `/a/phone/`; `/a/requests` begins `/a/requests/{id}`. */
const stemOf = (path: string): string =>
  path.split('/').length > 4 || path.includes('{') ? path.slice(0, path.lastIndexOf('/') + 1) : `${path}/`;

/** Whom an operation is for. */
function ownerOf({ path }: Operation): ActorName {
  if (path.startsWith('/operator-api/')) return 'operator';
  return /^\/(?:feed-api|game-api|callbacks)\/|^\/web-api\/registry\//.test(path) ? 'machine' : 'player';
}

function shuffled(turns: readonly Turn[], random: SeededRandom): Turn[] {
  return turns
    .map((turn) => ({ turn, place: random.int(1_000_000) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ turn }) => turn);
}
