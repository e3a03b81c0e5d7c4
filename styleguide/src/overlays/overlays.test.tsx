import { jest } from '@jest/globals';
import { ParcelRoot } from '@paddock/styleguide';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';

import { Dialog } from './dialog.tsx';
import { Menu } from './menu.tsx';
import { Sheet } from './sheet.tsx';
import { ToastRegion } from './toast-region.tsx';

function Root({ children, portals }: { readonly children: ReactNode; readonly portals?: HTMLElement }) {
  return (
    <ParcelRoot
      parcel="office"
      direction="ltr"
      errorTexts={() => ({ title: 'Failed', retryLabel: 'Retry' })}
      portalContainer={portals}
    >
      {children}
    </ParcelRoot>
  );
}

interface LimitProps {
  readonly onClose?: (reason: string) => void;
  readonly dismissible?: boolean;
}

function Limit({ onClose, dismissible = true }: LimitProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setOpen(true);
        }}
      >
        Remove
      </button>
      <Dialog
        open={open}
        dismissible={dismissible}
        onClose={(reason) => {
          onClose?.(reason);
          setOpen(false);
        }}
        title="Remove the limit?"
        description="It ends after 24 hours."
        closeLabel="Close"
        actions={
          <>
            <button type="button">Keep</button>
            <button type="button">Remove in 24 hours</button>
          </>
        }
      />
    </>
  );
}

async function openDialog(): Promise<HTMLElement> {
  const opener = screen.getByRole('button', { name: 'Remove' });
  opener.focus();
  fireEvent.click(opener);
  return screen.findByRole('dialog');
}

describe('Dialog', () => {
  it('is named and described, and starts at the first action rather than the cross', async () => {
    render(
      <Root>
        <Limit />
      </Root>,
    );
    const dialog = await openDialog();
    expect(dialog.getAttribute('aria-labelledby')).not.toBeNull();
    expect(screen.getByRole('dialog', { name: 'Remove the limit?' })).toBe(dialog);
    await waitFor(() => {
      expect(document.activeElement?.textContent).toBe('Keep');
    });
  });

  it('keeps the rest of the page out of reach, with a guard at both ends of the tab order', async () => {
    render(
      <Root>
        <Limit />
      </Root>,
    );
    const dialog = await openDialog();
    await waitFor(() => {
      expect(dialog.contains(document.activeElement)).toBe(true);
    });
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
    expect(document.querySelectorAll('[data-base-ui-focus-guard][tabindex="0"]').length).toBe(2);
  });

  it('closes by Escape and gives the focus back', async () => {
    const onClose = jest.fn();
    render(
      <Root>
        <Limit onClose={onClose} />
      </Root>,
    );
    const dialog = await openDialog();
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(onClose).toHaveBeenCalledWith('escape');
    await waitFor(() => {
      expect(document.activeElement?.textContent).toBe('Remove');
    });
  });

  it('stays for a question that must be answered, unless its own cross is pressed', async () => {
    const onClose = jest.fn();
    render(
      <Root>
        <Limit onClose={onClose} dismissible={false} />
      </Root>,
    );
    const dialog = await openDialog();
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledWith('button');
  });

  it('stands in the container of its parcel’s region', async () => {
    const portals = document.body.appendChild(document.createElement('div'));
    render(
      <Root portals={portals}>
        <Limit />
      </Root>,
    );
    const dialog = await openDialog();
    expect(portals.contains(dialog)).toBe(true);
    expect(dialog.dataset['parcel']).toBe('office');
  });
});

describe('Sheet', () => {
  it('is a named dialog that Escape folds', async () => {
    const onClose = jest.fn();
    render(
      <Root>
        <Sheet open onClose={onClose} title="Coupon" closeLabel="Fold the coupon">
          <p>Three legs</p>
        </Sheet>
      </Root>,
    );
    const sheet = await screen.findByRole('dialog', { name: 'Coupon' });
    fireEvent.keyDown(sheet, { key: 'Escape' });
    expect(onClose).toHaveBeenCalledWith('escape');
    fireEvent.click(screen.getByRole('button', { name: 'Fold the coupon' }));
    expect(onClose).toHaveBeenLastCalledWith('button');
  });
});

describe('Menu', () => {
  it('opens from its button and runs what is chosen', async () => {
    const onSelect = jest.fn();
    render(
      <Root>
        <Menu
          trigger={<button type="button">Account</button>}
          groups={[{ id: 'one', items: [{ id: 'out', label: 'Log out', onSelect }] }]}
        />
      </Root>,
    );
    const opener = screen.getByRole('button', { name: 'Account' });
    expect(opener.getAttribute('aria-haspopup')).toBe('menu');
    fireEvent.click(opener);
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
  });
});

describe('ToastRegion', () => {
  it('says a new toast politely and closes it by its button', () => {
    const onClose = jest.fn();
    const view = (there: boolean) => (
      <ToastRegion
        label="Notifications"
        closeLabel="Close"
        toasts={
          there
            ? [{ id: '1', tone: 'positive', title: 'Bet 4711 placed', message: '10.00 at 2.952', onClose }]
            : []
        }
      />
    );
    const { container, rerender } = render(view(false));
    const live = container.querySelector('[aria-live="polite"]');
    expect(live?.textContent).toBe('');
    rerender(view(true));
    expect(live?.textContent).toBe('Bet 4711 placed. 10.00 at 2.952');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('keeps the lines of a message apart, for whoever sees and whoever hears them', () => {
    const { container } = render(
      <ToastRegion
        label="Notifications"
        closeLabel="Close"
        toasts={[
          { id: '1', tone: 'info', title: 'Your favourites', message: 'Albion 2:1 Rovers\nUnited 0:0 City' },
        ]}
      />,
    );
    expect(screen.getByText('Albion 2:1 Rovers').nextElementSibling?.textContent).toBe('United 0:0 City');
    const live = container.querySelector('[aria-live="polite"]');
    expect(live?.textContent).toBe('Your favourites. Albion 2:1 Rovers. United 0:0 City');
  });
});
