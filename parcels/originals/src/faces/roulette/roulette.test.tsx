import { act, fireEvent, screen } from '@testing-library/react';
import { drawsThatPick } from '@paddock/games/testing';

import { openFace, type OpenFace } from '../testing/open-face.tsx';
import { ROULETTE_FACE } from './roulette-face.ts';

const falls = (pocket: number) => drawsThatPick([[pocket, 37]]);

describe('the face of roulette', () => {
  let face: OpenFace<unknown, unknown>;
  afterEach(() => face.close());
  // By attributes: working out the role of each of 157 places takes seconds.
  const every = () => [...document.querySelectorAll<HTMLElement>('[aria-label="Cloth"] > button')];
  const place = (name: string) => {
    const found = every().find((button) => button.getAttribute('aria-label')?.startsWith(`${name}, pays`));
    if (found === undefined) throw new Error(name);
    return found;
  };
  const covered = () =>
    every().flatMap((each) => ('covered' in each.dataset ? [each.dataset['number']] : []));
  const stops = () => every().filter(({ tabIndex }) => tabIndex === 0);
  const last = () => [...document.querySelectorAll('ol > li')].map(({ textContent }) => textContent);

  it('names all 157 places with what they pay', () => {
    face = openFace(ROULETTE_FACE);
    const names = every().map((button) => button.getAttribute('aria-label') ?? '');
    expect(new Set(names).size).toBe(157);
    expect(names.filter((name) => name.includes('games.'))).toEqual([]);
    expect(names).toEqual(
      expect.arrayContaining([
        ...['Number 17, pays 35 to 1', 'Split 17, 20, pays 17 to 1', 'Street 0, 1, 2, pays 11 to 1'],
        ...['Corner 0, 1, 2, 3, pays 8 to 1', 'Line 31, 32, 33, 34, 35, 36, pays 5 to 1'],
        ...['25–36: Third dozen, pays 2 to 1', 'Red, pays 1 to 1'],
      ]),
    );
  });

  it('lays chips, stacks them and takes a stack away', () => {
    face = openFace(ROULETTE_FACE);
    fireEvent.click(place('Number 17'));
    fireEvent.click(place('Number 17'));
    fireEvent.click(place('Red'));
    expect(place('Number 17').getAttribute('aria-label')).toBe('Number 17, pays 35 to 1: €2.00 on it');
    expect(place('Number 17').textContent).toContain('2');
    fireEvent.keyDown(place('Red'), { key: 'Backspace' });
    expect(face.choice()).toEqual({ table: 'european', chips: [{ on: 'straight-17', amountMinor: '200' }] });
  });

  it('says where the ball fell, marks it and keeps the last numbers', () => {
    face = openFace(ROULETTE_FACE);
    fireEvent.click(place('Red'));
    face.deal(falls(17));
    expect(screen.getByText('17 black')).toBeTruthy();
    face.deal(falls(0));
    expect(screen.getByText('0 zero')).toBeTruthy();
    expect(last()).toEqual(['0zero', '17black']);
    fireEvent.click(place('Black'));
    expect(last()).toEqual(['0zero', '17black']);
    expect(screen.getByText('Place chips, then spin.')).toBeTruthy();
  });

  it('is one stop of the Tab key, whose arrow keys follow the kind of bet', () => {
    face = openFace(ROULETTE_FACE);
    expect(stops()).toEqual([place('Number 0')]);
    act(() => place('Number 0').focus());
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
    press('ArrowRight');
    expect(document.activeElement).toBe(place('Number 2'));
    expect(covered()).toEqual(['2']);
    fireEvent.click(screen.getByLabelText('Splits'));
    // The stop is on a place of the kind that is chosen, so that the Tab key comes to the cloth at all.
    expect(stops()).toHaveLength(1);
    act(() => stops()[0]?.focus());
    press('ArrowRight');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Split/);
    expect(covered()).toHaveLength(2);
  });

  it('changes the table and leaves the chips where they lie', () => {
    face = openFace(ROULETTE_FACE);
    fireEvent.click(place('Red'));
    fireEvent.click(screen.getByLabelText('La partage'));
    expect(face.choice()).toEqual({ table: 'la-partage', chips: [{ on: 'red', amountMinor: '100' }] });
    expect(screen.getByText(/half of what lies on even chances comes back/)).toBeTruthy();
  });
});
