import type { SentCodeView } from '@paddock/contract/schemas';

import type { SentCode } from '../codes/one-time-codes.ts';

export const sentCodeView = ({ codeId, resendAtMs, expiresAtMs }: SentCode): SentCodeView => ({
  code_id: codeId,
  resend_at_ms: resendAtMs,
  expires_at_ms: expiresAtMs,
});
