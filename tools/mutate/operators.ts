import ts from 'typescript';

/** Small change of a source file that a test should detect. */
export interface Mutant {
  /** Path from the project root. */
  file: string;
  /** Line of the change, from 1. */
  line: number;
  /** Offsets of the replaced text. */
  start: number;
  end: number;
  before: string;
  after: string;
}

/** Replacements of each operator, one mutant each. */
const OPERATORS: ReadonlyMap<ts.SyntaxKind, readonly string[]> = new Map([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, ['!==']],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, ['===']],
  [ts.SyntaxKind.LessThanToken, ['<=', '>']],
  [ts.SyntaxKind.LessThanEqualsToken, ['<', '>']],
  [ts.SyntaxKind.GreaterThanToken, ['>=', '<']],
  [ts.SyntaxKind.GreaterThanEqualsToken, ['>', '<']],
  [ts.SyntaxKind.AmpersandAmpersandToken, ['||']],
  [ts.SyntaxKind.BarBarToken, ['&&']],
  [ts.SyntaxKind.PlusToken, ['-']],
  [ts.SyntaxKind.MinusToken, ['+']],
  [ts.SyntaxKind.AsteriskToken, ['/']],
  [ts.SyntaxKind.SlashToken, ['*']],
  [ts.SyntaxKind.PercentToken, ['*']],
]);

/** Replacements of called functions. */
const SWAPPED_CALLS: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
  ['find', 'findLast'],
  ['findLast', 'find'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
  ['indexOf', 'lastIndexOf'],
  ['lastIndexOf', 'indexOf'],
]);

/** Calls whose removal keeps the type. */
const DROPPED_CALLS: ReadonlySet<string> = new Set([
  ...['filter', 'sort', 'reverse', 'slice', 'concat', 'normalize'],
  ...['trim', 'trimStart', 'trimEnd', 'toLowerCase', 'toUpperCase', 'replace', 'replaceAll'],
]);

type AddMutant = (node: ts.Node, after: string) => void;

function mutateCall(call: ts.CallExpression, add: AddMutant): void {
  if (!ts.isPropertyAccessExpression(call.expression)) return;
  const { expression, name } = call.expression;
  const other = SWAPPED_CALLS.get(name.text);
  if (other) add(name, other);
  if (DROPPED_CALLS.has(name.text)) add(call, expression.getText());
  if (name.text === 'at' && call.arguments[0]?.getText() === '-1') add(call.arguments[0], '0');
}

/** Removes each alternative of a group, drops anchors, and makes optional parts required. */
function mutatePattern(source: string): string[] {
  const mutants: string[] = [];
  const open: { parts: number[] }[] = [{ parts: [0] }];
  const endGroup = (at: number) => {
    const { parts = [] } = open.pop() ?? {};
    parts.forEach((from, index) => {
      const next = parts[index + 1];
      if (parts.length < 2) return;
      mutants.push(
        next === undefined
          ? source.slice(0, from - 1) + source.slice(at)
          : source.slice(0, from) + source.slice(next),
      );
    });
  };
  let isClass = false;
  for (let at = 0; at < source.length; at += 1) {
    const char = source[at];
    if (char === '\\') at += 1;
    else if (isClass) isClass = char !== ']';
    else if (char === '[') isClass = true;
    else if (char === '(') {
      const prefix = /^\((?:\?(?::|<?[=!]|<\w+>))?/.exec(source.slice(at))?.[0] ?? '(';
      open.push({ parts: [at + prefix.length] });
      at += prefix.length - 1;
    } else if (char === '|') open.at(-1)?.parts.push(at + 1);
    else if (char === ')') endGroup(at);
    else if (char === '^' || char === '$') mutants.push(source.slice(0, at) + source.slice(at + 1));
    else if (char === '?') mutants.push(source.slice(0, at) + source.slice(at + 1));
  }
  endGroup(source.length);
  return mutants.filter((mutant) => isPattern(mutant));
}

function isPattern(source: string): boolean {
  try {
    new RegExp(source, 'u');
    return source !== '';
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

function mutateLiteral(node: ts.Node, add: AddMutant): void {
  if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, 'false');
  else if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, 'true');
  else if (ts.isNumericLiteral(node)) add(node, String(Number(node.text.replaceAll('_', '')) + 1));
  else if (ts.isStringLiteral(node)) add(node, node.text === '' ? "'mutated'" : "''");
  else if (ts.isNoSubstitutionTemplateLiteral(node)) add(node, '``');
  else if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/');
    for (const pattern of mutatePattern(node.text.slice(1, end))) {
      add(node, `/${pattern}${node.text.slice(end)}`);
    }
  }
}

