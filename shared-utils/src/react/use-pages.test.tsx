import { act, render, screen } from '@testing-library/react';

import type { ApiResult, PageOf } from '@paddock/shared-utils';

import { answered } from '../testing/answers.ts';
import { installFakePage } from '../testing/fake-page.ts';
import { usePages } from './use-pages.ts';

const PAGES: Readonly<Record<string, PageOf<string>>> = {
  first: { rows: ['a', 'b'], next: 'second' },
  second: { rows: ['c'], next: null },
};
const readPage = (cursor: string | null): Promise<ApiResult<PageOf<string>>> =>
  Promise.resolve(answered(PAGES[cursor ?? 'first'] as PageOf<string>));

function List() {
  const { value, more } = usePages({ key: 'list', on: ['bet'], readPage });
  return (
    <button type="button" onClick={() => void more()}>
      {value.status === 'ready' ? value.data.rows.join() : value.status}
    </button>
  );
}

it('shows a list as far as it was opened, after news and to who comes back', async () => {
  const page = installFakePage({ userId: '7' });
  const { unmount } = render(<List />);
  const shown = () => screen.getByRole('button').textContent;
  const settled = () => act(() => page.timing.advanceAsync(0));
  await settled();
  expect(shown()).toBe('a,b');
  act(() => screen.getByRole('button').click());
  await settled();
  expect(shown()).toBe('a,b,c');
  act(() => page.sendNews({ kind: 'bet', betId: '1', status: 'won' }));
  await settled();
  expect(shown()).toBe('a,b,c');
  unmount();
  render(<List />);
  expect(shown()).toBe('a,b,c');
  await settled();
});
