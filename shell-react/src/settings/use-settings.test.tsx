import { LOOKS } from '@paddock/contract';
import { installFakePage, type FakePage } from '@paddock/shared-utils/testing';
import { act, cleanup, renderHook } from '@testing-library/react';

import { useSettings } from './use-settings.ts';

let page: FakePage;
beforeEach(() => {
  page = installFakePage();
});
afterEach(() => {
  cleanup();
  page.remove();
});

const NOTHING_CHOSEN = {
  compactView: false,
  lightVersion: false,
  appViewType: 0,
  coefIndicationType: 0,
  showSportsOnly: false,
  showGameId: false,
  leftSectionOpen: true,
  rightSectionOpen: true,
} as const;

describe('settings', () => {
  it('are put on the document and follow their changes', () => {
    renderHook(useSettings);
    act(() => page.shared.settings.updateSettings({ appTheme: 1, appFontSize: 1.25, compactView: true }));
    const { dataset } = document.documentElement;
    expect([dataset['theme'], dataset['scale'], dataset['look']]).toEqual(['dark', '1.25', 'compact']);
    act(() => page.shared.settings.updateSettings({ appTheme: null, compactView: false }));
    expect([dataset['theme'], dataset['look']]).toEqual([undefined, '']);
  });

  it('that styles alone act on are named, here and for the next document', () => {
    renderHook(useSettings);
    const { dataset } = document.documentElement;
    act(() =>
      page.shared.settings.updateSettings({
        ...{ compactView: true, lightVersion: true, appViewType: 1 as const },
        ...{ coefIndicationType: 1 as const, showSportsOnly: true },
        ...{ showGameId: true, leftSectionOpen: false, rightSectionOpen: false },
      }),
    );
    expect(dataset['look']).toBe(LOOKS.join(' '));
    expect(document.cookie).toContain(`look=${LOOKS.join('.')}`);
    act(() => page.shared.settings.updateSettings({ ...NOTHING_CHOSEN, showGameId: true }));
    expect(dataset['look']).toBe('event-numbers');
    expect(document.cookie).toMatch(/look=event-numbers(;|$)/);
  });
});
