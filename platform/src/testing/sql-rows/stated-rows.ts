import { relative } from 'node:path';
import ts from 'typescript';

import { textsOf, UnknownFragmentError } from './fragments.ts';
import type { StatedColumn, ValueKind } from './compare-row.ts';

/** A statement with the type of its rows, as the source states it: ``sql<{ id: bigint }>`select …` ``. */
export interface StatedRow {
  /** `modules/wallet/audit.ts:31`. */
  readonly place: string;
  /** Every text it may stand for; none where a fragment is only known when it runs. */
  readonly texts: readonly string[];
  readonly columns: ReadonlyMap<string, StatedColumn>;
  /** What could not be followed. */
  readonly unknown?: string;
}

/**
 * Every statement with a row type in these files, which a TypeScript program of theirs tells of. A type that is no object
 * (`sql<boolean>`) is that of a piece, which is looked at where it is put in.
 */
export function statedRows(program: ts.Program, files: readonly string[], root: string): StatedRow[] {
  const checker = program.getTypeChecker();
  const found: StatedRow[] = [];
  for (const file of files) {
    const source = program.getSourceFile(file);
    if (source === undefined) continue;
    const look = (node: ts.Node): void => {
      if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'sql') {
        const [row] = node.typeArguments ?? [];
        if (row !== undefined && isObject(row, checker)) {
          const { line } = source.getLineAndCharacterOfPosition(node.getStart());
          const place = `${relative(root, file).replaceAll('\\', '/')}:${line + 1}`;
          found.push({ place, columns: columnsOf(row, checker), ...textsOrWhy(node.template, checker) });
        }
      }
      ts.forEachChild(node, look);
    };
    look(source);
  }
  return found;
}

const isObject = (row: ts.TypeNode, checker: ts.TypeChecker): boolean =>
  (checker.getTypeFromTypeNode(row).flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;

function textsOrWhy(
  template: ts.TemplateLiteral,
  checker: ts.TypeChecker,
): Pick<StatedRow, 'texts' | 'unknown'> {
  try {
    return { texts: textsOf(template, checker) };
  } catch (error) {
    if (!(error instanceof UnknownFragmentError)) throw error;
    return { texts: [], unknown: error.message };
  }
}

function columnsOf(row: ts.TypeNode, checker: ts.TypeChecker): ReadonlyMap<string, StatedColumn> {
  const type = checker.getTypeFromTypeNode(row);
  return new Map(
    type.getProperties().map((property) => [
      property.name,
      {
        ...stated(checker.getTypeOfSymbol(property), checker),
        isOptional: (property.flags & ts.SymbolFlags.Optional) !== 0,
      },
    ]),
  );
}

function stated(type: ts.Type, checker: ts.TypeChecker): Omit<StatedColumn, 'isOptional'> {
  const parts = type.isUnion() ? type.types : [type];
  const isNullish = ({ flags }: ts.Type): boolean =>
    (flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) !== 0;
  return {
    isNullable: parts.some(isNullish),
    kinds: [...new Set(parts.filter((part) => !isNullish(part)).map((part) => kindOf(part, checker)))],
  };
}

function kindOf(type: ts.Type, checker: ts.TypeChecker): ValueKind {
  const { flags } = type;
  if ((flags & ts.TypeFlags.BigIntLike) !== 0) return 'bigint';
  if ((flags & ts.TypeFlags.NumberLike) !== 0) return 'number';
  if ((flags & ts.TypeFlags.StringLike) !== 0) return 'string';
  if ((flags & ts.TypeFlags.BooleanLike) !== 0) return 'boolean';
  if ((flags & ts.TypeFlags.Unknown) !== 0) return 'unknown';
  if (type.isIntersection()) {
    const kinds = type.types.map((part) => kindOf(part, checker));
    return kinds.find((kind) => kind !== 'object') ?? 'object';
  }
  if (checker.isArrayType(type) || checker.isTupleType(type)) {
    const [item] = checker.getTypeArguments(type as ts.TypeReference);
    const [kind = 'unknown'] = item === undefined ? [] : stated(item, checker).kinds;
    return `${kind}[]` as ValueKind;
  }
  const name = type.getSymbol()?.name;
  return name === 'Buffer' || name === 'Uint8Array' ? 'bytes' : name === 'Date' ? 'date' : 'object';
}
