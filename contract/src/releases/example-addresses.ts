import type { ParamRule, RouteDefinition } from '../routing/route.ts';

/** An address by each path of a route, without what may be left out of it, to try a whole table. */
export function exampleAddresses({ paths, params = {} }: RouteDefinition): readonly string[] {
  return paths.map((path) =>
    path.replace(/\{[^}]*\}/g, '').replace(/:(\w+)/g, (_name, param: string) => exampleOf(params[param])),
  );
}

function exampleOf(rule: ParamRule | undefined): string {
  switch (rule?.kind) {
    case 'digits':
      return '7';
    case 'slug':
      return `${rule.prefix ?? ''}sample`;
    case 'id-slug':
      return '7-sample';
    case 'code':
      return 'abcd1234';
    case 'one-of':
      return rule.values[0] ?? '';
    case undefined:
      return 'sample';
  }
}
