/**
 * Flags on a 16 × 12 grid, small enough to be told apart and no larger. A flag is a list of shapes `path@colour`, first
 * shape lowest. Three builders make most of them.
 */
type Shapes = readonly string[];

const FIELD = 'M0 0h16v12H0z';
/** Common flag colours by letter, other ones in hex. */
const INK: Readonly<Record<string, string>> = {
  w: 'fff',
  k: '16181d',
  r: 'd52b1e',
  b: '0b3d91',
  g: '00843d',
  y: 'ffcd00',
  o: 'ff8200',
  l: '6cace4',
};

/** Lines of equal height, or columns of equal width; a repeated letter makes one wider. */
function bands(way: 'h' | 'v', colours: string): Shapes {
  const step = (way === 'h' ? 12 : 16) / colours.length;
  return Array.from(colours, (colour, index) =>
    way === 'h'
      ? `M0 ${index * step}h16v${step}H0z@${colour}`
      : `M${index * step} 0h${step}v12H${index * step}z@${colour}`,
  );
}

/** A cross from edge to edge: upright in the middle or shifted to the hoist as in the north. */
function cross(ground: string, colour: string, x = 5, inner?: string): Shapes {
  const wide = `M${x - 1.5} 0h3v12h-3zM0 4.5h16v3H0z@${colour}`;
  const slim = inner === undefined ? [] : [`M${x - 0.75} 0h1.5v12h-1.5zM0 5.25h16v1.5H0z@${inner}`];
  return [`${FIELD}@${ground}`, wide, ...slim];
}

function disc(ground: string, colour: string, x = 8, radius = 3): Shapes {
  return [
    `${FIELD}@${ground}`,
    `M${x - radius} 6a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0z@${colour}`,
  ];
}

const CRESCENT =
  'M8.2 3.6a3 3 0 1 0 0 4.8a2.5 2.5 0 1 1 0-4.8zM9.6 5l.4.8.9.1-.7.6.2.9-.8-.5-.8.5.2-.9-.7-.6.9-.1z';
const UNION = ['M0 0l16 12M16 0L0 12', 'M8 0v12M0 6h16'];
const STAR = 'M3 1.5l.6 1.7h1.8L4 4.3l.5 1.7L3 5 1.5 6 2 4.3.6 3.2h1.8z';

