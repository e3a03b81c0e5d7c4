import type { FileProbe } from '../remote/file-probe.ts';
import type { Reporter } from './reporter.ts';

/**
 * Reports the document's own stylesheets that did not come or were refused for their integrity. They fail before any
 * script of ours can listen, so that they are looked at once: a sheet that stands has its rules. Those of chunks that
 * are on their way are still waited for.
 */
export async function reportLostStyles(
  document: Document,
  { reporter, probe }: { readonly reporter: Pick<Reporter, 'report'>; readonly probe: FileProbe },
): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  const lost = [...links]
    .filter(({ sheet, onload }) => sheet === null && onload === null)
    .map(({ href }) => href);
  for (const href of lost) {
    const { kind } = await probe(href);
    reporter.report({ kind: 'load', failure: kind, error: 'a stylesheet did not load', source: href });
  }
}
