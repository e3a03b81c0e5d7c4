const FIELD = 'input:not([type=hidden]), select, textarea';
const FREE_FIELD = `:is(${FIELD}):not(:disabled)`;
const HEADING = ':is(h1, h2, h3, h4, legend)';
const BOX = ':is(div, section, article, form, fieldset, ul, ol, li):not([aria-hidden=true])';

export const isField = (element: Element): boolean => element.matches(FIELD);
export const takesRoom = (element: Element): boolean => element.getBoundingClientRect().height > 0;

/**
 * Where the focus goes on after what had it went: back to the button that opened what closed; into what came instead, its
 * first field or heading or itself; to the next row of a list; else to what it was in. Never to another button: whoever
 * presses twice would press that. On touch screens to no field, for the keyboard would cover what there is to read.
 * @param home the innermost element around it that still stands
 * @param gone what went, inside first
 */
export function placeAfter(
  home: HTMLElement,
  gone: readonly Element[],
  records: readonly MutationRecord[],
): HTMLElement {
  return openerOf(gone) ?? newIn(home, records) ?? nextRow(gone.at(-1), records) ?? home;
}

function openerOf(gone: readonly Element[]): HTMLElement | undefined {
  return gone
    .filter(({ id }) => id !== '')
    .map(({ id }) => document.querySelector<HTMLElement>(`[aria-controls~="${CSS.escape(id)}"]`))
    .find((opener) => opener !== null && takesRoom(opener)) as HTMLElement | undefined;
}

function newIn(home: HTMLElement, records: readonly MutationRecord[]): HTMLElement | undefined {
  const boxes = records
    .flatMap(({ addedNodes }) => [...addedNodes])
    .filter((node) => node instanceof HTMLElement)
    .filter((node) => home.contains(node) && node.matches(BOX) && takesRoom(node));
  const fields = matchMedia('(pointer: coarse)').matches ? [] : boxes.map(firstField);
  const [box] = boxes;
  return fields.find((field) => field !== null) ?? (box && beginningOf(box));
}

const firstField = (box: HTMLElement): HTMLElement | null => box.querySelector<HTMLElement>(FREE_FIELD);

function beginningOf(box: HTMLElement): HTMLElement {
  const [only, second] = box.children;
  if (second === undefined && only instanceof HTMLElement && only.matches(BOX)) return beginningOf(only);
  return box.querySelector<HTMLElement>(HEADING) ?? box;
}

function nextRow(row: Element | undefined, records: readonly MutationRecord[]): HTMLElement | undefined {
  if (row === undefined || !row.matches('li, tr')) return undefined;
  const record = records.find(({ removedNodes }) => [...removedNodes].includes(row));
  const next = record?.nextSibling ?? record?.previousSibling;
  return next instanceof HTMLElement && next.isConnected && next.matches('li, tr') ? next : undefined;
}
