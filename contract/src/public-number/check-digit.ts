/**
 * Damm's table: a totally anti-symmetric quasigroup of ten, so that a check digit made with it finds every wrong digit and
 * every two neighbours that changed places. The database has the same one (`public_number_check` of the platform).
 */
const DAMM = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
] as const;

/** The check digit that belongs behind ASCII digits: `572` has `4`. Digits with theirs behind them have `0`. */
export function checkDigitOf(digits: string): string {
  let interim = '0';
  for (const digit of digits) interim = DAMM[Number(interim)]?.[Number(digit)] ?? '';
  return interim;
}
