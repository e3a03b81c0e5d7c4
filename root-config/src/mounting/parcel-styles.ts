export interface ParcelStyles {
  /** Turns a parcel's sheets on before it renders; the answer turns them off once nobody else uses them. */
  acquire(parcel: string): () => void;
  /**
   * Lets the sheets of a parcel that nobody uses yet come switched off, one parcel at a time, until the answer is called or
   * somebody uses it: a sheet that is switched on for a moment styles and lays out the whole page twice.
   */
  aside(parcel: string): () => void;
}

/**
 * Counts who uses a parcel's sheets and switches their `media`. They are never removed, because webpack remembers a
 * loaded sheet, nor disabled, because that comes back asynchronously and can flash.
 */
export function createParcelStyles(document: Document): ParcelStyles {
  const users = new Map<string, number>();
  // The chunk loader reads there which parcel's sheets come switched off.
  const { dataset } = document.head;

  function switchMedia(parcel: string, media: 'all' | 'not all'): void {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-parcel]')) {
      if (link.dataset['parcel'] === parcel) link.media = media;
    }
  }

  function count(parcel: string, change: 1 | -1): number {
    const now = (users.get(parcel) ?? 0) + change;
    users.set(parcel, now);
    return now;
  }

  return {
    acquire(parcel) {
      count(parcel, 1);
      if (dataset['aside'] === parcel) dataset['aside'] = '';
      switchMedia(parcel, 'all');
      let released = false;
      return () => {
        if (released) return;
        released = true;
        if (count(parcel, -1) === 0) switchMedia(parcel, 'not all');
      };
    },
    aside(parcel) {
      if (!users.get(parcel)) dataset['aside'] = parcel;
      return () => {
        dataset['aside'] = '';
      };
    },
  };
}
