import { render, screen } from '@testing-library/react';
import { installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../../locales/en.json' with { type: 'json' };
import { useEntryWords, type Entry } from './entry-words.ts';

const KEY = 'c0ffee00-1111-4222-8333-444455556666';
let page: FakePage;
afterEach(() => page.remove());

function Cause({ entry }: { readonly entry: Entry }) {
  return <p>{useEntryWords('EUR').cause(entry)}</p>;
}

it.each<[cause: string, kind: Entry['kind'], words: string]>([
  ['payment:4711', 'deposit', 'Payment 4711'],
  ['tournament:spring-race', 'tournament-prize', 'Tournament spring-race'],
  ['promotion:12', 'cashback', 'Promotion'],
  [`conversion:${KEY}`, 'conversion', '–'],
  [`adjustment:${KEY}`, 'adjustment', '–'],
  ['cashback:weekly', 'cashback', '–'],
])(
  'says what a line is for by what people know, and never by the key of a request: %s',
  (cause, kind, words) => {
    page = installFakePage({ dictionaries: { office: { en } }, userId: '7' });
    const entry: Entry = { seq: 1, kind, cause, amount: '1.00', balanceAfter: '9.00', atMs: 0 };
    render(<Cause entry={entry} />);
    expect(screen.getByText(words)).toBeTruthy();
  },
);
