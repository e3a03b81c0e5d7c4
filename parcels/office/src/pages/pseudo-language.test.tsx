import type { ComponentType } from 'react';
import { act, cleanup, render } from '@testing-library/react';
import {
  anAccount,
  installFakePage,
  pseudoDictionaries,
  unsaidWords,
  type FakePage,
} from '@paddock/shared-utils/testing';
import { languageName } from '@paddock/contract';

import office from '../../locales/en.json' with { type: 'json' };
import { ResponsiblePage } from './responsible-page.tsx';
import { SecurityPage } from './security-page.tsx';
import { SettingsPage } from './settings-page.tsx';

/** Nobody's to translate: names of languages and teams, codes, what Intl writes. */
const DATA = [
  ...['en', 'ru'].map(languageName),
  ...['UTC', 'EUR', 'Nov', 'AM', 'PM', 'Harbour City', 'Mill Rovers', 'Northern League'],
];

const PAGES: readonly (readonly [string, ComponentType])[] = [
  ['settings', SettingsPage],
  ['responsible gaming', ResponsiblePage],
  ['security', SecurityPage],
];

describe('every word of a page of the office', () => {
  let page: FakePage;
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it.each(PAGES)('comes from a dictionary (%s)', async (_name, Page) => {
    page = installFakePage({
      dictionaries: pseudoDictionaries({ office }),
      userId: '7',
      accounts: [anAccount({ moneyMinor: 124_840n })],
    });
    const { container } = render(<Page />);
    await act(() => Promise.resolve());
    expect(container.textContent).toContain('⟦');
    expect(unsaidWords(container, DATA)).toEqual([]);
  });
});
