export interface QrPath {
  /** Modules along a side, without the quiet zone. */
  readonly size: number;
  /** SVG path of the dark modules, one unit each. */
  readonly path: string;
}

/** A QR code as one SVG path: the page draws it in its own markup, so that no image or script has to be let in. */
export async function qrPath(text: string): Promise<QrPath> {
  // Loaded with the first code.
  const { default: qrcode } = await import('qrcode');
  const { size, data } = qrcode.create(text, { errorCorrectionLevel: 'M' }).modules;
  const rows = Array.from({ length: size }, (_, y) => rowPath(data.subarray(y * size, (y + 1) * size), y));
  return { size, path: rows.join('') };
}

/** Dark modules that touch are one rectangle. */
function rowPath(row: Uint8Array, y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x++) {
    if (row[x] !== 1) continue;
    const from = x;
    while (row[x + 1] === 1) x += 1;
    const length = x + 1 - from;
    path += `M${from} ${y}h${length}v1h-${length}z`;
  }
  return path;
}
