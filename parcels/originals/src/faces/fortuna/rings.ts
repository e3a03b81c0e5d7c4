const WHOLE = 360;

/**
 * Where a ring comes to rest that turns on from where it stands: as many degrees as bring a segment to the top, after so many
 * whole turns at least. Segment n begins n steps clockwise of the top; a ring turns clockwise, or against the clock if
 * `turns` is below zero.
 */
export function turnedTo(fromDegrees: number, segment: number, segments: number, turns: number): number {
  const rest = WHOLE - (segment * WHOLE) / segments;
  const begun = fromDegrees + turns * WHOLE;
  const further = (((rest - begun) % WHOLE) + WHOLE) % WHOLE;
  return turns < 0 ? begun - ((WHOLE - further) % WHOLE) : begun + further;
}

const point = (radius: number, degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
};

/** The outline of a segment of a ring around 0 0, its middle at the top. */
export function segmentPath(inner: number, outer: number, segments: number): string {
  const half = WHOLE / segments / 2;
  return [
    `M${point(outer, -half)}`,
    `A${outer} ${outer} 0 0 1 ${point(outer, half)}`,
    `L${point(inner, half)}`,
    `A${inner} ${inner} 0 0 0 ${point(inner, -half)}`,
    'Z',
  ].join(' ');
}
