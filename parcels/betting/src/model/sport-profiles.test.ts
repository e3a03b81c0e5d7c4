import { createMemoryStorage, installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import { createSportProfiles } from './sport-profiles.ts';

describe('what is closed to a player, over a reload', () => {
  let page: FakePage;
  let storage = createMemoryStorage();
  const open = (userId?: string) => {
    page = installFakePage({ storage, ...(userId !== undefined && { userId }) });
    return createSportProfiles();
  };
  const kept = () => [...storage.texts.values()].find((text) => text.includes('lineProfileId'));
  beforeEach(() => {
    storage = createMemoryStorage();
    open('7');
    page.setProfile({ disallow_line_sport: ['football'], disallow_live_sport: ['tennis', 'cricket'] });
    page.remove();
  });
  afterEach(() => page.remove());

  it('is kept as the ids of line and live with their time, and known before the record comes [S3-27]', () => {
    expect(kept()).toMatch(/"lineProfileId":"football","liveProfileId":"tennis\+cricket","atMs":\d{13}/);
    const profiles = open('7');
    expect(profiles.lastClosedIn('line')).toEqual(['football']);
    expect(profiles.lastClosedIn('live')).toEqual(['tennis', 'cricket']);
  });

  it('is another player’s in no case', () => {
    expect(open('8').lastClosedIn('live')).toEqual([]);
  });

  it('stands for a day [S3-27]', () => {
    const profiles = open('7');
    page.timing.advance(24 * 3_600_000 - 1);
    expect(profiles.lastClosedIn('line')).toEqual(['football']);
    page.timing.advance(1);
    expect(profiles.lastClosedIn('line')).toEqual([]);
  });

  it('is forgotten at sign-out [S4-03]', () => {
    open('7');
    page.signOut();
    expect(kept()).toBeUndefined();
    page.remove();
    expect(open('7').lastClosedIn('live')).toEqual([]);
  });
});
