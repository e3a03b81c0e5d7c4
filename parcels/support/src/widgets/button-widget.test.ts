import { jest } from '@jest/globals';
import type { MountProps, WidgetProps } from '@paddock/contract';
import { setLanguage } from '@paddock/shared-utils';
import { installFakePage, type FakePage } from '@paddock/shared-utils/testing';
import { flushSync } from 'svelte';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { mount, unmount, update } from './button.ts';

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
    expect(dialog.textContent).toContain('support answers by e-mail');
    expect([...dialog.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/en/office/recharge',
      '/en/live',
      '/en/office/history',
    ]);
    expect(dialog.querySelector('input, textarea')).toBeNull();
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
