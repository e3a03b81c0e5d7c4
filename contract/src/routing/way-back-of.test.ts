import { maintenancePath } from '../site/way-back.ts';
import { wayBackOf } from './way-back-of.ts';

describe('the way back after maintenance [S4-13]', () => {
  it('is the path that led there, with its query', () => {
    const query = maintenancePath('/live/football?a=1&b=2').slice('/site-updates'.length);
    expect(wayBackOf(query)).toBe('/live/football?a=1&b=2');
    expect(wayBackOf('?path=%2Fblock-appeal-history')).toBe('/block-appeal-history');
  });

  it.each([
    ['', '/'],
    ['?path=', '/'],
    ['?path=live', '/'],
    ['?path=https%3A%2F%2Fevil.example', '/'],
    ['?path=%2F%2Fevil.example', '/'],
    ['?path=%2F%5Cevil.example', '/'],
    ['?path=%2Fsite-updates', '/'],
    ['?path=%2Fcoming-soon', '/'],
    ['?path=%2Fblock%3Fx%3D1', '/'],
    ['?path=%2Foldbrowser%3Fpath%3D%252F', '/'],
  ])('of %p is home', (query, expected) => {
    expect(wayBackOf(query)).toBe(expected);
  });
});
