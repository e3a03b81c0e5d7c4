import { HEIGHT, path, polygon, short, WIDTH, type Brush, type Piece } from '../brush.ts';

/** A ridge from side to side through random heights. */
export const ridge = ({ chance }: Brush, y: number, height: number, steps: number, fill: string): Piece => {
  const points: (readonly [number, number])[] = [
    [-10, HEIGHT],
    [-10, y],
  ];
  for (let at = 0; at <= steps; at += 1) {
    const x = (at * (WIDTH + 20)) / steps - 10;
    points.push([x, y - (at % 2 === 1 ? chance.between(0.55, 1) : chance.between(0, 0.35)) * height]);
  }
  return polygon([...points, [WIDTH + 10, HEIGHT]], fill);
};

/** A soft swell from side to side. */
export const swell = ({ chance }: Brush, y: number, height: number, fill: string): Piece => {
  const [a, b, c] = [
    chance.between(-1, 1) * height,
    chance.between(-1, 1) * height,
    chance.between(-1, 1) * height,
  ];
  return path(
    `M-10 ${short(y)}C60 ${short(y - height - a)} 110 ${short(y - height)} 160 ${short(y + b)}S250 ${short(y - height)} 310 ${short(y + c)}V400H-10Z`,
    fill,
  );
};
