import type { LinearRgb } from './oklch.ts';

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/;

/** Reads `#rrggbb` and converts it to linear light (IEC 61966-2-1). @throws SyntaxError for anything else */
export function parseHex(text: string): LinearRgb {
  const match = HEX.exec(text);
  if (match === null) throw new SyntaxError(`not a colour as #rrggbb: ${text}`);
  const channel = (at: number) => linear(Number.parseInt(match[at] ?? '', 16) / 255);
  return [channel(1), channel(2), channel(3)];
}

const linear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
