import { onOtherKeyboard } from './other-keyboard.ts';

it.each([
  ['vbys', 'мины'],
  ['Vbys', 'мины'],
  ['вшсу', 'dice'],
  ['[fq-kje 2', 'хай-лоу 2'],
  ['🦊', '🦊'],
])('the keys of %s write %s while the other language is set', (typed, meant) => {
  expect(onOtherKeyboard(typed)).toBe(meant);
});
