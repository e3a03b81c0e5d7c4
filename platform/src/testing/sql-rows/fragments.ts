import ts from 'typescript';

/** Stands for a parameter until the whole text is known. */
const HOLE = '\u0001';
/** Texts that one template may stand for, at most: each choice inside it doubles them. */
const MOST_TEXTS = 32;

/** What the parameters of a function are at the call that is followed. */
type Arguments = ReadonlyMap<ts.Symbol, ts.Expression>;
const NO_ARGUMENTS: Arguments = new Map();

/** A fragment whose text is only known when it runs. */
export class UnknownFragmentError extends Error {}

/** Every text that a template of Kysely's `sql` may stand for, its parameters numbered. */
export function textsOf(template: ts.TemplateLiteral, checker: ts.TypeChecker): string[] {
  return [...new Set(templateTexts(template, { checker, known: NO_ARGUMENTS, depth: 0 }))].map(numbered);
}

const numbered = (text: string): string => {
  let count = 0;
  return text.replaceAll(HOLE, () => `$${(count += 1)}`);
};

interface Way {
  readonly checker: ts.TypeChecker;
  readonly known: Arguments;
  readonly depth: number;
}

function templateTexts(template: ts.TemplateLiteral, way: Way): string[] {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return [template.text];
  return template.templateSpans.reduce(
    (texts, { expression, literal }) => {
      const parts = isFragment(expression, way.checker) ? fragmentTexts(expression, way) : [HOLE];
      const all = texts.flatMap((text) => parts.map((part) => `${text}${part}${literal.text}`));
      return all.length > MOST_TEXTS ? [...all.slice(0, MOST_TEXTS - 1), ...all.slice(-1)] : all;
    },
    [template.head.text],
  );
}

/** Kysely puts in what can become a node of its own; everything else is a parameter. */
const isFragment = (expression: ts.Expression, checker: ts.TypeChecker): boolean => {
  const type = checker.getTypeAtLocation(expression);
  const parts = type.isUnion() ? type.types : [type];
  return parts.some((part) => part.getProperty('toOperationNode') !== undefined);
};

/** @throws UnknownFragmentError where the source does not say what stands there. */
function fragmentTexts(expression: ts.Expression, way: Way): string[] {
  if (way.depth > 12) throw new UnknownFragmentError('goes round');
  const on = { ...way, depth: way.depth + 1 };
  if (ts.isParenthesizedExpression(expression)) return fragmentTexts(expression.expression, on);
  if (ts.isTaggedTemplateExpression(expression)) return templateTexts(expression.template, on);
  if (ts.isConditionalExpression(expression))
    return [...fragmentTexts(expression.whenTrue, on), ...fragmentTexts(expression.whenFalse, on)];
  if (ts.isCallExpression(expression)) return callTexts(expression, on);
  if (ts.isIdentifier(expression)) return namedTexts(expression, on);
  if (ts.isElementAccessExpression(expression) || ts.isPropertyAccessExpression(expression))
    return entriesOf(expression, on);
  throw new UnknownFragmentError(expression.getText());
}

function callTexts(call: ts.CallExpression, way: Way): string[] {
  const [first] = call.arguments;
  switch (call.expression.getText()) {
    case 'sql.raw':
      return literalsOf(first, way);
    case 'sql.ref':
    case 'sql.table':
    case 'sql.id':
      return literalsOf(first, way).map((name) => name.replace(/[^.]+/g, '"$&"'));
    case 'sql.join':
      return joinedTexts(call, way);
    case 'sql.val':
      return [HOLE];
  }
  const declaration = way.checker.getResolvedSignature(call)?.declaration;
  if (declaration === undefined || !ts.isFunctionLike(declaration))
    throw new UnknownFragmentError(call.getText());
  const known = new Map(way.known);
  declaration.parameters.forEach((parameter, at) => {
    const symbol = way.checker.getSymbolAtLocation(parameter.name);
    const argument = call.arguments[at] ?? ('initializer' in parameter ? parameter.initializer : undefined);
    if (symbol !== undefined && argument !== undefined) known.set(symbol, argument);
  });
  return returned(declaration).flatMap((value) => fragmentTexts(value, { ...way, known }));
}

/** A list of parameters is one; of a list that is made from another one piece stands for all; of a written one its own. */
function joinedTexts(call: ts.CallExpression, way: Way): string[] {
  const [list, separator] = call.arguments;
  if (list === undefined) return [HOLE];
  const item = way.checker.getIndexTypeOfType(way.checker.getTypeAtLocation(list), ts.IndexKind.Number);
  if (item?.getProperty('toOperationNode') === undefined) return [HOLE];
  if (ts.isCallExpression(list) && list.expression.getText().endsWith('.map')) {
    const [make] = list.arguments;
    if (make !== undefined && ts.isArrowFunction(make))
      return returned(make).flatMap((piece) => fragmentTexts(piece, way));
  }
  if (!ts.isArrayLiteralExpression(list)) throw new UnknownFragmentError(call.getText());
  const between = separator === undefined ? [', '] : fragmentTexts(separator, way);
  const pieces = list.elements
    .filter((element) => !ts.isSpreadElement(element))
    .map((element) => fragmentTexts(element, way)[0] ?? '');
  return between.map((text) => pieces.join(text));
}

