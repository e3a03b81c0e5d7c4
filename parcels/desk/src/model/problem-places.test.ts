import { problemPlaces } from './problem-places.ts';

describe('places that the server does not take', () => {
  it('are told by language and block, as an editor counts them', () => {
    const problems = [
      '/texts/en/blocks/3/level must be 2 or 3',
      '/texts/ru/title must not have fewer than 1 characters',
      '/kind page does not stand at /live',
      7,
    ];
    expect(problemPlaces({ problems })).toEqual([
      { language: 'en', block: 4, said: 'level must be 2 or 3' },
      { language: 'ru', block: undefined, said: 'title must not have fewer than 1 characters' },
      { language: undefined, block: undefined, said: '/kind page does not stand at /live' },
    ]);
  });

  it.each([undefined, null, 'no', { problems: 'no' }])('are none in %j', (details) => {
    expect(problemPlaces(details)).toEqual([]);
  });
});
