import { join } from 'node:path';
import ts from 'typescript';

export type SendScope = 'lobby' | 'room' | 'socket';

/** A method that sends to the tabs of an account, or to a room. Everything else is sent by a socket itself. */
const SCOPE_OF: Record<string, SendScope> = { toUser: 'lobby', toRoom: 'room' };

const calleeName = ({ expression }: ts.CallExpression): string =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();

/** The string literals that a type allows: those of a variable, a template or a union, too. */
const literalsOf = (type: ts.Type): string[] =>
  type.isUnion() ? type.types.flatMap(literalsOf) : type.isStringLiteral() ? [type.value] : [];

/**
 * Which events the platform's code sends, and to where, as the compiler reads the arguments of its calls. Code that only
 * passes an event on has a wide type, and counts for nothing.
 *
 * @param root the repository
 * @param isEvent whether a text is the name of an event
 * @param eventCount how many events there are: an argument that may be any of them names none
 */
export function sentEvents(
  root: string,
  isEvent: (name: string) => boolean,
  eventCount: number,
): Map<string, Set<SendScope>> {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, 'tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(String(messageText));
      },
    },
  );
  const isSource = (file: string) =>
    file.includes('/apps/api/src/') && !/\.test\.ts$|\/testing\/|\/test-[^/]+\.ts$/.test(file);
  const program = ts.createProgram((config?.fileNames ?? []).filter(isSource), config?.options ?? {});
  const checker = program.getTypeChecker();
  const sent = new Map<string, Set<SendScope>>();
  const note = (value: ts.Expression, scope: SendScope): void => {
    const names = literalsOf(checker.getTypeAtLocation(value)).filter(isEvent);
    if (names.length === eventCount) return;
    for (const name of names) sent.set(name, (sent.get(name) ?? new Set()).add(scope));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const scope = SCOPE_OF[calleeName(node)] ?? 'socket';
      for (const argument of node.arguments) note(argument, scope);
    } else if (ts.isPropertyAssignment(node) && node.name.getText() === 'event') {
      note(node.initializer, 'socket');
    }
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) if (isSource(file.fileName)) visit(file);
  return sent;
}
