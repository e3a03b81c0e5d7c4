import { act, render } from '@testing-library/react';

import { setLanguage } from '@paddock/shared-utils';

import { installFakePage } from '../testing/fake-page.ts';
import type { FakePage } from '../testing/fake-page-types.ts';
import { useWritten } from './use-written.ts';

const TEXT = { en: { summary: 'Stake and get.' }, de: { summary: 'Setzen und bekommen.' } };

describe('what operators write in some languages', () => {
  let page: FakePage;
  afterEach(() => page.remove());

  function Read() {
    const written = useWritten();
    const { language, text } = written.text(TEXT);
    return <p>{`${written.title({ en: 'Five', ru: 'Пять' })}: ${language} ${text.summary}`}</p>;
  }

  it('is read in the reader’s language, also once that changes, else in the site’s own', async () => {
    page = installFakePage({
      site: { languages: { all: ['en', 'ru', 'de'], hiddenFromGuests: [], fallback: 'de' } },
    });
    const { container } = render(<Read />);
    expect(container.textContent).toBe('Five: en Stake and get.');
    await act(() => setLanguage('ru'));
    expect(container.textContent).toBe('Пять: de Setzen und bekommen.');
  });
});
