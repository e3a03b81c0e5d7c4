import { render } from '@testing-library/react';

import { Flag } from './flag.tsx';
import { FLAGS, readShape } from './flag-set.ts';

describe('Flag', () => {
  it('draws a known region whatever the case of its code', () => {
    const { container } = render(<Flag region="GB-ENG" />);
    expect(container.querySelectorAll('path').length).toBeGreaterThan(1);
  });

  it('falls back to the letters of an unknown one', () => {
    const { container } = render(<Flag region="xk" />);
    expect(container.textContent).toBe('xk');
    expect(container.querySelector('svg')).toBeNull();
  });

  it.each(Object.entries(FLAGS))('%s has shapes with a path and a hex colour', (_code, shapes) => {
    expect(shapes.length).toBeGreaterThan(0);
    for (const shape of shapes) {
      const { path, colour } = readShape(shape);
      expect(path).toMatch(/^M[-\d.\sa-zA-Z]+$/);
      expect(colour).toMatch(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/);
    }
  });
});
