import type { Lines } from './lines.ts';

interface NamedCover {
  readonly legs: number;
  readonly lines: Lines;
}

const cover = (legs: number, smallest: number): NamedCover => ({
  legs,
  lines: { bankers: [], folds: Array.from({ length: legs - smallest + 1 }, (_, at) => smallest + at) },
});

/** Sets of systems that go by a name (rules §10): all lines of their legs from doubles, or from singles, up. */
export const NAMED_COVERS = {
  trixie: cover(3, 2),
  patent: cover(3, 1),
  yankee: cover(4, 2),
  'lucky-15': cover(4, 1),
  canadian: cover(5, 2),
  'lucky-31': cover(5, 1),
  heinz: cover(6, 2),
  'lucky-63': cover(6, 1),
  'super-heinz': cover(7, 2),
  goliath: cover(8, 2),
} as const satisfies Readonly<Record<string, NamedCover>>;
export type CoverName = keyof typeof NAMED_COVERS;

/** The name of the lines of a bet, if they have one. */
export function coverName({ bankers, folds }: Lines, legCount: number): CoverName | undefined {
  const names = Object.keys(NAMED_COVERS) as CoverName[];
  return names.find((name) => {
    const { legs, lines } = NAMED_COVERS[name];
    return bankers.length === 0 && legs === legCount && lines.folds.join() === folds.join();
  });
}
