/** How analytics class the errors of a recovery code (S8-19): mistyped, or too late; undefined for any other. */
export function recoveryErrorOf(code: string): 'wrong_code' | 'time_up' | undefined {
  if (code === 'WRONG_CODE') return 'wrong_code';
  return code === 'CODE_EXPIRED' || code === 'CODE_SPENT' ? 'time_up' : undefined;
}
