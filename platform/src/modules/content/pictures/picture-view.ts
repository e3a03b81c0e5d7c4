import type { ContentPictureView } from '@paddock/contract/schemas';

import type { StoredPicture } from './picture-store.ts';

/** Below which all pictures stand. */
export const PICTURES = '/content-pictures';

/** A picture as operators see it, with all that a block says of its files. */
export function pictureView(
  { files, ...picture }: StoredPicture,
  usedAt: readonly string[],
): ContentPictureView {
  const sources = files.map((name) => {
    const [width = '', format = ''] = name.split('.');
    const type = format === 'avif' ? ('image/avif' as const) : ('image/webp' as const);
    return { source: `${PICTURES}/${picture.id}/${name}`, type, width: Number(width) };
  });
  // The widest of the last format is what browsers take that know no other.
  return { ...picture, source: sources.at(-1)?.source ?? '', sources, usedAt: [...usedAt] };
}
