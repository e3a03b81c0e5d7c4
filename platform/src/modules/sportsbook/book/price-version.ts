/** A price version is "epoch.n": the server start and the market's counter within it (rules §5). */
export function priceVersion(epoch: bigint, n: number): string {
  return `${epoch}.${n}`;
}

/** The counter of a version of this server start; `undefined` for another start's or a malformed one. */
export function counterOf(version: string, epoch: bigint): number | undefined {
  const match = /^(\d{1,19})\.(\d{1,15})$/.exec(version);
  if (match === null || match[1] !== epoch.toString()) return undefined;
  return Number(match[2]);
}
