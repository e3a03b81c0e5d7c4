/** The parts of a browser's global scope that are asked. */
interface Scope {
  readonly screen?: { readonly width: number; readonly height: number; readonly colorDepth: number };
  readonly navigator?: {
    readonly languages?: readonly string[];
    readonly hardwareConcurrency?: number;
    readonly maxTouchPoints?: number;
  };
}

/**
 * Coarse facts of this browser, names and texts (S3-31 componentsData): what many browsers share. No canvas, no fonts,
 * no audio: it shall tell machines that throw their cookies away, not recognise people.
 */
export function browserComponents(scope: Scope = globalThis): Record<string, string> {
  const { screen, navigator } = scope;
  const known = {
    screen: screen === undefined ? undefined : `${screen.width}x${screen.height}x${screen.colorDepth}`,
    languages: navigator?.languages?.join(','),
    cores: navigator?.hardwareConcurrency?.toString(),
    touch: navigator?.maxTouchPoints?.toString(),
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  return Object.fromEntries(
    Object.entries(known).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value.slice(0, 200)] as const],
    ),
  );
}
