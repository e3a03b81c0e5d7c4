const byte = (linear: number) => {
  const clamped = Math.min(1, Math.max(0, linear));
  const shown = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055;
  return Math.round(shown * 255)
    .toString(16)
    .padStart(2, '0');
};

/**
 * A colour of OKLCH as sRGB: lightness and chroma from 0 to 1, the hue in degrees. Equal lightness looks equally light
 * whatever the hue, so one scene holds in every palette.
 */
export function tone(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  return `#${byte(red)}${byte(green)}${byte(blue)}`;
}

/** One hue from its shadow to its light. */
export interface Shades {
  readonly deep: string;
  readonly dark: string;
  readonly base: string;
  readonly light: string;
  readonly pale: string;
}

/** Shades of one hue; shadows lean to blue and lights to yellow, as under a sun. */
export function shadesOf(hue: number, chroma = 0.15, lightness = 0.64): Shades {
  return {
    deep: tone(lightness - 0.34, chroma * 0.6, hue - 8),
    dark: tone(lightness - 0.16, chroma * 0.9, hue - 5),
    base: tone(lightness, chroma, hue),
    light: tone(Math.min(0.93, lightness + 0.14), chroma * 0.85, hue + 5),
    pale: tone(Math.min(0.97, lightness + 0.27), chroma * 0.4, hue + 8),
  };
}

export const GOLD = shadesOf(82, 0.145, 0.77);
export const SILVER = shadesOf(250, 0.02, 0.78);
export const WOOD = shadesOf(55, 0.09, 0.5);
export const RED = shadesOf(24, 0.21, 0.58);
export const GREEN = shadesOf(150, 0.15, 0.6);
export const BLUE = shadesOf(255, 0.15, 0.58);
export const PURPLE = shadesOf(305, 0.16, 0.56);
export const TEAL = shadesOf(190, 0.11, 0.66);
export const PINK = shadesOf(355, 0.17, 0.7);
export const ORANGE = shadesOf(52, 0.17, 0.71);
export const STONE = shadesOf(75, 0.035, 0.62);
export const IVORY = '#fdf7e6';
export const INK = '#131722';
