import { HEIGHT, rect, WIDTH, type Brush, type Piece } from '../brush.ts';

/** The air of a scene from its zenith to its horizon. */
export const sky = (brush: Brush): Piece => {
  const [top, middle, low] = brush.palette.sky;
  return rect(
    0,
    0,
    WIDTH,
    HEIGHT,
    brush.linear([
      [0, top],
      [0.5, middle],
      [0.95, low],
    ]),
  );
};
