import { closeDialog, openDialog } from '@paddock/shared-utils';
import { installFakePage, type FakePage } from '@paddock/shared-utils/testing';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';

import { createFakeHost, type FakeHost } from '../testing/fake-host.ts';
import { setWindowWidth } from '../testing/window-width.ts';
import { DialogHost } from './dialog-host.tsx';

// The lazy module is there before the first test waits for it.
beforeAll(() => import('./widget-dialog.tsx'));

let page: FakePage;
let host: FakeHost;
beforeEach(() => {
  setWindowWidth(1366);
  page = installFakePage();
  host = createFakeHost();
  render(<DialogHost host={host} />);
});
afterEach(() => {
  cleanup();
  page.remove();
});

type DialogProps = { close(): void; setTitle(title: string): void; reason?: string };
const propsOf = (name: string) => host.widget(name).options.props as unknown as DialogProps;

async function open(): Promise<HTMLElement> {
  act(() => void openDialog({ widget: 'welcome/login', props: { reason: 'bet' }, size: 'medium' }));
  return screen.findByRole('dialog');
}

describe('the dialog host', () => {
  it('mounts the widget by name in a modal dialog, with its props and the shape of what comes [S2-67]', async () => {
    const dialog = await open();
    const widget = host.widget('welcome/login');
    expect(dialog.contains(widget.element)).toBe(true);
    expect(propsOf('welcome/login').reason).toBe('bet');
    expect(dialog.contains(widget.options.portalsParent ?? null)).toBe(true);
    expect(dialog.querySelector('.frame-skeleton')).not.toBeNull();
    act(() => widget.show({ status: 'ready' }));
    expect(dialog.querySelector('.frame-skeleton')).toBeNull();
  });

  it('has the focus itself, gives it to the first field of the widget, but not on a touch screen', async () => {
    const isTouch = { now: true };
    Object.assign(window, { matchMedia: () => ({ matches: isTouch.now }) });
    const dialog = await open();
    await waitFor(() => expect(document.activeElement).toBe(dialog));
    const widget = host.widget('welcome/login');
    const field = widget.element.appendChild(document.createElement('input'));
    act(() => widget.show({ status: 'ready' }));
    expect(document.activeElement).toBe(dialog);
    isTouch.now = false;
    act(() => widget.show({ status: 'loading' }));
    act(() => widget.show({ status: 'ready' }));
    expect(document.activeElement).toBe(field);
  });

  it('takes its title from the widget', async () => {
    const dialog = await open();
    act(() => propsOf('welcome/login').setTitle('Sign in'));
    expect(dialog.getAttribute('aria-labelledby')).toBe(screen.getByText('Sign in').id);
  });

  it.each<[string, () => unknown]>([
    ['the widget says so', () => propsOf('welcome/login').close()],
    ['Escape is pressed', () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
    ['its cross is pressed', () => screen.getByRole('button', { name: 'Close' }).click()],
    ['another part of the page says so', () => closeDialog()],
  ])('closes and unmounts the widget when %s', async (_what, close) => {
    await open();
    act(() => void close());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.shared.dialogs.dialogs$.snapshot()).toEqual({ status: 'closed' });
    expect(host.widget('welcome/login').isMounted).toBe(false);
  });

  it('has one dialog at a time: the next takes the place of the first', async () => {
    await open();
    act(() => void openDialog({ widget: 'welcome/registration' }));
    await waitFor(() => expect(host.widget('welcome/registration').isMounted).toBe(true));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    expect(host.widget('welcome/login').isMounted).toBe(false);
  });
});
