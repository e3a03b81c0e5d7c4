import { closeReasonOf, isSecondClick } from './close-reason.ts';

it.each([
  [
    'the second click of a double click outside',
    'outside-press',
    new MouseEvent('click', { detail: 2 }),
    true,
  ],
  ['a single click outside', 'outside-press', new MouseEvent('click', { detail: 1 }), false],
  ['a press of the cross, however often', 'close-press', new MouseEvent('click', { detail: 2 }), false],
  ['a key', 'escape-key', new KeyboardEvent('keydown', { key: 'Escape' }), false],
])('tells a second click apart from every other way to leave: %s', (_name, reason, event, isSecond) => {
  expect(isSecondClick(reason, event)).toBe(isSecond);
});

it('says of what it does not know that it was another way', () => {
  expect(closeReasonOf('outside-press')).toBe('outside');
  expect(closeReasonOf('newer')).toBe('other');
});
