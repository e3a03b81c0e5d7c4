import { act, render, screen } from '@testing-library/react';
import type { RoundView } from '@paddock/contract/schemas';
import type { ApiResult } from '@paddock/shared-utils';
import { answered, installFakePage, refusal, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { aRoundView } from '../model/round-view.fixture.ts';
import { FairnessPage } from './fairness-page.tsx';
import { AsciiEncoder, COMMITMENT, NEXT, ROUNDS, SEEDS, settled } from './game-page.fixture.tsx';

const CHANGED = { ...SEEDS, active: { commitment: NEXT, clientSeed: 'other', rounds: 0 } };
const openRound = (id: string, game: string, commitment: string): RoundView =>
  aRoundView({
    ...{ id, game, paid: null, endedAtMs: null },
    seeds: { commitment, clientSeed: 'me', nonce: 1, serverSeed: null },
  });

describe('the check of a round whose seed is not revealed', () => {
  let page: FakePage;
  let unmount: () => void;
  async function show(
    seeds: typeof SEEDS,
    open: readonly RoundView[],
    answer: ApiResult<typeof SEEDS> = answered(seeds),
  ): Promise<void> {
    Object.assign(globalThis, { TextEncoder: AsciiEncoder });
    page = installFakePage({ dictionaries: { originals: { en, ru } }, userId: '7' });
    page.answer('GET', `${ROUNDS}/5`, answered(aRoundView()));
    page.answer('GET', '/web-api/games/seeds', answer);
    page.answer('GET', ROUNDS, answered({ rounds: open, before: null }));
    location.hash = '#round=5';
    ({ unmount } = render(<FairnessPage />));
    await settled();
  }
  const finish = () => screen.queryAllByRole('link', { name: /^Finish/ });
  afterEach(() => {
    unmount();
    page.remove();
    location.hash = '';
  });

  it('asks to change seeds that are in use', async () => {
    await show(SEEDS, []);
    expect(screen.getByText(/It is still in use\. Change your seeds below/)).toBeTruthy();
    expect(finish()).toEqual([]);
  });

  it('names the open round that keeps it once the seeds were changed, with the way to end it', async () => {
    await show(CHANGED, [openRound('6', 'mines', COMMITMENT), openRound('7', 'hi-lo', NEXT)]);
    expect(screen.getByText(/A round that was begun with this seed is still open/)).toBeTruthy();
    expect(screen.queryByText(/Change your seeds below/)).toBeNull();
    expect(finish().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Finish Mines', '/en/games/mines'],
    ]);
  });

  it('says nothing of its reason where the seeds cannot be read', async () => {
    await show(SEEDS, [], refusal('INTERNAL'));
    expect(screen.getByText('The seed of this round is not shown yet')).toBeTruthy();
    expect(screen.queryByText(/still open|still in use/)).toBeNull();
  });

  it('fills itself in when that round is over', async () => {
    await show(CHANGED, [openRound('6', 'mines', COMMITMENT)]);
    const seeds = { ...aRoundView().seeds, serverSeed: 'ef'.repeat(32) };
    page.answer('GET', `${ROUNDS}/5`, answered(aRoundView({ seeds })));
    act(() => page.sendNews({ kind: 'games:round', id: '6' }));
    await settled();
    expect(screen.queryByText('The seed of this round is not shown yet')).toBeNull();
    expect(screen.getByDisplayValue('ef'.repeat(32))).toBeTruthy();
  });
});

describe('the check of a draw whose public value was a stand-in', () => {
  it('says that it proves nothing, and nothing of the sort of another', async () => {
    Object.assign(globalThis, { TextEncoder: AsciiEncoder });
    const page = installFakePage({ dictionaries: { originals: { en, ru } } });
    const seeds = { commitment: COMMITMENT, serverSeed: 'a'.repeat(64), clientSeed: 'b'.repeat(64) };
    const choice = JSON.stringify({ entries: [{ picks: 6, numbers: [1, 2, 3, 4, 5, 6], bonus: [] }] });
    const written = { game: 'lotto-6-45', version: '1', ...seeds, nonce: '3', choice, moves: '[]' };
    for (const [standIn, told] of [
      ['yes', 1],
      ['', 0],
    ] as const) {
      location.hash = `#${String(new URLSearchParams({ ...written, standIn }))}`;
      const { unmount } = render(<FairnessPage />);
      await settled();
      expect(await screen.findByTestId('check-result')).toBeTruthy();
      expect(screen.queryAllByText('This check proves nothing')).toHaveLength(told);
      unmount();
    }
    location.hash = '';
    page.remove();
  });
});
