import { createDialogs } from './dialogs.ts';

describe('dialogs', () => {
  it('shows one at a time', () => {
    const dialogs = createDialogs();
    const first = dialogs.openDialog({ widget: 'welcome/login' });
    const second = dialogs.openDialog({ widget: 'cashier/deposit', props: { amount: '5' }, size: 'small' });
    expect(dialogs.dialogs$.snapshot()).toEqual({
      status: 'open',
      dialog: {
        id: second,
        widget: 'cashier/deposit',
        props: { amount: '5' },
        size: 'small',
        placement: 'centre',
        dismissible: true,
      },
    });
    dialogs.closeDialog(first);
    expect(dialogs.dialogs$.snapshot().status).toBe('open');
    dialogs.closeDialog(second);
    expect(dialogs.dialogs$.snapshot()).toEqual({ status: 'closed' });
  });
});
