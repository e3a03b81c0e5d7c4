import { DAY_MS } from '@paddock/contract';

import type { PlatformConfig } from '../../kernel/config/config.ts';
import type { Kernel } from '../../kernel/module.ts';
import type { CarriedSites, Carrier } from './carriers/carrier.ts';
import { sandboxCarrier } from './carriers/sandbox-carrier.ts';
import { createSmsCarrier } from './carriers/sms-carrier.ts';
import { createSmtpCarrier } from './carriers/smtp-carrier.ts';
import { deliverMessages, type DeliveryParts } from './deliver-messages.ts';
import type { Messages, MessagesDependencies } from './messages-api.ts';
import { messagesMigrations } from './migrations.ts';
import { createUnsubscribing } from './newsletters/unsubscribing.ts';
import { messageRoutes } from './routes.ts';
import { forgetEnded, insertMessage } from './outbox-store.ts';
import { requireRecipient } from './recipients.ts';
import { writeMessage } from './templates/templates.ts';

const DELIVER_EVERY_MS = 1_000;
const FORGET_EVERY_MS = DAY_MS;
/** What was sent, and to whom, is kept this long for whoever asks. */
const KEEP_MS = 30 * DAY_MS;

function smsCarrier({ sms }: PlatformConfig, site: CarriedSites): Carrier | undefined {
  return sms === undefined ? undefined : createSmsCarrier({ ...sms, originOf: site.originOf });
}

/** Messages out: an outbox in the database, carried by SMTP and an SMS company, or shown by the sandbox. */
export function createMessages(kernel: Kernel, dependencies: MessagesDependencies): Messages {
  const { config, clock, ids, scheduler, db, log } = kernel;
  const sandbox: Carrier | undefined = config.sandbox ? sandboxCarrier : undefined;
  const { smtpUrl } = config.mail;
  const site: CarriedSites = {
    nameOf: (brand) => dependencies.siteOf(brand).name,
    originOf: (brand) => kernel.hosts.originOfBrand(brand),
  };
  const parts: DeliveryParts = {
    kernel,
    carriers: {
      email: smtpUrl === undefined ? sandbox : createSmtpCarrier(config, smtpUrl, site),
      sms: dependencies.sms ?? smsCarrier(config, site) ?? sandbox,
    },
    unsubscribing: createUnsubscribing(kernel),
    mayOffer: dependencies.mayOffer,
  };

  return {
    name: 'messages',
    migrations: messagesMigrations,
    routes: (app) => messageRoutes(app, kernel, parts.unsubscribing),
    start() {
      for (const [channel, carrier] of Object.entries(parts.carriers))
        if (carrier === undefined)
          log.warn({ channel }, 'no carrier is configured: messages cannot be delivered');
      scheduler.every('messages.deliver', DELIVER_EVERY_MS, () => deliverMessages(parts));
      scheduler.every('messages.forget', FORGET_EVERY_MS, () => forgetEnded(db, clock.nowMs() - KEEP_MS));
      return Promise.resolve();
    },
    stop() {
      for (const carrier of Object.values(parts.carriers)) carrier?.close?.();
      return Promise.resolve();
    },
    async send(tx, message) {
      const { channel, to, playerId = null, notAfterMs = null, decoy = false } = message;
      requireRecipient(channel, to);
      const brand = playerId === null ? (message.brand ?? null) : await dependencies.brandOf(tx, playerId);
      const site = dependencies.siteOf(brand);
      const reader = { language: message.language, fallback: site.language };
      const { audience, secret, language, content } = writeMessage(message, reader, site);
      const marketing = audience === 'marketing';
      if (marketing && (await parts.unsubscribing.isStopped(tx, to))) return;
      if (marketing && playerId !== null && !(await dependencies.mayOffer(tx, playerId))) return;
      await insertMessage(tx, {
        messageId: ids.next(),
        channel,
        carrier: parts.carriers[channel]?.name ?? '',
        to,
        playerId,
        brand,
        template: message.template,
        language,
        marketing,
        secret,
        content: decoy ? null : content,
        notAfterMs,
        atMs: clock.nowMs(),
      });
    },
  };
}
