import type { BuiltParcel } from '@paddock/contract';

/** What one page or widget may weigh, brotli-compressed, its parcel's entry included and shared modules left out. */
const SCRIPTS_BYTES = 60_000;
const STYLES_BYTES = 20_000;

const sum = (files: readonly { readonly bytes: number }[]): number =>
  files.reduce((bytes, file) => bytes + file.bytes, 0);

/** Pages and widgets that are too heavy to be published. */
export function weightProblems({ name, entry, pages, widgets }: BuiltParcel): string[] {
  const keys = Object.entries({ pages, widgets }).flatMap(([group, loaded]) =>
    Object.entries(loaded).map(([key, files]) => ({ place: `${name} /${group}/${key}`, ...files })),
  );
  return keys.flatMap(({ place, scripts, styles }) => [
    ...tooMuch(place, 'scripts', entry.bytes + sum(scripts), SCRIPTS_BYTES),
    ...tooMuch(place, 'styles', sum(styles), STYLES_BYTES),
  ]);
}

function tooMuch(place: string, kind: string, bytes: number, limit: number): string[] {
  return bytes <= limit ? [] : [`${place}: ${bytes} bytes of ${kind}, ${limit} are allowed`];
}
