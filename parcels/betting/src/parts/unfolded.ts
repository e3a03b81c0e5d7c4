import { createContext, useContext, useMemo, useState } from 'react';

/** Which blocks of a page are unfolded, by their keys: one that moves to another column is drawn anew and stays as it was. */
export interface Unfolded {
  readonly keys: ReadonlySet<string>;
  readonly toggle: (key: string) => void;
}

export const UnfoldedBlocks = createContext<Unfolded | undefined>(undefined);

/** What is unfolded on a page, kept above its columns. */
export function useUnfolded(): Unfolded {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  return useMemo(() => ({ keys, toggle: (key) => setKeys((last) => toggled(last, key)) }), [keys]);
}

/** Whether one block is, and its turn; by itself where no page keeps it. */
export function useIsUnfolded(key: string): readonly [boolean, () => void] {
  const page = useContext(UnfoldedBlocks);
  const [isOpen, setIsOpen] = useState(false);
  if (page === undefined) return [isOpen, () => setIsOpen((last) => !last)];
  return [page.keys.has(key), () => page.toggle(key)];
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}
