import { FRAME_IDS } from '@paddock/contract';

/** Where one mount lives: its slot in the region, its home for portals, its styles. */
export interface MountPlace {
  readonly slot: HTMLElement;
  readonly portals: HTMLElement;
  /** Shows the slot; until then it is laid out at its full width but neither seen nor reached. */
  reveal(): void;
  /** Hides the slot at once, before its content is taken down. */
  conceal(): void;
  /** Empties and removes all of it; safe to call twice. */
  close(): void;
}

/** Class of a slot whose content is not ready yet, drawn in the shell's styles. */
const WAITING_CLASS = 'frame-slot-waiting';

/**
 * @param releaseStyles turns the parcel's sheets off, called when the place closes
 * @param drawn a slot that stands in the region with what the server drew; else a new one is made, unseen
 */
export function openPlace(
  region: HTMLElement,
  parcel: string,
  releaseStyles: () => void,
  portalsParent: HTMLElement | undefined,
  drawn?: HTMLElement,
): MountPlace {
  const { ownerDocument: document } = region;
  const slot = drawn ?? newSlot(document, parcel);
  const portals = document.createElement('div');
  portals.dataset['parcel'] = parcel;
  if (drawn === undefined) region.append(slot);
  (portalsParent ?? document.getElementById(FRAME_IDS.portals) ?? document.body).append(portals);

  return {
    slot,
    portals,
    reveal() {
      slot.classList.remove(WAITING_CLASS);
      slot.inert = false;
    },
    conceal() {
      slot.hidden = true;
      slot.inert = true;
    },
    close() {
      slot.remove();
      portals.remove();
      releaseStyles();
    },
  };
}

function newSlot(document: Document, parcel: string): HTMLElement {
  const slot = document.createElement('div');
  slot.className = `frame-slot ${WAITING_CLASS}`;
  slot.inert = true;
  slot.dataset['parcel'] = parcel;
  return slot;
}
