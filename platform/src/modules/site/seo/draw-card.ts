import { createRequire } from 'node:module';
import { escapeHtml } from '@paddock/contract';

import { CARD, type Card, type CardLine } from './card.ts';

type Sharp = (typeof import('sharp'))['default'];

const { resolve } = createRequire(import.meta.url);
const PAPER = { width: CARD.width - 2 * CARD.margin, height: CARD.height - 2 * CARD.margin };
/** At the side on which lines begin. */
const STRIPE = { width: 16, height: CARD.height, channels: 3, background: '#fff' } as const;
const WEIGHTS = ['400Regular', '700Bold'];
/** Faces of every script of the product's languages; each letter is taken from the first that has it. */
const FACES = {
  inter: 'Inter',
  'noto-sans-arabic': 'NotoSansArabic',
  'noto-sans-devanagari': 'NotoSansDevanagari',
};
const FAMILIES = 'Inter, Noto Sans Arabic, Noto Sans Devanagari';

let loading: Promise<Sharp> | undefined;

/** A card as PNG. Its words are laid out by Pango, which joins letters and orders directions as scripts ask. */
export async function drawCard(card: Card): Promise<Buffer> {
  const sharp = await (loading ??= withFaces());
  const { data, info } = await sharp({
    text: { text: markupOf(card), font: FAMILIES, rgba: true, dpi: 72, spacing: 14 },
  })
    .resize({ ...PAPER, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isLeft = card.direction === 'ltr';
  const { width, height, channels } = info;
  return sharp({ create: { ...CARD, channels: 3, background: card.colour } })
    .composite([
      { input: { create: STRIPE }, left: isLeft ? 0 : CARD.width - STRIPE.width, top: 0 },
      {
        input: data,
        raw: { width, height, channels },
        left: isLeft ? CARD.margin : CARD.width - CARD.margin - width,
        top: Math.round((CARD.height - height) / 2),
      },
    ])
    .png()
    .toBuffer();
}

/** A face is known to all later texts once one was drawn with its file. */
async function withFaces(): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  for (const [name, file] of Object.entries(FACES))
    for (const weight of WEIGHTS) {
      const fontfile = resolve(`@expo-google-fonts/${name}/${weight}/${file}_${weight}.ttf`);
      await sharp({ text: { text: 'x', fontfile } })
        .raw()
        .toBuffer();
    }
  return sharp;
}

/** Every line begins with a mark of the card's direction: a line stands where its first letter says. */
function markupOf({ lines, direction }: Card): string {
  const mark = direction === 'rtl' ? '\u200f' : '\u200e';
  return lines.map((line) => `${opening(line)}${mark}${escapeHtml(line.text)}</span>`).join('\n');
}

/** Sizes are in 1024ths of a point, which is a pixel at 72 dots per inch. */
function opening({ size, isBold }: CardLine): string {
  const look = isBold ? 'weight="bold"' : 'alpha="85%"';
  return `<span foreground="#fff" size="${String(size * 1_024)}" ${look}>`;
}
