import type { ProblemPlace } from '../../../model/problem-places.ts';

/** What can be written in. */
const FIELDS = 'input, textarea, select';

/**
 * Gives the focus to the field of a place: what stands for a part of it names that part in `data-at` (`en`, `blocks/2`,
 * `steps/0`, `title`). Where the page has none so narrow it goes to the first field of the widest part there is.
 */
export function focusPlace(page: HTMLElement, { language, block, path }: ProblemPlace): void {
  let rest = [
    ...(language === undefined ? [] : [language]),
    ...(block === undefined ? [] : ['blocks', String(block)]),
    ...path,
  ];
  let part = page;
  while (rest.length > 0) {
    const [inner, length] = longestIn(part, rest);
    if (inner === null) break;
    part = inner;
    rest = rest.slice(length);
  }
  if (part === page) return;
  const field = part.matches(FIELDS) ? part : part.querySelector<HTMLElement>(FIELDS);
  // A picture is chosen by a button.
  (field ?? part.querySelector('button'))?.focus();
}

function longestIn(part: HTMLElement, names: readonly string[]): readonly [HTMLElement | null, number] {
  const parts = [...part.querySelectorAll<HTMLElement>('[data-at]')];
  for (let length = names.length; length > 0; length--) {
    const name = names.slice(0, length).join('/');
    const inner = parts.find(({ dataset }) => dataset['at'] === name);
    if (inner !== undefined) return [inner, length];
  }
  return [null, 0];
}
