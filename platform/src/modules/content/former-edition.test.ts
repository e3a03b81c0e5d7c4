import { bodyOf } from './content.fixture.ts';
import { formerEdition } from './former-edition.ts';

const RULES = {
  body: bodyOf('rules', 'Rules'),
  number: 3,
  editions: [
    { number: 3, fromMs: 2 },
    { number: 1, fromMs: 1 },
  ],
};

it.each([
  ['', undefined],
  ['?edition=3', undefined],
  ['?edition=x', undefined],
  ['?edition=1', 1],
  ['?edition=2', 'unknown'],
])('%j asks for edition %s', (query, edition) => {
  expect(formerEdition(RULES, query)).toBe(edition);
});

it('is none of what has no editions', () => {
  expect(formerEdition({ ...RULES, body: bodyOf('page', 'About') }, '?edition=1')).toBe('unknown');
});
