/** A fraction as the server writes it, "41/20", in thousandths to be shown, rounded half up: 2050. */
export function milliOf(fraction: string): bigint {
  const [num = '0', den = '1'] = fraction.split('/');
  const [whole, half] = [BigInt(den), 2n * BigInt(num) * 1_000n];
  return (half + whole) / (2n * whole);
}
