// `@paddock/shared-utils` of the process that draws pages: all that browsers have, in one file, and a start of its own.
import type { DrawnPage } from '@paddock/contract';

import { createFormattersStream } from '../i18n/formatters-stream.ts';
import { createSharedUtils } from '../page/create-shared-utils.ts';
import { install } from '../page/page-instance.ts';
import type { StartData } from '../page/start-data.ts';
import { createDrawnPage } from './drawn-page.ts';
import { DRAWING_TOOLS, type DrawingTools } from './drawing-tools.ts';
import { drawingEnvironment } from './drawing-environment.ts';
import { rememberTexts } from './remembered-texts.ts';

export * from '../index.ts';

/** Shows a snapshot: what is drawn next is drawn from it. */
export type ShowDrawn = (drawn: DrawnPage) => void;

/**
 * Makes a page without a visitor.
 * @param words address of a dictionary → its content
 * @param namespaces dictionaries to have ready
 */
export async function startDrawing(
  boot: StartData,
  words: Readonly<Record<string, unknown>>,
  namespaces: readonly string[],
): Promise<ShowDrawn> {
  const base = createSharedUtils(drawingEnvironment(words), boot);
  await base.i18n.loadDictionaries(namespaces);
  const i18n = { ...base.i18n, translator: rememberTexts(base.i18n.translator) };
  let formatters$: ReturnType<typeof createFormattersStream> | undefined;
  const tools: DrawingTools = {
    ...DRAWING_TOOLS,
    // The same for all pages: formats are slow to make, and each stream of them listens to the language for good.
    createFormattersStream: (...of) => (formatters$ ??= createFormattersStream(...of)),
  };
  return (drawn) => install(createDrawnPage(tools, { ...base, i18n }, drawn, () => false));
}
