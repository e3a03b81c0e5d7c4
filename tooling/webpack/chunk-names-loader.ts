import { parse, type ObjectExpression, type Program } from 'acorn';

/** The records a parcel's `src/index.ts` exports, and how the chunks of their entries are called. */
const RECORDS = { pages: 'page', widgets: 'widget' } as const;

type RecordName = keyof typeof RECORDS;
const isRecordName = (name: string): name is RecordName => Object.hasOwn(RECORDS, name);

/** Where in the source an entry's `import(` has its argument; found at any depth of the loader function. */
function importArgument(node: unknown): number | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  const { type, source } = node as { type?: unknown; source?: { start: number } };
  if (type === 'ImportExpression') return source?.start;
  for (const child of Object.values(node)) {
    const found = importArgument(child);
    if (found !== undefined) return found;
  }
  return undefined;
}

function namesIn(record: RecordName, literal: ObjectExpression): { name: string; at: number }[] {
  return literal.properties.map((property) => {
    const key = property.type === 'Property' ? property.key : undefined;
    const name =
      key?.type === 'Identifier' ? key.name : key?.type === 'Literal' ? String(key.value) : undefined;
    const at = importArgument(property);
    if (name === undefined || at === undefined)
      throw new Error(`src/index.ts: every entry of "${record}" must read  key: () => import('./file')`);
    return { name: `${RECORDS[record]}-${name}`, at };
  });
}

function recordsOf(program: Program): { name: string; at: number }[] {
  return program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && isRecordName(id.name) && init?.type === 'ObjectExpression'
        ? namesIn(id.name, init)
        : [],
    );
  });
}

/**
 * webpack loader for a parcel's `src/index.ts`, after types are stripped: names the chunk of every page and widget
 * by its key, `page-<key>` and `widget-<name>`, so that the build can say what a load of it fetches.
 */
export default function chunkNamesLoader(source: string): string {
  const found = recordsOf(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }));
  return found
    .sort((one, other) => other.at - one.at)
    .reduce(
      (text, { name, at }) => `${text.slice(0, at)}/* webpackChunkName: "${name}" */ ${text.slice(at)}`,
      source,
    );
}
