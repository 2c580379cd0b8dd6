// Which state of components has one half only: `value` without `defaultValue`, or `onOpenChange` without `open`.
import ts from 'typescript';

/** Props that are state by their name; others are if they have a default or an event of their change. */
const STATES = /^(?:value|checked|open|selected|pressed|expanded)$/;

const stateOf = (prop: string): string | null => {
  if (STATES.test(prop)) return prop;
  if (prop === 'onChange') return 'value';
  const name = /^default([A-Z]\w*)$/.exec(prop)?.[1] ?? /^on([A-Z]\w*)Change$/.exec(prop)?.[1];
  return name ? name.charAt(0).toLowerCase() + name.slice(1) : null;
};

/** What a state needs to be controlled and uncontrolled: one name of each row. */
const halvesOf = (state: string): string[][] => {
  const name = state.charAt(0).toUpperCase() + state.slice(1);
  const chosen = state === 'selected' ? ['onSelect'] : [];
  return [[state], [`default${name}`], [`on${name}Change`, ...chosen]];
};

/** The props of a component, and none of another export; a union's are those of all its types. */
const propsOf = (checker: ts.TypeChecker, exported: ts.Symbol): ts.Symbol[] => {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const node = symbol.valueDeclaration;
  if (!node || !/^[A-Z][a-z]/.test(exported.name)) return [];
  const [signature, ...others] = checker.getTypeOfSymbolAtLocation(symbol, node).getCallSignatures();
  const [props] = signature?.parameters ?? [];
  if (!props || others.length > 0) return [];
  const type = checker.getTypeOfSymbolAtLocation(props, node);
  return (type.isUnion() ? type.types : [type]).flatMap((one) => one.getProperties());
};

const isOurs = (prop: ts.Symbol): boolean =>
  prop.declarations?.some((node) => !node.getSourceFile().fileName.includes('/node_modules/')) ?? false;

const isOptional = (prop: ts.Symbol): boolean => (prop.flags & ts.SymbolFlags.Optional) !== 0;

/**
 * The state of a module's components that is only controlled or only uncontrolled: `Chip.selected`, with the props that are
 * missing or required.
 */
export function halfStates(program: ts.Program, file: string): Map<string, string[]> {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} is no module.`);
  const found = new Map<string, string[]>();
  for (const exported of checker.getExportsOfModule(module)) {
    const all = propsOf(checker, exported);
    const ours = all.filter(isOurs);
    for (const state of new Set(ours.map(({ name }) => stateOf(name)))) {
      if (!state) continue;
      // React gives `defaultValue` to every element, but only fields have `value`.
      const isField = all.some((prop) => prop.name === state && !isOurs(prop));
      const given = (isField ? all : ours).filter(isOptional).map(({ name }) => name);
      const missing = halvesOf(state).filter((names) => !names.some((name) => given.includes(name)));
      if (missing.length > 0)
        found.set(
          `${exported.name}.${state}`,
          missing.map(([name = '']) => name),
        );
    }
  }
  return found;
}
