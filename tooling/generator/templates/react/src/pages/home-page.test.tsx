import { fireEvent, render, screen } from '@testing-library/react';
import { installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { HomePage } from './home-page.tsx';

describe('home page of sample-parcel', () => {
  let page: FakePage;
  const show = (language = 'en') => {
    page = installFakePage({ dictionaries: { 'sample-parcel': { en, ru } }, language });
    return render(<HomePage />);
  };
  afterEach(() => page.remove());

  it('counts presses', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(en.home.title);
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByText('Pressed 1 time')).toBeTruthy();
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByText('Pressed 2 times')).toBeTruthy();
  });

  it('speaks Russian', () => {
    show('ru');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(ru.home.title);
  });
});
