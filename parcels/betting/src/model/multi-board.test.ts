import { createMultiBoard, EMPTY_BOARD, MULTI_MOST, parseBoard, type Board } from './multi-board.ts';

function boardOf(begin: Board = EMPTY_BOARD) {
  let stored = begin;
  const board = createMultiBoard({
    read: () => stored,
    write: (next: Board) => void (stored = next),
  } as never);
  return { board, stored: () => stored };
}

describe('the board of matches side by side', () => {
  it('keeps which matches stand, their order and the columns', () => {
    const { board, stored } = boardOf();
    for (const id of ['1', '2', '3', '2']) expect(board.add(id)).toBe(true);
    board.setColumns(2);
    board.remove('1');
    expect(stored()).toEqual({ eventIds: ['2', '3'], columns: 2 });
    expect(boardOf(stored()).board.snapshot()).toEqual(stored());
  });

  it.each([
    ['2', 0, '213'],
    ['2', 2, '132'],
    ['1', 9, '231'],
    ['3', -1, '312'],
    ['4', 0, '123'],
  ])('moves %s to place %i', (id, to, expected) => {
    const { board } = boardOf({ eventIds: ['1', '2', '3'], columns: 3 });
    board.move(id, to);
    expect(board.snapshot().eventIds.join('')).toBe(expected);
  });

  it('has room for six, and says when there is none', () => {
    const { board } = boardOf();
    const added = Array.from({ length: MULTI_MOST + 1 }, (_, nr) => board.add(String(nr)));
    expect(added).toEqual([...Array.from({ length: MULTI_MOST }, () => true), false]);
    expect(board.snapshot().eventIds).toHaveLength(MULTI_MOST);
    expect(board.add('0')).toBe(true);
  });

  it('tells who listens, and nobody who left', () => {
    const { board } = boardOf();
    let told = 0;
    const leave = board.subscribe(() => (told += 1));
    board.add('1');
    leave();
    board.add('2');
    expect(told).toBe(1);
  });

  it.each([
    [undefined, undefined],
    [{ eventIds: 'x', columns: 2 }, undefined],
    [{ eventIds: [], columns: 9 }, undefined],
    [
      { eventIds: ['1', 2, '1', '3'], columns: 2 },
      { eventIds: ['1', '3'], columns: 2 },
    ],
  ])('reads %j as %j', (stored, expected) => {
    expect(parseBoard(stored)).toEqual(expected);
  });
});
