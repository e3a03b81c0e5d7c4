import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';

import { Button, LinkButton } from './button.tsx';

describe('Button', () => {
  it('ignores presses while pending, and says it is busy', () => {
    const onClick = jest.fn();
    render(
      <Button pending onClick={onClick}>
        Placing
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Placing' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  it('does not submit its form while pending', () => {
    const onSubmit = jest.fn((event: Event) => event.preventDefault());
    const { container } = render(
      <form>
        <Button type="submit" pending>
          Deposit
        </Button>
      </form>,
    );
    container.querySelector('form')?.addEventListener('submit', onSubmit);
    fireEvent.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('takes two presses in a row as one while the first is at work', async () => {
    const work = Promise.withResolvers<undefined>();
    const onClick = jest.fn(() => work.promise);
    render(<Button onClick={onClick}>Deposit</Button>);
    const button = screen.getByRole('button');
    fireEvent.click(button);
    fireEvent.click(button);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(button.getAttribute('aria-busy')).toBe('true');
    await act(async () => {
      work.resolve(undefined);
      await work.promise;
    });
    expect(button.getAttribute('aria-busy')).toBeNull();
    await act(async () => {
      fireEvent.click(button);
      await work.promise;
    });
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('is free again after a refused press', async () => {
    const work = Promise.withResolvers<never>();
    render(<Button onClick={() => work.promise}>Deposit</Button>);
    fireEvent.click(screen.getByRole('button'));
    await act(async () => {
      work.reject(new Error('refused'));
      await work.promise.catch(() => undefined);
    });
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull();
  });

  it('stays in reach of the keyboard when unavailable, and does nothing', () => {
    const onClick = jest.fn();
    render(
      <Button unavailable onClick={onClick}>
        Enter a stake from 0.20
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Enter a stake from 0.20' });
    button.focus();
    expect(document.activeElement).toBe(button);
    fireEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });

  it('is a link where it goes somewhere', () => {
    render(<LinkButton href="/en/office/recharge">Deposit</LinkButton>);
    expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/en/office/recharge');
  });
});
