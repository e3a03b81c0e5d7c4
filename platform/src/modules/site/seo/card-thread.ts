import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';

const { resolve } = createRequire(import.meta.url);
const FACES = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'];

/** Draws pictures in turn, in a thread of its own: a picture takes as long as hundreds of bets. */
const drawing = (async () => {
  const { initWasm, Resvg } = await import('@resvg/resvg-wasm');
  const fontBuffers = await Promise.all(
    FACES.map((face) =>
      readFile(resolve(`@fontsource-variable/inter/files/inter-${face}-wght-normal.woff2`)),
    ),
  );
  await initWasm(await readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')));
  return (art: string) => {
    const picture = new Resvg(art, { font: { fontBuffers, defaultFontFamily: 'Inter Variable' } });
    const image = picture.render();
    const png = image.asPng();
    image.free();
    picture.free();
    return png;
  };
})();

parentPort?.on('message', ({ id, art }: { readonly id: number; readonly art: string }) => {
  void drawing
    .then((draw) => ({ id, png: draw(art) }))
    .catch((error: unknown) => ({ id, fault: String(error) }))
    .then((answer) => parentPort?.postMessage(answer));
});
