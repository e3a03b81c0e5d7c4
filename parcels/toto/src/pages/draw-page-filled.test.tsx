import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { anAccount, answered, type FakePage } from '@paddock/shared-utils/testing';

import { aDraw, openTotoPage, propsOf } from '../parts/toto.fixture.ts';
import { DrawPage } from './draw-page.tsx';

describe('a coupon that is filled in for its player', () => {
  let page: FakePage;
  async function show(draw = aDraw()): Promise<void> {
    page = openTotoPage({ userId: '11', accounts: [anAccount({ id: '21', iso: 'EUR' })] });
    page.answer('GET', '/web-api/toto/draws/7', answered(draw));
    await act(async () => {
      render(<DrawPage {...propsOf({ drawId: '7' })} />);
      await Promise.resolve();
    });
  }
  afterEach(() => page.remove());

  const row = (at: number) => screen.getByRole('group', { name: new RegExp(`^Match ${at}:`) });
  const buy = () => screen.getByRole('button', { name: /^(Buy for|Choose)/ });

  it('fills by chance and by odds, and keeps entries in a packet', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'By odds' }));
    expect(within(row(1)).getByRole('button', { name: /^1 / }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Into the packet' }));
    fireEvent.click(screen.getByRole('button', { name: '+5 entries by chance' }));
    expect(screen.getByText('Packet: 6 entries')).toBeTruthy();
    expect(buy().textContent).toBe('Buy for €3.00');
    fireEvent.click(screen.getByRole('button', { name: 'Take entry 6 out' }));
    expect(buy().textContent).toBe('Buy for €2.50');
  });

  it('reads a file line by line and tells what is wrong with a line', async () => {
    await show();
    const file = new File(['1 1 1 1 1 1\n1 1 1\n1 1 1 1 1 9\nX X X X X X'], 'coupon.txt');
    await act(async () => {
      fireEvent.change(screen.getByLabelText('Load a file', { selector: 'input' }), {
        target: { files: [file] },
      });
      await Promise.resolve();
    });
    expect(await screen.findByText('2 entries were taken from the file')).toBeTruthy();
    expect(screen.getByText('Line 2: there are not as many choices as matches')).toBeTruthy();
    expect(screen.getByText('Line 3, match 6: “9” is no choice')).toBeTruthy();
    expect(buy().textContent).toBe('Buy for €1.00');
  });

  it('says how much of a long file it did not take, and how many lines were faulty', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: '+5 entries by chance' }));
    const lines = [...new Array<string>(97).fill('1 1 1 1 1 1'), ...new Array<string>(23).fill('1 1')];
    await act(async () => {
      fireEvent.change(screen.getByLabelText('Load a file', { selector: 'input' }), {
        target: { files: [new File([lines.join('\n')], 'coupon.txt')] },
      });
      await Promise.resolve();
    });
    expect(await screen.findByText('95 entries were taken from the file')).toBeTruthy();
    expect(screen.getByText('2 more did not fit: a packet has 100 entries at most')).toBeTruthy();
    expect(screen.getByText('… and 3 more lines')).toBeTruthy();
  });

  it('takes nothing of a file that is too large, and says so', async () => {
    await show();
    const text = '1 1 1 1 1 1\n'.padEnd(100_001, ' ');
    await act(async () => {
      fireEvent.change(screen.getByLabelText('Load a file', { selector: 'input' }), {
        target: { files: [new File([text], 'coupon.txt')] },
      });
      await Promise.resolve();
    });
    expect(await screen.findByText(/Nothing was taken: the file is larger than 100 kB/)).toBeTruthy();
    expect(screen.queryByText(/taken from the file/)).toBeNull();
  });

  it('says which matches have no odds, where nothing can be filled by them', async () => {
    const draw = aDraw();
    const events = draw.events.map((event, at) =>
      at === 1 || at === 4 ? { ...event, chancesMilli: null } : event,
    );
    await show({ ...draw, events });
    expect(screen.getByText(/Not by odds now: .*: 2, 5$/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'By odds' })).toBeNull();
  });
});
