/** An SVG shape as the data of a path that can stand behind another: it begins where it says, not where that one ended. */
export function pathOf(shape: Element): string {
  const text = (name: string): string => shape.getAttribute(name) ?? '0';
  const number = (name: string): number => Number(text(name));
  switch (shape.localName) {
    case 'path':
      return fromItsStart(text('d'));
    case 'line':
      return `M${text('x1')} ${text('y1')}L${text('x2')} ${text('y2')}`;
    case 'circle': {
      const r = number('r');
      return `M${number('cx') - r} ${text('cy')}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
    }
    case 'rect':
      return roundedBox({
        x: number('x'),
        y: number('y'),
        width: number('width'),
        height: number('height'),
        r: Number(shape.getAttribute('rx') ?? text('ry')),
      });
    default:
      throw new Error(`no path for <${shape.localName}>`);
  }
}

/** A first `m` is meant as `M`; the numbers that follow it are steps all the same. */
function fromItsStart(data: string): string {
  const [start = '', x = '', gap = '', y = ''] = /^m\s*(-?[\d.]+)([\s,]*)(-?[\d.]+)\s*/.exec(data) ?? [];
  if (start === '') return data;
  const rest = data.slice(start.length);
  return `M${x}${gap === '' ? ' ' : gap}${y}${/^[\d.-]/.test(rest) ? 'l' : ''}${rest}`;
}

type Box = Readonly<Record<'x' | 'y' | 'width' | 'height' | 'r', number>>;

function roundedBox({ x, y, width, height, r }: Box): string {
  const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const right = `h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}`;
  return `M${x + r} ${y}${right}h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}z`;
}
