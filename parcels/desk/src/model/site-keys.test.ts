import { foundKeys, heldOf, plansOf, saidOf } from './site-keys.ts';

const SITE = {
  keys: { timeZone: 3, companyName: 'Hippodrome' },
  unsaid: { refId: 1, blocks: null, 'zero-hip': 0 },
};
const names = (typed: string) => foundKeys(SITE, typed).map(({ name }) => name);

it.each([
  ['', ['companyName', 'timeZone', 'blocks', 'refId', 'zero-hip']],
  ['HIP', ['companyName', 'zero-hip']],
  ['nothing', []],
  ['brand:meadow', ['brand:meadow']],
  ['brand:', []],
])('of all keys those that hold %j are %j', (typed, expected) => {
  expect(names(typed)).toEqual(expected);
});

it('says of a key whether it is the site’s own word', () => {
  expect(foundKeys(SITE, 'refid')).toEqual([{ name: 'refId', value: 1, isSaid: false }]);
  expect([saidOf(SITE.keys, 'timeZone'), saidOf(SITE.keys, 'refId'), saidOf(SITE.keys, 'toString')]).toEqual([
    3,
    null,
    null,
  ]);
});

it('is found by the words about it', () => {
  const about = (name: string) => (name === 'refId' ? 'The Partner' : '');
  expect(foundKeys(SITE, 'partner', about).map(({ name }) => name)).toEqual(['refId']);
});

it('holds what the site says, else what holds without a word of it', () => {
  expect(['timeZone', 'refId', 'blocks', 'nothing'].map((name) => heldOf(SITE, name))).toEqual([
    3,
    1,
    null,
    null,
  ]);
});

it('has the first plan that waits to change it', () => {
  const plan = { id: '1', fromMs: 1, author: 'ada', reason: 'x', fault: null, change: { refId: null } };
  const plans = [
    { ...plan, state: 'done' as const },
    { ...plan, id: '2', state: 'waiting' as const },
  ];
  expect(plansOf(plans, 'refId').map(({ id }) => id)).toEqual(['2']);
  expect(plansOf(plans, 'toString')).toEqual([]);
});
