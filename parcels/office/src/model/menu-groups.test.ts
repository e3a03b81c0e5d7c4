import { MENU_GROUPS } from './menu-groups.ts';

describe('the menu of the office', () => {
  it('gives every entry an icon of its own, so that they are told apart at a glance', () => {
    const icons = MENU_GROUPS.flatMap(({ items }) => items.map(({ icon }) => icon));
    expect(icons.filter((icon, place) => icons.indexOf(icon) !== place)).toEqual([]);
  });
});
