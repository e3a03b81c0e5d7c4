import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { SiteConfig } from '@paddock/contract';

import { sha256 } from '../../../kernel/crypto/sha256.ts';
import { iconArt, type IconShape } from './icon-art.ts';

/** Widths of the icons of an installed site, in pixels (S9-12). */
export const ICON_SIZES = [72, 96, 128, 144, 152, 192, 384, 512] as const;
/** Those that systems cut to shapes of their own. */
const MASKABLE_SIZES: readonly number[] = [192, 512];

export interface AppIcon {
  /** `/site/icons/<hash>/icon-192.png`: another one for another picture. */
  readonly href: string;
  readonly size: number;
  readonly purpose: 'any' | 'maskable';
  readonly art: string;
}

/** Sites whose icons are kept at once. */
const MOST_SITES = 8;

/** Every icon of a site, all of them made from one picture in its theme's colour. */
export function appIconsOf({ pwaManifest }: Pick<SiteConfig, 'pwaManifest'>): readonly AppIcon[] {
  const icons = (purpose: AppIcon['purpose'], shape: IconShape, sizes: readonly number[]) => {
    const art = iconArt(pwaManifest?.themeColor, shape);
    const hash = sha256(art).toString('hex').slice(0, 16);
    const name = purpose === 'any' ? 'icon' : purpose;
    return sizes.map((size) => ({ href: `/site/icons/${hash}/${name}-${size}.png`, size, purpose, art }));
  };
  return [...icons('any', 'rounded', ICON_SIZES), ...icons('maskable', 'whole', MASKABLE_SIZES)];
}

/** Draws icons as PNG, each once. The drawing itself is loaded with the first one. */
export function createIconDrawer(): (icon: AppIcon) => Promise<Buffer> {
  const drawn = new Map<string, Promise<Buffer>>();
  let resvg: ReturnType<typeof loadResvg> | undefined;

  async function draw({ art, size }: AppIcon): Promise<Buffer> {
    const { Resvg } = await (resvg ??= loadResvg());
    const picture = new Resvg(art, { fitTo: { mode: 'width', value: size } });
    const image = picture.render();
    const png = Buffer.from(image.asPng());
    image.free();
    picture.free();
    return png;
  }

  return (icon) => {
    const known = drawn.get(icon.href);
    if (known !== undefined) return known;
    // Of a site that changed its colour the earlier ones are not asked for any more; a few sites are at hand.
    if (drawn.size >= MOST_SITES * (ICON_SIZES.length + MASKABLE_SIZES.length)) drawn.clear();
    const drawing = draw(icon);
    drawn.set(icon.href, drawing);
    return drawing;
  };
}

let loading: Promise<typeof import('@resvg/resvg-wasm')> | undefined;

/** A process can begin with it once. */
function loadResvg(): Promise<typeof import('@resvg/resvg-wasm')> {
  loading ??= (async () => {
    const resvg = await import('@resvg/resvg-wasm');
    await resvg.initWasm(
      await readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')),
    );
    return resvg;
  })();
  return loading;
}
