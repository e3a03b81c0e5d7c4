import { ENDPOINTS, type Endpoint } from '@paddock/contract/endpoints';

const TABLE: Readonly<Record<string, Endpoint>> = ENDPOINTS;

/** How an endpoint refuses that does it in another company's words, by its name in the table or in the document. */
export const otherWordsOf = (name: string): Endpoint['refusal'] =>
  TABLE[name.replace(/\{(\w+)\}/g, ':$1')]?.refusal;
