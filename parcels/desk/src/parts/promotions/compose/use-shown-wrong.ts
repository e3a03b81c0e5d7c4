import { useMemo, useState } from 'react';

import { withoutPlace, wrongOfTouched, type Wrong } from '../../../model/promotions/wrong-places.ts';

export interface ShownWrong {
  /** What is missing and said already. */
  readonly lacks: readonly Wrong[];
  /** What the server refused and was not typed anew. */
  readonly refused: readonly Wrong[];
  /** Both: what is said beside fields. */
  readonly shown: readonly Wrong[];
  /** All places that the server named were typed anew. */
  readonly isMended: boolean;
  /** A place was left. */
  readonly touch: (path: string) => void;
  /** A place was typed anew. */
  readonly typed: (path: string) => void;
  readonly refuse: (named: readonly Wrong[]) => void;
  /** It was to be sent: all that is missing is said. */
  readonly showAll: () => void;
  /** As at the beginning: nothing was touched, and nothing refused. */
  readonly begin: () => void;
}

const NONE: readonly Wrong[] = [];

/** Says what is missing at a place once somebody was there, or wanted to send the whole; what the server refused, at once. */
export function useShownWrong(missing: readonly Wrong[]): ShownWrong {
  const [touched, setTouched] = useState<readonly string[]>([]);
  const [isAll, setIsAll] = useState(false);
  // Null where the server named nothing.
  const [named, setNamed] = useState<readonly Wrong[] | null>(null);
  const lacks = useMemo(
    () => (isAll ? missing : wrongOfTouched(missing, touched)),
    [isAll, missing, touched],
  );
  const touch = (path: string) => setTouched((last) => (last.includes(path) ? last : [...last, path]));
  return {
    lacks,
    refused: named ?? NONE,
    shown: useMemo(() => [...lacks, ...(named ?? NONE)], [lacks, named]),
    isMended: named?.length === 0,
    touch,
    typed(path) {
      touch(path);
      setNamed((last) => last && withoutPlace(last, path));
    },
    refuse: (wrong) => setNamed(wrong.length === 0 ? null : wrong),
    showAll: () => setIsAll(true),
    begin() {
      setTouched([]);
      setIsAll(false);
      setNamed(null);
    },
  };
}
