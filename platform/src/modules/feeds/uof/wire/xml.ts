import { SaxesParser, type SaxesTagPlain } from 'saxes';

import { UnreadableError } from './wire-fault.ts';

/** An element with its attributes and the elements in it. Text is left out: the feed says everything in attributes. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
}

/** No message or document of the feed is nested deeper than this by half. */
const DEEPEST = 24;

/**
 * The root of an XML text. Entities a document declares itself are not known, so none can grow.
 * @throws UnreadableError UOF_XML for what is not well-formed, or nested without end
 */
export function parseXml(text: string): XmlElement {
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw new UnreadableError('UOF_XML', error.message.slice(0, 200));
  });
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    const element: XmlElement = { name, attributes, children: [] };
    if (open.length === 0) root = element;
    else open[open.length - 1]?.children.push(element);
    if (open.push(element) > DEEPEST) throw new UnreadableError('UOF_XML', 'nested too deeply');
  });
  parser.on('closetag', () => open.pop());
  parser.write(text).close();
  if (root === undefined) throw new UnreadableError('UOF_XML', 'there is no element');
  return root;
}

/** Its elements of that name. */
export function childrenOf(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

/** The first of its elements of that name. */
export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name);
}
