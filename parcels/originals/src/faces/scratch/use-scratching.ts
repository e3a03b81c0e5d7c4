import { useRef, useState, type PointerEvent } from 'react';

import { FIELDS } from '@paddock/games/scratch';

import { fieldsOpenedBy, SIDE, withStroke, type Point } from './scratched.ts';

interface Scratched {
  /** Of which round. */
  readonly id: string | undefined;
  readonly gone: ReadonlySet<number>;
  /** The strokes, as the data of a path. */
  readonly path: string;
  readonly open: ReadonlySet<number>;
}

const untouched = (id: string | undefined): Scratched => ({
  id,
  gone: new Set(),
  path: '',
  open: new Set(),
});
const ALL_FIELDS = Array.from({ length: FIELDS }, (_, field) => field);
/** A press that moved further than this was a stroke, and opens no field by itself. */
const PRESS = 40;

const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Point => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return [((clientX - left) * SIDE) / (width || SIDE), ((clientY - top) * SIDE) / (height || SIDE)];
};
const write = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;

export interface Scratching {
  readonly open: ReadonlySet<number>;
  readonly path: string;
  /** Every field lies open. */
  readonly isDone: boolean;
  readonly openField: (field: number) => void;
  readonly openAll: () => void;
  /** What the ticket listens to while it is scratched. */
  readonly pointer: Readonly<
    Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp', (event: PointerEvent<HTMLElement>) => void>
  >;
}

/** What has been scratched of the ticket of a round; another round brings another ticket. */
export function useScratching(id: string | undefined): Scratching {
  const [kept, setKept] = useState(() => untouched(id));
  const scratched = kept.id === id ? kept : untouched(id);
  const last = useRef<Point>(undefined);
  const moved = useRef(0);

  function change(to: (before: Scratched) => Scratched): void {
    setKept((before) => to(before.id === id ? before : untouched(id)));
  }

  function openFields(fields: readonly number[]): void {
    change((before) => ({ ...before, open: new Set([...before.open, ...fields]) }));
  }

  function stroke(from: Point, to: Point): void {
    change((before) => {
      const gone = withStroke(before.gone, from, to);
      return {
        id,
        gone,
        path: `${before.path} M${write(from)} L${write(to)}`,
        open: new Set([...before.open, ...fieldsOpenedBy(gone)]),
      };
    });
  }

  return {
    open: scratched.open,
    path: scratched.path,
    isDone: id !== undefined && scratched.open.size === FIELDS,
    openField(field) {
      if (moved.current <= PRESS) openFields([field]);
      moved.current = 0;
    },
    openAll() {
      openFields(ALL_FIELDS);
    },
    pointer: {
      onPointerDown(event) {
        last.current = pointOf(event);
        moved.current = 0;
      },
      onPointerMove(event) {
        const from = last.current;
        if (from === undefined || event.buttons === 0) return;
        const to = pointOf(event);
        moved.current += Math.hypot(to[0] - from[0], to[1] - from[1]);
        last.current = to;
        stroke(from, to);
      },
      onPointerUp() {
        last.current = undefined;
      },
    },
  };
}
