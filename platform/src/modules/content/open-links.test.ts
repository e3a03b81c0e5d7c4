import type { ContentBlock } from '@paddock/contract/schemas';

import { textOf } from './content.fixture.ts';
import { withOpenLinks } from './open-links.ts';

const BLOCKS: readonly ContentBlock[] = [
  { block: 'text', text: 'Play in [the casino](/casino?from=about), read [the rules](/rules/1#two).' },
  { block: 'list', items: ['[**Slots**](/casino/slots)', '[elsewhere](https://example.com/casino)'] },
  { block: 'link', label: 'To the casino', target: '/casino' },
  { block: 'link', label: 'To the rules', target: '/rules/1' },
  { block: 'games', title: 'Ours', games: ['1'] },
  { block: 'form', form: 'registration' },
  { block: 'form', form: 'support' },
];
const closed = ['/casino', '/casino/slots', '/registration'];
const read = (stands: (path: string) => boolean) =>
  withOpenLinks({ ...textOf('About'), lead: '[Here](/casino)', blocks: [...BLOCKS] }, stands);

it('links to what is closed are words, and what only leads there is left out', () => {
  const { lead, blocks } = read((path) => !closed.includes(path));
  expect(lead).toBe('Here');
  expect(blocks).toEqual([
    { block: 'text', text: 'Play in the casino, read [the rules](/rules/1#two).' },
    { block: 'list', items: ['**Slots**', '[elsewhere](https://example.com/casino)'] },
    { block: 'link', label: 'To the rules', target: '/rules/1' },
    { block: 'form', form: 'support' },
  ]);
});

it('a text stays as it is where everything is open', () => {
  expect(read(() => true).blocks).toEqual(BLOCKS);
});
