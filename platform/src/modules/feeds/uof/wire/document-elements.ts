import { requiredText } from './attributes.ts';
import { reading, UnreadableError, type Readable } from './wire-fault.ts';
import { childOf, parseXml, type XmlElement } from './xml.ts';

/** A competitor or a player of the API. */
export interface WireParty {
  readonly id: string;
  readonly name: string;
}

/** A document whose root is called so. */
export function document<Value>(
  text: string,
  name: string,
  read: (root: XmlElement) => Value,
): Readable<Value> {
  return reading(() => {
    const root = parseXml(text);
    if (root.name === name) return read(root);
    throw new UnreadableError('UOF_UNKNOWN_MESSAGE', `${root.name.slice(0, 60)} is no ${name}`);
  });
}

/** @throws UnreadableError UOF_MISSING */
export function child(element: XmlElement, name: string): XmlElement {
  const found = childOf(element, name);
  if (found === undefined) throw new UnreadableError('UOF_MISSING', `${element.name} has no ${name}`);
  return found;
}

/** @throws UnreadableError UOF_MISSING */
export function partyOf(element: XmlElement): WireParty {
  return { id: requiredText(element, 'id'), name: requiredText(element, 'name') };
}
