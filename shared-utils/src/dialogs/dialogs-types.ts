import type { Stream } from '../stream/stream.ts';

export interface DialogInput {
  /** `parcel/widget`, mounted by name inside the shell's one dialog host. */
  readonly widget: string;
  readonly props?: Readonly<Record<string, unknown>>;
  readonly size?: 'small' | 'medium' | 'large';
  /** `corner` hangs it below the header's end, like a dropdown; on phones it comes from below like any other. */
  readonly placement?: 'centre' | 'corner';
  /** False: no cross, and a press outside and Escape do nothing; the widget itself offers the way on. */
  readonly dismissible?: boolean;
}

export interface Dialog extends Required<DialogInput> {
  readonly id: number;
}

/** At most one dialog is open, so that two parcels never trap the focus at once. */
export type DialogsValue =
  | { readonly status: 'closed' }
  | { readonly status: 'open'; readonly dialog: Dialog };

export interface Dialogs {
  readonly dialogs$: Stream<DialogsValue>;
  /** Opens a dialog in place of the one that is open, and answers its id. Leaving the page closes it. */
  openDialog(input: DialogInput): number;
  /** Closes the dialog; with an id only if it is still that one. */
  closeDialog(id?: number): void;
}
