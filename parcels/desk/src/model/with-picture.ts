import type { ContentPictureView } from '@paddock/contract/schemas';

import type { Said } from './block-fields.ts';

/** A block that shows a picture; its own words stay, and where it has none the picture's come. */
export function withPicture(
  said: Said,
  { source, sources, width, height, alt }: ContentPictureView,
  language: string,
): Said {
  const own = said['alt'];
  const words = (alt as Readonly<Record<string, string | undefined>>)[language] ?? alt.en;
  return { ...said, source, sources, width, height, alt: own === '' || own === undefined ? words : own };
}
