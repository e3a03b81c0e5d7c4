import { directionOf } from '@paddock/contract';

import { html, type Html } from '../../../kernel/http/html.ts';
import { smsText } from '../carriers/sms-text.ts';
import type { ShownMessage } from '../outbox-store.ts';
import { outboxWords, type OutboxWords } from './outbox-words.ts';

export const STYLE_PATH = '/sandbox/outbox.css';

export interface OutboxView {
  readonly language: 'en' | 'ru';
  /** Whose messages alone are shown; empty for all. */
  readonly to: string;
  readonly messages: readonly ShownMessage[];
  /** Where links of a brand's messages lead. */
  readonly originOf: (brand: string | null) => string;
}

/** The sandbox's outbox: what players were sent, newest first. Complete HTML without scripts. */
export function outboxPage({ language, to, messages, originOf }: OutboxView): string {
  const words = outboxWords(language);
  const other = language === 'ru' ? 'en' : 'ru';
  const query = to === '' ? '' : `&to=${encodeURIComponent(to)}`;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${words.title}</title>
        <link rel="stylesheet" href="${STYLE_PATH}" />
      </head>
      <body>
        <header class="bar">
          <h1>${words.title}</h1>
          <span class="badge">${words.sandbox}</span>
          <a class="other" lang="${other}" href="/sandbox/outbox?lang=${other}${query}">${words.other}</a>
        </header>
        <main>
          ${filterPart(language, to, words)}
          ${
            messages.length === 0
              ? html`<p class="empty">${to === '' ? words.empty : words.emptyFor}</p>`
              : html`<ol class="messages">
                  ${messages.map((message) => messagePart(message, language, words, originOf(message.brand)))}
                </ol>`
          }
        </main>
      </body>
    </html>`.markup.trimStart();
}

function filterPart(language: string, to: string, words: OutboxWords): Html {
  return html`<form class="filter" method="get" action="/sandbox/outbox">
    <input type="hidden" name="lang" value="${language}" />
    <label
      >${words.filter}
      <input name="to" value="${to}" placeholder="${words.filterHint}" maxlength="254" autocomplete="off" />
    </label>
    <button>${words.show}</button>
    ${to === '' ? undefined : html`<a href="/sandbox/outbox?lang=${language}">${words.all}</a>`}
  </form>`;
}

function messagePart(message: ShownMessage, language: string, words: OutboxWords, origin: string): Html {
  const { channel, to, state, failure, atMs, content } = message;
  const at = new Date(atMs);
  const time = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'UTC',
  });
  const { code, link } = content;
  return html`<li class="message">
    <p class="meta">
      <span class="channel">${words[channel]}</span>
      <span>${words.to}: <strong>${to}</strong></span>
      <time datetime="${at.toISOString()}">${time.format(at)} UTC</time>
      <span class="state ${state}">${words[state]}</span>
    </p>
    <div lang="${message.language}" dir="${directionOf(message.language)}">
      ${channel === 'email' ? mailPart(message) : html`<p class="text">${smsText(content, origin)}</p>`}
    </div>
    ${code === undefined ? undefined : html`<p class="code"><span>${words.code}</span> <b>${code}</b></p>`}
    ${link === undefined ? undefined : html`<p><a href="${link.path}">${link.label}</a></p>`}
    ${failure === null ? undefined : html`<p class="failure">${failure}</p>`}
  </li>`;
}

function mailPart({ content: { subject, lines, footnote } }: ShownMessage): Html {
  return html`<h2>${subject}</h2>
    ${lines.map((line) => html`<p class="text">${line}</p>`)}
    ${footnote === undefined ? undefined : html`<p class="footnote">${footnote}</p>`}`;
}
