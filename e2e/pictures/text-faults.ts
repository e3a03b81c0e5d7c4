/**
 * What is wrong with the text of a page, by the boxes of its letters alone, whatever their font: words over other words,
 * words beside their box or the page, words that are cut off without a sign. Runs in the page, so it holds all it needs.
 * @returns one line a fault
 */
export function textFaults(): string[] {
  interface Words {
    readonly text: string;
    readonly node: Node;
    readonly box: DOMRect;
  }
  const faults = new Set<string>();
  const pageWidth = document.documentElement.clientWidth;
  const say = (text: string): string => `“${text.trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
  const clips = (style: CSSStyleDeclaration): boolean => style.overflowX !== 'visible';

  /** What of a box can be seen through those around it; undefined for none, as of words for screen readers alone. */
  function seen(box: DOMRect, from: Element | null): DOMRect | undefined {
    let { left, top, right, bottom } = box;
    for (let around = from; around !== null; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (!clips(style)) continue;
      const frame = around.getBoundingClientRect();
      left = Math.max(left, frame.left);
      right = Math.min(right, frame.right);
      top = Math.max(top, frame.top);
      bottom = Math.min(bottom, frame.bottom);
    }
    return right - left > 1 && bottom - top > 1
      ? new DOMRect(left, top, right - left, bottom - top)
      : undefined;
  }

  /** Words that stick out of the box that is drawn around them. */
  function checkBox({ text, box }: Words, from: Element): void {
    for (let around: Element | null = from; around !== null; around = around.parentElement) {
      const style = getComputedStyle(around);
      const isDrawn = style.borderLeftStyle !== 'none' || !/, 0\)$|transparent/.test(style.backgroundColor);
      if (!isDrawn || style.display === 'inline') continue;
      const frame = around.getBoundingClientRect();
      if (box.left < frame.left - 1 || box.right > frame.right + 1)
        faults.add(`${say(text)} sticks out of its box`);
      return;
    }
  }

  /** Words whose end cannot be seen, with no sign of it. */
  function checkCut(element: Element): void {
    const style = getComputedStyle(element);
    const isCut = style.overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1;
    const says = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
    if (isCut && !says && element.clientWidth > 1) faults.add(`${say(element.textContent)} is cut off`);
  }

  const all: Words[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent ?? '';
    if (parent === null || text.trim() === '' || !parent.checkVisibility({ visibilityProperty: true }))
      continue;
    if (parent.tagName === 'STYLE' || parent.tagName === 'SCRIPT') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const whole of range.getClientRects()) {
      const box = seen(whole, parent);
      if (box === undefined) continue;
      all.push({ text, node, box });
      if (box.right > pageWidth + 1 || box.left < -1) faults.add(`${say(text)} is beside the page`);
      checkBox({ text, node, box }, parent);
    }
    checkCut(parent);
  }

  // The height of a line is more than that of its letters: only their middle counts.
  const core = ({ box }: Words) => ({ top: box.top + box.height / 4, bottom: box.bottom - box.height / 4 });
  all.sort((a, b) => a.box.top - b.box.top);
  for (const [at, one] of all.entries()) {
    for (const other of all.slice(at + 1)) {
      if (other.box.top > one.box.bottom) break;
      if (other.node === one.node) continue;
      const isBeside = other.box.left >= one.box.right - 1 || other.box.right <= one.box.left + 1;
      const isBelow = core(other).top >= core(one).bottom || core(other).bottom <= core(one).top;
      if (!isBeside && !isBelow) faults.add(`${say(one.text)} and ${say(other.text)} overlap`);
    }
  }
  if (document.documentElement.scrollWidth > pageWidth + 1) faults.add('the page scrolls sideways');
  return [...faults];
}
