import { jest } from '@jest/globals';
import type { MountProps, WidgetProps } from '@paddock/contract';
import { setLanguage } from '@paddock/shared-utils';
import { answered, installFakePage, refusal, type FakePage } from '@paddock/shared-utils/testing';
import { flushSync } from 'svelte';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { svelteLifecycles } from '../parts/svelte-lifecycles.svelte.ts';
import SupportButton from './button-widget.svelte';

const { mount, unmount, update } = svelteLifecycles<WidgetProps>(SupportButton);

/** Lets lazily loaded chunks and what waits for them come through. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
  await import('../parts/chat-window.svelte');
  await Promise.resolve();
  flushSync();
}

describe('support widget, a parcel in Svelte', () => {
  let page: FakePage;
  let given: WidgetProps & MountProps;
  const onReady = jest.fn();

  const at = (selector: string): HTMLElement => {
    const found = document.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`nothing at ${selector}`);
    return found;
  };
  const button = () => at('button[aria-haspopup="dialog"]');

  beforeEach(async () => {
    page = installFakePage({ dictionaries: { support: { en, ru } } });
    document.body.innerHTML = '<div id="region"></div><div id="portals"></div>';
    onReady.mockClear();
    given = {
      widget: 'button',
      language: 'en',
      domElement: at('#region'),
      portalContainer: at('#portals'),
      onReady,
      onError: (error) => {
        throw error;
      },
    };
    await mount(given);
    flushSync();
  });
  afterEach(async () => {
    await unmount(given);
    page.remove();
  });

  it('shows a named button and says it is ready', () => {
    expect(button().getAttribute('aria-label')).toBe('Help and support');
    expect(button().getAttribute('aria-expanded')).toBe('false');
    expect(onReady).toHaveBeenCalled();
  });

  it('names the site’s pages on social networks, where it has any [S3-16]', async () => {
    button().click();
    await settled();
    expect(document.querySelector('.social')).toBeNull();
    button().click();
    await settled();
    const socialLinks = [{ name: 'Mastodon', link: 'https://social.example/@paddock', iconName: 'mastodon' }];
    page.setSite({ socialLinks });
    button().click();
    await settled();
    const link = at('.social a');
    expect([link.textContent, link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
      'Mastodon',
      'https://social.example/@paddock',
      'noopener noreferrer',
    ]);
  });

  it('opens a window that takes the focus, answers honestly and links to pages', async () => {
    button().click();
    await settled();
    const dialog = at('[role="dialog"]');
    expect(document.activeElement?.textContent).toBe('Help and support');
    expect([...dialog.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/en/office/recharge',
      '/en/live',
      '/en/office/history',
    ]);
    expect(dialog.querySelector('input, textarea')).toBeNull();
  });

  it('tells a guest the address and the hours in their own time [S2-25]', async () => {
    const hours = { days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '24:00', timeZone: 'Etc/UTC' };
    page.setSite({ support: { email: 'help@paddock.example', hours } });
    button().click();
    await settled();
    expect(at('a[href^="mailto:"]').textContent).toBe('help@paddock.example');
    expect(at('[role="dialog"]').textContent).toMatch(/We answer now, until .+ in your time/);
    expect(at('[role="dialog"]').textContent).toContain('Sign in to write to us here.');
  });

  it('lets a player write and read the answer in the window, live [S2-25, S2-67]', async () => {
    const question = (status: string, ...said: (readonly [string, string])[]) => ({
      id: '5',
      topicId: 7,
      subTopicId: null,
      status,
      createdAtMs: 0,
      changedAtMs: 0,
      payment: null,
      closedBy: null,
      messages: said.map(([from, text]) => ({ from, text, atMs: 0 })),
    });
    const mine = ['player', 'Why was it void?'] as const;
    page.signIn();
    page.answer('POST', '/web-api/support-requests', refusal('REQUESTS_FULL'));
    button().click();
    await settled();
    const write = async (text: string) => {
      const area = at('textarea') as HTMLTextAreaElement;
      area.value = text;
      area.dispatchEvent(new Event('input', { bubbles: true }));
      flushSync();
      at('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
      await settled();
    };
    expect((at('form button') as HTMLButtonElement).disabled).toBe(true);
    await write('Why was it void?');
    expect(at('[role="alert"]').textContent).toContain('Wait for our answers');
    expect((at('textarea') as HTMLTextAreaElement).value).toBe('Why was it void?');
    page.answer('POST', '/web-api/support-requests', answered(question('open', mine)));
    page.answer('GET', '/web-api/support-requests/5', answered(question('open', mine)));
    await write('Why was it void?');
    await settled();
    expect(at('[role="log"]').textContent).toContain('Why was it void?');
    page.answer(
      'GET',
      '/web-api/support-requests/5',
      answered(question('answered', mine, ['house', 'The match was called off.'])),
    );
    page.sendNews({ kind: 'request', requestId: '5' });
    await settled();
    expect(at('[role="log"]').textContent).toContain('The match was called off.');
    const sent = page.requests.filter(({ method }) => method === 'POST');
    expect(sent.map(({ body }) => body)).toEqual(Array(2).fill({ topicId: 11, text: 'Why was it void?' }));
    expect(sent.every(({ options }) => options.key !== undefined)).toBe(true);
    page.signOut();
  });

  it('keeps what was typed over a reload, until it is sent or the player signs out', async () => {
    const area = () => at('textarea') as HTMLTextAreaElement;
    const type = (text: string) => {
      area().value = text;
      area().dispatchEvent(new Event('input', { bubbles: true }));
      flushSync();
    };
    const reload = async () => {
      await unmount(given);
      await mount(given);
      flushSync();
      button().click();
      await settled();
    };
    page.signIn('7');
    await reload();
    type('Why was it');
    await reload();
    expect(area().value).toBe('Why was it');
    page.signIn('8');
    await reload();
    expect(area().value).toBe('');
    type('Mine');
    page.signOut();
    page.signIn('8');
    await reload();
    expect(area().value).toBe('');
    type('Sent');
    page.answer('POST', '/web-api/support-requests', answered({ id: '5' }));
    at('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    await settled();
    await reload();
    expect(area().value).toBe('');
    page.signOut();
  });

  it('closes by Escape and gives the focus back', async () => {
    button().click();
    await settled();
    at('[role="dialog"]').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await settled();
    expect(document.querySelector('[role="dialog"]')).toBeNull();
    expect(document.activeElement).toBe(button());
  });

  it('changes its language in place', async () => {
    const before = button();
    await setLanguage('ru');
    await update({ ...given, language: 'ru' });
    await settled();
    expect(button()).toBe(before);
    expect(button().getAttribute('aria-label')).toBe('Помощь и поддержка');
  });

  it('leaves nothing behind', async () => {
    await unmount(given);
    expect(at('#region').innerHTML).toBe('');
  });
});
