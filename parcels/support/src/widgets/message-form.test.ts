import type { MountProps, WidgetProps } from '@paddock/contract';
import { notify } from '@paddock/shared-utils';
import { anAccount, answered, installFakePage, type FakePage } from '@paddock/shared-utils/testing';
import { flushSync } from 'svelte';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { svelteLifecycles } from '../parts/svelte-lifecycles.svelte.ts';
import QuestionWidget from './question-widget.svelte';

const { mount, unmount } = svelteLifecycles<WidgetProps>(QuestionWidget);

describe('a question to support follows what holds on the page', () => {
  let page: FakePage;
  let given: WidgetProps & MountProps;
  const find = (selector: string): Element => {
    const found = document.querySelector(selector);
    if (found === null) throw new Error(`nothing at ${selector}`);
    return found;
  };
  const at = (selector: string) => find(selector) as HTMLElement;
  const area = () => find('textarea') as HTMLTextAreaElement;
  const submit = () => find('form button[type=submit]') as HTMLButtonElement;
  const topic = () => (find('select') as HTMLSelectElement).selectedOptions[0]?.textContent;
  const quotes = () => [...document.querySelectorAll('.quote')].map(({ textContent }) => textContent.trim());
  const change = (run: () => void): void => {
    run();
    flushSync();
  };
  const type = (text: string) =>
    change(() => {
      area().value = text;
      area().dispatchEvent(new Event('input', { bubbles: true }));
    });

  beforeEach(async () => {
    page = installFakePage({
      dictionaries: { support: { en, ru } },
      accounts: [anAccount()],
      userId: '7',
    });
    document.body.innerHTML = '<div id="region"></div><div id="portals"></div>';
    given = {
      widget: 'question',
      language: 'en',
      domElement: at('#region'),
      portalContainer: at('#portals'),
      onReady: () => undefined,
      onError: (error) => {
        throw error;
      },
    };
    await mount(given);
    flushSync();
  });
  afterEach(async () => {
    await unmount(given);
    page.signOut();
    page.remove();
    sessionStorage.clear();
  });

  it('is closed by maintenance, which says until when, and keeps the text for after it', () => {
    type('Why was it void?');
    change(() =>
      page.setMaintenance({ status: 'active', startsAtMs: null, endsAtMs: Date.UTC(2026, 10, 23, 12) }),
    );
    expect(submit().disabled).toBe(true);
    expect(at('[role=status]').textContent).toMatch(
      /The site is being updated until Nov 23, .+ Your text stays here/,
    );
    page.answer('POST', '/web-api/support-requests', answered({ id: '5' }));
    at('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    expect(page.requests.filter(({ method }) => method === 'POST')).toEqual([]);
    change(() => page.setMaintenance({ status: 'none' }));
    expect([submit().disabled, area().value]).toEqual([false, 'Why was it void?']);
  });

  it('is about the account while the money is frozen, unless another topic is chosen', () => {
    expect(topic()).toBe('Something else');
    change(() => page.setAccounts([anAccount()], true));
    expect(topic()).toBe('Account, sign-in, documents');
    expect(at('.frozen').textContent).toContain('Your money is frozen by us');
    change(() => {
      (find('select') as HTMLSelectElement).value = '10';
      at('select').dispatchEvent(new Event('change', { bubbles: true }));
    });
    change(() => page.setAccounts([anAccount()], false));
    expect(topic()).toBe('Bonuses');
    expect(document.querySelector('.frozen')).toBeNull();
  });

  it('quotes what the player was just told went wrong, and nothing that all are told', () => {
    change(() => void notify({ kind: 'warning', group: 'maintenance', text: 'The site is updated soon' }));
    change(() => void notify({ kind: 'success', text: 'Saved' }));
    expect(quotes()).toEqual([]);
    change(() => void notify({ kind: 'error', text: { key: 'support:failed' } }));
    expect(quotes()).toEqual(['Quote “This could not be loaded.”']);
    type('What now?');
    change(() => at('.quote').click());
    expect(area().value).toBe('“This could not be loaded.”\nWhat now?');
    expect(quotes()).toEqual([]);
  });
});
