import { inertJson } from '../../../kernel/http/inert-json.ts';
import type { DocumentParts } from './document-parts.ts';

/** Texts of what all documents of a release share, by the objects they are of, which nobody changes. */
const kept = new WeakMap<object, string>();

function keptText(of: object, make: () => string): string {
  const text = kept.get(of) ?? make();
  kept.set(of, text);
  return text;
}

/** JSON of an object that nobody changes, made once. */
export const keptJson = (value: object): string => keptText(value, () => inertJson(value));

/** The import map of a document. Scopes are left out where there are none: hardly any release has a parcel with copies of its own. */
export function importMapJson(parts: DocumentParts): string {
  const { imports, scopes, integrity } = parts;
  return keptText(parts, () =>
    inertJson({ imports, ...(scopes === undefined ? {} : { scopes }), integrity }),
  );
}
