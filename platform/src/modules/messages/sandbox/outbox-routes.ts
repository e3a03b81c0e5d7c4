import { Type } from 'typebox';
import { OutboxView } from '@paddock/contract/schemas';
import { pageAnswer } from '@paddock/contract/endpoints';

import { ownPageLanguage } from '../../../kernel/http/accepted-languages.ts';
import type { HttpApp } from '../../../kernel/http/http-app.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { sandboxStyle } from '../../../kernel/sandbox/sandbox-page.ts';
import { mailText } from '../carriers/mail-text.ts';
import { SANDBOX_CARRIER } from '../carriers/sandbox-carrier.ts';
import { smsText } from '../carriers/sms-text.ts';
import { newestMessages, type ShownMessage } from '../outbox-store.ts';
import { outboxPage, STYLE_PATH } from './outbox-page.ts';

const Recipient = Type.Optional(Type.String({ maxLength: 254 }));
const SHOWN = 50;

const PAGE_HEADERS = {
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
} as const;

/**
 * The outbox for developers and tests, in sandbox mode alone: there it shows codes and links of everybody to anybody.
 * Mails that a real server carries are not in it.
 */
export async function outboxRoutes(app: HttpApp, { db, hosts }: Kernel): Promise<void> {
  await sandboxStyle(app, STYLE_PATH, new URL('./outbox.css', import.meta.url));
  const newest = (to = '') =>
    newestMessages(db, { carrier: SANDBOX_CARRIER, to: to === '' ? undefined : to, limit: SHOWN });

  app.get(
    '/sandbox/outbox',
    {
      schema: {
        summary: 'Messages the sandbox holds, as a page',
        querystring: Type.Object({ to: Recipient, lang: Type.Optional(Type.String({ maxLength: 12 })) }),
        response: { 200: pageAnswer('What was sent, newest first') },
      },
    },
    async (request, reply) => {
      const { to = '', lang } = request.query;
      return reply
        .type('text/html; charset=utf-8')
        .headers(PAGE_HEADERS)
        .send(
          outboxPage({
            language: ownPageLanguage(lang, request.headers['accept-language']),
            to: to.trim(),
            messages: await newest(to.trim()),
            originOf: (brand) => hosts.originOfBrand(brand),
          }),
        );
    },
  );

  app.get(
    '/sandbox/outbox.json',
    {
      schema: {
        summary: 'Messages the sandbox holds, newest first',
        querystring: Type.Object({ to: Recipient }),
        response: { 200: OutboxView },
      },
    },
    async (request) => {
      return {
        messages: (await newest(request.query.to?.trim())).map((message) =>
          viewOf(message, hosts.originOfBrand(message.brand)),
        ),
      };
    },
  );
}

function viewOf(message: ShownMessage, origin: string): OutboxView['messages'][number] {
  const { id, channel, to, template, language, content, state, atMs } = message;
  return {
    id,
    channel,
    to,
    template,
    language,
    subject: content.subject,
    text: channel === 'sms' ? smsText(content, origin) : mailText(message, origin),
    code: content.code ?? null,
    link: content.link === undefined ? null : origin + content.link.path,
    state,
    at_ms: atMs,
  };
}
