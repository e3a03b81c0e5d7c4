export { createFriends } from './friends.ts';
export { friendProblems } from './rewards/audit-rewards.ts';
export type { Friends, FriendsDependencies } from './friends-api.ts';
