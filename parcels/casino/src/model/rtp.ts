/** A return to the player as it is written: of 964 567 millionths "96.45", never more than it is. */
export function rtpText(rtpMillionths: number, decimalMark: string): string {
  const hundredths = Math.floor(rtpMillionths / 100);
  return `${Math.floor(hundredths / 100)}${decimalMark}${String(hundredths % 100).padStart(2, '0')}`;
}

/** What a game returns by the worst and the best choice in it: "97.29–98.64"; one figure where they are written alike. */
export function rtpRange(
  leastMillionths: number | null,
  mostMillionths: number,
  decimalMark: string,
): string {
  const [least, most] = [leastMillionths ?? mostMillionths, mostMillionths].map((one) =>
    rtpText(one, decimalMark),
  );
  return least === most ? String(most) : `${least}–${most}`;
}
