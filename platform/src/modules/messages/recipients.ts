import { PlatformError } from '../../kernel/http/problem.ts';
import type { MessageChannel } from './messages-api.ts';

/** One address, without anything that could end a header, add a recipient or name another. */
const EMAIL = /^[^\s@"(),:;<>[\]\\]{1,64}@[^\s@"(),:;<>[\]\\]{1,253}$/u;
const PHONE = /^\+[1-9]\d{6,14}$/;
const CONTROL = /\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}/u;

/** @throws INVALID_INPUT unless the text is exactly one address of the channel */
export function requireRecipient(channel: MessageChannel, to: string): void {
  const fits = channel === 'email' ? EMAIL.test(to) && !CONTROL.test(to) : PHONE.test(to);
  if (!fits) throw new PlatformError('INVALID_INPUT', [{ at: '/to', message: `is no ${channel} recipient` }]);
}