/** What a function may return, without looking into functions inside it. */
function returned(declaration: ts.SignatureDeclaration): ts.Expression[] {
  const body = 'body' in declaration ? declaration.body : undefined;
  if (body === undefined) throw new UnknownFragmentError('has no body');
  if (!ts.isBlock(body)) return [body];
  const found: ts.Expression[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression !== undefined) found.push(node.expression);
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, look);
  };
  ts.forEachChild(body, look);
  return found;
}

/** A constant, wherever it stands; a parameter as the followed call gives it, else as all calls of its file do. */
function namedTexts(name: ts.Identifier, way: Way): string[] {
  const symbol = symbolOf(name, way.checker);
  const argument = symbol === undefined ? undefined : way.known.get(symbol);
  if (argument !== undefined) return fragmentTexts(argument, way);
  const declaration = symbol?.valueDeclaration;
  if (
    declaration !== undefined &&
    ts.isVariableDeclaration(declaration) &&
    declaration.initializer !== undefined
  )
    return fragmentTexts(declaration.initializer, way);
  const given = declaration === undefined ? [] : givenFor(declaration, way.checker);
  if (given.length > 0) return given.flatMap((one) => fragmentTexts(one, way));
  throw new UnknownFragmentError(name.getText());
}

function symbolOf(name: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  return symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0
    ? checker.getAliasedSymbol(symbol)
    : symbol;
}

/** What the calls of its file hand in for a parameter, or for a member of one that is taken apart: `{ where }`. */
function givenFor(declaration: ts.Declaration, checker: ts.TypeChecker): ts.Expression[] {
  if (ts.isParameter(declaration)) return argumentsFor(declaration, checker);
  if (!ts.isBindingElement(declaration) || !ts.isParameter(declaration.parent.parent)) return [];
  const member = (declaration.propertyName ?? declaration.name).getText();
  return argumentsFor(declaration.parent.parent, checker)
    .filter(ts.isObjectLiteralExpression)
    .flatMap(({ properties }) => properties.filter(ts.isPropertyAssignment))
    .filter(({ name }) => name.getText() === member)
    .map(({ initializer }) => initializer);
}

function argumentsFor(parameter: ts.ParameterDeclaration, checker: ts.TypeChecker): ts.Expression[] {
  const owner = parameter.parent;
  const at = owner.parameters.indexOf(parameter);
  const found: ts.Expression[] = parameter.initializer === undefined ? [] : [parameter.initializer];
  const look = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && checker.getResolvedSignature(node)?.declaration === owner) {
      const argument = node.arguments[at];
      if (argument !== undefined) found.push(argument);
    }
    ts.forEachChild(node, look);
  };
  look(parameter.getSourceFile());
  return found;
}

/** Every entry of a constant object: which one is asked for is only known when it runs. */
function entriesOf(access: ts.ElementAccessExpression | ts.PropertyAccessExpression, way: Way): string[] {
  const declaration = ts.isIdentifier(access.expression)
    ? symbolOf(access.expression, way.checker)?.valueDeclaration
    : undefined;
  const value =
    declaration !== undefined && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
  const object = value !== undefined && ts.isAsExpression(value) ? value.expression : value;
  if (object === undefined || !ts.isObjectLiteralExpression(object))
    throw new UnknownFragmentError(access.getText());
  const wanted = ts.isPropertyAccessExpression(access) ? access.name.text : undefined;
  return object.properties
    .filter(ts.isPropertyAssignment)
    .filter(({ name }) => wanted === undefined || name.getText() === wanted)
    .flatMap(({ initializer }) => fragmentTexts(initializer, way));
}

/** The texts that an expression's type allows: `'debit' | 'credit'`. */
function literalsOf(expression: ts.Expression | undefined, way: Way): string[] {
  if (expression === undefined) return [];
  const { checker, known } = way;
  if (ts.isTemplateExpression(expression))
    return expression.templateSpans.reduce(
      (texts, span) =>
        texts.flatMap((text) =>
          literalsOf(span.expression, way).map((part) => `${text}${part}${span.literal.text}`),
        ),
      [expression.head.text],
    );
  const symbol = ts.isIdentifier(expression) ? checker.getSymbolAtLocation(expression) : undefined;
  const given = (symbol === undefined ? undefined : known.get(symbol)) ?? expression;
  if (ts.isNoSubstitutionTemplateLiteral(given)) return [given.text];
  const type = checker.getTypeAtLocation(given);
  const parts = type.isUnion() ? type.types : [type];
  return parts.map((part) => {
    if (!part.isStringLiteral()) throw new UnknownFragmentError(expression.getText());
    return part.value;
  });
}