function mutateCondition(condition: ts.Expression, add: AddMutant): void {
  add(condition, `!(${condition.getText()})`);
  add(condition, 'true');
  add(condition, 'false');
}

function mutateElements(elements: ts.NodeArray<ts.Node>, add: AddMutant): void {
  if (elements.length === 0) return;
  for (const element of elements) {
    if (!ts.isOmittedExpression(element)) add(element, ELEMENT_DROPPED);
  }
}

/** Marks the removal of an element and its comma. */
const ELEMENT_DROPPED = '\0';

function mutateNode(node: ts.Node, add: AddMutant): void {
  if (ts.isBinaryExpression(node)) {
    for (const operator of OPERATORS.get(node.operatorToken.kind) ?? [])
      add(node.operatorToken, operator);
    if (node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) {
      add(node, node.left.getText());
      add(node, node.right.getText());
    }
  } else if (ts.isPrefixUnaryExpression(node)) {
    if (node.operator === ts.SyntaxKind.ExclamationToken) add(node, node.operand.getText());
    if (node.operator === ts.SyntaxKind.MinusToken) add(node, node.operand.getText());
  } else if (ts.isIfStatement(node)) mutateCondition(node.expression, add);
  else if (ts.isConditionalExpression(node)) mutateCondition(node.condition, add);
  else if (ts.isExpressionStatement(node)) add(node, ';');
  else if (ts.isContinueStatement(node) || ts.isBreakStatement(node)) add(node, ';');
  else if (ts.isThrowStatement(node)) add(node, ';');
  else if (ts.isReturnStatement(node) && node.expression) add(node, 'return;');
  else if (ts.isCallExpression(node)) mutateCall(node, add);
  else if (ts.isArrayLiteralExpression(node)) mutateElements(node.elements, add);
  else if (ts.isObjectLiteralExpression(node)) mutateElements(node.properties, add);
  else mutateLiteral(node, add);
}

/** Nodes without run-time behavior: types, and the examples of a rule, which are its test. */
function isWithoutEffect(node: ts.Node): boolean {
  return (
    (ts.isVariableDeclaration(node) && node.name.getText() === 'EXAMPLES') ||
    ts.isTypeNode(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node)
  );
}

/** All mutants of a file in source order. */
export function getMutants(file: string, text: string): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const mutants: Mutant[] = [];
  const add: AddMutant = (node, after) => {
    const start = node.getStart();
    const isDropped = after === ELEMENT_DROPPED;
    const end = isDropped ? skipComma(text, node.getEnd()) : node.getEnd();
    const { line } = source.getLineAndCharacterOfPosition(start);
    const change = { before: text.slice(start, end), after: isDropped ? '' : after };
    mutants.push({ file, line: line + 1, start, end, ...change });
  };
  const visit = (node: ts.Node): void => {
    if (isWithoutEffect(node)) return;
    mutateNode(node, add);
    // Property names are not values.
    if (ts.isPropertyAssignment(node)) visit(node.initializer);
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return mutants;
}

function skipComma(text: string, end: number): number {
  const comma = /^\s*,/.exec(text.slice(end))?.[0] ?? '';
  return end + comma.length;
}

/** Source text with the mutant applied. */
export function applyMutant(text: string, { start, end, after }: Mutant): string {
  return text.slice(0, start) + after + text.slice(end);
}
