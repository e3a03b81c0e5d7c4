/** Why a page was not drawn. */
export const DRAWING_FAULTS = [
  /** It used more processor time than a step has. */
  'processor',
  /** Its process answered nothing for longer than is waited for. */
  'hang',
  /** Its process ended by itself: it grew past its memory, or could not begin. */
  'exit',
  /** Its process was ended for another page. */
  'beside',
  /** The parcel's code threw. */
  'threw',
  /** It answered no text, or too much of it. */
  'text',
  /** What it drew is not clean. */
  'unclean',
  /** It reads what it may not. */
  'reads',
  /** What it reads did not answer 200. */
  'answers',
  /** No processor time was left to draw with. */
  'budget',
  /** The platform itself: a file that is not there. */
  'other',
] as const;

export type DrawingFault = (typeof DRAWING_FAULTS)[number];

export class DrawingError extends Error {
  readonly fault: DrawingFault;

  constructor(fault: DrawingFault) {
    super(`nothing was drawn: ${fault}`);
    this.name = 'DrawingError';
    this.fault = fault;
  }
}
