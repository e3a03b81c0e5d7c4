import { render } from '@testing-library/react';

import { Avatar, initialsOf } from './avatar.tsx';

describe('initialsOf', () => {
  it.each([
    ['Marta Kovac', 'MK'],
    ['Marta', 'M'],
    ['Ana María de la Cruz', 'AC'],
    ['иван петров', 'ИП'],
    ['  ', ''],
    ['𝒜da (guest) Byron', '𝒜B'],
  ])('%s is %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('Avatar', () => {
  it('shows the letters of a name and no picture', () => {
    const { container } = render(<Avatar name="Marta Kovac" />);
    expect(container.textContent).toBe('MK');
    expect(container.querySelector('svg')).toBeNull();
  });

  it.each(['', '  ', '4711'])('shows a person where the name “%s” has no letters', (name) => {
    const { container } = render(<Avatar name={name} />);
    expect(container.textContent).toBe('');
    expect(container.querySelector('svg')).not.toBeNull();
  });
});
