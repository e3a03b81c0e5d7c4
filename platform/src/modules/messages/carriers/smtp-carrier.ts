import { createTransport } from 'nodemailer';

import type { PlatformConfig } from '../../../kernel/config/config.ts';
import { STOP_PATH } from '../newsletters/unsubscribing.ts';
import { mailHtml, mailSubject, mailText } from './mail-text.ts';
import { UndeliverableError, type CarriedMessage, type CarriedSites, type Carrier } from './carrier.ts';

/** One try takes no longer than these together. */
const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
const CONNECTIONS = 5;

/** Hands mails to the SMTP server of the configuration. They come from the site by its name, unless it has another there. */
export function createSmtpCarrier(
  { mail, mode, publicOrigin }: PlatformConfig,
  smtpUrl: string,
  sites: CarriedSites,
): Carrier {
  const transport = createTransport({
    url: withOptions(smtpUrl, {
      pool: 'true',
      maxConnections: String(CONNECTIONS),
      connectionTimeout: String(CONNECT_MS),
      greetingTimeout: String(CONNECT_MS),
      socketTimeout: String(SILENCE_MS),
      // Codes and links do not travel in the clear because somebody in between took STARTTLS out of the answer.
      ...(mode === 'production' ? { requireTLS: 'true' } : {}),
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = new URL(publicOrigin).hostname;

  return {
    name: 'smtp',
    async deliver(message) {
      const [siteName, origin] = [sites.nameOf(message.brand), sites.originOf(message.brand)];
      try {
        await transport.sendMail({
          from: { ...mail.from, name: ((message.brand ?? null) === null && mail.from.name) || siteName },
          to: { name: '', address: message.to },
          subject: mailSubject(message.content.subject),
          text: mailText(message, origin),
          html: mailHtml(message, origin, siteName),
          messageId: `<${message.id}@${host}>`,
          headers: headersOf(message, origin),
        });
      } catch (error) {
        if (isFinal(error)) throw new UndeliverableError(refusalOf(error), { cause: error });
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

/** Unless the address names them itself. */
function withOptions(smtpUrl: string, options: Readonly<Record<string, string>>): string {
  const url = new URL(smtpUrl);
  for (const [name, value] of Object.entries(options))
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  return url.href;
}

function headersOf({ unsubscribeToken }: CarriedMessage, origin: string): Record<string, string> {
  // No answers of holiday programs to our mails.
  if (unsubscribeToken === undefined) return { 'Auto-Submitted': 'auto-generated' };
  return {
    'Auto-Submitted': 'auto-generated',
    'List-Unsubscribe': `<${origin}${STOP_PATH}?token=${unsubscribeToken}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** The server's word on this mail is final with a code of 500 and more; a failed login of ours is not about the mail. */
function isFinal(error: unknown): boolean {
  const { responseCode, code } = error as { readonly responseCode?: number; readonly code?: string };
  return code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500;
}

function refusalOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
