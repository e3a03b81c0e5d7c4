/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { lineMetrics } from './testing/woff2-metrics.ts';

const CSS = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const INTER = lineMetrics(
  readFileSync(
    createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  ),
);
/** Faces that stand in until Inter is there. */
const FACES = [...CSS.matchAll(/@font-face \{([^}]*)\}/g)]
  .map(([, face = '']) => face)
  .filter((face) => face.includes('local('));
const percentIn = (face: string, name: string): number =>
  Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]) / 100;

it('a font that stands in for Inter has its lines, so that text keeps its height when Inter arrives', () => {
  expect(FACES.length).toBeGreaterThan(1);
  for (const face of FACES) {
    const size = percentIn(face, 'size-adjust');
    expect(percentIn(face, 'ascent-override') * size).toBeCloseTo(INTER.ascent, 3);
    expect(percentIn(face, 'descent-override') * size).toBeCloseTo(INTER.descent, 3);
  }
});

it('no line of text is measured by a digit of the font, which has another width in each', () => {
  const sheets = globSync(['parcels/*/src/**/*.css', 'tooling/generator/templates/*/src/**/*.css']);
  expect(sheets.length).toBeGreaterThan(50);
  const measured = sheets.filter((path) =>
    /max-(?:inline-size|width):[^;]*\dch\b/.test(readFileSync(path, 'utf8')),
  );
  expect(measured).toEqual([]);
});
