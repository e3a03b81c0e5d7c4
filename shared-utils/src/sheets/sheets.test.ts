import { createSheets } from './sheets.ts';
import type { Sheets } from './sheets-types.ts';

describe('the sheets of a phone', () => {
  let sheets: Sheets;
  beforeEach(() => {
    sheets = createSheets();
  });

  it('opens one at a time', () => {
    sheets.openSheet('menu');
    sheets.openSheet('aside');
    expect(sheets.sheet$.snapshot()).toEqual({ status: 'open', sheet: 'aside' });
  });

  it('opens and closes by the same button', () => {
    sheets.toggleSheet('aside');
    expect(sheets.sheet$.snapshot().status).toBe('open');
    sheets.toggleSheet('aside');
    expect(sheets.sheet$.snapshot()).toEqual({ status: 'closed' });
  });

  it('switches when the button of the other one is pressed', () => {
    sheets.toggleSheet('menu');
    sheets.toggleSheet('aside');
    expect(sheets.sheet$.snapshot()).toEqual({ status: 'open', sheet: 'aside' });
  });
});
