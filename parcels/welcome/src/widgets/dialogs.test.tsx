import { act, cleanup, render, screen } from '@testing-library/react';
import { aMatchedRoute, installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import type { DialogWidgetProps } from './dialog-props.ts';
import { LoginWidget } from './login-widget.tsx';
import { RegistrationWidget } from './registration-widget.tsx';

let page: FakePage;
beforeEach(() => {
  page = installFakePage({
    dictionaries: { welcome: { en, ru } },
    site: { social: { providers: [{ id: 'sandbox', name: 'Pocket ID' }], oneTap: false } },
  });
});
afterEach(() => {
  cleanup();
  page.remove();
});

it.each([
  ['signing in', LoginWidget],
  ['registering', RegistrationWidget],
])(
  'the dialog for %s offers the companies too, and leads back to its page [S2-51, S2-67]',
  async (_what, Widget) => {
    page.showRoute(aMatchedRoute({ path: '/live', query: '?a=1' }));
    render(<Widget {...({} as DialogWidgetProps)} />);
    await act(() => page.timing.advanceAsync(0));
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Continue with Pocket ID' });
    expect(new URL(href).searchParams.get('returnUrl')).toBe('/live?a=1');
  },
);
