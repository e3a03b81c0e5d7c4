import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The text of a document. */
export function documentText(name: string): string {
  return readFileSync(`${ROOT}docs/${name}`, 'utf8');
}

/** The part of a document below a heading, down to the next one of any level. */
export function sectionOf(text: string, heading: string): string {
  const start = text.indexOf(`\n${heading}\n`);
  if (start < 0) throw new Error(`no heading "${heading}"`);
  const rest = text.slice(start + heading.length + 2);
  const end = rest.search(/^#{2,} /m);
  return end < 0 ? rest : rest.slice(0, end);
}

const ARROW = /^\s*(\S+) --> (\S+?)(?:: (.+))?$/;

/** The arrows of a section's state diagram, each as `from -> to: label`. */
export function arrowsOf(section: string): readonly string[] {
  const diagram = /```mermaid\nstateDiagram-v2\n([^`]+)```/.exec(section)?.[1];
  if (diagram === undefined) throw new Error('the section draws no states');
  return diagram.split('\n').flatMap((line) => {
    const [, from, to, label] = ARROW.exec(line) ?? [];
    // Mermaid takes no hyphen in the name of a state.
    return from === undefined ? [] : [`${named(from)} -> ${named(to)}: ${label ?? ''}`];
  });
}

const named = (state = '') => state.replaceAll('_', '-');

/** The rows of a section's table below its head, by column. */
export function rowsOf(section: string): readonly (readonly string[])[] {
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}
