/** A fraction as the server writes it, "41/20", as a number to be shown: 2.05. */
export function decimalOf(fraction: string): number {
  const [num = '0', den = '1'] = fraction.split('/');
  return Number(num) / Number(den);
}
