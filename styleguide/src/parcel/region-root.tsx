import type { ComponentType, ReactNode } from 'react';
import { directionOf, type RegionProps } from '@paddock/contract';

import type { ErrorTexts } from './parcel-boundary.tsx';
import { ParcelRoot } from './parcel-root.tsx';

export interface ReactLifecyclesOptions {
  /** The parcel's name, for errors and reports. */
  readonly parcel: string;
  /** Words for a failure of the whole parcel, in the language of that moment. */
  readonly errorTexts: () => ErrorTexts;
}

interface RegionRootProps<Props> {
  readonly Page: ComponentType<Props>;
  readonly options: ReactLifecyclesOptions;
  readonly props: Props;
  /** Before the page; draws nothing. */
  readonly children?: ReactNode;
}

/** The tree of a page or widget, the same where the server draws it and where the browser does. */
export function RegionRoot<Props extends RegionProps>(root: RegionRootProps<Props>) {
  const { Page, options, props, children } = root;
  return (
    <ParcelRoot
      parcel={options.parcel}
      direction={directionOf(props.language)}
      errorTexts={options.errorTexts}
      portalContainer={props.portalContainer}
      props={props}
    >
      {children}
      <Page {...props} />
    </ParcelRoot>
  );
}
