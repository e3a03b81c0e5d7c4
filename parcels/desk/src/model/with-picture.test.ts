import type { ContentPictureView } from '@paddock/contract/schemas';

import { withPicture } from './with-picture.ts';

const PICTURE: ContentPictureView = {
  id: 'a'.repeat(32),
  alt: { en: 'A stadium', ru: 'Стадион' },
  width: 500,
  height: 250,
  source: '/content-pictures/a/500.webp',
  sources: [{ source: '/content-pictures/a/500.avif', type: 'image/avif', width: 500 }],
  author: 'nora',
  atMs: 0,
  usedAt: [],
};

describe('a block that shows a picture', () => {
  it('says all of its files and its size, and its words in the language of the text', () => {
    const { source, sources, width, height } = PICTURE;
    const block = { block: 'picture', alt: '' } as const;
    expect(withPicture(block, PICTURE, 'ru')).toEqual({
      ...{ block: 'picture', source, sources, width, height },
      alt: 'Стадион',
    });
    expect(withPicture(block, PICTURE, 'de')['alt']).toBe('A stadium');
    expect(withPicture({ ...block, alt: 'Ours' }, PICTURE, 'ru')['alt']).toBe('Ours');
  });
});
