import { rememberTexts } from './remembered-texts.ts';

it('looks each text up once, by its namespace, key and values', () => {
  const asked: string[] = [];
  const translator = rememberTexts((namespace) => (key, values) => {
    asked.push(key);
    return `${namespace}:${key}${values === undefined ? '' : ` ${values['count']}`}`;
  });
  for (let round = 0; round < 2; round++) {
    expect(translator('betting')('live')).toBe('betting:live');
    expect(translator('common')('live')).toBe('common:live');
    expect(translator('betting')('more', { count: 1 })).toBe('betting:more 1');
    expect(translator('betting')('more', { count: 2 })).toBe('betting:more 2');
  }
  expect(asked).toEqual(['live', 'live', 'more', 'more']);
});
