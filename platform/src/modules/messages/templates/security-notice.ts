import type { SecurityEventKind } from '@paddock/contract/schemas';

import type { MessageTemplate } from './template.ts';

/** Events of the security page. Signing in and passwords have messages of their own. */
export type SecurityNoticeKind = Exclude<
  SecurityEventKind,
  'sign-in' | 'sessions-ended' | 'password-changed' | 'password-reset'
>;

export interface SecurityNoticeParams {
  readonly kind: SecurityNoticeKind;
  /** Such as `Firefox, Windows`; empty when it could not be told. */
  readonly device: string;
  readonly atMs: number;
}

/** Tells the owner of an account what was changed on its security page, at once and whoever did it. */
export const securityNoticeTemplate: MessageTemplate<SecurityNoticeParams> = {
  audience: 'transactional',
  secret: false,
  brings: () => ({ path: '/office/security' }),
};
