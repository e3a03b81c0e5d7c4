import { ERROR_TABLE, isErrorCode, statusOf } from './error-table.ts';

describe('the error table', () => {
  it('gives every code a client or server error status and a sentence', () => {
    for (const [code, [status, message]] of Object.entries(ERROR_TABLE)) {
      expect(code).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(600);
      expect(message).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('knows its codes and nothing of the prototype', () => {
    expect(isErrorCode('PRICE_MOVED')).toBe(true);
    expect(isErrorCode('toString')).toBe(false);
    expect(statusOf('PRICE_MOVED')).toBe(409);
  });
});
