import { act, fireEvent, render, screen } from '@testing-library/react';

import { UnfoldedBlocks, useIsUnfolded, useUnfolded } from './unfolded.ts';

function Block({ name }: { readonly name: string }) {
  const [isOpen, toggle] = useIsUnfolded(name);
  return <button onClick={toggle}>{`${name} ${isOpen ? 'open' : 'folded'}`}</button>;
}

function Columns({ swapped }: { readonly swapped: boolean }) {
  const columns = swapped ? [['b'], ['a']] : [['a'], ['b']];
  return (
    <UnfoldedBlocks value={useUnfolded()}>
      {columns.map((names, at) => (
        <div key={at}>
          {names.map((name) => (
            <Block key={name} name={name} />
          ))}
        </div>
      ))}
    </UnfoldedBlocks>
  );
}

it('a block that changes column stays unfolded, and is folded again by another press', () => {
  const { rerender } = render(<Columns swapped={false} />);
  act(() => void fireEvent.click(screen.getByText('a folded')));
  rerender(<Columns swapped />);
  expect([screen.queryByText('a open'), screen.queryByText('b folded')]).not.toContain(null);
  act(() => void fireEvent.click(screen.getByText('a open')));
  expect(screen.queryByText('a folded')).not.toBeNull();
});

it('a block by itself keeps its own', () => {
  render(<Block name="a" />);
  act(() => void fireEvent.click(screen.getByText('a folded')));
  expect(screen.queryByText('a open')).not.toBeNull();
});
