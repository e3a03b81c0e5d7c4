import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { NO_WIDGET, type DrawnPlace, type PageDrawing, type PageProps } from '@paddock/contract';
import { RegionRoot, type ReactLifecyclesOptions } from '@paddock/styleguide';

/** A React page and what it reads. */
export interface ReactDrawing extends Pick<PageDrawing, 'readsOf'> {
  readonly page: ComponentType<PageProps>;
}

const nothing = (): void => undefined;

/** Makes a page's drawing of its own component, in the tree `reactLifecycles` mounts it in. */
export function drawReact({ page, readsOf }: ReactDrawing, options: ReactLifecyclesOptions): PageDrawing {
  return {
    readsOf,
    draw: (place) => renderToString(<RegionRoot Page={page} options={options} props={propsOf(place)} />),
  };
}

function propsOf(place: DrawnPlace): PageProps {
  return {
    ...place,
    // The browser has one; nothing is drawn into it.
    portalContainer: null as never,
    onReady: nothing,
    // The boundary's error is the drawing's: it is not drawn.
    onError: nothing,
    setSeo: nothing,
    mountWidget: () => NO_WIDGET,
  };
}
