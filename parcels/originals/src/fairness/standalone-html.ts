/** What the file says, in the language it was taken in. */
export type StandaloneWords = Readonly<Record<string, string>>;

/** Text that may stand within a script: nothing in it ends the script. */
const inScript = (text: string): string =>
  text.replaceAll('</', String.raw`<\/`).replaceAll('<!--', String.raw`<\!--`);

const STYLE = `:root{color-scheme:light dark;font:16px/1.45 system-ui,sans-serif}body{max-width:60rem;margin:2rem auto;padding:0 1rem}
label{display:block;margin:.6rem 0;font-weight:600}input,select,textarea{display:block;width:100%;box-sizing:border-box;padding:.5rem;font:inherit;font-family:ui-monospace,monospace}
button{padding:.7rem 1.2rem;font:inherit;font-weight:600}pre{white-space:pre-wrap;overflow-wrap:anywhere}table{border-collapse:collapse}td,th{padding:.2rem .8rem .2rem 0;text-align:left;font-variant-numeric:tabular-nums}`;

/**
 * The check as one file that runs without us: from a disk, with no network, which its own policy forbids it.
 * @param script the code of `standalone.ts` with everything it needs
 */
export const standaloneHtml = (script: string, words: StandaloneWords, language: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'">` +
  `<title>Paddock</title><style>${STYLE}</style></head><body><main id="check"></main>` +
  `<script type="application/json" id="words">${inScript(JSON.stringify(words))}</script>` +
  `<script>${inScript(script)}</script></body></html>\n`;

/** Keys of the words it says, below `check` of the dictionary. */
export const STANDALONE_WORDS = [
  ...['title', 'lead', 'check', 'game', 'version', 'commitment', 'serverSeed', 'clientSeed', 'nonce'],
  ...['hash', 'salt', 'earlierHash', 'roundsBefore', 'stake', 'currency', 'choice', 'moves'],
  ...['seal.fits', 'seal.differs', 'seal.not-given', 'mixed.title', 'result.title', 'staked', 'paidMinor'],
  ...['impossible.game', 'impossible.seeds', 'impossible.bet', 'impossible.moves', 'impossible.stake'],
  ...['impossible.choice', 'balls.anew', 'balls.clientSeed', 'balls.nonce'],
] as const;
