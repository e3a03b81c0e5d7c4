import { mountRootParcel, type AppProps } from 'single-spa';

type MountParcel = AppProps['mountParcel'];

let owner: Promise<MountParcel> | null = null;

/**
 * Mounts parcels as children of one that draws nothing. single-spa keeps every root parcel for ever, with the element and
 * the props it was given; children of another parcel it forgets when they are unmounted.
 */
export function parcelOwner(document: Document): Promise<MountParcel> {
  owner ??= new Promise((resolve) => {
    const done = (): Promise<void> => Promise.resolve();
    const mount = ({ mountParcel }: AppProps): Promise<void> => {
      resolve(mountParcel);
      return Promise.resolve();
    };
    mountRootParcel(
      { name: 'regions', bootstrap: done, mount, unmount: done },
      { domElement: document.createElement('div') },
    );
  });
  return owner;
}
