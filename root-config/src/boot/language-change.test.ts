import { refusal } from '@paddock/shared-utils/testing';
import type { CommandResult } from '@paddock/shared-utils';

import type { RemoteFailure } from '../remote/remote-failure.ts';
import { createLanguageChange } from './language-change.ts';

function setUp(result: CommandResult) {
  const updates: unknown[] = [];
  const failures: RemoteFailure[] = [];
  document.documentElement.lang = 'en';
  document.documentElement.dir = 'ltr';
  const change = createLanguageChange({
    document,
    setLanguage: () => Promise.resolve(result),
    pages: {
      attach: () => undefined,
      show: () => undefined,
      retry: () => undefined,
      update: (props) => updates.push(['page', props]),
    },
    widgets: {
      mount: () => {
        throw new Error('nothing is mounted by a change of language');
      },
      updateAll: (props) => updates.push(['widgets', props]),
    },
    onFailure: (failure) => failures.push(failure),
  });
  return { change, updates, failures };
}

describe('a change of language', () => {
  it('reaches the document, every widget and the page', async () => {
    const { change, updates } = setUp({ ok: true });
    await change('ar');
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']);
    expect(updates).toEqual([
      ['widgets', { language: 'ar' }],
      ['page', { language: 'ar' }],
    ]);
  });

  it('keeps the old language whole when a dictionary does not come', async () => {
    const { change, updates, failures } = setUp(refusal('UNAVAILABLE'));
    await change('ar');
    expect(document.documentElement.lang).toBe('en');
    expect(updates).toEqual([]);
    expect(failures).toHaveLength(1);
  });
});
