import { render } from '@testing-library/react';
import axe from 'axe-core';

import { Gallery } from './gallery.tsx';

/** jsdom draws nothing. axe only wants to see that words are no pictures in a font: here every letter is one. */
function drawLetters(): void {
  const pixels = { data: { buffer: Uint32Array.of(1).buffer } };
  const context = {
    canvas: {},
    measureText: (text: string) => ({ width: 30 * text.length }),
    fillText: () => undefined,
    clearRect: () => undefined,
    getImageData: () => pixels,
  };
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: () => context });
}

/** Colours and layout need a real browser; contrast is computed from the tokens in contrast.test.ts. */
const OPTIONS: axe.RunOptions = {
  rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
};

async function problemsOf(element: Element): Promise<readonly string[]> {
  const { violations } = await axe.run(element, OPTIONS);
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 200)}`));
}

describe('the gallery', () => {
  beforeAll(drawLetters);

  it('breaks no structural rule of axe', async () => {
    const { container } = render(<Gallery />);
    expect(await problemsOf(container)).toEqual([]);
  });

  it('breaks none with a dialog open either', async () => {
    render(<Gallery overlay="limit" />);
    expect(await problemsOf(document.body)).toEqual([]);
  });
});
