import { formatAmount, type PlayerId } from '@paddock/contract';
import {
  MOST_FRIENDS_SHOWN,
  type BroughtFriend,
  type FriendState,
  type FriendsOfPlayerView,
  type FriendsView,
} from '@paddock/contract/schemas';

import { BASE_CURRENCY } from '../rates/index.ts';
import { shortened } from '../shared-rounds/index.ts';
import { countFriends, friendOf, friendsOf, type Friend, type Reward } from './friend-store.ts';
import type { FriendsParts } from './friends-api.ts';
import { linkOf, pathOf } from './links.ts';
import { progressOf, untilMs } from './progress.ts';
import { readTerms, termsOfVersions } from './terms-store.ts';

const stateOf = ({ state }: Friend): FriendState => (state === 'owed' ? 'taken-back' : state);

const moneyOf = (reward: Reward | undefined) =>
  reward === undefined
    ? null
    : { amount: formatAmount(reward.amountMinor, reward.currency), currency: reward.currency };

/** The player's side: their link, and how far each friend is, with nothing of what a friend pays or stakes. */
export async function friendsView(parts: FriendsParts, playerId: PlayerId): Promise<FriendsView> {
  const { db } = parts.kernel;
  const programme = await readTerms(db);
  const friends = await friendsOf(db, playerId, MOST_FRIENDS_SHOWN);
  const own = await friendOf(db, playerId);
  const all = own === undefined ? friends : [...friends, own];
  const terms = await termsOfVersions(db, [...new Set(all.map(({ version }) => version))]);
  const progress = await progressOf(db, parts, all, terms);
  const numberOf = await parts.playerNumbers.numbersOf(
    db,
    friends.map((friend) => friend.playerId),
  );
  const stepsOf = (friend: Friend): Omit<BroughtFriend, 'who' | 'reward'> => {
    const theirs = terms.get(friend.version);
    const done = progress.get(friend.playerId);
    if (theirs === undefined || done === undefined) throw new Error(`friend ${friend.playerId} has no terms`);
    const { registeredAtMs } = friend;
    return { ...done, state: stateOf(friend), registeredAtMs, untilMs: untilMs(friend, theirs) };
  };
  const ownTerms = own && terms.get(own.version);
  const code = await linkOf(db, playerId);
  return {
    terms: programme?.terms.isOpen === true ? programme.terms : null,
    currency: BASE_CURRENCY,
    link: code === undefined ? null : { code, path: pathOf(code) },
    friends: friends.map((friend) => ({
      ...stepsOf(friend),
      who: shortened(numberOf(friend.playerId)),
      reward: moneyOf(friend.rewards?.referrer),
    })),
    ...(await countFriends(db, playerId)),
    own: own === undefined || ownTerms === undefined ? null : { ...stepsOf(own), terms: ownTerms },
  };
}

/** The operators' side: with why, and both rewards. */
export async function friendsOfPlayer(parts: FriendsParts, playerId: PlayerId): Promise<FriendsOfPlayerView> {
  const { db } = parts.kernel;
  const friends = await friendsOf(db, playerId, MOST_FRIENDS_SHOWN);
  const own = await friendOf(db, playerId);
  const named = [...friends.map((friend) => friend.playerId), ...(own ? [own.referrerId] : [])];
  const numberOf = await parts.playerNumbers.numbersOf(db, named);
  const shown = (friend: Friend, who: PlayerId): FriendsOfPlayerView['friends'][number] => ({
    number: numberOf(who),
    state: stateOf(friend),
    refusal: friend.refusal ?? null,
    version: friend.version,
    registeredAtMs: friend.registeredAtMs,
    endedAtMs: friend.endedAtMs ?? null,
    referrerReward: moneyOf(friend.rewards?.referrer),
    friendReward: moneyOf(friend.rewards?.friend),
  });
  return {
    code: (await linkOf(db, playerId)) ?? null,
    friends: friends.map((friend) => shown(friend, friend.playerId)),
    broughtBy: own === undefined ? null : shown(own, own.referrerId),
  };
}
