import { directionOf, withLanguage, writtenIn } from '@paddock/contract';

import { html } from '../../../kernel/http/html.ts';
import type { Spoken } from '../../../kernel/spoken.ts';
import { STOP_PAGE_PATH } from '../newsletters/unsubscribing.ts';
import type { CarriedMessage } from './carrier.ts';

const UNSUBSCRIBE: Spoken<string> = {
  en: 'Stop letters like this one',
  ru: 'Не присылать таких писем',
  de: 'Solche E-Mails abbestellen',
  es: 'Dejar de recibir correos como este',
  tr: 'Böyle e-postaları durdur',
  ar: 'إيقاف الرسائل من هذا النوع',
  hi: 'ऐसे न्यूज़लेटर बंद करें',
};

/** A mail is written in a language that is spoken here; where it is not, whoever wrote it spoke English. */
const unsubscribeIn = (language: string) => writtenIn(UNSUBSCRIBE, { language, fallback: 'en' }).text;

type MailedMessage = Pick<CarriedMessage, 'content' | 'language' | 'unsubscribeToken'>;

/** The page that ends letters like this one; it asks first, for mail scanners open every link. */
function unsubscribeUrl({ language, unsubscribeToken }: MailedMessage, origin: string): string | undefined {
  if (unsubscribeToken === undefined) return undefined;
  return `${origin}${withLanguage(language, STOP_PAGE_PATH)}?token=${unsubscribeToken}`;
}

/** One line without anything that could end a header. */
export function mailSubject(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, 200);
}

/** The mail as plain text. */
export function mailText(message: MailedMessage, origin: string): string {
  const { lines, code, link, footnote } = message.content;
  const unsubscribe = unsubscribeUrl(message, origin);
  return [
    ...lines,
    ...(code === undefined ? [] : [code]),
    ...(link === undefined ? [] : [`${link.label}: ${origin}${link.path}`]),
    ...(footnote === undefined ? [] : [footnote]),
    ...(unsubscribe === undefined ? [] : [`${unsubscribeIn(message.language)}: ${unsubscribe}`]),
  ].join('\n\n');
}

/**
 * The same as HTML. Mail programs know no style sheets, so each element carries its own style; many take the outer
 * elements away, so the text says its language and direction once more.
 */
export function mailHtml(message: MailedMessage, origin: string, siteName: string): string {
  const { content, language } = message;
  const { lines, code, link, footnote } = content;
  const unsubscribe = unsubscribeUrl(message, origin);
  const direction = directionOf(language);
  const small = 'margin:24px 0 0;font-size:13px;color:#5a6560';
  return html`<!doctype html>
    <html lang="${language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${content.subject}</title>
      </head>
      <body style="margin:0;padding:24px 12px;background:#eef2f0;font-family:Arial,sans-serif;color:#16211c">
        <div
          lang="${language}"
          dir="${direction}"
          style="max-width:520px;margin:0 auto;padding:24px;background:#ffffff;border-radius:8px;font-size:16px;line-height:1.5"
        >
          <p style="margin:0 0 16px;font-weight:bold">${siteName}</p>
          ${lines.map((line) => html`<p style="margin:0 0 16px">${line}</p>`)}
          ${
            code === undefined
              ? undefined
              : html`<p style="margin:0 0 16px;font-size:28px;font-weight:bold;letter-spacing:4px">
                  ${code}
                </p>`
          }
          ${
            link === undefined
              ? undefined
              : html`<p style="margin:0 0 16px">
                    <a
                      href="${origin + link.path}"
                      style="display:inline-block;padding:12px 20px;background:#0b6b45;color:#ffffff;border-radius:8px;text-decoration:none;font-weight:bold"
                      >${link.label}</a
                    >
                  </p>
                  <p style="margin:0;font-size:13px;word-break:break-all">
                    <span dir="ltr">${origin + link.path}</span>
                  </p>`
          }
          ${footnote === undefined ? undefined : html`<p style="${small}">${footnote}</p>`}
          ${
            unsubscribe === undefined
              ? undefined
              : html`<p style="${small}">
                  <a href="${unsubscribe}" style="color:#0b6b45">${unsubscribeIn(language)}</a>
                </p>`
          }
        </div>
      </body>
    </html>`.markup.trimStart();
}
