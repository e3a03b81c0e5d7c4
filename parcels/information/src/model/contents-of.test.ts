import { contentsOf } from './contents-of.ts';

const heading = (anchor: string, level: 2 | 3 = 2) =>
  ({ block: 'heading', level, text: anchor, anchor }) as const;

it('lists the headings of a long text, and nothing of a short one', () => {
  const four = ['a', 'b', 'c', 'd'].map((anchor) => heading(anchor));
  expect(contentsOf({ blocks: [...four, heading('e', 3)] }).map(({ anchor }) => anchor)).toEqual([
    'a',
    'b',
    'c',
    'd',
  ]);
  expect(contentsOf({ blocks: four.slice(1) })).toEqual([]);
});
