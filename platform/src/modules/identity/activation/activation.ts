import { DAY_MS, HOUR_MS } from '@paddock/contract';
import type { PlayerId } from '@paddock/contract';
import type { ActivationType, ActivationView } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { SendMessage } from '../../messages/index.ts';
import type { MailLinks } from '../codes/mail-links.ts';
import { emailKey } from '../registration/email.ts';
import { confirmEmail, findActivation } from './activation-store.ts';
import { activationTypeOf, remainingDaysToActivate } from './activation-type.ts';

/** How long a link confirms an address. */
export const ACTIVATION_LINK_MS = DAY_MS;

/** A player who has just registered, as the greeting needs them. */
interface Greeted {
  readonly playerId: PlayerId;
  readonly email: { readonly address: string; readonly proved: boolean } | undefined;
  readonly language: string;
}

/** Which addresses of a player are known to be theirs, and how they get to be. */
export interface Activation {
  /** Confirms what a newcomer proved while registering, and sends the link for what they did not. */
  greet(tx: Tx, newcomer: Greeted): Promise<void>;
  sendLink(
    tx: Tx,
    order: {
      readonly playerId: PlayerId;
      readonly address: string;
      readonly language: string;
      readonly isFirst: boolean;
    },
  ): Promise<void>;
  typeOf(db: Database | Tx, playerId: PlayerId): Promise<ActivationType>;
  view(db: Database, playerId: PlayerId): Promise<ActivationView>;
}

export function createActivation(
  { clock }: Kernel,
  { links, sendMessage }: { readonly links: MailLinks; readonly sendMessage: SendMessage },
): Activation {
  const sendLink: Activation['sendLink'] = async (tx, { playerId, address, language, isFirst }) => {
    const key = emailKey(address);
    if (key === undefined) return;
    const token = await links.issue(tx, {
      purpose: isFirst ? 'activate-fast' : 'activate',
      playerId,
      to: key,
      lifetimeMs: ACTIVATION_LINK_MS,
    });
    await sendMessage(tx, {
      channel: 'email',
      to: address,
      language,
      playerId,
      template: 'activation-link',
      params: { token, hours: ACTIVATION_LINK_MS / HOUR_MS, isFirst },
      notAfterMs: clock.nowMs() + ACTIVATION_LINK_MS,
    });
  };

  return {
    sendLink,
    async greet(tx, { playerId, email, language }) {
      const key = email === undefined ? undefined : emailKey(email.address);
      if (email === undefined || key === undefined) return;
      if (email.proved) return confirmEmail(tx, playerId, { emailKey: key, atMs: clock.nowMs() });
      await sendLink(tx, { playerId, address: email.address, language, isFirst: true });
    },
    async typeOf(db, playerId) {
      const facts = await findActivation(db, playerId);
      return activationTypeOf({
        email: facts?.isEmailConfirmed === true,
        phone: facts?.isPhoneConfirmed === true,
      });
    },
    async view(db, playerId) {
      const facts = await findActivation(db, playerId);
      if (facts === undefined) throw new Error(`player ${playerId} is gone`);
      const { email, toldPhone, isEmailConfirmed, isPhoneConfirmed, registeredAtMs } = facts;
      const type = activationTypeOf({ email: isEmailConfirmed, phone: isPhoneConfirmed });
      return {
        activation_type: type,
        email: email ?? '',
        is_email_confirmed: isEmailConfirmed,
        phone_to_confirm: toldPhone,
        is_phone_confirmed: isPhoneConfirmed,
        remaining_days_to_activate: remainingDaysToActivate(type, { registeredAtMs, nowMs: clock.nowMs() }),
      };
    },
  };
}
