import { act, render, screen } from '@testing-library/react';

import type { ApiResult } from '@paddock/shared-utils';

import { refusal } from '../testing/answers.ts';
import { installFakePage } from '../testing/fake-page.ts';
import { useRead } from './use-read.ts';

/** One request that waits for its answer. */
interface Asked {
  readonly signal: AbortSignal;
  readonly answer: (result: ApiResult<string>) => Promise<void>;
}

const asked: Asked[] = [];
const read = (signal: AbortSignal) =>
  new Promise<ApiResult<string>>((resolve) => {
    asked.push({
      signal,
      answer: (result) => {
        resolve(result);
        return act(() => Promise.resolve());
      },
    });
  });
const ok = (data: string): ApiResult<string> => ({ ok: true, httpStatus: 200, data });

function Reader(props: { readonly readKey: string | null; readonly version?: number }) {
  const { value, reload } = useRead({ key: props.readKey, version: props.version ?? 0, read });
  return (
    <button type="button" onClick={reload}>
      {value.status === 'ready' ? value.data : value.status}
    </button>
  );
}

describe('reading own data', () => {
  const button = () => screen.getByRole('button');
  const shown = () => button().textContent;
  beforeEach(() => {
    asked.length = 0;
    installFakePage();
  });

  it('loads, and reads nothing while there is no key', async () => {
    const { rerender } = render(<Reader readKey={null} />);
    expect([shown(), asked.length]).toEqual(['loading', 0]);
    rerender(<Reader readKey="a" />);
    await asked[0]?.answer(ok('one'));
    expect(shown()).toBe('one');
  });

  it('gives up a request nobody waits for, and drops its late answer', async () => {
    const { rerender, unmount } = render(<Reader readKey="a" />);
    rerender(<Reader readKey="b" />);
    expect(asked[0]?.signal.aborted).toBe(true);
    await asked[1]?.answer(ok('of b'));
    await asked[0]?.answer(ok('of a, late'));
    expect(shown()).toBe('of b');
    rerender(<Reader readKey="c" />);
    unmount();
    expect(asked[2]?.signal.aborted).toBe(true);
  });

  it('starts over with another key, never showing the answer of the last', async () => {
    const { rerender } = render(<Reader readKey="a" />);
    await asked[0]?.answer(ok('of a'));
    rerender(<Reader readKey="b" />);
    expect(shown()).toBe('loading');
  });

  it('keeps the answer on show while a new version comes, and when it fails', async () => {
    const { rerender } = render(<Reader readKey="a" version={1} />);
    await asked[0]?.answer(ok('first'));
    rerender(<Reader readKey="a" version={2} />);
    expect(shown()).toBe('first');
    await asked[1]?.answer(refusal('INTERNAL'));
    expect(shown()).toBe('first');
    rerender(<Reader readKey="a" version={3} />);
    await asked[2]?.answer(ok('second'));
    expect(shown()).toBe('second');
  });

  it('shares one answer among components that name one key', async () => {
    render(
      <>
        <Reader readKey="a" />
        <Reader readKey="a" />
      </>,
    );
    await asked[0]?.answer(ok('one'));
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['one', 'one']);
    expect(asked).toHaveLength(1);
  });

  it('says when nothing could be read, and tries again', async () => {
    render(<Reader readKey="a" />);
    await asked[0]?.answer(refusal('INTERNAL'));
    expect(shown()).toBe('error');
    act(() => button().click());
    expect(shown()).toBe('loading');
    await asked[1]?.answer(ok('at last'));
    expect(shown()).toBe('at last');
  });
});
