import { act, fireEvent, render, screen } from '@testing-library/react';
import type { OperatorSessionView, SiteKeysView } from '@paddock/contract/schemas';
import { answered, installFakePage, SAMPLE_NOW_MS, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import type { SiteTab } from '../model/site/site-tab.ts';
import { SitePage } from './site-page.tsx';

const SESSION: OperatorSessionView = {
  operatorId: '4',
  name: 'ada',
  roles: ['admin'],
  permissions: [],
  passwordChangeNeeded: false,
  expiresAtMs: SAMPLE_NOW_MS + 28_800_000,
};

export const CHANGES = '/operator-api/site/changes';

/** A site that says nothing of itself. */
export const A_SITE: SiteKeysView = { version: 5, keys: {}, unsaid: {}, plans: [] };

export interface OpenSite {
  readonly page: FakePage;
  readonly press: (button: HTMLElement) => Promise<void>;
  readonly type: (label: string | RegExp, value: string) => void;
  readonly button: (name: string | RegExp) => HTMLElement;
  /** Bodies that were sent to an address. */
  readonly sent: (path: string) => unknown[];
  /** The site as the desk reads it next. */
  readonly again: (site: SiteKeysView) => Promise<void>;
  readonly leave: () => void;
}

/** The desk's page of the site, with an operator at it. */
export function openSitePage(
  tab: SiteTab,
  site: SiteKeysView,
  permissions: readonly string[],
  prepare: (page: FakePage) => void = () => undefined,
): OpenSite {
  const page = installFakePage({ dictionaries: { desk: { en, ru } } });
  const signedIn = {
    token: 'an.operators.token',
    session: { ...SESSION, permissions: [...permissions] },
  };
  page.answer('POST', '/operator-api/session/resume', answered({ signedIn }));
  page.answer('GET', '/operator-api/site', answered(site));
  prepare(page);
  const { unmount } = render(<SitePage query={`?tab=${tab}`} />);
  const press = (button: HTMLElement) =>
    act(() => {
      fireEvent.click(button);
      return Promise.resolve();
    });
  return {
    page,
    press,
    type: (label, value) => fireEvent.change(screen.getByLabelText(label), { target: { value } }),
    button: (name) => screen.getByRole('button', { name }),
    sent: (path) =>
      page.requests
        .filter((request) => request.method === 'POST' && request.path === path)
        .map(({ body }) => body),
    again(next) {
      page.answer('GET', '/operator-api/site', answered(next));
      return act(() => page.timing.advanceAsync(11_000));
    },
    leave() {
      unmount();
      page.remove();
    },
  };
}
