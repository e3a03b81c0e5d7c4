/** A return to the player as it is written: of 964 567 millionths "96.45", never more than it is. */
export function rtpText(rtpMillionths: number, decimalMark: string): string {
  const hundredths = Math.floor(rtpMillionths / 100);
  return `${Math.floor(hundredths / 100)}${decimalMark}${String(hundredths % 100).padStart(2, '0')}`;
}
