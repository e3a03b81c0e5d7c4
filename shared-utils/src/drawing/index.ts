// `@paddock/shared-utils` of the process that draws pages: all that browsers have, in one file, and a start of its own.
import type { DrawnPage } from '@paddock/contract';

import { createSharedUtils } from '../page/create-shared-utils.ts';
import { install } from '../page/page-instance.ts';
import type { StartData } from '../page/start-data.ts';
import { createDrawnPage } from './drawn-page.ts';
import { DRAWING_TOOLS } from './drawing-tools.ts';
import { drawingEnvironment } from './drawing-environment.ts';

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
  return (drawn) => install(createDrawnPage(DRAWING_TOOLS, base, drawn, () => false));
}
