import { cleanup, render } from '@testing-library/react';
import type { GrantProgress } from '@paddock/contract/schemas';
import { installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../../locales/en.json' with { type: 'json' };
import { ProgressWords } from './progress-words.tsx';

const LOST: GrantProgress = {
  ...{ on: 'loss', currency: 'EUR', done: '6.64', of: '1.00', untilMs: Date.UTC(2026, 10, 29, 2) },
};

describe('what is lost of what brings cashback', () => {
  let page: FakePage;
  const wordsOf = (progress: GrantProgress) =>
    render(<ProgressWords progress={progress} />).container.textContent;
  beforeEach(() => {
    page = installFakePage({ userId: '7', dictionaries: { office: { en } } });
  });
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('is told with what comes back of it as it stands', () => {
    expect(wordsOf({ ...LOST, back: '1.68' })).toContain('€6.64 lost; as it stands, €1.68 comes back after');
  });

  it('promises nothing where nothing comes back, and says why', () => {
    const words = wordsOf({ ...LOST, back: '0.00' });
    expect(words).toContain('nothing comes back');
    expect(words).toContain('bets that cover each other');
  });

  it('is told with what is asked until that is lost, and where something else comes of it', () => {
    expect(wordsOf({ ...LOST, done: '0.40', back: '0.00' })).toContain(
      '€0.40 lost; from €1.00 on something comes',
    );
    expect(wordsOf(LOST)).toContain('€6.64 lost; from €1.00 on something comes');
  });
});
