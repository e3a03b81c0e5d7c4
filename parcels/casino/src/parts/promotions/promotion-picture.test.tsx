import { fireEvent, render } from '@testing-library/react';

import { PromotionPicture } from './promotion-picture.tsx';

const GIVES = { kind: 'points', points: 5 } as const;
const DRAWN = /^data:image\/svg\+xml,/;

function show(picture: string | null) {
  const { container, rerender } = render(
    <PromotionPicture promotion={{ code: 'a', picture, gives: GIVES }} />,
  );
  const image = () => container.querySelector('img') as HTMLImageElement;
  return {
    image,
    change: (to: string) =>
      rerender(<PromotionPicture promotion={{ code: 'a', picture: to, gives: GIVES }} />),
  };
}
const roomOf = ({ width, height, className }: HTMLImageElement) => ({ width, height, className });

describe('the picture of a promotion', () => {
  it('is its own, and a drawn one in the same room once that does not come', () => {
    const { image, change } = show('/files/gone.png');
    expect(image().getAttribute('src')).toBe('/files/gone.png');
    const room = roomOf(image());
    fireEvent.error(image());
    expect(image().getAttribute('src')).toMatch(DRAWN);
    expect(roomOf(image())).toEqual(room);
    change('/files/new.png');
    expect(image().getAttribute('src')).toBe('/files/new.png');
  });

  it('is drawn where there is none', () => {
    expect(show(null).image().getAttribute('src')).toMatch(DRAWN);
  });
});
