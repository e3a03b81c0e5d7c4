/** Something a document asks its reader to do. */
export type Step =
  | { readonly kind: 'commands'; readonly place: Place; readonly commands: readonly string[] }
  | { readonly kind: 'edit'; readonly file: string; readonly from: string; readonly to: string };

/** Where commands are run: in the site's repository or in the team's folder. */
export type Place = 'repository' | 'team';

const BLOCK = /^```(sh|diff) ?(\w*)\n([\s\S]*?)^```$/gm;

/** What a Markdown document asks for, by the heading it stands under: its `sh` and `diff` blocks, in order. */
export function stepsOf(markdown: string): Map<string, Step[]> {
  const sections = markdown.split(/^## /m).slice(1);
  return new Map(
    sections.map((section) => {
      const [heading = ''] = section.split('\n', 1);
      const steps = [...section.matchAll(BLOCK)].map(([, kind = '', place = '', text = '']) =>
        kind === 'sh' ? commandsOf(place, text) : editOf(text),
      );
      return [heading, steps];
    }),
  );
}

function commandsOf(place: string, text: string): Step {
  if (place !== 'repository' && place !== 'team')
    throw new Error(`a block of commands says where they are run: ${text}`);
  return { kind: 'commands', place, commands: text.trim().split('\n') };
}

/** One `--- file` line, then the lines taken out and the lines put in. */
function editOf(text: string): Step {
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const file = /^--- (\S+)$/.exec(head)?.[1];
  if (file === undefined) throw new Error(`an edit begins with the file it is in: ${text}`);
  const starting = (sign: string): string =>
    lines
      .filter((line) => line.startsWith(sign))
      .map((line) => line.slice(1))
      .join('\n');
  return { kind: 'edit', file, from: starting('-'), to: starting('+') };
}
