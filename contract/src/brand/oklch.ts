/** A colour in linear light, 0 to 1 a channel. */
export type LinearRgb = readonly [red: number, green: number, blue: number];

const OKLCH = /^oklch\(\s*([\d.]+)\s+([\d.]+)\s+([\d.]+)\s*\)$/;

/**
 * Reads `oklch(L C H)` without alpha and converts it to linear sRGB, cut to the gamut of a screen. Matrices as in CSS
 * Color 4. @throws SyntaxError for anything else
 */
export function parseOklch(text: string): LinearRgb {
  const match = OKLCH.exec(text.trim());
  if (match === null) throw new SyntaxError(`not an opaque oklch colour: ${text}`);
  const [lightness, chroma, hue] = [Number(match[1]), Number(match[2]), (Number(match[3]) * Math.PI) / 180];
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    cut(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    cut(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    cut(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ];
}

function cut(channel: number): number {
  return Math.min(1, Math.max(0, channel));
}

/** WCAG 2 contrast of two colours, 1 to 21. */
export function contrastOf(one: LinearRgb, other: LinearRgb): number {
  const [lighter = 0, darker = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf([red, green, blue]: LinearRgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
