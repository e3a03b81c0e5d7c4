import { render } from '@testing-library/react';
import { answered, type FakePage } from '@paddock/shared-utils/testing';

import { LISTS } from '../model/catalogue-lists.ts';
import { NO_FACETS, openCasinoPage, settled } from '../pages/casino-page.fixture.ts';
import { MenuWidget } from './menu-widget.tsx';

describe('the menu of the casino', () => {
  let page: FakePage;
  afterEach(() => page.remove());

  it('has an icon of its own for each line, as it is icons alone when folded', async () => {
    page = openCasinoPage();
    const sections = Object.values(LISTS).flatMap((list) => ('section' in list ? [list.section] : []));
    const facets = { ...NO_FACETS, sections: sections.map((code) => ({ code, count: 1 })) };
    page.answer('GET', '/web-api/casino/facets', answered(facets));
    const { container } = render(<MenuWidget />);
    await settled();
    const drawn = [...container.querySelectorAll('li path')].map((path) => path.getAttribute('d'));
    expect(drawn.length).toBeGreaterThan(sections.length);
    expect(new Set(drawn).size).toBe(drawn.length);
  });
});