export const FLAGS: Readonly<Record<string, Shapes>> = {
  world: [
    `${FIELD}@2f6fb5`,
    'M8 2.2a3.8 3.8 0 1 0 0 7.6a3.8 3.8 0 1 0 0-7.6zM4.2 6h7.6M8 2.2c-2.2 2-2.2 5.6 0 7.6c2.2-2 2.2-5.6 0-7.6z@-w',
  ],
  eu: [
    `${FIELD}@b`,
    'M8 2.5v.01M8 9.5v.01M4.5 6h.01M11.5 6h.01M5.5 3.5v.01M10.5 3.5v.01M5.5 8.5v.01M10.5 8.5v.01@-y',
  ],
  'gb-eng': cross('w', 'r', 8),
  'gb-sct': [`${FIELD}@005eb8`, 'M0 0l16 12M16 0L0 12@-w'],
  'gb-wls': [...bands('h', 'wg'), 'M4 7.5c1-3 3-4 4.5-3.2l2.5-.8-.8 2 1.3 1-2 .4.5 2-2-1-2 1.6z@r'],
  gb: [`${FIELD}@b`, `${UNION[0]}@=w`, `${UNION[0]}@-r`, `${UNION[1]}@+w`, `${UNION[1]}@=r`],
  ad: bands('v', 'byr'),
  am: bands('h', 'rbo'),
  ar: [...bands('h', 'lwl'), 'M6.8 6a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0z@y'],
  at: bands('h', 'rwr'),
  au: [
    `${FIELD}@b`,
    'M0 0l7 5M7 0L0 5M3.5 0v5M0 2.5h7@-w',
    'M12.5 2v.01M11 5.5v.01M14 5v.01M12.5 9v.01M3.5 9v.01@=w',
  ],
  az: [...bands('h', 'lrg'), `${CRESCENT}@w`],
  ba: [`${FIELD}@b`, 'M5 0h9v10z@y'],
  be: bands('v', 'kyr'),
  bg: bands('h', 'wgr'),
  br: [`${FIELD}@g`, 'M8 1.2L14.5 6 8 10.8 1.5 6z@y', 'M5.4 6a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0z@b'],
  by: bands('h', 'rrg'),
  ca: [
    ...bands('v', 'rwwr'),
    'M8 2.5l.7 1.4 1-.4-.3 2 1.1-.7.3.7.6.2-1.6 1.7.2.7-1.7-.3v1.7h-.6V7.8l-1.7.3.2-.7-1.6-1.7.6-.2.3-.7 1.1.7-.3-2 1 .4z@r',
  ],
  ch: [`${FIELD}@r`, 'M8 3v6M5 6h6@=w'],
  ci: bands('v', 'owg'),
  cl: [...bands('h', 'wr'), 'M0 0h5.5v6H0z@b', 'M2.8 3v.01@+w'],
  cm: bands('v', 'gry'),
  cn: [`${FIELD}@r`, `${STAR}@y`, 'M7 1.5v.01M8.2 3v.01M8.2 5v.01M7 6.5v.01@-y'],
  co: bands('h', 'yybr'),
  cy: [`${FIELD}@w`, 'M5 6.5c2-.2 2.5-2 6-3.5-.5 1.5-1 3-3 4s-2.5.5-3-.5z@o'],
  cz: [...bands('h', 'wr'), 'M0 0l7.5 6L0 12z@b'],
  de: bands('h', 'kry'),
  dk: cross('r', 'w'),
  dz: [...bands('v', 'gw'), `${CRESCENT}@r`],
  ee: bands('h', 'lkw'),
  eg: bands('h', 'rwk'),
  es: bands('h', 'ryyr'),
  fi: cross('w', 'b'),
  fr: bands('v', 'bwr'),
  ge: cross('w', 'r', 8),
  gh: bands('h', 'ryg'),
  gr: [...bands('h', 'bwbwbwbwb'), 'M0 0h6.7v6.7H0z@b', 'M3.3 0v6.7M0 3.3h6.7@-w'],
  hr: bands('h', 'rwb'),
  hu: bands('h', 'rwg'),
  id: bands('h', 'rw'),
  ie: bands('v', 'gwo'),
  il: [...bands('h', 'wbwwwwbw'), 'M8 4l1.7 3H6.3zM8 8L6.3 5h3.4z@-b'],
  in: [...bands('h', 'owg'), 'M7 6a1 1 0 1 0 2 0a1 1 0 1 0-2 0z@-b'],
  ir: bands('h', 'gwr'),
  is: cross('b', 'w', 5, 'r'),
  it: bands('v', 'gwr'),
  jp: disc('w', 'r'),
  kr: [
    ...disc('w', 'r', 8, 2.5),
    'M5.5 6a2.5 2.5 0 0 0 5 0c-.8 1.3-1.7 1-2.5 0s-1.7-1.3-2.5 0z@b',
    'M2 3l2-1.5M12 1.5l2 1.5M2 9l2 1.5M12 10.5l2-1.5@-k',
  ],
  kz: disc('00afca', 'y', 8, 2.5),
  lt: bands('h', 'ygr'),
  lu: bands('h', 'rwl'),
  lv: ['M0 0h16v12H0z@9d2235', 'M0 4.8h16v2.4H0z@w'],
  ma: [`${FIELD}@r`, 'M8 3.5l1.5 4.6-4-2.8h5l-4 2.8z@-g'],
  md: bands('v', 'byr'),
  mx: [...bands('v', 'gwr'), 'M7 6a1 1 0 1 0 2 0a1 1 0 1 0-2 0z@8b5a2b'],
  ng: bands('v', 'gwg'),
  nl: bands('h', 'rwb'),
  no: cross('r', 'w', 5, 'b'),
  pe: bands('v', 'rwr'),
  pl: bands('h', 'wr'),
  pt: [...bands('v', 'ggrrr'), 'M4.6 6a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0z@y'],
  py: bands('h', 'rwb'),
  qa: ['M0 0h16v12H0z@8a1538', 'M0 0h5l2 1.5L5 3l2 1.5L5 6l2 1.5L5 9l2 1.5L5 12H0z@w'],
  ro: bands('v', 'byr'),
  rs: bands('h', 'rbw'),
  ru: bands('h', 'wbr'),
  sa: [`${FIELD}@g`, 'M4 4.5h8M5 8h6@-w'],
  se: [`${FIELD}@006aa7`, 'M4 0h2.5v12H4zM0 4.75h16v2.5H0z@y'],
  si: bands('h', 'wbr'),
  sk: bands('h', 'wbr'),
  sn: bands('v', 'gyr'),
  th: bands('h', 'rwbbwr'),
  tn: [`${FIELD}@r`, 'M5 6a3 3 0 1 0 6 0a3 3 0 1 0-6 0z@w', 'M6.5 6a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0z@r'],
  tr: [`${FIELD}@r`, `${CRESCENT}@w`],
  ua: bands('h', 'ly'),
  us: [
    ...bands('h', 'rwrwrwrwrwrwr'),
    'M0 0h7v6.4H0z@b',
    'M1.5 1.5v.01M3.5 1.5v.01M5.5 1.5v.01M2.5 3.2v.01M4.5 3.2v.01M1.5 4.9v.01M3.5 4.9v.01M5.5 4.9v.01@-w',
  ],
  uy: [
    ...bands('h', 'wlwlwlwlw'),
    'M0 0h5.3v6.7H0z@w',
    'M1.5 3.3a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0z@y',
  ],
  uz: bands('h', 'lwg'),
  za: [...bands('h', 'rwggwb'), 'M0 0l7 6-7 6z@g', 'M0 2.5L4 6 0 9.5z@k'],
};

/** Splits a shape into its path, its colour and, where it is a line, its width on the grid. */
export function readShape(shape: string): { path: string; colour: string; lineWidth: number | null } {
  const at = shape.lastIndexOf('@');
  const paint = shape.slice(at + 1);
  const lineWidth = LINES[paint.charAt(0)] ?? null;
  const ink = lineWidth === null ? paint : paint.slice(1);
  return { path: shape.slice(0, at), colour: `#${INK[ink] ?? ink}`, lineWidth };
}

/** A colour may be preceded by a line's width: `-` thin, `=` middle, `+` wide. */
const LINES: Readonly<Record<string, number>> = { '-': 1, '=': 2, '+': 3.2 };
