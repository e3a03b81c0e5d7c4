import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { closeDialog, openDialog } from '@paddock/shared-utils';
import { aMatchedRoute, installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../../locales/en.json' with { type: 'json' };
import ru from '../../../locales/ru.json' with { type: 'json' };
import { RegistrationWidget } from '../../widgets/registration-widget.tsx';
import type { DialogWidgetProps } from '../../widgets/dialog-props.ts';
import { Credentials } from './credentials.tsx';

const MADE = { number: '123456786', password: 'kT4m-9xWb' };

describe('number and password of an account opened in one click', () => {
  let page: FakePage;
  const onContinue = jest.fn();
  const scrolled = jest.fn();
  const guestPage = () =>
    aMatchedRoute({ path: '/registration', route: { ...aMatchedRoute().route, guards: ['guest'] } });

  beforeEach(() => {
    onContinue.mockClear();
    scrolled.mockClear();
    // jsdom lays nothing out. Newer browsers answer a promise.
    Element.prototype.scrollIntoView = function (this: Element, how) {
      scrolled(this.getAttribute('data-testid'), how);
      return Promise.resolve() as unknown as undefined;
    };
    page = installFakePage({ dictionaries: { welcome: { en, ru } }, userId: '7' });
    page.showRoute(guestPage());
  });
  afterEach(() => {
    cleanup();
    page.remove();
  });

  const opened = () => {
    const value = page.shared.dialogs.dialogs$.snapshot();
    return value.status === 'open' ? value.dialog : null;
  };
  /** The page is taken away, and another one stands in its place. */
  const leave = (unmount: () => void) =>
    act(async () => {
      unmount();
      closeDialog();
      page.showRoute(aMatchedRoute({ path: '/line' }));
      await Promise.resolve();
    });

  it('come into sight from their beginning, however far down the button was', () => {
    const { unmount } = render(<Credentials {...MADE} onContinue={onContinue} />);
    expect(scrolled.mock.calls).toEqual([['credentials', { block: 'nearest' }]]);
    expect(unmount).not.toThrow();
  });

  it('asks once where they were left without being kept, over the page one went to', async () => {
    await leave(render(<Credentials {...MADE} onContinue={onContinue} />).unmount);
    expect(opened()).toMatchObject({
      widget: 'welcome/registration',
      props: { made: MADE },
      dismissible: false,
    });
    const close = jest.fn();
    const { unmount } = render(
      <RegistrationWidget {...({ made: MADE, close } as unknown as DialogWidgetProps)} />,
    );
    expect(screen.getByTestId('credentials-password').textContent).toBe(MADE.password);
    expect(screen.getByText(/You have not kept these yet/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'I have kept them, go on' }));
    expect(close).toHaveBeenCalledTimes(1);
    await leave(unmount);
    expect(opened()).toBeNull();
  });

  it('asks where their dialog was closed too', async () => {
    page.showRoute(aMatchedRoute());
    openDialog({ widget: 'welcome/registration' });
    await leave(render(<Credentials {...MADE} onContinue={onContinue} />).unmount);
    expect(opened()?.props).toEqual({ made: MADE });
  });

  it.each(['I have kept them, go on', 'Save as a file'])('asks nothing after “%s”', async (name) => {
    Object.assign(URL, { createObjectURL: () => '#', revokeObjectURL: () => undefined });
    const { unmount } = render(<Credentials {...MADE} onContinue={onContinue} />);
    fireEvent.click(screen.getByRole('button', { name }));
    await leave(unmount);
    expect(opened()).toBeNull();
  });

  it('shows them to nobody once the player signed out', async () => {
    const { unmount } = render(<Credentials {...MADE} onContinue={onContinue} />);
    page.signOut();
    await leave(unmount);
    expect(opened()).toBeNull();
  });
});
