import { initialsOf } from './avatar.tsx';

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
