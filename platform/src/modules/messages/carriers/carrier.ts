import type { MessageContent } from '../templates/template.ts';

/** A message on its way. */
export interface CarriedMessage {
  /** The same at every try of one message: a carrier that knows it already need not send it twice. */
  readonly id: string;
  readonly to: string;
  /** What it is written in. */
  readonly language: string;
  readonly content: MessageContent;
  /** The site it comes from; none for the installation's own. */
  readonly brand?: string | null;
  /** True when this server ended during an earlier try, and nobody knows how that went. */
  readonly mayHaveArrived?: boolean;
  /** Proves to the site whose letters like this one are to end; marketing alone has it. */
  readonly unsubscribeToken?: string;
}

/** What carriers know of the sites that messages come from. */
export interface CarriedSites {
  nameOf(brand: string | null | undefined): string;
  /** Where links lead. */
  originOf(brand: string | null | undefined): string;
}

/** Takes messages to their people: SMTP, a company for SMS, the sandbox. */
export interface Carrier {
  readonly name: string;
  /** @throws UndeliverableError when trying again cannot help, anything else when it can. */
  deliver(message: CarriedMessage): Promise<void>;
  close?(): void;
}

/** The address does not exist or refuses for good. */
export class UndeliverableError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UndeliverableError';
  }
}
