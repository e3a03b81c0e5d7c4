/** Shown to how many, and how many of them did what was hoped for. */
export interface ArmCount {
  readonly shown: number;
  readonly did: number;
}

/** The 97.5 % point of the normal distribution: intervals hold the truth in 19 of 20 experiments. */
const Z = 1.959_963_984_540_054;

/** Wilson's interval of a share: it stays within 0 and 1, also for few visitors. */
export function shareInterval({ shown, did }: ArmCount): readonly [low: number, high: number] {
  if (shown === 0) return [0, 1];
  const share = did / shown;
  const z2 = Z * Z;
  const middle = (share + z2 / (2 * shown)) / (1 + z2 / shown);
  const half = (Z / (1 + z2 / shown)) * Math.sqrt((share * (1 - share)) / shown + z2 / (4 * shown * shown));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** By how much the share of the second is above that of the first, with Newcombe's interval (his method 10). */
export function difference(first: ArmCount, second: ArmCount) {
  const [share1, share2] = [shareOf(first), shareOf(second)];
  const [low1, high1] = shareInterval(first);
  const [low2, high2] = shareInterval(second);
  const by = share2 - share1;
  return {
    by,
    low: by - Math.hypot(share2 - low2, high1 - share1),
    high: by + Math.hypot(high2 - share2, share1 - low1),
  };
}

const shareOf = ({ shown, did }: ArmCount): number => (shown === 0 ? 0 : did / shown);
