import { cleanup, render, screen } from '@testing-library/react';
import { installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import { CutName } from './cut-name.tsx';

describe('a name that is cut where it finds no room', () => {
  let page: FakePage;
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it.each([
    ['en', { en: 'Unione Castelvento' }, null],
    ['ru', { en: 'Unione Castelvento' }, null],
    ['ar', { en: 'Unione Castelvento' }, 'ltr'],
    ['ar', { en: 'Unione Castelvento', ar: 'أونيوني' }, null],
  ])('is cut at its own end, in %s: %j', (language, name, dir) => {
    page = installFakePage({ language });
    render(<CutName name={name} className="wide" />);
    const shown = screen.getByText(/Unione Castelvento|أونيوني/);
    expect([shown.getAttribute('dir'), shown.className]).toEqual([dir, expect.stringMatching(/name.* wide/)]);
  });
});
