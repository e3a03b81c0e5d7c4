import { fieldEnd } from './field-end.ts';

describe('how a field came in', () => {
  it('is told in the order of the places, all who came first as its winners', () => {
    const places = new Map([
      ['1', 4],
      ['2', 1],
      ['3', 3],
      ['4', 1],
    ]);
    expect(fieldEnd(places)).toEqual({
      winners: ['2', '4'],
      placings: [
        { place: 1, code: '2' },
        { place: 1, code: '4' },
        { place: 3, code: '3' },
        { place: 4, code: '1' },
      ],
    });
  });
});
