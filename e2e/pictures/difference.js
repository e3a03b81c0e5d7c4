// Compares two pictures in the browser, which can read them: no decoder has to be installed.
import pixelmatch from 'pixelmatch';

/** How far two colours may be apart, 0 to 1; edges of letters may be further. */
const THRESHOLD = 0.1;

async function pixelsOf(address) {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}

/** How many pixels differ, and a picture of them as a data address; `null` for pictures of different sizes. */
export async function differenceOf(known, seen) {
  const [a, b] = await Promise.all([pixelsOf(known), pixelsOf(seen)]);
  if (a.width !== b.width || a.height !== b.height) return null;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: a.width, height: a.height });
  const context = canvas.getContext('2d');
  const out = context.createImageData(a.width, a.height);
  const count = pixelmatch(a.data, b.data, out.data, a.width, a.height, { threshold: THRESHOLD });
  context.putImageData(out, 0, 0);
  return { count, picture: canvas.toDataURL() };
}
