import { html } from '../../kernel/http/html.ts';
import type { SandboxGame } from '../catalogue/build-catalogue.ts';

/** What a game's page is opened with. */
export interface Opening {
  readonly game: SandboxGame;
  readonly language: 'en' | 'ru';
  /** Undefined for a demo. */
  readonly token: string | undefined;
  /** Of a demo, euros: nobody owns them. */
  readonly currency: string;
}

/** The page of any game: the script draws it from what stands in its attributes. */
export function gameDocument({ game: { entry, face }, language, token, currency }: Opening): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${entry.name.en}</title>
        <link rel="stylesheet" href="/game.css" />
        <script type="module" src="/game.ts"></script>
      </head>
      <body
        data-game="${entry.code}"
        data-name="${entry.name.en}"
        data-face="${face}"
        data-token="${token ?? ''}"
        data-currency="${currency}"
      ></body>
    </html>`.markup.trimStart();
}
