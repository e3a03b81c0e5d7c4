import { closeSheet, openSheet, sheet$, toggleSheet } from './sheets.ts';

afterEach(closeSheet);

describe('the sheets of a phone', () => {
  it('opens one at a time', () => {
    openSheet('menu');
    openSheet('aside');
    expect(sheet$.snapshot()).toEqual({ status: 'open', sheet: 'aside' });
  });

  it('opens and closes by the same button', () => {
    toggleSheet('aside');
    expect(sheet$.snapshot().status).toBe('open');
    toggleSheet('aside');
    expect(sheet$.snapshot()).toEqual({ status: 'closed' });
  });

  it('switches when the button of the other one is pressed', () => {
    toggleSheet('menu');
    toggleSheet('aside');
    expect(sheet$.snapshot()).toEqual({ status: 'open', sheet: 'aside' });
  });
});
