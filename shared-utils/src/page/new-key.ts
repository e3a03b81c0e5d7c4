/** A key for one idempotent request: 128 unpredictable bits as 32 hex digits. */
export function newKeyOf(randomBytes: (count: number) => Uint8Array): string {
  return Array.from(randomBytes(16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
