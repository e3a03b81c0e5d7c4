import type { CodePurpose, MessageChannel } from '../../messages/index.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Asker } from '../codes/askers.ts';
import type { OneTimeCodes, RedeemedCode, SentCode } from '../codes/one-time-codes.ts';
import type { PlayerPrincipal } from '../principal.ts';

/** What a code on the security page is for, more exactly than its purpose. */
export type CodeTask = 'bind-phone' | 'email-current' | 'email-coming' | 'email-auth' | 'two-factor-off';

const PURPOSES: Readonly<Record<CodeTask, CodePurpose>> = {
  'bind-phone': 'bind-phone',
  'email-current': 'change-security',
  'email-coming': 'confirm-email',
  'email-auth': 'change-security',
  'two-factor-off': 'change-security',
};

export interface ContactCodeOrder {
  readonly principal: PlayerPrincipal;
  readonly task: CodeTask;
  readonly channel: MessageChannel;
  readonly to: string;
  readonly language: string;
  readonly asker: Asker;
  /** Comes back with the code: the new e-mail address, while the old one confirms. */
  readonly value?: string;
}

/** Codes of changes on the security page: good for the task and the session they were asked for, nothing else. */
export interface ContactCodes {
  send(order: ContactCodeOrder): Promise<SentCode>;
  /** @throws WRONG_CODE, CODE_EXPIRED, CODE_SPENT. */
  redeem(
    principal: PlayerPrincipal,
    task: CodeTask,
    typed: { readonly code_id: string; readonly code: string },
  ): Promise<{ readonly to: string; readonly value: string }>;
}

export function createContactCodes(codes: OneTimeCodes): ContactCodes {
  return {
    send: ({ principal: { playerId, sessionId }, task, value = '', ...order }) =>
      codes.send({ ...order, playerId, purpose: PURPOSES[task], context: { task, sessionId, value } }),
    async redeem(principal, task, { code_id, code }) {
      const given = { codeId: code_id, purpose: PURPOSES[task], code: code.replaceAll(/[\s-]/g, '') };
      const redeemed = await codes.redeem(given);
      if (!isFor(redeemed, principal, task)) throw new PlatformError('WRONG_CODE');
      return { to: redeemed.to, value: String(redeemed.context['value']) };
    },
  };
}

function isFor({ playerId, context }: RedeemedCode, principal: PlayerPrincipal, task: CodeTask): boolean {
  return (
    playerId === principal.playerId &&
    context['sessionId'] === principal.sessionId &&
    context['task'] === task
  );
}
