import type { GrantView } from '@paddock/contract/schemas';

/**
 * Whether a promotion is left where a gift of it stands. What a day of a wheel or a calendar brought is a part beside it: to leave
 * would end the days that are to come, and not the gift.
 */
export const leavableIn = (grants: readonly GrantView[]): ((code: string) => boolean) => {
  const daily = new Set(grants.filter(({ isDaily }) => isDaily === true).map(({ code }) => code));
  return (code) => !daily.has(code);
};

/** Whether a part stands where its player may leave it: it waits for its gift, or its days go on. */
export const isToLeave = (grant: GrantView, isLeavable: (code: string) => boolean): boolean =>
  grant.isDaily === true
    ? grant.state === 'running'
    : (grant.state === 'joined' || grant.state === 'waiting') && isLeavable(grant.code);
