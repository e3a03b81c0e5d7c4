import type { MessageTemplate } from './template.ts';

export interface ResetLinkParams {
  readonly token: string;
  readonly minutes: number;
}

/** The token stands after the #: no server and no other site is ever told that part of an address. */
export const resetLinkTemplate: MessageTemplate<ResetLinkParams> = {
  audience: 'transactional',
  secret: true,
  brings: ({ token }) => ({ path: `/user/passwordreset#token=${token}` }),
};
