import { isAtItem, MENU_GROUPS, menuFor } from './menu-groups.ts';

describe('the menu of the office', () => {
  it('gives every entry an icon of its own, so that they are told apart at a glance', () => {
    const icons = MENU_GROUPS.flatMap(({ items }) => items.map(({ icon }) => icon));
    expect(icons.filter((icon, place) => icons.indexOf(icon) !== place)).toEqual([]);
  });

  it.each([
    ['to promotions, as the menus of sports and of the casino do', {}, true],
    ['to none on a break, where nothing is offered', { isOnBreak: true }, false],
    ['to none while the parcel that has them is closed', { closedParcels: ['casino'] }, false],
  ])('leads %s', (_name, over, leads) => {
    const groups = menuFor({ isOnBreak: false, closedParcels: [], ...over });
    const paths = groups.flatMap(({ items }) => items.map(({ path }) => path));
    expect(paths.includes('/promotions')).toBe(leads);
    expect(paths).toContain('/office/promotion');
  });

  it.each([
    ['/office/bonuses/deposit', '/office/bonuses/deposit'],
    ['/office/bonuses/wager', '/office/promotion'],
    ['/office/promotion', '/office/promotion'],
    ['/office/payment/create-request', '/office/payment/requests'],
    ['/office/deduce/form', '/office/deduce'],
  ])('says at %s that its player is at %s, and nowhere else', (path, item) => {
    const all = MENU_GROUPS.flatMap(({ items }) => items);
    expect(all.filter((one) => isAtItem(one, path)).map(({ path: own }) => own)).toEqual([item]);
  });
});
