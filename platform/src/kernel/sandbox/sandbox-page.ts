import { readFile } from 'node:fs/promises';

import type { HttpApp } from '../http/http-app.ts';
import { html, type Html } from '../http/html.ts';

/** A page of a pretended company: it looks like none of ours, so that nobody takes it for the site. */
export interface SandboxPage {
  readonly language: 'en' | 'ru';
  readonly company: string;
  /** What says that none of it is real. */
  readonly badge: string;
  readonly title: string;
  readonly stylePath: string;
  readonly content: Html;
}

/** Complete HTML without scripts. */
export function sandboxDocument({
  language,
  company,
  badge,
  title,
  stylePath,
  content,
}: SandboxPage): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${company} · ${title}</title>
        <link rel="stylesheet" href="${stylePath}" />
      </head>
      <body>
        <header class="bar">
          <span class="brand"><span class="mark" aria-hidden="true"></span>${company}</span>
          <span class="badge">${badge}</span>
        </header>
        <main class="card">${content}</main>
      </body>
    </html>`.markup.trimStart();
}

/** Headers of such a page. `formTargets`: origins its forms may lead to beside its own. */
export function sandboxHeaders(formTargets: readonly string[] = []): Readonly<Record<string, string>> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    // Not `no-referrer`: its forms would come from nowhere, and what comes from nowhere is refused.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'content-security-policy': [
      "default-src 'none'",
      "style-src 'self'",
      ["form-action 'self'", ...formTargets].join(' '),
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  };
}

/** Serves the look of sandbox pages at a path: what all of them share, then their own. */
export async function sandboxStyle(
  app: HttpApp,
  path: string,
  own: URL = new URL('./sandbox.css', import.meta.url),
): Promise<void> {
  const files = [new URL('./sandbox-base.css', import.meta.url), own];
  const parts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const style = parts.join('\n');
  app.get(path, { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=300').send(style),
  );
}
