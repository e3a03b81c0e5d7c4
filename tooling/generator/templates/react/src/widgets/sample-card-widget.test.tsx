import { act, render, screen } from '@testing-library/react';
import { installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import { SampleCardWidget } from './sample-card-widget.tsx';

describe('the sample-card widget', () => {
  let page: FakePage;
  afterEach(() => page.remove());

  it('follows who is signed in', () => {
    page = installFakePage({ dictionaries: { 'sample-parcel': { en } } });
    render(<SampleCardWidget />);
    expect(screen.getByText(en.card.guest)).toBeTruthy();
    act(() => page.signIn());
    expect(screen.getByText(en.card.player)).toBeTruthy();
  });
});
